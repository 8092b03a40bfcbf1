//! 14 · The same search for sums
//!
//! Read README.md beside this folder, then write the two functions.
//! `subset_sums` needs a helper of its own that calls itself.
//! Grade with `cargo run -p grader -- subset_sum`.

/// Says whether a list that reaches `target` may stand at this node or below it.
///
/// `sum` is what the chosen items add up to, `remaining` what the items that are left add up to,
/// `next` the first of those, or `None` where no item is left.
pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    todo!("promising: sum = {sum}, remaining = {remaining}, next = {next:?}, target = {target}")
}

/// Every choice of items that adds up to `target`, in take-before-skip order.
pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    todo!("subset_sums: items = {items:?}, target = {target}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn promising_on_two_nodes() {
        assert!(promising(3, 18, Some(5), 15));
        assert!(!promising(14, 7, Some(7), 15));
    }

    #[test]
    fn subsets_of_3_5_6_7() {
        assert_eq!(subset_sums(&[3, 5, 6, 7], 15), [[3, 5, 7]]);
    }
}
