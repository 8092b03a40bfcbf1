//! id: all-vertices-differ
//! about: Every earlier vertex is taken for a neighbour.

pub fn colour(adjacent: &[Vec<usize>], k: usize) -> Option<Vec<usize>> {
    extend(adjacent, k, Vec::new())
}

fn extend(adjacent: &[Vec<usize>], k: usize, so_far: Vec<usize>) -> Option<Vec<usize>> {
    let v = so_far.len();
    if v == adjacent.len() {
        return Some(so_far);
    }
    for c in 0..k {
        let clash = (0..v).any(|u| so_far[u] == c);
        if clash {
            continue;
        }
        let mut next = so_far.clone();
        next.push(c);
        if let Some(done) = extend(adjacent, k, next) {
            return Some(done);
        }
    }
    None
}

fn orders(n: usize) -> Vec<Vec<usize>> {
    fn go(n: usize, so_far: &mut Vec<usize>, out: &mut Vec<Vec<usize>>) {
        if so_far.len() == n {
            out.push(so_far.clone());
            return;
        }
        for x in 0..n {
            if !so_far.contains(&x) {
                so_far.push(x);
                go(n, so_far, out);
                so_far.pop();
            }
        }
    }
    let mut out = Vec::new();
    go(n, &mut Vec::new(), &mut out);
    out
}

fn stack<'a>(n: usize, lines: &'a [Vec<usize>], rows: &mut Vec<&'a [usize]>) -> u64 {
    if rows.len() == n {
        return 1;
    }
    let mut sum = 0;
    for line in lines {
        let fits = rows.iter().all(|above| above.iter().zip(line).all(|(a, b)| a != b));
        if fits {
            rows.push(line);
            sum += stack(n, lines, rows);
            rows.pop();
        }
    }
    sum
}

pub fn count_latin(n: usize) -> u64 {
    stack(n, &orders(n), &mut Vec::new())
}

pub fn solve_mini_sudoku(grid: [[u8; 4]; 4]) -> Option<[[u8; 4]; 4]> {
    let mut work = grid;
    if fill_in(&mut work) {
        return Some(work);
    }
    None
}

fn first_hole(grid: &[[u8; 4]; 4]) -> Option<(usize, usize)> {
    for (r, row) in grid.iter().enumerate() {
        for (c, &digit) in row.iter().enumerate() {
            if digit == 0 {
                return Some((r, c));
            }
        }
    }
    None
}

fn seen(grid: &[[u8; 4]; 4], row: usize, col: usize) -> Vec<u8> {
    let mut seen = Vec::new();
    for r in 0..4 {
        for c in 0..4 {
            let same_row = r == row;
            let same_col = c == col;
            let same_box = r / 2 == row / 2 && c / 2 == col / 2;
            if same_row || same_col || same_box {
                seen.push(grid[r][c]);
            }
        }
    }
    seen
}

fn fill_in(grid: &mut [[u8; 4]; 4]) -> bool {
    let Some((row, col)) = first_hole(grid) else {
        return true;
    };
    let taken = seen(grid, row, col);
    for digit in 1..=4 {
        if !taken.contains(&digit) {
            grid[row][col] = digit;
            if fill_in(grid) {
                return true;
            }
            grid[row][col] = 0;
        }
    }
    false
}
