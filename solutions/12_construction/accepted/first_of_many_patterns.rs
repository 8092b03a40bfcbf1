//! about: Starts of the two halves are varied until a quick test says that the board is right.

struct Lines {
    col: Vec<bool>,
    down: Vec<bool>,
    up: Vec<bool>,
}

fn attacked(queens: &[usize]) -> bool {
    let n = queens.len();
    let mut seen = Lines { col: vec![false; n], down: vec![false; 2 * n], up: vec![false; 2 * n] };
    for (r, &c) in queens.iter().enumerate() {
        if seen.col[c] || seen.down[r + n - c] || seen.up[r + c] {
            return true;
        }
        seen.col[c] = true;
        seen.down[r + n - c] = true;
        seen.up[r + c] = true;
    }
    false
}

pub fn construct(n: usize) -> Option<Vec<usize>> {
    let odd: Vec<usize> = (0..n).filter(|c| c % 2 == 1).collect();
    let even: Vec<usize> = (0..n).filter(|c| c % 2 == 0).collect();
    for a in 0..odd.len().max(1) {
        for b in 0..even.len() {
            for exchange in [false, true] {
                let mut top = odd.clone();
                if !top.is_empty() {
                    top.rotate_left(a);
                }
                let mut bottom = even.clone();
                bottom.rotate_left(b);
                if exchange && bottom.len() > 3 {
                    bottom.swap(0, 1);
                    bottom[2..].rotate_left(1);
                }
                top.append(&mut bottom);
                if !attacked(&top) {
                    return Some(top);
                }
            }
        }
        if a > 3 {
            break;
        }
    }
    None
}
