//! id: columns-of-another-type
//! about: The columns are kept as i32, while n and the answer are usize.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let mut queens: Vec<i32> = vec![];
    for number in 2..n + 1 {
        if number % 2 == 0 {
            queens.push(number - 1);
        }
    }
    for number in 1..n + 1 {
        if number % 2 == 1 {
            queens.push(number - 1);
        }
    }
    Some(queens)
}
