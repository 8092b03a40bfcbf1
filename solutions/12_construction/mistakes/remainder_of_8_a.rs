//! id: remainder-of-8
//! about: The remainder is taken on division by 8, as if all that matters came from the chess board.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    if n == 1 {
        return Some(vec![0]);
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
    if n % 8 == 0 {
        odd.swap(0, 1);
        let five = odd.remove(2);
        odd.push(five);
    } else if n % 8 == 1 {
        even.rotate_left(1);
        odd.rotate_left(2);
    }

    let mut queens = Vec::new();
    queens.extend(even);
    queens.extend(odd);
    for q in &mut queens {
        *q -= 1;
    }
    Some(queens)
}
