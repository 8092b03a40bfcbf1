//! The full 9 × 9 sudoku by plain search: the function of exercise 15 with nines
//! for fours and 3 × 3 boxes, and a counter.
//!
//! ```text
//! cargo run -p same_skeleton_solution --example nine_by_nine
//! cargo run -p same_skeleton_solution --example nine_by_nine -- PUZZLE
//! ```
//!
//! PUZZLE is a text of 81 characters, row by row, with `.` or 0 for an empty cell.

use std::env;
use std::io::{self, Write};
use std::process::ExitCode;

type Grid = [[u8; 9]; 9];

/// Puzzles with exactly one answer each, by name.
const PUZZLES: [(&str, &str); 4] = [
    (
        "easy, 36 givens",
        "4623..89.3....42....8......64.5.17...716.845...54.7.19......1....42....7.16..3982",
    ),
    (
        "ordinary, 30 givens",
        ".7.5..3...13..4....45.6.7.8.24.....11.......56.....43.3.2.4.68....9..52...8..2.7.",
    ),
    (
        "hard, 25 givens",
        "..2.5.974....32.5....9......4......8...419...3......6......5....5.36....684.9.1..",
    ),
    (
        "slow, 24 givens",
        ".....4............2.48.97..7......396.31.............5....6..1.5.8.926...6..3.9.7",
    ),
];

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match arguments.as_slice() {
        [] => {
            for (name, text) in PUZZLES {
                let grid = read(text).expect("the puzzles of this file are well formed");
                show(name, grid);
            }
            let (name, text) = PUZZLES[3];
            let grid = read(text).expect("the puzzles of this file are well formed");
            show(&format!("{name}, upside down"), upside_down(grid));
            ExitCode::SUCCESS
        }
        [text] => match read(text) {
            Ok(grid) => {
                show("the given puzzle", grid);
                ExitCode::SUCCESS
            }
            Err(sentence) => refuse(&sentence),
        },
        _ => refuse("Give one puzzle, as a single text of 81 characters, or nothing."),
    }
}

fn refuse(sentence: &str) -> ExitCode {
    eprintln!("{sentence}");
    ExitCode::from(2)
}

/// Reads a puzzle, or says in a sentence why the text is none.
fn read(text: &str) -> Result<Grid, String> {
    let length = text.chars().count();
    if length != 81 {
        return Err(format!(
            "A puzzle has 81 characters, one for each cell; this text has {length}."
        ));
    }
    let mut grid = [[0; 9]; 9];
    for (cell, letter) in text.chars().enumerate() {
        let (row, col) = (cell / 9, cell % 9);
        let digit = match letter {
            '.' => 0,
            '0'..='9' => letter as u8 - b'0',
            _ => {
                return Err(format!(
                    "Row {row}, column {col} is {letter:?}; a cell is a digit, or `.` or 0 where \
                     it is empty."
                ));
            }
        };
        // Givens that clash are found here: the search never looks at them again.
        if digit != 0 && !fits(&grid, row, col, digit) {
            return Err(format!(
                "The {digit} in row {row}, column {col} stands a second time in its row, column \
                 or box."
            ));
        }
        grid[row][col] = digit;
    }
    Ok(grid)
}

/// Fills the empty cells and says whether that was possible. A node is a call.
fn solve(grid: &mut Grid, nodes: &mut u64) -> bool {
    *nodes += 1;
    let Some(cell) = (0..81).find(|&cell| grid[cell / 9][cell % 9] == 0) else {
        return true;
    };
    let (row, col) = (cell / 9, cell % 9);
    for digit in 1..=9 {
        if fits(grid, row, col, digit) {
            grid[row][col] = digit;
            if solve(grid, nodes) {
                return true;
            }
            grid[row][col] = 0;
        }
    }
    false
}

/// Whether the digit stands nowhere in the row, the column and the box of a cell.
fn fits(grid: &Grid, row: usize, col: usize, digit: u8) -> bool {
    (0..9).all(|i| {
        grid[row][i] != digit
            && grid[i][col] != digit
            && grid[row / 3 * 3 + i / 3][col / 3 * 3 + i % 3] != digit
    })
}

/// The same puzzle with the last row first.
fn upside_down(mut grid: Grid) -> Grid {
    grid.reverse();
    grid
}

/// Solves a puzzle and prints it beside its answer.
fn show(name: &str, puzzle: Grid) {
    let mut answer = puzzle;
    let mut nodes = 0;
    let solved = solve(&mut answer, &mut nodes);
    let drawn = if solved {
        side_by_side(&lines(&puzzle), &lines(&answer))
    } else {
        format!("{}\n\nThis puzzle has no answer.", lines(&puzzle).join("\n"))
    };
    // Whoever reads only the first lines has closed the other end: nothing to say then.
    let _ = writeln!(io::stdout(), "{name}: {} nodes\n{drawn}\n", with_commas(nodes));
}

