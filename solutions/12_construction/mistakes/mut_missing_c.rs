//! id: mut-missing
//! about: Both lists are changed and neither is declared as mut.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let even: Vec<usize> = (1..n).step_by(2).collect();
    let odd: Vec<usize> = (0..n).step_by(2).collect();
    if n % 6 == 2 {
        odd.swap(0, 1);
    }
    even.extend(odd);
    Some(even)
}
