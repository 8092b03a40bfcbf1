//! id: number-lost
//! about: The repair for 3 takes numbers out and does not put them back, so queens are missing.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }

    let mut even = Vec::new();
    let mut odd = Vec::new();
    for number in 1..=n {
        if number % 2 == 0 {
            even.push(number);
        } else {
            odd.push(number);
        }
    }
    if n % 6 == 2 {
        odd.swap(0, 1);
        let five = odd.remove(2);
        odd.push(five);
    } else if n % 6 == 3 {
        even.remove(0);
        even.push(2);
        odd.remove(0);
        odd.remove(0);
    }

    let mut queens = Vec::new();
    queens.extend(even);
    queens.extend(odd);
    for q in &mut queens {
        *q -= 1;
    }
    Some(queens)
}
