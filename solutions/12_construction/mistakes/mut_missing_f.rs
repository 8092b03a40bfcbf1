//! id: mut-missing
//! about: The list that grows is not declared as mut.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    match n {
        2 | 3 => None,
        _ => {
            let queens: Vec<usize> = (0..n).filter(|c| c % 2 == 1).collect();
            queens.extend((0..n).filter(|c| c % 2 == 0));
            Some(queens)
        }
    }
}
