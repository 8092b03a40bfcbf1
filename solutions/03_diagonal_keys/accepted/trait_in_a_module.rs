//! about: A trait in a module with a crate path, a left-over main and the author's own test.

mod keys {
    pub trait Keys {
        fn diag(self) -> i64;
        fn anti(self) -> i64;
    }

    impl Keys for (i64, i64) {
        fn diag(self) -> i64 {
            self.0 - self.1
        }
        fn anti(self) -> i64 {
            self.0 + self.1
        }
    }
}

use crate::keys::Keys;

pub fn diag_key(row: usize, col: usize) -> isize {
    (row as i64, col as i64).diag() as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    (row as i64, col as i64).anti() as usize
}

#[allow(dead_code)]
fn main() {
    for row in 0..4 {
        for col in 0..4 {
            print!("{:3}", diag_key(row, col));
        }
        println!();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn above_the_long_line() {
        assert_eq!(diag_key(0, 3), -3);
    }
}
