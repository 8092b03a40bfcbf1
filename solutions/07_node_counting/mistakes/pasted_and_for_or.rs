//! id: pasted-is-safe:and-for-or
//! about: The pasted safety test wants column and slanted line to clash at once.

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

pub fn nodes_below(n: usize, queens: &[usize]) -> u64 {
    let mut stats = Stats::default();
    visit(n, &mut queens.to_vec(), &mut stats);
    stats.nodes
}

pub fn search_stats(n: usize) -> Stats {
    let mut stats = Stats::default();
    visit(n, &mut Vec::new(), &mut stats);
    stats
}

// pasted from exercise 01
pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let mut i = 0;
    while i < queens.len() {
        let down = row as i64 - i as i64;
        let across = col as i64 - queens[i] as i64;
        if across == 0 && (across == down || across == -down) {
            return false;
        }
        i += 1;
    }
    return true;
}

fn visit(n: usize, queens: &mut Vec<usize>, stats: &mut Stats) {
    stats.nodes = stats.nodes + 1;
    let row = queens.len();
    if row == n {
        stats.solutions = stats.solutions + 1;
        return;
    }
    let mut found_child = false;
    let mut col = 0;
    while col < n {
        stats.squares = stats.squares + 1;
        if is_safe(queens, row, col) {
            found_child = true;
            queens.push(col);
            stats.placements = stats.placements + 1;
            visit(n, queens, stats);
            queens.pop();
        }
        col += 1;
    }
    if !found_child {
        stats.dead_ends = stats.dead_ends + 1;
    }
}
