//! id: other-letters
//! about: An underscore stands for an empty square, line for line.

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
    let mut text = String::new();
    for (row, &queen) in queens.iter().enumerate() {
        if row > 0 {
            text += "\n";
        }
        text += &"_".repeat(queen);
        text += "Q";
        text += &"_".repeat(n - queen - 1);
    }
    text
}

pub fn first_solution(n: usize) -> Option<Vec<usize>> {
    let mut queens = Vec::new();
    fill(n, &mut queens).then_some(queens)
}

fn fill(n: usize, queens: &mut Vec<usize>) -> bool {
    if queens.len() == n {
        return true;
    }
    for col in 0..n {
        if is_safe(queens, queens.len(), col) {
            queens.push(col);
            if fill(n, queens) {
                return true;
            }
            queens.pop();
        }
    }
    false
}
