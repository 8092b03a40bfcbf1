//! id: two-and-three-built
//! about: Width 2 has its None, width 3 gets a list.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 {
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
