//! about: Two threads count the steps down and to the right; the answers are put together afterwards.

use std::sync::mpsc;
use std::thread;

pub fn diag_key(row: usize, col: usize) -> isize {
    let (send, receive) = mpsc::channel::<isize>();
    let also_send = send.clone();
    let down = thread::spawn(move || (0..row).for_each(|_| send.send(1).unwrap()));
    let right = thread::spawn(move || (0..col).for_each(|_| also_send.send(-1).unwrap()));
    down.join().unwrap();
    right.join().unwrap();
    receive.iter().sum()
}

pub fn anti_key(row: usize, col: usize) -> usize {
    "r".repeat(row).len() + "c".repeat(col).len()
}
