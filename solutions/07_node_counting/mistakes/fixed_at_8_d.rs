//! id: board-size-fixed-at-8
//! about: The columns in use are packed into a u8, one bit for each of 8 columns.

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stats {
    pub nodes: u64,
    pub placements: u64,
    pub squares: u64,
    pub dead_ends: u64,
    pub solutions: u64,
}

/// Given: the nodes of the whole tree for `n` queens.
pub fn count_nodes(n: usize) -> u64 {
    search_stats(n).nodes
}

/// Given: the nodes of the subtree under a board that is filled so far, that board included.
pub fn nodes_below(n: usize, queens: &[usize]) -> u64 {
    let mut stats = Stats::default();
    visit(n, &mut queens.to_vec(), &mut stats);
    stats.nodes
}

/// Given: all five numbers for the search that starts on the empty board.
pub fn search_stats(n: usize) -> Stats {
    let mut stats = Stats::default();
    visit(n, &mut Vec::new(), &mut stats);
    stats
}

fn columns(queens: &[usize]) -> u8 {
    let mut used = 0u8;
    for &col in queens {
        used |= 1 << col;
    }
    used
}

fn visit(n: usize, queens: &mut Vec<usize>, stats: &mut Stats) {
    stats.nodes += 1;
    let row = queens.len();
    if row == n {
        stats.solutions += 1;
        return;
    }
    let used = columns(queens);
    let mut dead_end = true;
    for col in 0..n {
        stats.squares += 1;
        let mine = 1u8 << col;
        if used & mine != 0 || slanted(queens, row, col) {
            continue;
        }
        dead_end = false;
        queens.push(col);
        stats.placements += 1;
        visit(n, queens, stats);
        queens.pop();
    }
    stats.dead_ends += dead_end as u64;
}

fn slanted(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().any(|(r, &c)| c + row == col + r || c + r == col + row)
}
