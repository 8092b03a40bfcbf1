//! id: repaired-counted-from-1
//! about: The lists are counted from 0, but the repair for 2 puts the book's 5 at the end.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let mut first: Vec<usize> = (1..n).step_by(2).collect();
    let mut second: Vec<usize> = (0..n).step_by(2).collect();
    if n % 6 == 2 {
        second.swap(0, 1);
        second.remove(2);
        second.push(5);
    } else if n % 6 == 3 {
        first.rotate_left(1);
        second.rotate_left(2);
    }
    first.extend(second);
    Some(first)
}
