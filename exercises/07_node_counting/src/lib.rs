//! 07 · Counting the nodes of the search
//!
//! Read README.md beside this folder, then write the body of `visit`.
//! Paste `is_safe` from exercise 01 below, or the marks of exercise 04.
//! Grade with `cargo run -p grader -- node_counting`.

/// What one search did, counted. The README says what each word means.
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

/// Visits the node `queens` and every node below it, and adds what it sees to `stats`.
/// When it returns, `queens` is as it was on entry.
fn visit(n: usize, queens: &mut Vec<usize>, stats: &mut Stats) {
    todo!("visit: n = {n}, queens = {queens:?}, stats = {stats:?}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_for_4_queens() {
        assert_eq!(count_nodes(4), 17);
    }

    #[test]
    fn nodes_for_8_queens() {
        assert_eq!(count_nodes(8), 2057);
    }

    #[test]
    fn every_number_for_1_queen() {
        let s = search_stats(1);
        assert_eq!((s.nodes, s.placements, s.squares, s.dead_ends, s.solutions), (2, 1, 1, 0, 1));
    }

    #[test]
    fn every_number_for_4_queens() {
        let s = search_stats(4);
        assert_eq!(
            (s.nodes, s.placements, s.squares, s.dead_ends, s.solutions),
            (17, 16, 60, 4, 2)
        );
    }
}
