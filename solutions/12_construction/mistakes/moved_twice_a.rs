//! id: moved-twice
//! about: The number that moves to the end is added there, but stays in its place too.

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
        odd.push(5);
    } else if n % 6 == 3 {
        even.push(2);
        odd.push(1);
        odd.push(3);
    }

    let mut queens = Vec::new();
    queens.extend(even);
    queens.extend(odd);
    for q in &mut queens {
        *q -= 1;
    }
    Some(queens)
}
