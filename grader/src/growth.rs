//! How fast searches grow: numbers to hold a student's own against, and how
//! numbers and times are written. Pure.

/// Solutions and nodes of the pruned search for n queens, counted by a search with
/// bit masks; a node is a call, the root included. n is at most 16.
pub fn counts(n: usize) -> (u64, u64) {
    fn descend(full: u32, cols: u32, down_right: u32, down_left: u32, count: &mut (u64, u64)) {
        count.1 += 1;
        if cols == full {
            count.0 += 1;
            return;
        }
        let mut free = full & !(cols | down_right | down_left);
        while free != 0 {
            let square = free & free.wrapping_neg();
            free ^= square;
            descend(
                full,
                cols | square,
                (down_right | square) << 1,
                (down_left | square) >> 1,
                count,
            );
        }
    }
    let mut count = (0, 0);
    descend((1 << n) - 1, 0, 0, 0, &mut count);
    count
}

/// n!, the orderings of n columns. n is at most 33.
pub fn factorial(n: usize) -> u128 {
    (1..=n as u128).product()
}

/// nⁿ, the boards with one queen in every row. n is at most 26.
pub fn power(n: usize) -> u128 {
    (0..n).map(|_| n as u128).product()
}

/// A number with a comma after every third digit from the right.
pub fn with_commas(number: u128) -> String {
    let digits = number.to_string();
    let mut out = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// A time in seconds with two digits that count and a unit.
pub fn duration(seconds: f64) -> String {
    let (number, unit) = match seconds {
        s if s >= 1.0 => (s, "s"),
        s if s >= 1e-3 => (s * 1e3, "ms"),
        s => (s * 1e6, "µs"),
    };
    format!("{} {unit}", two_digits(number))
}

/// How many times larger `now` is than `before`; a dash where there is no ratio.
pub fn ratio(now: f64, before: Option<f64>) -> String {
    match before {
        Some(before) if before > 0.0 => two_digits(now / before),
        _ => "-".to_string(),
    }
}

/// A number that is not negative, with two digits that count.
fn two_digits(number: f64) -> String {
    let places = match number {
        n if n >= 9.95 || n == 0.0 => 0,
        n if n >= 0.095 => 1,
        n if n >= 0.0095 => 2,
        _ => 3,
    };
    format!("{number:.places$}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn solutions_are_oeis_a000170_and_nodes_those_of_the_tree() {
        let rows: Vec<(u64, u64)> = (1..=10).map(counts).collect();
        let solutions: Vec<u64> = rows.iter().map(|row| row.0).collect();
        assert_eq!(solutions, [1, 0, 0, 2, 10, 4, 40, 92, 352, 724]);
        for n in 1..=8 {
            assert_eq!(rows[n - 1].1, crate::tree::walk(n).len() as u64, "n = {n}");
        }
        assert_eq!(rows[9].1, 35_539);
    }

    #[test]
    fn numbers_times_and_ratios_are_written_short() {
        assert_eq!(with_commas(0), "0");
        assert_eq!(with_commas(999), "999");
        assert_eq!(with_commas(power(8)), "16,777,216");
        assert_eq!(with_commas(factorial(8)), "40,320");
        let written = [12.4, 3.04, 0.25, 0.0031, 0.000_004_2, 0.0].map(duration);
        assert_eq!(written, ["12 s", "3.0 s", "250 ms", "3.1 ms", "4.2 µs", "0 µs"]);
        assert_eq!(ratio(34.0, Some(2.0)), "17");
        assert_eq!(ratio(3.0, Some(2.0)), "1.5");
        assert_eq!(ratio(0.1, Some(3.0)), "0.03");
        assert_eq!(ratio(2.0, Some(0.0)), "-");
        assert_eq!(ratio(2.0, None), "-");
    }
}
