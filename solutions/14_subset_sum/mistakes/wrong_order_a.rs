//! id: wrong-order
//! about: Choices are numbers whose lowest bit is the first item, counted upwards.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    sum == target || (sum + remaining >= target && next.is_some_and(|x| sum + x <= target))
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut out = vec![];
    for mask in 0..(1u32 << items.len()) {
        let mut list = vec![];
        for i in 0..items.len() {
            if mask & (1 << i) != 0 {
                list.push(items[i]);
            }
        }
        if list.iter().sum::<u64>() == target {
            out.push(list);
        }
    }
    out
}
