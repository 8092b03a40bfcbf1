//! id: evens-odds-only
//! about: The columns 1, 3, 5, … and then 0, 2, 4, … for every width but 2 and 3.

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

    let mut queens = Vec::new();
    queens.extend(even);
    queens.extend(odd);
    for q in &mut queens {
        *q -= 1;
    }
    Some(queens)
}
