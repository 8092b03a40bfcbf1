//! 14 · The same search for sums: the model answer
//!
//! Choose, explore, un-choose once more. A row is an item here, and its
//! squares are two: take it or skip it.

/// Says whether a list that reaches `target` may stand at this node or below it.
///
/// `sum` is what the chosen items add up to, `remaining` what the items that are left add up to,
/// `next` the first of those, or `None` where no item is left.
pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    // The items ascend: when the next one is too large, all the others are.
    let next_fits = next.is_some_and(|item| sum + item <= target);
    let enough_left = sum + remaining >= target;
    sum == target || (enough_left && next_fits)
}

/// Every choice of items that adds up to `target`, in take-before-skip order.
pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut found = Vec::new();
    choose(items, 0, target, &mut Vec::new(), &mut found);
    found
}

/// Decides on the items from place `at` on; `chosen` holds what was taken before.
/// When it returns, `chosen` is as it was on entry.
fn choose(items: &[u64], at: usize, target: u64, chosen: &mut Vec<u64>, found: &mut Vec<Vec<u64>>) {
    let sum: u64 = chosen.iter().sum();
    let remaining: u64 = items[at..].iter().sum();
    if !promising(sum, remaining, items.get(at).copied(), target) {
        return;
    }
    if sum == target {
        found.push(chosen.clone());
        return;
    }
    // A promising node below the target has a next item.
    chosen.push(items[at]);
    choose(items, at + 1, target, chosen, found);
    chosen.pop();
    choose(items, at + 1, target, chosen, found);
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
    fn each_bound_at_its_edge() {
        assert!(promising(0, 1, Some(1), 1));
        assert!(!promising(0, 1, Some(1), 2));
        assert!(!promising(0, 2, Some(2), 1));
        assert!(promising(0, 0, None, 0));
        assert!(!promising(1, 0, None, 0));
    }

    #[test]
    fn lists_of_the_statement() {
        assert_eq!(subset_sums(&[3, 5, 6, 7], 15), [[3, 5, 7]]);
        assert_eq!(subset_sums(&[1, 1], 1), [[1], [1]]);
        assert_eq!(subset_sums(&[1, 1, 2], 2), [vec![1, 1], vec![2]]);
        assert_eq!(subset_sums(&[2, 3], 0), [[]; 1]);
        assert_eq!(subset_sums(&[], 0), [[]; 1]);
        assert!(subset_sums(&[2, 3], 4).is_empty());
        assert_eq!(
            subset_sums(&[1, 1, 2, 3, 5], 6),
            [vec![1, 2, 3], vec![1, 5], vec![1, 2, 3], vec![1, 5]]
        );
    }

    #[test]
    fn a_list_of_every_choice_agrees() {
        let items = [1, 2, 2, 3, 5, 6, 6, 8];
        for target in 0..=34 {
            // Bit i from the left stands for item i, so the largest number
            // takes as early as possible.
            let all: Vec<Vec<u64>> = (0..1_u32 << items.len())
                .rev()
                .map(|bits| {
                    let taken = |at: &usize| bits >> (items.len() - 1 - at) & 1 == 1;
                    (0..items.len()).filter(taken).map(|at| items[at]).collect()
                })
                .filter(|chosen: &Vec<u64>| chosen.iter().sum::<u64>() == target)
                .collect();
            assert_eq!(subset_sums(&items, target), all, "target {target}");
        }
    }

    /// Nodes of the tree in the statement, with either bound left out.
    #[test]
    fn the_nodes_in_the_statement() {
        fn nodes(at: usize, sum: u64, enough: bool, fits: bool) -> u64 {
            let (items, target) = ([3, 5, 6, 7], 15);
            let remaining: u64 = items[at..].iter().sum();
            let hopeless = sum > target
                || (enough && sum + remaining < target)
                || (fits && items.get(at).is_some_and(|item| sum + item > target));
            if sum == target || at == items.len() || hopeless {
                return 1;
            }
            1 + nodes(at + 1, sum + items[at], enough, fits) + nodes(at + 1, sum, enough, fits)
        }
        assert_eq!(nodes(0, 0, true, true), 15);
        assert_eq!(nodes(0, 0, true, false), 21);
        assert_eq!(nodes(0, 0, false, true), 25);
    }
}
