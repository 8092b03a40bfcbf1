//! id: true-after-loop
//! about: The answer stays true when no column led to a full board.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let mut i = 0;
    let mut safe = true;
    while i < queens.len() {
        let dc = queens[i] as i32 - col as i32;
        let dr = row as i32 - i as i32;
        if dc == 0 || dc == dr || dc == -dr {
            safe = false;
        }
        i += 1;
    }
    safe
}

pub fn render(queens: &[usize], n: usize) -> String {
    let mut lines = vec![];
    for q in queens {
        let mut line = ".".repeat(*q);
        line.push('Q');
        line += &".".repeat(n - q - 1);
        lines.push(line);
    }
    lines.join("\n")
}

pub fn first_solution(n: usize) -> Option<Vec<usize>> {
    let mut queens = Vec::new();
    fill(n, &mut queens).then_some(queens)
}

fn fill(n: usize, queens: &mut Vec<usize>) -> bool {
    let row = queens.len();
    let mut col = 0;
    while row < n && col < n {
        if is_safe(queens, row, col) {
            queens.push(col);
            if fill(n, queens) {
                break;
            }
            queens.pop();
        }
        col += 1;
    }
    true
}
