//! How an answer is written: a small grammar for values of the standard types.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::time::Duration;

/// A value that can be sent to the grader as text.
///
/// It is implemented for types of the standard library alone, so a student's
/// own `Debug` or `PartialEq` is never asked. The text follows Rust's own way of
/// writing a value:
///
/// | value | text |
/// |---|---|
/// | integers, `bool` | `-3`, `true` |
/// | `char`, text | `'a'`, `"two\nlines"` |
/// | `Option` | `None`, `Some(3)` |
/// | lists, arrays | `[1, 2]` |
/// | sets | `{1, 2}` |
/// | tuples | `(1, true)`, `(1,)`, `()` |
/// | `f64` | `1.5`, `NaN`, `inf` |
/// | `Duration` | seconds, as `f64` |
pub trait Answer {
    /// Appends the value to `out`.
    fn write(&self, out: &mut String);
}

macro_rules! as_displayed {
    ($($kind:ty),*) => {$(
        impl Answer for $kind {
            fn write(&self, out: &mut String) {
                out.push_str(&self.to_string());
            }
        }
    )*};
}

macro_rules! as_debugged {
    ($($kind:ty),*) => {$(
        impl Answer for $kind {
            fn write(&self, out: &mut String) {
                out.push_str(&format!("{self:?}"));
            }
        }
    )*};
}

as_displayed!(u8, u16, u32, u64, u128, usize, i8, i16, i32, i64, i128, isize, bool);
as_debugged!(f32, f64, char, str, String);

impl<T: Answer + ?Sized> Answer for &T {
    fn write(&self, out: &mut String) {
        (**self).write(out);
    }
}

impl<T: Answer + ?Sized> Answer for &mut T {
    fn write(&self, out: &mut String) {
        (**self).write(out);
    }
}

impl<T: Answer + ?Sized> Answer for Box<T> {
    fn write(&self, out: &mut String) {
        (**self).write(out);
    }
}

impl<T: Answer> Answer for Option<T> {
    fn write(&self, out: &mut String) {
        match self {
            None => out.push_str("None"),
            Some(value) => {
                out.push_str("Some(");
                value.write(out);
                out.push(')');
            }
        }
    }
}

fn write_all<'a, T: Answer + 'a>(
    values: impl IntoIterator<Item = &'a T>,
    brackets: [char; 2],
    out: &mut String,
) {
    out.push(brackets[0]);
    for (place, value) in values.into_iter().enumerate() {
        if place > 0 {
            out.push_str(", ");
        }
        value.write(out);
    }
    out.push(brackets[1]);
}

impl<T: Answer> Answer for [T] {
    fn write(&self, out: &mut String) {
        write_all(self, ['[', ']'], out);
    }
}

impl<T: Answer, const N: usize> Answer for [T; N] {
    fn write(&self, out: &mut String) {
        write_all(self, ['[', ']'], out);
    }
}

impl<T: Answer> Answer for Vec<T> {
    fn write(&self, out: &mut String) {
        write_all(self, ['[', ']'], out);
    }
}

impl<T: Answer> Answer for BTreeSet<T> {
    fn write(&self, out: &mut String) {
        write_all(self, ['{', '}'], out);
    }
}

impl<T: Answer + Ord, S> Answer for HashSet<T, S> {
    fn write(&self, out: &mut String) {
        let mut values: Vec<&T> = self.iter().collect();
        values.sort();
        write_all(values, ['{', '}'], out);
    }
}

impl<K: Answer, V: Answer> Answer for BTreeMap<K, V> {
    fn write(&self, out: &mut String) {
        let pairs: Vec<(&K, &V)> = self.iter().collect();
        write_all(&pairs, ['{', '}'], out);
    }
}

impl Answer for Duration {
    fn write(&self, out: &mut String) {
        self.as_secs_f64().write(out);
    }
}

impl Answer for () {
    fn write(&self, out: &mut String) {
        out.push_str("()");
    }
}

macro_rules! tuples {
    ($(($($name:ident $place:tt),+))*) => {$(
        impl<$($name: Answer),+> Answer for ($($name,)+) {
            fn write(&self, out: &mut String) {
                let parts: &[&dyn Answer] = &[$(&self.$place),+];
                out.push('(');
                for (place, part) in parts.iter().enumerate() {
                    if place > 0 {
                        out.push_str(", ");
                    }
                    part.write(out);
                }
                if parts.len() == 1 {
                    out.push(',');
                }
                out.push(')');
            }
        }
    )*};
}

tuples! {
    (A 0)
    (A 0, B 1)
    (A 0, B 1, C 2)
    (A 0, B 1, C 2, D 3)
    (A 0, B 1, C 2, D 3, E 4)
    (A 0, B 1, C 2, D 3, E 4, F 5)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(value: &dyn Answer) -> String {
        let mut out = String::new();
        value.write(&mut out);
        out
    }

    #[test]
    fn values_are_written_as_rust_writes_them() {
        assert_eq!(written(&-3_isize), "-3");
        assert_eq!(written(&Some(vec![1_usize, 3, 0, 2])), "Some([1, 3, 0, 2])");
        assert_eq!(written(&None::<u8>), "None");
        assert_eq!(written(&".Q\nQ."), "\".Q\\nQ.\"");
        assert_eq!(written(&[[1_u8, 2], [3, 4]]), "[[1, 2], [3, 4]]");
        assert_eq!(written(&('?', 2.0_f64, ())), "('?', 2.0, ())");
        assert_eq!(written(&(1_u8,)), "(1,)");
    }

    #[test]
    fn sets_are_written_in_order_whatever_their_kind() {
        assert_eq!(written(&BTreeSet::from([3, -1, 2])), "{-1, 2, 3}");
        assert_eq!(written(&HashSet::from([10, 9, 2])), "{2, 9, 10}");
        assert_eq!(written(&BTreeSet::<usize>::new()), "{}");
    }

    #[test]
    fn a_duration_is_written_in_seconds() {
        assert_eq!(written(&Duration::from_millis(1500)), "1.5");
    }
}
