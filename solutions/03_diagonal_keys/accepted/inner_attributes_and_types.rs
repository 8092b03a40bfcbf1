//! about: Inner attributes, type aliases, a constant function and a struct that is built for each call.

#![forbid(unsafe_code)]
#![allow(dead_code, unused_variables)]

type Down = isize;
type Count = usize;

#[derive(Debug, Clone, Copy, Default)]
struct Square<T> {
    row: T,
    col: T,
}

impl Square<isize> {
    const fn difference(&self) -> Down {
        let Self { row, col } = *self;
        row - col
    }
}

impl Square<usize> {
    const fn sum(&self) -> Count {
        self.row + self.col
    }
}

pub const fn diag_key(row: usize, col: usize) -> isize {
    let unused = 7;
    Square { row: row as isize, col: col as isize }.difference()
}

pub const fn anti_key(row: usize, col: usize) -> usize {
    Square { row, col }.sum()
}
