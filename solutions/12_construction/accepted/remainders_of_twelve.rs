//! about: The older repairs in books: remainders on division by 12, with pairs exchanged for 8.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    let rest = n % 12;
    let mut list: Vec<usize> = (1..=n / 2).map(|i| 2 * i).collect();
    if rest == 3 || rest == 9 {
        if n == 3 {
            return None;
        }
        list.remove(0);
        list.push(2);
    }
    let mut odd: Vec<usize> = (1..=n).filter(|i| i % 2 == 1).collect();
    if rest == 8 {
        for pair in odd.chunks_mut(2) {
            pair.swap(0, 1);
        }
    }
    if rest == 2 {
        if n == 2 {
            return None;
        }
        odd.swap(0, 1);
        odd.remove(2);
        odd.push(5);
    }
    if rest == 3 || rest == 9 {
        odd.drain(..2);
        odd.push(1);
        odd.push(3);
    }
    list.extend(odd);
    Some(list.iter().map(|i| i - 1).collect())
}
