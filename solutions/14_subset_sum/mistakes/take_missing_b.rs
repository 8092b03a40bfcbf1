//! id: take-missing
//! about: There is no branch that takes the item, so only target 0 has an answer.
//! same-as: exact-item-refused

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    if sum == target {
        return true;
    }
    match next {
        Some(item) => sum + item <= target && sum + remaining >= target,
        None => false,
    }
}

struct Search {
    target: u64,
    taken: Vec<u64>,
    found: Vec<Vec<u64>>,
}

impl Search {
    fn decide(&mut self, left: &[u64]) {
        let sum: u64 = self.taken.iter().sum();
        if !promising(sum, left.iter().sum(), left.first().copied(), self.target) {
            return;
        }
        if sum == self.target {
            self.found.push(self.taken.clone());
            return;
        }
        let Some((&first, rest)) = left.split_first() else { return };
        let _ = first;
        self.decide(rest);
    }
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut search = Search { target, taken: vec![], found: vec![] };
    search.decide(items);
    search.found
}
