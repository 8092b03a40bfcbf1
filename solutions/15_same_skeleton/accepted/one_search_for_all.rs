//! about: One search behind a trait for all three problems: cells that must differ in pairs.

mod skeleton {
    /// Choose, explore, un-choose, over anything that can be searched.
    pub trait Search {
        fn slot(&self) -> Option<usize>;
        fn choices(&self) -> usize;
        fn fits(&self, slot: usize, choice: usize) -> bool;
        fn choose(&mut self, slot: usize, choice: usize);
        fn undo(&mut self, slot: usize);
    }

    /// How many ends there are, up to a limit. At the limit the last end stays.
    pub fn run(search: &mut dyn Search, limit: u64) -> u64 {
        let Some(slot) = search.slot() else {
            return 1;
        };
        let mut found = 0;
        for choice in 0..search.choices() {
            if search.fits(slot, choice) {
                search.choose(slot, choice);
                found += run(search, limit - found);
                if found == limit {
                    return found;
                }
                search.undo(slot);
            }
        }
        found
    }
}

use skeleton::{Search, run};

/// Cells that must differ in pairs.
struct Differ {
    n: usize,
    now: Vec<Option<usize>>,
    pairs: Vec<(usize, usize)>,
}

impl Search for Differ {
    fn slot(&self) -> Option<usize> {
        self.now.iter().position(Option::is_none)
    }
    fn choices(&self) -> usize {
        self.n
    }
    fn fits(&self, slot: usize, choice: usize) -> bool {
        self.pairs.iter().all(|&(a, b)| {
            (a != slot || self.now[b] != Some(choice)) && (b != slot || self.now[a] != Some(choice))
        })
    }
    fn choose(&mut self, slot: usize, choice: usize) {
        self.now[slot] = Some(choice);
    }
    fn undo(&mut self, slot: usize) {
        self.now[slot] = None;
    }
}

pub fn colour(adjacent: &[Vec<usize>], k: usize) -> Option<Vec<usize>> {
    let mut pairs = Vec::new();
    for (v, near) in adjacent.iter().enumerate() {
        pairs.extend(near.iter().map(|&u| (v, u)));
    }
    let mut search = Differ { n: k, now: vec![None; adjacent.len()], pairs };
    if run(&mut search, 1) == 0 {
        return None;
    }
    search.now.into_iter().collect()
}

pub fn count_latin(n: usize) -> u64 {
    let mut pairs = Vec::new();
    for a in 0..n * n {
        for b in 0..a {
            if a / n == b / n || a % n == b % n {
                pairs.push((a, b));
            }
        }
    }
    run(&mut Differ { n, now: vec![None; n * n], pairs }, u64::MAX)
}

pub fn solve_mini_sudoku(grid: [[u8; 4]; 4]) -> Option<[[u8; 4]; 4]> {
    let mut pairs = Vec::new();
    for a in 0..16 {
        for b in 0..a {
            let same_box = a / 8 == b / 8 && a % 4 / 2 == b % 4 / 2;
            if a / 4 == b / 4 || a % 4 == b % 4 || same_box {
                pairs.push((a, b));
            }
        }
    }
    let now = (0..16).map(|i| (grid[i / 4][i % 4] as usize).checked_sub(1)).collect();
    let mut search = Differ { n: 4, now, pairs };
    if run(&mut search, 1) == 0 {
        return None;
    }
    let mut answer = grid;
    for (i, digit) in search.now.iter().enumerate() {
        answer[i / 4][i % 4] = digit.map_or(0, |d| d as u8 + 1);
    }
    Some(answer)
}
