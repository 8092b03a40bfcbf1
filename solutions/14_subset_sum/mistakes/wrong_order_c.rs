//! id: wrong-order
//! about: Choices are numbers whose lowest bit is the first item, counted downwards.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    sum == target || (sum + remaining >= target && next.is_some_and(|x| sum + x <= target))
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let n = items.len();
    let pick = |mask: usize| {
        (0..n).filter(move |i| mask >> i & 1 == 1).map(|i| items[i]).collect::<Vec<u64>>()
    };
    (0..1usize << n).rev().map(pick).filter(|list| list.iter().sum::<u64>() == target).collect()
}
