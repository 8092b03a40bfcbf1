//! id: undo-clears-all
//! about: The whole list is emptied, and the sum with it, since it is that of the list.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    sum == target || (sum + remaining >= target && next.is_some_and(|x| sum + x <= target))
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
        self.taken.push(first);
        self.decide(rest);
        self.taken.clear();
        self.decide(rest);
    }
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut search = Search { target, taken: vec![], found: vec![] };
    search.decide(items);
    search.found
}
