//! id: ends-in-wrong-order
//! about: The repair for 3 puts the 3 and then the 1 at the end.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let mut evens: Vec<usize> = (2..=n).step_by(2).collect();
    let mut odds: Vec<usize> = (1..=n).step_by(2).collect();
    match n % 6 {
        2 => {
            odds.swap(0, 1);
            let five = odds.remove(2);
            odds.push(five);
        }
        3 => {
            let two = evens.remove(0);
            evens.push(two);
            let three = odds.remove(1);
            odds.push(three);
            let one = odds.remove(0);
            odds.push(one);
        }
        _ => {}
    }
    evens.extend(odds);
    Some(evens.iter().map(|c| c - 1).collect())
}
