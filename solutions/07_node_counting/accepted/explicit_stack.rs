//! about: No recursion: boards wait on a stack, and the columns are pushed from right to left.

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
    board.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}

fn walk(n: usize, start: Vec<usize>) -> Stats {
    let mut stats = Stats::default();
    let mut waiting = vec![start];
    while let Some(board) = waiting.pop() {
        stats.nodes += 1;
        if board.len() == n {
            stats.solutions += 1;
            continue;
        }
        let waiting_before = waiting.len();
        for col in (0..n).rev() {
            stats.squares += 1;
            if safe(&board, col) {
                let mut child = board.clone();
                child.push(col);
                waiting.push(child);
                stats.placements += 1;
            }
        }
        if waiting.len() == waiting_before {
            stats.dead_ends += 1;
        }
    }
    stats
}

pub fn search_stats(n: usize) -> Stats {
    walk(n, Vec::new())
}

pub fn nodes_below(n: usize, queens: &[usize]) -> u64 {
    walk(n, queens.to_vec()).nodes
}

pub fn count_nodes(n: usize) -> u64 {
    walk(n, vec![]).nodes
}
