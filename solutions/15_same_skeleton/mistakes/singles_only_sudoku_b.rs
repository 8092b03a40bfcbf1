//! id: singles-only
//! about: The grid is gone over again and again for cells with one digit left; no digit is ever tried out.
//! same-as: several-answers-are-none

fn paint(adjacent: &[Vec<usize>], k: usize, colours: &mut Vec<usize>) -> bool {
    let v = colours.len();
    if v == adjacent.len() {
        return true;
    }
    for c in 0..k {
        if adjacent[v].iter().all(|&u| u >= v || colours[u] != c) {
            colours.push(c);
            if paint(adjacent, k, colours) {
                return true;
            }
            colours.pop();
        }
    }
    false
}

pub fn colour(adjacent: &[Vec<usize>], k: usize) -> Option<Vec<usize>> {
    let mut colours = Vec::new();
    paint(adjacent, k, &mut colours).then_some(colours)
}

pub fn count_latin(n: usize) -> u64 {
    let mut square = vec![vec![0; n]; n];
    ways(&mut square, 0, 0)
}

fn free(square: &[Vec<usize>], row: usize, col: usize, number: usize) -> bool {
    for i in 0..square.len() {
        if square[row][i] == number {
            return false;
        }
        if square[i][col] == number {
            return false;
        }
    }
    true
}

fn ways(square: &mut Vec<Vec<usize>>, row: usize, col: usize) -> u64 {
    let n = square.len();
    if row == n {
        return 1;
    }
    if col == n {
        return ways(square, row + 1, 0);
    }
    let mut total = 0;
    for number in 1..=n {
        if free(square, row, col, number) {
            square[row][col] = number;
            total += ways(square, row, col + 1);
            square[row][col] = 0;
        }
    }
    total
}

pub fn solve_mini_sudoku(mut grid: [[u8; 4]; 4]) -> Option<[[u8; 4]; 4]> {
    loop {
        let holes: Vec<usize> = (0..16).filter(|&i| grid[i / 4][i % 4] == 0).collect();
        if holes.is_empty() {
            return Some(grid);
        }
        let forced = holes.iter().find_map(|&i| {
            let mut digits = (1..=4).filter(|&d| can_be(&grid, i / 4, i % 4, d));
            let only = digits.next()?;
            if digits.next().is_some() { None } else { Some((i, only)) }
        });
        let (i, digit) = forced?;
        grid[i / 4][i % 4] = digit;
    }
}

fn can_be(grid: &[[u8; 4]; 4], row: usize, col: usize, digit: u8) -> bool {
    let in_row = grid[row].contains(&digit);
    let in_col = grid.iter().any(|line| line[col] == digit);
    let in_box = (0..4).any(|i| grid[row / 2 * 2 + i / 2][col / 2 * 2 + i % 2] == digit);
    !in_row && !in_col && !in_box
}
