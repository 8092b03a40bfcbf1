//! about: The bound as conditions that all must hold; the search prepends on the way back.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    let conditions = [next.is_some(), sum + next.unwrap_or(0) <= target, target <= sum + remaining];
    sum == target || conditions.iter().all(|&holds| holds)
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    fn tails(left: &[u64], missing: u64) -> Vec<std::collections::VecDeque<u64>> {
        let all = left.iter().sum();
        if !promising(0, all, left.first().copied(), missing) {
            return Vec::new();
        }
        if missing == 0 {
            return vec![Default::default()];
        }
        let mut with = tails(&left[1..], missing - left[0]);
        for tail in &mut with {
            tail.push_front(left[0]);
        }
        let without = tails(&left[1..], missing);
        with.into_iter().chain(without).collect()
    }
    tails(items, target).into_iter().map(|list| list.into()).collect()
}
