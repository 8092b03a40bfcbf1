//! id: and-for-or
//! about: Below the target one of the two conditions is enough, where there is a next item. The search does without it.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    if sum > target {
        return false;
    }
    if sum == target {
        return true;
    }
    let enough = sum + remaining >= target;
    match next {
        Some(item) => enough || sum + item <= target,
        None => false,
    }
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let n = items.len();
    let mut answers = Vec::new();
    for code in (0..1u32 << n).rev() {
        let choice: Vec<u64> =
            (0..n).filter(|&i| code >> (n - 1 - i) & 1 == 1).map(|i| items[i]).collect();
        if choice.iter().sum::<u64>() == target {
            answers.push(choice);
        }
    }
    answers
}
