//! about: All partial choices of one length of decision are kept; the order is put right by places at the end.

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
    let mut level: Vec<Vec<usize>> = vec![vec![]];
    for place in 0..items.len() {
        let mut next = Vec::new();
        for chosen in level {
            let mut with = chosen.clone();
            with.push(place);
            next.push(with);
            next.push(chosen);
        }
        level = next;
    }
    let value = |places: &Vec<usize>| -> Vec<u64> { places.iter().map(|&p| items[p]).collect() };
    let mut hits: Vec<Vec<usize>> =
        level.into_iter().filter(|c| value(c).iter().sum::<u64>() == target).collect();
    hits.sort();
    hits.iter().map(value).collect()
}
