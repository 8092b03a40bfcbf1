// The inputs of the sweeps of 14, smallest first.

/// Every node that some list of 1 to 3 items from 1 to `largest` has, for every target from 0 to
/// one more than all items together: (sum, remaining, next, target), each once. Nothing is pruned,
/// so sums above the target occur. The nodes of the items 1 and 2 come once more at the end, with
/// numbers that need more than 32 bits.
pub fn nodes_to_judge(largest: u64) -> Vec<(u64, u64, Option<u64>, u64)> {
    let mut nodes = Vec::new();
    for a in 1..=largest {
        nodes_of(&[a], &mut nodes);
        for b in a..=largest {
            nodes_of(&[a, b], &mut nodes);
            for c in b..=largest {
                nodes_of(&[a, b, c], &mut nodes);
            }
        }
    }
    nodes.sort_by_key(|&(sum, remaining, next, target)| (sum + remaining, target, sum, next));
    nodes.dedup();
    let mut small = Vec::new();
    nodes_of(&[1, 2], &mut small);
    let large = |number: u64| number * 249_000_000_000;
    nodes.extend(small.into_iter().map(|(sum, remaining, next, target)| {
        (large(sum), large(remaining), next.map(large), large(target))
    }));
    nodes
}

fn nodes_of(items: &[u64], nodes: &mut Vec<(u64, u64, Option<u64>, u64)>) {
    let all: u64 = items.iter().sum();
    for decided in 0..=items.len() {
        let remaining = items[decided..].iter().sum();
        for choice in 0..1_u32 << decided {
            let sum = (0..decided).filter(|at| choice >> at & 1 == 1).map(|at| items[at]).sum();
            for target in 0..=all + 1 {
                nodes.push((sum, remaining, items.get(decided).copied(), target));
            }
        }
    }
}

/// Ascending lists with a target each, `most` lists for each length from 2 to 9, shorter ones
/// first. They come from the seed; every third target is one that may be out of reach. One list
/// is there because its answer is not in dictionary order, and the last one has large numbers.
pub fn lists_to_search(most: u64) -> Vec<(Vec<u64>, u64)> {
    let mut state = 14_u64.wrapping_add(SEED);
    let mut below = |limit: u64| {
        // A linear congruential generator; its upper bits are used.
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % limit
    };
    let mut tasks = Vec::new();
    for length in 2..10 {
        for number in 0..most {
            let mut items: Vec<u64> = (0..length).map(|_| 1 + below(length + 3)).collect();
            items.sort_unstable();
            let all: u64 = items.iter().sum();
            let target = if number % 3 == 2 {
                below(all + 2)
            } else {
                items.iter().filter(|_| below(2) == 0).sum()
            };
            tasks.push((items, target));
        }
    }
    tasks.push((vec![1, 1, 2, 3, 5], 6));
    tasks.sort_by_key(|(items, _)| items.len());
    let large = [1, 2, 3, 4].map(|number| number * 249_000_000_000);
    tasks.push((large.to_vec(), 996_000_000_000));
    tasks
}
