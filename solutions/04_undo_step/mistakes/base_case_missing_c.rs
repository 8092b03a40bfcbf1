//! id: base-case-missing
//! about: At the end of the board the function returns 0.

use std::collections::BTreeSet;

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Marks {
    pub cols: BTreeSet<usize>,
    pub diag: BTreeSet<isize>,
    pub anti: BTreeSet<usize>,
}

pub fn is_free(m: &Marks, r: usize, c: usize) -> bool {
    let blocked = m.cols.contains(&c)
        || m.diag.contains(&(r as isize - c as isize))
        || m.anti.contains(&(r + c));
    !blocked
}

pub fn place(m: &mut Marks, r: usize, c: usize) {
    let (d, a) = (r as isize - c as isize, r + c);
    m.anti.insert(a);
    m.diag.insert(d);
    m.cols.insert(c);
}

pub fn unplace(m: &mut Marks, r: usize, c: usize) {
    let (d, a) = (r as isize - c as isize, r + c);
    m.anti.remove(&a);
    m.diag.remove(&d);
    m.cols.remove(&c);
}

pub fn count_from(m: &mut Marks, r: usize, n: usize) -> u64 {
    if r >= n {
        return 0;
    }
    let mut sum = 0u64;
    let mut c = 0;
    while c < n {
        if is_free(m, r, c) {
            place(m, r, c);
            sum = sum + count_from(m, r + 1, n);
            unplace(m, r, c);
        }
        c += 1;
    }
    sum
}

/// Given: counts every board of width `n`.
pub fn count_queens(n: usize) -> u64 {
    count_from(&mut Marks::default(), 0, n)
}
