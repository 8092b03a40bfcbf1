//! id: undo-removes-equal-items
//! about: The item is removed by its value, and equal items taken before go with it.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    sum == target || (sum + remaining >= target && next.is_some_and(|x| sum + x <= target))
}

struct Search<'a> {
    items: &'a [u64],
    target: u64,
    taken: Vec<u64>,
    found: Vec<Vec<u64>>,
}

impl Search<'_> {
    fn decide(&mut self, at: usize) {
        let sum: u64 = self.taken.iter().sum();
        let next = self.items.get(at).copied();
        if !promising(sum, self.items[at..].iter().sum(), next, self.target) {
            return;
        }
        if sum == self.target {
            self.found.push(self.taken.clone());
            return;
        }
        let Some(item) = next else { return };
        self.taken.push(item);
        self.decide(at + 1);
        self.taken = self.taken.iter().copied().filter(|&other| other != item).collect();
        self.decide(at + 1);
    }
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut search = Search { items, target, taken: vec![], found: vec![] };
    search.decide(0);
    search.found
}
