//! id: repair-in-wrong-list
//! about: The repair for 2 is done on the even numbers instead of the odd ones.

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
        even.swap(0, 1);
        let moved = even.remove(2);
        even.push(moved);
    } else if n % 6 == 3 {
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
