//! about: Colours by a loop that steps back, rows from a list of orders, a stack of grids.

pub fn colour(adjacent: &[Vec<usize>], k: usize) -> Option<Vec<usize>> {
    let n = adjacent.len();
    // k stands for "no colour".
    let mut colours = vec![k; n];
    let mut v = 0;
    let mut next = 0;
    while v < n {
        let mut free = next;
        while free < k && adjacent[v].iter().any(|&u| colours[u] == free) {
            free += 1;
        }
        if free < k {
            colours[v] = free;
            v += 1;
            next = 0;
        } else {
            if v == 0 {
                return None;
            }
            v -= 1;
            next = colours[v] + 1;
            colours[v] = k;
        }
    }
    Some(colours)
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
    let mut waiting = vec![grid];
    while let Some(grid) = waiting.pop() {
        let Some(cell) = (0..16).find(|&i| grid[i % 4][i / 4] == 0) else {
            return Some(grid);
        };
        let (r, c) = (cell % 4, cell / 4);
        for d in 1..5 {
            let row = grid[r].contains(&d);
            let col = (0..4).any(|i| grid[i][c] == d);
            let square = (0..4).any(|i| grid[r - r % 2 + i / 2][c - c % 2 + i % 2] == d);
            if !(row || col || square) {
                let mut next = grid;
                next[r][c] = d;
                waiting.push(next);
            }
        }
    }
    None
}
