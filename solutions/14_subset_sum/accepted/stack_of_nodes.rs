//! about: No recursion: a stack of nodes, the skip branch below the take branch.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    (sum == target)
        | (next.is_some()
            & (sum + remaining >= target)
            & (sum + next.unwrap_or_default() <= target))
}

struct Node {
    place: usize,
    sum: u64,
    chosen: Vec<u64>,
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut found = Vec::new();
    let mut nodes = vec![Node { place: 0, sum: 0, chosen: vec![] }];
    while let Some(Node { place, sum, chosen }) = nodes.pop() {
        let remaining = items.iter().skip(place).sum();
        if !promising(sum, remaining, items.get(place).copied(), target) {
            continue;
        }
        if sum == target {
            found.push(chosen);
            continue;
        }
        let mut with = chosen.clone();
        with.push(items[place]);
        nodes.push(Node { place: place + 1, sum, chosen });
        nodes.push(Node { place: place + 1, sum: sum + items[place], chosen: with });
    }
    found
}
