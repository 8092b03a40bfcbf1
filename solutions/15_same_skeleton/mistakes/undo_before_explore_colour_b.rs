//! id: undo-before-explore
//! about: Pop stands one line too high.
//! same-as: slot-not-advanced

fn paint(adjacent: &[Vec<usize>], k: usize, colours: &mut Vec<usize>) -> bool {
    let v = colours.len();
    if v == adjacent.len() {
        return true;
    }
    for c in 0..k {
        if adjacent[v].iter().all(|&u| u >= v || colours[u] != c) {
            colours.push(c);
            colours.pop();
            let done = paint(adjacent, k, colours);
            if done {
                return done;
            }
        }
    }
    false
}

pub fn colour(adjacent: &[Vec<usize>], k: usize) -> Option<Vec<usize>> {
    let mut colours = Vec::new();
    paint(adjacent, k, &mut colours).then_some(colours)
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
