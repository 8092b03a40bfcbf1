//! id: item-used-again
//! about: After an item is taken, the same item may be taken again.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    if sum == target {
        return true;
    }
    match next {
        Some(item) => sum + item <= target && sum + remaining >= target,
        None => false,
    }
}

fn add(items: &[u64], i: usize, missing: u64, chosen: &mut Vec<u64>, out: &mut Vec<Vec<u64>>) {
    if missing == 0 {
        out.push(chosen.to_vec());
        return;
    }
    for j in i..items.len() {
        if items[j] > missing {
            break;
        }
        chosen.push(items[j]);
        add(items, j, missing - items[j], chosen, out);
        chosen.pop();
    }
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut out = vec![];
    add(items, 0, target, &mut vec![], &mut out);

    out
}
