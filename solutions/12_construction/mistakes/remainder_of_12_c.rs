//! id: remainder-of-12
//! about: As in older books by 12, with the repair for 8, but 9 is forgotten.

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
    if n % 12 == 2 || n % 12 == 8 {
        odd.swap(0, 1);
        let five = odd.remove(2);
        odd.push(five);
    } else if n % 12 == 3 {
        let two = even.remove(0);
        even.push(two);
        let one = odd.remove(0);
        let three = odd.remove(0);
        odd.push(one);
        odd.push(three);
    }

    let mut queens = Vec::new();
    queens.extend(even);
    queens.extend(odd);
    for q in &mut queens {
        *q -= 1;
    }
    Some(queens)
}
