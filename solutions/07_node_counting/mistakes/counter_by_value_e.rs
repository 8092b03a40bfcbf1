//! id: counter-by-value
//! about: search_stats counts in copies that are lost; the subtree is counted apart and right.

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stats {
    pub nodes: u64,
    pub placements: u64,
    pub squares: u64,
    pub dead_ends: u64,
    pub solutions: u64,
}

pub fn count_nodes(n: usize) -> u64 {
    search_stats(n).nodes
}

pub fn search_stats(n: usize) -> Stats {
    visit(n, &mut vec![], Stats::default())
}

pub fn nodes_below(n: usize, queens: &[usize]) -> u64 {
    let mut board = queens.to_vec();
    subtree(n, &mut board)
}

fn subtree(n: usize, queens: &mut Vec<usize>) -> u64 {
    let mut size = 1;
    if queens.len() < n {
        for col in 0..n {
            if safe(queens, col) {
                queens.push(col);
                size += subtree(n, queens);
                queens.pop();
            }
        }
    }
    size
}

fn safe(queens: &[usize], col: usize) -> bool {
    queens.iter().rev().zip(1..).all(|(&c, down)| c != col && c.abs_diff(col) != down)
}

fn visit(n: usize, queens: &mut Vec<usize>, stats: Stats) -> Stats {
    let mut mine = stats;
    mine.nodes += 1;
    if queens.len() == n {
        mine.solutions += 1;
        return mine;
    }
    let before = mine.placements;
    for col in 0..n {
        mine.squares += 1;
        if safe(queens, col) {
            mine.placements += 1;
            queens.push(col);
            let _ = visit(n, queens, mine);
            queens.pop();
        }
    }
    if mine.placements == before {
        mine.dead_ends += 1;
    }
    mine
}
