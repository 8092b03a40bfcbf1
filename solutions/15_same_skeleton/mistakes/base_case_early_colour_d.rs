//! id: base-case-early
//! about: A list of zeros is coloured up to the last vertex, which keeps its 0.

fn paint(adjacent: &[Vec<usize>], k: usize, v: usize, colours: &mut [usize]) -> bool {
    if adjacent.is_empty() || v == adjacent.len() - 1 {
        return true;
    }
    for c in 0..k {
        if adjacent[v].iter().any(|&u| u < v && colours[u] == c) {
            continue;
        }
        colours[v] = c;
        if paint(adjacent, k, v + 1, colours) {
            return true;
        }
    }
    false
}

pub fn colour(adjacent: &[Vec<usize>], k: usize) -> Option<Vec<usize>> {
    let mut colours = vec![0; adjacent.len()];
    paint(adjacent, k, 0, &mut colours).then_some(colours)
}

pub fn count_latin(n: usize) -> u64 {
    let mut flat: Vec<usize> = Vec::new();
    extend_flat(n, &mut flat)
}
fn extend_flat(n: usize, flat: &mut Vec<usize>) -> u64 {
    let i = flat.len();
    if i == n * n {
        return 1;
    }
    let mut sum = 0;
    for x in 0..n {
        let mut clash = false;
        for j in 0..i {
            if flat[j] == x && (j / n == i / n || j % n == i % n) {
                clash = true;
            }
        }
        if !clash {
            flat.push(x);
            sum += extend_flat(n, flat);
            flat.pop();
        }
    }
    sum
}

pub fn solve_mini_sudoku(grid: [[u8; 4]; 4]) -> Option<[[u8; 4]; 4]> {
    for row in 0..4 {
        for col in 0..4 {
            if grid[row][col] == 0 {
                for digit in 1..=4u8 {
                    if allowed(grid, row, col, digit) {
                        let mut copy = grid;
                        copy[row][col] = digit;
                        let answer = solve_mini_sudoku(copy);
                        if answer.is_some() {
                            return answer;
                        }
                    }
                }
                return None;
            }
        }
    }
    Some(grid)
}
fn allowed(grid: [[u8; 4]; 4], row: usize, col: usize, digit: u8) -> bool {
    for r in 0..4 {
        for c in 0..4 {
            let seen = r == row || c == col || (r / 2 == row / 2 && c / 2 == col / 2);
            if seen && grid[r][c] == digit {
                return false;
            }
        }
    }
    true
}
