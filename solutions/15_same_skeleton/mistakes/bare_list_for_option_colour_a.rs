//! id: bare-list-for-option
//! about: The list of colours is returned without Some.

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
    if paint(adjacent, k, &mut colours) {
        return colours;
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
