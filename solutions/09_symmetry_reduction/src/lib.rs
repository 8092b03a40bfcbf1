//! 09 · Half the work: mirrors and turns: the reference.

/// The board with left and right exchanged.
pub fn mirror(queens: &[usize]) -> Vec<usize> {
    let n = queens.len();
    queens.iter().map(|&col| n - 1 - col).collect()
}

/// The board after a quarter turn clockwise: what was the top row is now the right column.
pub fn rotate(queens: &[usize]) -> Vec<usize> {
    let n = queens.len();
    // A list of its own: written into `queens`, a turned queen would overwrite
    // one that has not been read yet.
    let mut turned = vec![0; n];
    for (row, &col) in queens.iter().enumerate() {
        turned[col] = n - 1 - row;
    }
    turned
}

/// (all solutions, nodes visited) of a search that tries only the left half of row 0.
pub fn count_half(n: usize) -> (u64, u64) {
    let mut solutions = 0;
    let mut nodes = 1; // the empty board; `count` sees only what lies below it
    let mut queens = Vec::new();
    for col in 0..n.div_ceil(2) {
        queens.push(col);
        let found = count(n, &mut queens, &mut nodes);
        queens.pop();
        // Only the middle column of an odd board is its own mirror image.
        let own_mirror = col == n - 1 - col;
        solutions += if own_mirror { found } else { 2 * found };
    }
    (solutions, nodes)
}

/// How many solutions there are when turned and mirrored boards count as one.
pub fn count_distinct(n: usize) -> u64 {
    let mut boards = Vec::new();
    collect(n, &mut Vec::new(), &mut boards);
    // Each group is counted at its smallest board. Dividing by eight would be
    // wrong, since a board with a symmetry of its own has a smaller group.
    boards.retain(|board| is_smallest_form(board));
    boards.len() as u64
}

/// Whether no turned or mirrored form of the board comes before it.
fn is_smallest_form(board: &[usize]) -> bool {
    let mut turned = board.to_vec();
    for _ in 0..4 {
        if turned.as_slice() < board || mirror(&turned).as_slice() < board {
            return false;
        }
        turned = rotate(&turned);
    }
    true
}

/// As in exercise 07: the solutions below a board; `nodes` grows by one for each call.
fn count(n: usize, queens: &mut Vec<usize>, nodes: &mut u64) -> u64 {
    *nodes += 1;
    let row = queens.len();
    if row == n {
        return 1;
    }
    let mut found = 0;
    for col in 0..n {
        if is_safe(queens, row, col) {
            queens.push(col);
            found += count(n, queens, nodes);
            queens.pop();
        }
    }
    found
}

/// As in exercise 05: every full board, in dictionary order.
fn collect(n: usize, queens: &mut Vec<usize>, out: &mut Vec<Vec<usize>>) {
    let row = queens.len();
    if row == n {
        out.push(queens.clone());
        return;
    }
    for col in 0..n {
        if is_safe(queens, row, col) {
            queens.push(col);
            collect(n, queens, out);
            queens.pop();
        }
    }
}

/// From exercise 01: whether no queen above attacks (row, col).
fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn mirror_of_a_board_of_5() {
        assert_eq!(mirror(&[0, 2, 4, 1, 3]), [4, 2, 0, 3, 1]);
    }

    #[test]
    fn quarter_turn_of_a_board_of_5() {
        assert_eq!(rotate(&[0, 2, 4, 1, 3]), [4, 1, 3, 0, 2]);
    }

    #[test]
    fn solutions_of_the_half_search_for_5_queens() {
        assert_eq!(count_half(5).0, 10);
    }

    #[test]
    fn half_search_for_8_queens() {
        assert_eq!(count_half(8), (92, 1029));
    }

    #[test]
    fn distinct_boards_for_4_queens() {
        assert_eq!(count_distinct(4), 1);
    }

    fn all_solutions(n: usize) -> Vec<Vec<usize>> {
        let mut boards = Vec::new();
        collect(n, &mut Vec::new(), &mut boards);
        boards
    }

    #[test]
    fn half_search_finds_every_solution() {
        let solutions: Vec<u64> = (1..=10).map(|n| count_half(n).0).collect();
        assert_eq!(solutions, [1, 0, 0, 2, 10, 4, 40, 92, 352, 724]);
    }

    #[test]
    fn half_search_visits_half_of_what_lies_below_the_root() {
        for n in [2, 4, 6, 8, 10] {
            let mut whole_tree = 0;
            count(n, &mut Vec::new(), &mut whole_tree);
            assert_eq!(count_half(n).1, 1 + (whole_tree - 1) / 2, "n = {n}");
        }
    }

    #[test]
    fn distinct_boards_for_1_to_10_queens() {
        let distinct: Vec<u64> = (1..=10).map(count_distinct).collect();
        assert_eq!(distinct, [1, 0, 0, 1, 2, 1, 6, 12, 46, 92]);
    }

    #[test]
    fn four_turns_and_two_mirrors_change_nothing() {
        for board in all_solutions(8) {
            assert_eq!(mirror(&mirror(&board)), board);
            assert_eq!(rotate(&rotate(&rotate(&rotate(&board)))), board);
        }
    }

    /// The table of the README: (n, all solutions, groups of 8, 4, 2 and 1, distinct).
    #[test]
    fn sizes_of_the_groups() {
        for (n, all, groups, distinct) in [
            (1, 1, [0, 0, 0, 1], 1),
            (4, 2, [0, 0, 1, 0], 1),
            (5, 10, [1, 0, 1, 0], 2),
            (8, 92, [11, 1, 0, 0], 12),
        ] {
            let boards = all_solutions(n);
            let mut sizes = [0; 4];
            for board in boards.iter().filter(|board| is_smallest_form(board)) {
                let mut group = BTreeSet::new();
                let mut turned = board.clone();
                for _ in 0..4 {
                    group.insert(mirror(&turned));
                    turned = rotate(&turned);
                    group.insert(turned.clone());
                }
                sizes[3 - group.len().ilog2() as usize] += 1;
            }
            assert_eq!(boards.len(), all, "n = {n}");
            assert_eq!(sizes, groups, "n = {n}");
            assert_eq!(count_distinct(n), distinct, "n = {n}");
        }
    }
}
