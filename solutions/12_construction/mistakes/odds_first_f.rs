//! id: odds-first
//! about: The first half has the columns 0, 2, 4, …, and the repairs count their places from the middle.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let mut list: Vec<usize> = (0..n).filter(|c| c % 2 == 0).collect();
    let middle = list.len();
    list.extend((0..n).filter(|c| c % 2 == 1));
    match n % 6 {
        2 => {
            list.swap(middle, middle + 1);
            list[middle + 2..].rotate_left(1);
        }
        3 => {
            list[middle..].rotate_left(2);
            list[..middle].rotate_left(1);
        }
        _ => {}
    }
    Some(list)
}
