//! id: one-component-only
//! about: A stack of vertices to visit begins with vertex 0 and gets neighbours only.

pub fn colour(adjacent: &[Vec<usize>], k: usize) -> Option<Vec<usize>> {
    let n = adjacent.len();
    if n == 0 {
        return Some(vec![]);
    }
    if k == 0 {
        return None;
    }
    let mut seen = vec![];
    let mut stack = vec![0];
    while let Some(v) = stack.pop() {
        if !seen.contains(&v) {
            seen.push(v);
            stack.extend(adjacent[v].iter().rev());
        }
    }
    let mut colours = vec![usize::MAX; n];
    if !assign(adjacent, k, &seen, 0, &mut colours) {
        return None;
    }
    for c in &mut colours {
        if *c == usize::MAX {
            *c = 0;
        }
    }
    Some(colours)
}

fn assign(
    adjacent: &[Vec<usize>],
    k: usize,
    seen: &[usize],
    at: usize,
    colours: &mut [usize],
) -> bool {
    if at == seen.len() {
        return true;
    }
    let v = seen[at];
    for c in 0..k {
        if adjacent[v].iter().any(|&u| colours[u] == c) {
            continue;
        }
        colours[v] = c;
        if assign(adjacent, k, seen, at + 1, colours) {
            return true;
        }
        colours[v] = usize::MAX;
    }
    false
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

struct Search {
    grid: [[u8; 4]; 4],
    rows: [[bool; 5]; 4],
    cols: [[bool; 5]; 4],
    boxes: [[bool; 5]; 4],
}

impl Search {
    fn set(&mut self, r: usize, c: usize, digit: u8, on: bool) {
        let d = digit as usize;
        self.rows[r][d] = on;
        self.cols[c][d] = on;
        self.boxes[r / 2 * 2 + c / 2][d] = on;
        self.grid[r][c] = if on { digit } else { 0 };
    }

    fn run(&mut self, holes: &[(usize, usize)]) -> bool {
        let Some((&(r, c), rest)) = holes.split_first() else {
            return true;
        };
        for digit in 1..=4u8 {
            let d = digit as usize;
            if self.rows[r][d] || self.cols[c][d] || self.boxes[r / 2 * 2 + c / 2][d] {
                continue;
            }
            self.set(r, c, digit, true);
            if self.run(rest) {
                return true;
            }
            self.set(r, c, digit, false);
        }
        false
    }
}

pub fn solve_mini_sudoku(grid: [[u8; 4]; 4]) -> Option<[[u8; 4]; 4]> {
    let mut search =
        Search { grid, rows: [[false; 5]; 4], cols: [[false; 5]; 4], boxes: [[false; 5]; 4] };
    let mut holes = vec![];
    for r in 0..4 {
        for c in 0..4 {
            if grid[r][c] == 0 {
                holes.push((r, c));
            } else {
                search.set(r, c, grid[r][c], true);
            }
        }
    }
    search.run(&holes).then_some(search.grid)
}
