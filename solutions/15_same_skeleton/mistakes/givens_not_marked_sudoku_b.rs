//! id: givens-not-marked
//! about: The digits put down are kept in a list of their own, and only they are compared.

struct Map<'a> {
    adjacent: &'a [Vec<usize>],
    k: usize,
    colours: Vec<i32>,
}

impl Map<'_> {
    fn solve(&mut self, v: usize) -> bool {
        if v >= self.colours.len() {
            return true;
        }
        let mut used = vec![false; self.k];
        for &u in &self.adjacent[v] {
            if self.colours[u] >= 0 {
                used[self.colours[u] as usize] = true;
            }
        }
        for c in 0..self.k {
            if !used[c] {
                self.colours[v] = c as i32;
                if self.solve(v + 1) {
                    return true;
                }
                self.colours[v] = -1;
            }
        }
        false
    }
}

pub fn colour(adjacent: &[Vec<usize>], k: usize) -> Option<Vec<usize>> {
    let mut map = Map { adjacent, k, colours: vec![-1; adjacent.len()] };
    if map.solve(0) { Some(map.colours.iter().map(|&c| c as usize).collect()) } else { None }
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
    let holes: Vec<usize> = (0..16).filter(|&i| grid[i / 4][i % 4] == 0).collect();
    let mut digits = Vec::new();
    if !put_digits(&holes, &mut digits) {
        return None;
    }
    let mut answer = grid;
    for (&i, &digit) in holes.iter().zip(&digits) {
        answer[i / 4][i % 4] = digit;
    }
    Some(answer)
}

fn put_digits(holes: &[usize], digits: &mut Vec<u8>) -> bool {
    if digits.len() == holes.len() {
        return true;
    }
    let i = holes[digits.len()];
    for digit in 1..=4 {
        let clash = holes.iter().zip(digits.iter()).any(|(&j, &other)| {
            let meet = i / 4 == j / 4 || i % 4 == j % 4;
            other == digit && (meet || (i / 8 == j / 8 && i % 4 / 2 == j % 4 / 2))
        });
        if !clash {
            digits.push(digit);
            if put_digits(holes, digits) {
                return true;
            }
            digits.pop();
        }
    }
    false
}
