//! The domain: queens on a board, what they attack, and boards as text.
//!
//! A board is the list of its queens' columns, one queen per row from the top.
//! Rows grow downwards, so a `\` line (down-right) keeps row − column and a
//! `/` line (down-left) keeps row + column.

/// A kind of line two queens can share, apart from the row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Line {
    Column,
    /// `\`: row − column is the same.
    DownRight,
    /// `/`: row + column is the same.
    DownLeft,
}

/// A queen that attacks a square, and the line they share.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Attack {
    /// The queen's row and column.
    pub queen: (usize, usize),
    pub line: Line,
}

/// The line that two squares in different rows share, if any.
pub fn shared_line(a: (usize, usize), b: (usize, usize)) -> Option<Line> {
    let (upper, lower) = if a.0 < b.0 { (a, b) } else { (b, a) };
    let down = lower.0 - upper.0;
    if down == 0 {
        None
    } else if upper.1 == lower.1 {
        Some(Line::Column)
    } else if upper.1.checked_add(down) == Some(lower.1) {
        Some(Line::DownRight)
    } else if lower.1.checked_add(down) == Some(upper.1) {
        Some(Line::DownLeft)
    } else {
        None
    }
}

/// The first queen, counted from the top, that attacks the square.
pub fn attack_on(queens: &[usize], row: usize, col: usize) -> Option<Attack> {
    queens.iter().enumerate().find_map(|(r, &c)| {
        shared_line((r, c), (row, col)).map(|line| Attack { queen: (r, c), line })
    })
}

/// The first two queens of a board that attack each other: the upper one with
/// the line they share, and the lower one's square.
pub fn first_clash(queens: &[usize]) -> Option<(Attack, (usize, usize))> {
    (1..queens.len()).find_map(|row| {
        attack_on(&queens[..row], row, queens[row]).map(|attack| (attack, (row, queens[row])))
    })
}

/// Whether the list is a solution: every queen on an n × n board, none attacked.
pub fn is_solution(queens: &[usize], n: usize) -> bool {
    queens.len() == n && queens.iter().all(|&col| col < n) && first_clash(queens).is_none()
}

/// The board as text, one line per queen: `Q`, `.`, and `?` on the square asked
/// about. `width` is the number of columns drawn; queens outside are left out.
///
/// ```text
/// . . Q
/// . . .
/// ? . .
/// ```
pub fn draw(
    queens: &[usize],
    asked: Option<(usize, usize)>,
    rows: usize,
    width: usize,
) -> Vec<String> {
    let clash = first_clash(queens);
    (0..rows)
        .map(|row| {
            let squares: Vec<&str> = (0..width)
                .map(|col| {
                    let square = (row, col);
                    let clashing = clash
                        .is_some_and(|(upper, lower)| square == upper.queen || square == lower);
                    match queens.get(row) {
                        Some(&queen) if queen == col && clashing => "X",
                        Some(&queen) if queen == col => "Q",
                        _ if asked == Some(square) => "?",
                        _ => ".",
                    }
                })
                .collect();
            squares.join(" ")
        })
        .collect()
}

/// Says how two squares lie to each other on the line they share: "2 rows down
/// and 2 columns left of it".
pub fn offset_in_words(from: (usize, usize), to: (usize, usize)) -> String {
    let rows = crate::value::counted(to.0.abs_diff(from.0), "row", "rows");
    let down = if to.0 >= from.0 { "down" } else { "up" };
    if from.1 == to.1 {
        return format!("{rows} {down} in the same column");
    }
    let cols = crate::value::counted(to.1.abs_diff(from.1), "column", "columns");
    let side = if to.1 > from.1 { "right" } else { "left" };
    format!("{rows} {down} and {cols} to the {side}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn down_right_keeps_the_difference_and_down_left_the_sum() {
        assert_eq!(shared_line((0, 1), (2, 3)), Some(Line::DownRight));
        assert_eq!(shared_line((0, 3), (2, 1)), Some(Line::DownLeft));
        assert_eq!(shared_line((3, 0), (0, 0)), Some(Line::Column));
        assert_eq!(shared_line((0, 0), (2, 1)), None);
        assert_eq!(shared_line((1, 0), (1, 3)), None);
    }

    /// All boards of one width, by trying every column in every row.
    fn boards(n: usize) -> Vec<Vec<usize>> {
        let mut boards = vec![Vec::new()];
        for row in 0..n {
            boards = boards
                .iter()
                .flat_map(|queens: &Vec<usize>| {
                    (0..n).filter(|&col| attack_on(queens, row, col).is_none()).map(|col| {
                        let mut next = queens.clone();
                        next.push(col);
                        next
                    })
                })
                .collect();
        }
        boards
    }

    #[test]
    fn there_are_as_many_solutions_as_oeis_a000170_says() {
        let counts: Vec<usize> = (1..=8).map(|n| boards(n).len()).collect();
        assert_eq!(counts, [1, 0, 0, 2, 10, 4, 40, 92]);
        assert!(boards(6).iter().all(|board| is_solution(board, 6)));
    }

    #[test]
    fn a_board_with_a_queen_outside_or_a_clash_is_no_solution() {
        assert!(is_solution(&[1, 3, 0, 2], 4));
        assert!(!is_solution(&[1, 3, 0, 4], 4));
        assert!(!is_solution(&[0, 1], 2));
        assert!(!is_solution(&[1, 3, 0], 4));
    }

    #[test]
    fn the_asked_square_and_a_clashing_pair_are_marked() {
        assert_eq!(draw(&[2], Some((2, 0)), 3, 3), [". . Q", ". . .", "? . ."]);
        assert_eq!(draw(&[0, 2, 1], None, 3, 3), ["Q . .", ". . X", ". X ."]);
    }

    #[test]
    fn offsets_read_as_sentences() {
        assert_eq!(offset_in_words((0, 2), (2, 0)), "2 rows down and 2 columns to the left");
        assert_eq!(offset_in_words((0, 1), (1, 1)), "1 row down in the same column");
    }
}
