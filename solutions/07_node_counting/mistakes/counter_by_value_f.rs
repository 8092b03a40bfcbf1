//! id: counter-by-value
//! about: The numbers go down the search by value; only nodes_below adds up what comes back.

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stats {
    pub nodes: u64,
    pub placements: u64,
    pub squares: u64,
    pub dead_ends: u64,
    pub solutions: u64,
}

fn attacked(queens: &[usize], row: usize, col: usize) -> bool {
    for r in 0..queens.len() {
        if queens[r] == col || queens[r] + row == col + r || queens[r] + r == col + row {
            return true;
        }
    }
    false
}

pub fn nodes_below(n: usize, queens: &[usize]) -> u64 {
    if queens.len() == n {
        return 1;
    }
    let mut nodes = 1;
    for col in 0..n {
        if !attacked(queens, queens.len(), col) {
            let mut longer = queens.to_vec();
            longer.push(col);
            nodes += nodes_below(n, &longer);
        }
    }
    nodes
}

fn visit(n: usize, queens: Vec<usize>, mut s: Stats) -> Stats {
    s.nodes = s.nodes + 1;
    if queens.len() == n {
        s.solutions = s.solutions + 1;
    } else {
        let mut stuck = true;
        for col in 0..n {
            s.squares = s.squares + 1;
            if !attacked(&queens, queens.len(), col) {
                stuck = false;
                s.placements = s.placements + 1;
                let mut longer = queens.clone();
                longer.push(col);
                visit(n, longer, s);
            }
        }
        if stuck {
            s.dead_ends = s.dead_ends + 1;
        }
    }
    s
}

pub fn search_stats(n: usize) -> Stats {
    visit(n, Vec::new(), Stats::default())
}

pub fn count_nodes(n: usize) -> u64 {
    search_stats(n).nodes
}
