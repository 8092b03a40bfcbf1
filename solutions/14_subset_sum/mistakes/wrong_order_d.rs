//! id: wrong-order
//! about: Choices are numbers whose lowest bit is the first item, counted downwards.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    if sum == target {
        return true;
    }
    match next {
        Some(item) => sum + item <= target && sum + remaining >= target,
        None => false,
    }
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut lists = vec![vec![]];
    for &item in items {
        let mut next: Vec<Vec<u64>> = Vec::new();
        for list in &lists {
            let mut with: Vec<u64> = list.clone();
            with.push(item);
            next.push(with);
        }
        next.extend(lists);
        lists = next;
    }
    lists.into_iter().filter(|list| list.iter().sum::<u64>() == target).collect()
}
