//! id: empty-graph-is-none
//! about: A graph without vertices is refused at the start.

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
    if adjacent.is_empty() {
        return None;
    }
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

pub fn solve_mini_sudoku(grid: [[u8; 4]; 4]) -> Option<[[u8; 4]; 4]> {
    let mut g = grid;
    cell(&mut g, 0).then_some(g)
}

fn cell(g: &mut [[u8; 4]; 4], at: usize) -> bool {
    if at == 16 {
        return true;
    }
    let (r, c) = (at / 4, at % 4);
    if g[r][c] > 0 {
        return cell(g, at + 1);
    }
    let mut digit = 1;
    while digit <= 4 {
        let row_ok = g[r].iter().all(|&other| other != digit);
        let col_ok = g.iter().all(|line| line[c] != digit);
        let (y, x) = (r - r % 2, c - c % 2);
        let box_ok = ![g[y][x], g[y][x + 1], g[y + 1][x], g[y + 1][x + 1]].contains(&digit);
        if row_ok && col_ok && box_ok {
            g[r][c] = digit;
            if cell(g, at + 1) {
                return true;
            }
            g[r][c] = 0;
        }
        digit += 1;
    }
    false
}
