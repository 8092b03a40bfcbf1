//! id: and-for-or
//! about: Below the target one of the two conditions is enough, where there is a next item.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    if sum > target {
        return false;
    }
    if sum == target {
        return true;
    }
    let enough = sum + remaining >= target;
    match next {
        Some(item) => enough || sum + item <= target,
        None => false,
    }
}

struct Search<'a> {
    items: &'a [u64],
    target: u64,
    taken: Vec<u64>,
    found: Vec<Vec<u64>>,
}
impl Search<'_> {
    fn run(&mut self, i: usize, sum: u64, remaining: u64) {
        if sum == self.target {
            self.found.push(self.taken.clone());
            return;
        }
        let next = if i < self.items.len() { Some(self.items[i]) } else { None };
        if promising(sum, remaining, next, self.target) {
            let x = self.items[i];
            self.taken.push(x);
            self.run(i + 1, sum + x, remaining - x);
            self.taken.pop();
            self.run(i + 1, sum, remaining - x);
        }
    }
}
pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut s = Search { items, target, taken: vec![], found: vec![] };
    s.run(0, 0, items.iter().sum());
    s.found
}