/// A grid as lines of text, with rules between the boxes.
fn lines(grid: &Grid) -> Vec<String> {
    let mut lines = Vec::new();
    for (row, digits) in grid.iter().enumerate() {
        if row == 3 || row == 6 {
            lines.push("------+-------+------".to_string());
        }
        let mut line = String::new();
        for (col, digit) in digits.iter().enumerate() {
            line.push_str(match col {
                0 => "",
                3 | 6 => " | ",
                _ => " ",
            });
            line.push(if *digit == 0 { '.' } else { char::from(b'0' + digit) });
        }
        lines.push(line);
    }
    lines
}

fn side_by_side(left: &[String], right: &[String]) -> String {
    let rows: Vec<String> = left.iter().zip(right).map(|(a, b)| format!("{a}      {b}")).collect();
    rows.join("\n")
}

/// A number with a comma before every three digits: 1,591,621.
fn with_commas(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn puzzle(number: usize) -> Grid {
        read(PUZZLES[number].1).unwrap()
    }

    fn nodes_of(mut grid: Grid) -> u64 {
        let mut nodes = 0;
        assert!(solve(&mut grid, &mut nodes));
        nodes
    }

    /// How many answers a puzzle has, by a search that never stops.
    fn count_answers(grid: &mut Grid) -> u64 {
        let Some(cell) = (0..81).find(|&cell| grid[cell / 9][cell % 9] == 0) else {
            return 1;
        };
        let (row, col) = (cell / 9, cell % 9);
        let mut found = 0;
        for digit in 1..=9 {
            if fits(grid, row, col, digit) {
                grid[row][col] = digit;
                found += count_answers(grid);
                grid[row][col] = 0;
            }
        }
        found
    }

    #[test]
    fn ordinary_puzzles_take_few_nodes() {
        for number in [0, 1] {
            assert!(nodes_of(puzzle(number)) <= 10_000, "{}", PUZZLES[number].0);
        }
    }

    /// The numbers in the statement.
    #[test]
    fn the_nodes_of_each_puzzle() {
        assert_eq!([0, 1, 2, 3].map(|at| nodes_of(puzzle(at))), [272, 2_050, 26_102, 1_591_621]);
        assert_eq!(nodes_of(upside_down(puzzle(3))), 140);
    }

    /// The same search with another slot: the empty cell with the fewest digits left.
    fn solve_fewest_first(grid: &mut Grid, nodes: &mut u64) -> bool {
        *nodes += 1;
        let choices = |cell: usize| {
            (1..=9).filter(|&digit| fits(grid, cell / 9, cell % 9, digit)).collect::<Vec<u8>>()
        };
        let empty = (0..81).filter(|&cell| grid[cell / 9][cell % 9] == 0);
        let Some(cell) = empty.min_by_key(|&cell| choices(cell).len()) else {
            return true;
        };
        for digit in choices(cell) {
            grid[cell / 9][cell % 9] = digit;
            if solve_fewest_first(grid, nodes) {
                return true;
            }
            grid[cell / 9][cell % 9] = 0;
        }
        false
    }

    /// The numbers in the statement.
    #[test]
    fn the_cell_with_the_fewest_digits_first() {
        for (number, expected) in [(2, 71), (3, 66)] {
            let mut nodes = 0;
            assert!(solve_fewest_first(&mut puzzle(number), &mut nodes));
            assert_eq!(nodes, expected, "{}", PUZZLES[number].0);
        }
    }

    #[test]
    fn each_puzzle_has_as_many_givens_as_its_name_says() {
        for (name, text) in PUZZLES {
            let givens = text.chars().filter(|&letter| letter != '.').count();
            assert!(name.ends_with(&format!(" {givens} givens")), "{name}: {givens}");
        }
    }

    #[test]
    fn each_puzzle_has_one_answer() {
        for number in [0, 1, 2] {
            assert_eq!(count_answers(&mut puzzle(number)), 1, "{}", PUZZLES[number].0);
        }
        // Turned upside down, the slow one has as many answers and a smaller tree.
        assert_eq!(count_answers(&mut upside_down(puzzle(3))), 1);
    }

    #[test]
    fn a_text_that_is_no_puzzle_is_refused_with_its_reason() {
        let reason = |text: &str| read(text).unwrap_err();
        assert!(reason("123").contains("this text has 3"));
        assert!(reason(&"x".repeat(81)).contains("Row 0, column 0 is 'x'"));
        assert!(
            reason(&format!("7.......7{}", ".".repeat(72))).contains("The 7 in row 0, column 8")
        );
    }

    #[test]
    fn puzzle_and_answer_fit_into_80_columns() {
        let drawn = lines(&puzzle(0));
        assert!(side_by_side(&drawn, &drawn).lines().all(|line| line.len() <= 80));
    }
}
