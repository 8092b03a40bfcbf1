//! 15 · Three problems, one skeleton: the model answer
//!
//! Each problem has a slot to fill, choices for it, a check against what stands
//! already, and an undo. The loop around them is that of exercises 04 and 06.

/// A colour from 0 to `k - 1` for every vertex, so that neighbours differ, or
/// `None` where there is no such colouring.
///
/// `adjacent[v]` lists the neighbours of vertex v.
pub fn colour(adjacent: &[Vec<usize>], k: usize) -> Option<Vec<usize>> {
    let mut colours = Vec::new();
    colour_rest(adjacent, k, &mut colours).then_some(colours)
}

/// Colours the vertices from `colours.len()` on and says whether that was possible.
fn colour_rest(adjacent: &[Vec<usize>], k: usize, colours: &mut Vec<usize>) -> bool {
    let vertex = colours.len();
    if vertex == adjacent.len() {
        return true;
    }
    for colour in 0..k {
        // `get` is `None` for a neighbour that has no colour yet.
        if adjacent[vertex].iter().all(|&other| colours.get(other) != Some(&colour)) {
            colours.push(colour);
            if colour_rest(adjacent, k, colours) {
                return true;
            }
            colours.pop();
        }
    }
    false
}

/// How many n × n squares hold each of n numbers once in every row and column.
pub fn count_latin(n: usize) -> u64 {
    count_rest(n, &mut Vec::new())
}

/// In how many ways the cells from `cells.len()` on can be filled. The cells are
/// numbered row by row: cell i stands in row i / n and column i % n.
fn count_rest(n: usize, cells: &mut Vec<usize>) -> u64 {
    let cell = cells.len();
    if cell == n * n {
        return 1;
    }
    let mut found = 0;
    for number in 0..n {
        let clash =
            (0..cell).any(|i| cells[i] == number && (i / n == cell / n || i % n == cell % n));
        if !clash {
            cells.push(number);
            found += count_rest(n, cells);
            cells.pop();
        }
    }
    found
}

/// A completion of a 4 × 4 sudoku, where 0 is an empty cell, or `None` where
/// there is none.
pub fn solve_mini_sudoku(grid: [[u8; 4]; 4]) -> Option<[[u8; 4]; 4]> {
    // The array came by value: this is a copy, and the caller's stays as it is.
    let mut grid = grid;
    fill(&mut grid).then_some(grid)
}

/// Fills the empty cells and says whether that was possible.
fn fill(grid: &mut [[u8; 4]; 4]) -> bool {
    let Some(cell) = (0..16).find(|&cell| grid[cell / 4][cell % 4] == 0) else {
        return true;
    };
    let (row, col) = (cell / 4, cell % 4);
    for digit in 1..=4 {
        if fits(grid, row, col, digit) {
            grid[row][col] = digit;
            if fill(grid) {
                return true;
            }
            grid[row][col] = 0;
        }
    }
    false
}

/// Whether the digit stands nowhere in the row, the column and the box of a cell.
/// The givens behind the cell count as well, so the whole grid is looked at.
fn fits(grid: &[[u8; 4]; 4], row: usize, col: usize, digit: u8) -> bool {
    (0..4).all(|i| {
        grid[row][i] != digit
            && grid[i][col] != digit
            && grid[row / 2 * 2 + i / 2][col / 2 * 2 + i % 2] != digit
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A ring of n vertices, each the neighbour of the next.
    fn ring(n: usize) -> Vec<Vec<usize>> {
        (0..n).map(|v| vec![(v + n - 1) % n, (v + 1) % n]).collect()
    }

    fn is_proper(adjacent: &[Vec<usize>], k: usize, colours: &[usize]) -> bool {
        colours.len() == adjacent.len()
            && colours.iter().all(|&colour| colour < k)
            && (0..colours.len()).all(|v| adjacent[v].iter().all(|&u| colours[u] != colours[v]))
    }

    #[test]
    fn the_triangle_with_two_colours_and_with_three() {
        assert_eq!(colour(&[vec![1, 2], vec![0, 2], vec![0, 1]], 2), None);
        assert!(colour(&[vec![1, 2], vec![0, 2], vec![0, 1]], 3).is_some());
    }

    #[test]
    fn rings_of_even_length_need_two_colours_and_of_odd_length_three() {
        for n in 3..=8 {
            assert_eq!(colour(&ring(n), 2).is_some(), n % 2 == 0, "n = {n}");
            let colours = colour(&ring(n), 3).expect("three colours are enough");
            assert!(is_proper(&ring(n), 3, &colours), "n = {n}");
        }
    }

    #[test]
    fn no_vertex_needs_no_colour() {
        assert_eq!(colour(&[], 0), Some(vec![]));
        assert_eq!(colour(&[vec![]], 0), None);
        assert_eq!(colour(&[vec![]], 1), Some(vec![0]));
    }

    /// The graph of the statement, on which the first colour that fits is wrong.
    #[test]
    fn the_first_colour_that_fits_is_not_always_right() {
        let path = [vec![2], vec![3], vec![0, 3], vec![1, 2]];
        assert_eq!(colour(&path, 2), Some(vec![0, 1, 1, 0]));
    }

    #[test]
    fn latin_squares_up_to_four() {
        assert_eq!((1..=4).map(count_latin).collect::<Vec<_>>(), [1, 2, 12, 576]);
    }

    #[test]
    fn sudokus_with_one_answer_and_without() {
        assert_eq!(
            solve_mini_sudoku([[1, 0, 0, 0], [0, 0, 3, 0], [0, 4, 0, 0], [0, 0, 0, 2]]),
            Some([[1, 3, 2, 4], [4, 2, 3, 1], [2, 4, 1, 3], [3, 1, 4, 2]])
        );
        assert_eq!(
            solve_mini_sudoku([[1, 2, 3, 0], [0, 0, 0, 4], [0, 0, 0, 0], [0, 0, 0, 0]]),
            None
        );
    }

    /// In how many ways the empty cells can be filled.
    fn count_completions(grid: &mut [[u8; 4]; 4]) -> u64 {
        let Some(cell) = (0..16).find(|&cell| grid[cell / 4][cell % 4] == 0) else {
            return 1;
        };
        let (row, col) = (cell / 4, cell % 4);
        let mut found = 0;
        for digit in 1..=4 {
            if fits(grid, row, col, digit) {
                grid[row][col] = digit;
                found += count_completions(grid);
                grid[row][col] = 0;
            }
        }
        found
    }

    #[test]
    fn the_empty_grid_has_288_completions() {
        assert_eq!(count_completions(&mut [[0; 4]; 4]), 288);
    }
}
