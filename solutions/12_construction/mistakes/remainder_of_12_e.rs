//! id: remainder-of-12
//! about: 8 and 9 are taken as remainders on division by 12, so that 2 and 3 get no repair.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let mut evens: Vec<usize> = (2..=n).step_by(2).collect();
    let mut odds: Vec<usize> = (1..=n).step_by(2).collect();
    match n % 12 {
        8 => {
            odds.swap(0, 1);
            let five = odds.remove(2);
            odds.push(five);
        }
        9 => {
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
