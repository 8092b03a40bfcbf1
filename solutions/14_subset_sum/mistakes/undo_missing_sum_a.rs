//! id: undo-missing:sum
//! about: The running sum is not lowered again before the branch without the item.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    sum == target || (sum + remaining >= target && next.is_some_and(|x| sum + x <= target))
}

struct State {
    sum: u64,
    chosen: Vec<u64>,
    out: Vec<Vec<u64>>,
}

fn go(items: &[u64], i: usize, target: u64, state: &mut State) {
    let rest: u64 = items[i..].iter().sum();
    if !promising(state.sum, rest, items.get(i).copied(), target) {
        return;
    }
    if state.sum == target {
        state.out.push(state.chosen.clone());
        return;
    }
    state.chosen.push(items[i]);
    state.sum += items[i];
    go(items, i + 1, target, state);
    state.chosen.pop();
    go(items, i + 1, target, state);
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut state = State { sum: 0, chosen: vec![], out: vec![] };
    go(items, 0, target, &mut state);
    state.out
}
