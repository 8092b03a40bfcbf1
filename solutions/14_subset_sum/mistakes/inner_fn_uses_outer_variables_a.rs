//! id: inner-fn-uses-outer-variables
//! about: A function inside subset_sums uses the names of subset_sums.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    sum == target || (sum + remaining >= target && next.is_some_and(|x| sum + x <= target))
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut found = Vec::new();
    fn go(at: usize, sum: u64, chosen: &mut Vec<u64>, found: &mut Vec<Vec<u64>>) {
        if sum == target {
            found.push(chosen.clone());
            return;
        }
        if at == items.len() {
            return;
        }
        chosen.push(items[at]);
        go(at + 1, sum + items[at], chosen, found);
        chosen.pop();
        go(at + 1, sum, chosen, found);
    }
    go(0, 0, &mut Vec::new(), &mut found);
    found
}
