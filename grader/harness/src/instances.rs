//! The standard library's generic functions for the types that exercises use, made
//! once, for every student's file and every program of checks to share. Without
//! them each compiler run makes its own, which takes up to half of its time.
//!
//! The grader compiles this file as a crate of its own. Nothing of it is ever
//! called: that it calls a function with a type is enough for the instance to be
//! there. The compiler shares only what needs no closure.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::hash::Hash;
use std::hint::black_box;

/// Makes all instances.
pub fn instances_for_all() {
    sorted_sets::<usize>();
    sorted_sets::<isize>();
    sorted_sets::<i32>();
    hashed_sets::<usize>();
    hashed_sets::<isize>();
    hashed_sets::<i32>();
    lists::<usize>();
    lists::<u64>();
    lists::<bool>();
    lists::<char>();
    boards();
    ranges();
    texts();
}

fn sorted_sets<T: Ord + Copy + Default + std::fmt::Debug + 'static>() {
    let one = black_box(T::default());
    let mut set: BTreeSet<T> = BTreeSet::new();
    set.insert(one);
    black_box((set.contains(&one), set.len(), set.is_empty()));
    black_box(set.remove(&one));
    black_box((set.iter().copied().count(), set.iter().count(), set.first(), set.last()));
    black_box(BTreeSet::<T>::from([])); // As checks write their sets: of 0 to 4 elements.
    black_box(BTreeSet::from([one]));
    black_box(BTreeSet::from([one; 2]));
    black_box(BTreeSet::from([one; 3]));
    black_box(BTreeSet::from([one; 4]));
    let copy = set.clone();
    black_box((copy == set, BTreeSet::<T>::default(), format!("{set:?}")));
    let collected: BTreeSet<T> = vec![one].into_iter().collect();
    black_box(collected.into_iter().collect::<Vec<T>>());
    let mut map: BTreeMap<T, usize> = BTreeMap::new();
    map.insert(one, 1);
    black_box(map.get(&one));
    black_box(map.remove(&one));
    set.clear();
}

fn hashed_sets<T: Eq + Hash + Copy + Default + std::fmt::Debug + 'static>() {
    let one = black_box(T::default());
    let mut set: HashSet<T> = HashSet::new();
    set.insert(one);
    black_box((set.contains(&one), set.len(), set.is_empty()));
    black_box(set.remove(&one));
    black_box((set.iter().count(), set.clone() == set, HashSet::<T>::default()));
    black_box(HashSet::from([one]));
    black_box(vec![one].into_iter().collect::<HashSet<T>>());
    set.clear();
}

fn lists<T: Ord + Copy + Default + std::fmt::Debug + 'static>() {
    let one = black_box(T::default());
    let mut list = vec![one; black_box(2)];
    list.push(one);
    black_box((list.pop(), list.len(), list.is_empty(), list.last().copied(), list.first()));
    black_box((list.contains(&one), list.get(0), list[0], list.clone() == list, list.to_vec()));
    list[0] = one;
    list.insert(0, one);
    list.remove(0);
    list.truncate(1);
    list.extend_from_slice(&[one]);
    list.extend(vec![one]);
    list.swap(0, 0);
    list.reverse();
    list.sort();
    list.sort_unstable();
    list.dedup();
    black_box((Vec::<T>::new(), Vec::<T>::with_capacity(1), format!("{list:?}"), [one].to_vec()));
    for (at, value) in list.iter().enumerate() {
        black_box((at, value));
    }
    for value in list.iter().copied().rev() {
        black_box(value);
    }
    for pair in list.iter().zip(&list[1..]).skip(1).take(1) {
        black_box(pair);
    }
    for value in list.iter_mut() {
        *value = one;
    }
    black_box((list.iter().max(), list.iter().min(), &list[..1], &list[1..], &list[0..1]));
    black_box(list.iter().copied().collect::<Vec<T>>());
    black_box(list.iter().cloned().collect::<Vec<T>>());
    black_box((Some(list.clone()), Some(one) == None, list.as_slice() == [one]));
    for value in list {
        black_box(value);
    }
}

fn boards() {
    let board = black_box(vec![1_usize, 3, 0, 2]);
    let mut boards = vec![board.clone()];
    boards.push(board.clone());
    boards.extend(vec![board.clone()]);
    boards.sort();
    boards.dedup();
    boards.reverse();
    black_box((boards.len(), boards.is_empty(), boards.contains(&board), boards.clone() == boards));
    black_box((boards.pop(), boards.first().cloned(), boards.iter().min().cloned()));
    for board in &boards {
        black_box(board);
    }
    let seen: BTreeSet<Vec<usize>> = boards.iter().cloned().collect();
    black_box((seen.contains(&board), seen.len()));
    black_box(Some(board));
    for board in boards {
        black_box(board);
    }
    black_box(vec![vec![false; 2]; black_box(2)]);
}

fn ranges() {
    let n = black_box(4_usize);
    for pair in (0..n).zip(0..n) {
        black_box(pair);
    }
    for row in (0..n).rev() {
        black_box(row);
    }
    for row in (0..=n).rev() {
        black_box(row);
    }
    for row in 0..=n {
        black_box(row);
    }
    for row in (0..n).step_by(2).chain(0..n).skip(1) {
        black_box(row);
    }
    for bit in 0..black_box(4_u32) {
        black_box(bit);
    }
    for number in 0..black_box(4_u64) {
        black_box(number);
    }
    for number in 0..black_box(4_isize) {
        black_box(number);
    }
    for number in 0..black_box(4_i32) {
        black_box(number);
    }
    black_box(((0..n).contains(&n), (0..n).sum::<usize>(), (0..n).collect::<Vec<usize>>()));
    black_box(((0..n).len(), (1..=n).product::<usize>(), (0..n).collect::<BTreeSet<usize>>()));
    black_box((isize::try_from(n), usize::try_from(black_box(1_isize)), u32::try_from(n)));
}

fn texts() {
    let mut text = String::new();
    text.push('Q');
    text.push_str("..");
    black_box((text.clone() + "\n", text.chars().rev().collect::<String>(), text.len()));
    black_box(vec![text.clone()].join("\n"));
    for row in black_box(text).lines() {
        black_box(row.to_string());
    }
}
