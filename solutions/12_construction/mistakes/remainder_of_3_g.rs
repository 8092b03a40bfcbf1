//! id: remainder-of-3
//! about: The repair for 3 is done on every width that can be divided by 3, also on the even ones.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let mut evens: Vec<usize> = (2..=n).step_by(2).collect();
    let mut odds: Vec<usize> = (1..=n).step_by(2).collect();
    match (n % 6, n % 3) {
        (2, _) => {
            odds.swap(0, 1);
            let five = odds.remove(2);
            odds.push(five);
        }
        (_, 0) => {
            let two = evens.remove(0);
            evens.push(two);
            let one = odds.remove(0);
            odds.push(one);
            let three = odds.remove(0);
            odds.push(three);
        }
        _ => {}
    }
    evens.extend(odds);
    Some(evens.iter().map(|c| c - 1).collect())
}
