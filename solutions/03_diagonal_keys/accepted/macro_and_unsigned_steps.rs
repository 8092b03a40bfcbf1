//! about: A macro writes both functions; the signed one takes unsigned steps from zero.

macro_rules! key {
    ($name:ident, $answer:ty, $start:expr, $($step:ident),+) => {
        pub fn $name(row: usize, col: usize) -> $answer {
            let mut key: $answer = $start;
            let mut rest = [row, col].into_iter();
            $(key = key.$step(rest.next().unwrap());)+
            key
        }
    };
}

key!(diag_key, isize, 0, wrapping_add_unsigned, wrapping_sub_unsigned);
key!(anti_key, usize, 0, wrapping_add, wrapping_add);
