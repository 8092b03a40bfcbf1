//! id: nothing-checked
//! about: The test of a digit is never asked.

pub fn colour(adjacent: &[Vec<usize>], k: usize) -> Option<Vec<usize>> {
    let mut given: Vec<Option<usize>> = vec![None; adjacent.len()];
    if !try_vertex(0, adjacent, k, &mut given) {
        return None;
    }
    let mut answer = vec![];
    for g in given {
        answer.push(g.unwrap_or(0));
    }
    Some(answer)
}

fn may_take(v: usize, c: usize, adjacent: &[Vec<usize>], given: &[Option<usize>]) -> bool {
    let mut ok = true;
    for u in &adjacent[v] {
        if given[*u] == Some(c) {
            ok = false;
        }
    }
    ok
}

fn try_vertex(v: usize, adjacent: &[Vec<usize>], k: usize, given: &mut Vec<Option<usize>>) -> bool {
    if v == adjacent.len() {
        return true;
    }
    let mut c = 0;
    while c < k {
        if may_take(v, c, adjacent, given) {
            given[v] = Some(c);
            if try_vertex(v + 1, adjacent, k, given) {
                return true;
            }
            given[v] = None;
        }
        c += 1;
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

type Grid = [[u8; 4]; 4];

fn _fits(grid: &Grid, cell: usize, digit: u8) -> bool {
    (0..16).all(|other| {
        let (r, c) = (other / 4, other % 4);
        let (row, col) = (cell / 4, cell % 4);
        let related = r == row || c == col || (r / 2, c / 2) == (row / 2, col / 2);
        !related || grid[r][c] != digit
    })
}

pub fn solve_mini_sudoku(grid: Grid) -> Option<Grid> {
    match (0..16).find(|&i| grid[i / 4][i % 4] == 0) {
        None => Some(grid),
        Some(i) => (1..=4).filter(|&d| d > 0).find_map(|d| {
            let mut next = grid;
            next[i / 4][i % 4] = d;
            solve_mini_sudoku(next)
        }),
    }
}
