//! id: result-overwritten
//! about: The numbers of a child are stored over the sum so far instead of being added.

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stats {
    pub nodes: u64,
    pub placements: u64,
    pub squares: u64,
    pub dead_ends: u64,
    pub solutions: u64,
}

fn safe(board: &[usize], col: usize) -> bool {
    let row = board.len();
    (0..row).all(|r| board[r] != col && board[r].abs_diff(col) != row - r)
}

fn subtree(n: usize, board: &[usize]) -> Stats {
    let mut total = Stats { nodes: 1, ..Stats::default() };
    if board.len() == n {
        total.solutions = 1;
        return total;
    }
    total.squares = n as u64;
    let mut any = false;
    for col in (0..n).filter(|&col| safe(board, col)) {
        any = true;
        let below = subtree(n, &[board, &[col]].concat());
        total.nodes = 1 + below.nodes;
        total.placements += 1 + below.placements;
        total.squares += below.squares;
        total.dead_ends += below.dead_ends;
        total.solutions += below.solutions;
    }
    total.dead_ends += u64::from(!any);
    total
}

pub fn search_stats(n: usize) -> Stats {
    subtree(n, &[])
}

pub fn nodes_below(n: usize, queens: &[usize]) -> u64 {
    subtree(n, queens).nodes
}

pub fn count_nodes(n: usize) -> u64 {
    search_stats(n).nodes
}
