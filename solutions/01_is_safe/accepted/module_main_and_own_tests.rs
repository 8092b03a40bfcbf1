//! about: A module with a crate path, a print in a left-over main, a macro and the author's own tests.

mod geometry {
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct Square {
        pub row: usize,
        pub col: usize,
    }

    impl Square {
        pub fn sees(self, other: Square) -> bool {
            self.col == other.col
                || self.row + self.col == other.row + other.col
                || self.row + other.col == other.row + self.col
        }
    }
}

use crate::geometry::Square;

macro_rules! square {
    ($row:expr, $col:expr) => {
        Square { row: $row, col: $col }
    };
}

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let wanted = square!(row, col);
    queens
        .iter()
        .enumerate()
        .map(|(r, &c)| square!(r, c))
        .filter(|queen| queen.sees(wanted))
        .count()
        == 0
}

pub fn is_solution(queens: &[usize]) -> bool {
    let width = queens.len();
    if let Some(_outside) = queens.iter().position(|&c| c >= width) {
        return false;
    }
    (0..width).all(|row| is_safe(&queens[..row], row, queens[row]))
}

#[allow(dead_code)]
fn main() {
    println!("{}", is_safe(&[1, 3], 2, 0));
    println!("{}", is_solution(&[1, 3, 0, 2]));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn my_board() {
        assert!(is_solution(&[1, 3, 0, 2]));
        assert_eq!(is_safe(&[0], 1, 1), false);
    }
}
