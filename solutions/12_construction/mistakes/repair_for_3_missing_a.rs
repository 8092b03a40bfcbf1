//! id: repair-for-3-missing
//! about: Only the widths that leave 2 are repaired.

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
    }

    let mut queens = Vec::new();
    queens.extend(even);
    queens.extend(odd);
    for q in &mut queens {
        *q -= 1;
    }
    Some(queens)
}
