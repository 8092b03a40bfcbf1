//! about: Bit masks for the lines, and a render that folds over the squares.

pub fn render(queens: &[usize], n: usize) -> String {
    (0..queens.len() * n).fold(String::new(), |mut text, square| {
        let (row, col) = (square / n, square % n);
        if col == 0 && row != 0 {
            text += "\n";
        }
        text += if queens[row] == col { "Q" } else { "." };
        text
    })
}

/// Given: the first board of width `n` in order, or `None` where there is none.
pub fn first_solution(n: usize) -> Option<Vec<usize>> {
    let mut queens = Vec::new();
    fill(n, &mut queens).then_some(queens)
}

fn fill(n: usize, queens: &mut Vec<usize>) -> bool {
    go(n as u32, 0, 0, 0, queens)
}

fn go(n: u32, cols: u32, right: u32, left: u32, queens: &mut Vec<usize>) -> bool {
    if cols.count_ones() == n {
        return true;
    }
    for col in 0..n {
        let bit = 1 << col;
        if (cols | right | left) & bit != 0 {
            continue;
        }
        queens.push(col as usize);
        if go(n, cols | bit, (right | bit) << 1, (left | bit) >> 1, queens) {
            return true;
        }
        queens.pop();
    }
    false
}
