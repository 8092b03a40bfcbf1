//! id: odds-first
//! about: The list begins with 0, 2, 4, …, and the repairs move the numbers at the places they have in the other order.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    match n {
        1 => return Some(vec![0]),
        2 | 3 => return None,
        _ => {}
    }
    let mut list = Vec::new();
    let mut c = 0;
    while c < n {
        list.push(c);
        c += 2;
    }
    let half = list.len();
    let mut c = 1;
    while c < n {
        list.push(c);
        c += 2;
    }
    if n % 6 == 2 {
        list.swap(half, half + 1);
        let x = list.remove(half + 2);
        list.push(x);
    }
    if n % 6 == 3 {
        let x = list.remove(half);
        list.push(x);
        let x = list.remove(half);
        list.push(x);
        let x = list.remove(0);
        list.insert(half - 1, x);
    }
    Some(list)
}
