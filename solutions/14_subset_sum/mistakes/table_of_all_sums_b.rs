//! id: table-of-all-sums
//! about: A table has a place for every sum up to the target, which may be far too large.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    sum == target || (sum + remaining >= target && next.is_some_and(|x| sum + x <= target))
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let size = target as usize + 1;
    let mut table = vec![Vec::new(); size];
    table[0] = vec![vec![]];
    for &item in items {
        for sum in (0..size).rev() {
            let Some(before) = sum.checked_sub(item as usize) else { break };
            for list in table[before].clone() {
                let longer: Vec<u64> = [list, vec![item]].concat();
                table[sum].push(longer);
            }
        }
    }
    table.pop().unwrap_or_default()
}
