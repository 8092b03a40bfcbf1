//! about: Breadth first: all boards of one row are kept at a time, and the numbers are read off the rows.

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stats {
    pub nodes: u64,
    pub placements: u64,
    pub squares: u64,
    pub dead_ends: u64,
    pub solutions: u64,
}

type Board = Vec<usize>;

fn clash(board: &Board, col: usize) -> bool {
    let row = board.len();
    (0..row).any(|r| col == board[r] || row - r == col.abs_diff(board[r]))
}

/// The boards with one more queen, and how many of the given ones have no such board.
fn next_row(n: usize, boards: &[Board]) -> (Vec<Board>, u64) {
    let mut next = Vec::new();
    let mut dead = 0;
    for board in boards {
        let before = next.len();
        next.extend((0..n).filter(|&col| !clash(board, col)).map(|col| {
            let mut child = board.clone();
            child.push(col);
            child
        }));
        dead += u64::from(before == next.len());
    }
    (next, dead)
}

fn count(n: usize, start: Board) -> Stats {
    let mut stats = Stats { nodes: 1, ..Stats::default() };
    let first_row = start.len();
    let mut boards = vec![start];
    for _ in first_row..n {
        stats.squares += (boards.len() * n) as u64;
        let (next, dead) = next_row(n, &boards);
        stats.dead_ends += dead;
        stats.nodes += next.len() as u64;
        stats.placements += next.len() as u64;
        boards = next;
    }
    stats.solutions = boards.len() as u64;
    stats
}

pub fn count_nodes(n: usize) -> u64 {
    count(n, vec![]).nodes
}

pub fn nodes_below(n: usize, queens: &[usize]) -> u64 {
    count(n, queens.to_vec()).nodes
}

pub fn search_stats(n: usize) -> Stats {
    count(n, vec![])
}
