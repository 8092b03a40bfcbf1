//! about: The safety test sits in a module and is named by its crate path; a main is left over.

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

mod safety {
    pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
        !queens.iter().enumerate().any(|(r, &c)| {
            let rows = row.wrapping_sub(r);
            c == col || c.wrapping_sub(col) == rows || col.wrapping_sub(c) == rows
        })
    }
}

fn visit(n: usize, queens: &mut Vec<usize>, stats: &mut Stats) {
    stats.nodes += 1;
    if queens.len() >= n {
        stats.solutions += 1;
        return;
    }
    let nodes_so_far = stats.nodes;
    for col in 0..n {
        stats.squares += 1;
        if crate::safety::is_safe(queens, queens.len(), col) {
            queens.push(col);
            stats.placements += 1;
            visit(n, queens, stats);
            let _ = queens.pop();
        }
    }
    if stats.nodes == nodes_so_far {
        stats.dead_ends += 1;
    }
}

#[allow(dead_code)]
fn main() {
    for n in 1..=8 {
        println!("{n}: {:?}", search_stats(n));
    }
}
