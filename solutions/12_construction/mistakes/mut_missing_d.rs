//! id: mut-missing
//! about: Both lists are changed and neither is declared as mut.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let even: Vec<usize> = (2..=n).step_by(2).map(|c| c - 1).collect();
    let odd: Vec<usize> = (1..=n).step_by(2).map(|c| c - 1).collect();
    match n % 6 {
        3 => {
            even.rotate_left(1);
            odd.rotate_left(2);
        }
        _ => {}
    }
    Some([even, odd].concat())
}
