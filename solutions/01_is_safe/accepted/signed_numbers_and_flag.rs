//! about: Turns everything into i32 first and keeps a flag instead of leaving early.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let mut ok: bool = true;
    let x: i32 = col as i32;
    let y: i32 = row as i32;
    for i in 0..queens.len() {
        let qx: i32 = queens[i] as i32;
        let qy: i32 = i as i32;
        if qx == x {
            ok = false;
        }
        if (qx - x).abs() == (qy - y).abs() {
            ok = false;
        }
    }
    return ok;
}

pub fn is_solution(queens: &[usize]) -> bool {
    let mut ok: bool = true;
    for i in 0..queens.len() {
        if queens[i] as i32 > queens.len() as i32 - 1 {
            ok = false;
        }
        if is_safe(&queens[0..i], i, queens[i]) == false {
            ok = false;
        }
    }
    return ok;
}
