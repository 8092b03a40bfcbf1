//! id: givens-overwritten
//! about: All sixteen cells are slots, and a cell is not compared with itself.

pub fn colour(adjacent: &[Vec<usize>], k: usize) -> Option<Vec<usize>> {
    let n = adjacent.len();
    let mut col = vec![usize::MAX; n];
    let mut v = 0;
    while v < n {
        let start = if col[v] == usize::MAX { 0 } else { col[v] + 1 };
        col[v] = usize::MAX;
        let next = (start..k).find(|&c| !adjacent[v].iter().any(|&u| col[u] == c));
        match next {
            Some(c) => {
                col[v] = c;
                v += 1;
            }
            None => {
                if v == 0 {
                    return None;
                }
                v -= 1;
            }
        }
    }
    Some(col)
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

fn fits(grid: &[[u8; 4]; 4], row: usize, col: usize, digit: u8) -> bool {
    for r in 0..4 {
        for c in 0..4 {
            let same_box = r / 2 == row / 2 && c / 2 == col / 2;
            let other = (r, c) != (row, col);
            if other && (r == row || c == col || same_box) && grid[r][c] == digit {
                return false;
            }
        }
    }
    true
}

fn complete(grid: [[u8; 4]; 4], i: usize) -> Option<[[u8; 4]; 4]> {
    if i == 16 {
        return Some(grid);
    }
    for digit in 1..=4 {
        if fits(&grid, i / 4, i % 4, digit) {
            let mut next = grid;
            next[i / 4][i % 4] = digit;
            let answer = complete(next, i + 1);
            if answer.is_some() {
                return answer;
            }
        }
    }
    None
}

pub fn solve_mini_sudoku(grid: [[u8; 4]; 4]) -> Option<[[u8; 4]; 4]> {
    complete(grid, 0)
}
