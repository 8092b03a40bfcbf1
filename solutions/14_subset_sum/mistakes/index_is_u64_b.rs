//! id: index-is-u64
//! about: The place of an item is a u64; lists are asked by usize.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    if sum == target {
        return true;
    }
    match next {
        Some(item) => sum + item <= target && sum + remaining >= target,
        None => false,
    }
}

struct Node {
    place: u64,
    taken: Vec<u64>,
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut found = Vec::new();
    let mut nodes = vec![Node { place: 0, taken: vec![] }];
    while let Some(node) = nodes.pop() {
        if node.taken.iter().sum::<u64>() == target {
            found.push(node.taken);
            continue;
        }
        if node.place < items.len() as u64 {
            let mut taken = node.taken.clone();
            taken.push(items[node.place]);
            nodes.push(Node { place: node.place + 1, taken: node.taken });
            nodes.push(Node { place: node.place + 1, taken });
        }
    }
    found
}
