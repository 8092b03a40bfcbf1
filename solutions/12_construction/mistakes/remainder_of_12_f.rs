//! id: remainder-of-12
//! about: The repairs belong to every twelfth width, counted from 8 and from 9.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    match n {
        1 => return Some(vec![0]),
        2 | 3 => return None,
        _ => {}
    }
    let mut list = Vec::new();
    let mut c = 1;
    while c < n {
        list.push(c);
        c += 2;
    }
    let half = list.len();
    let mut c = 0;
    while c < n {
        list.push(c);
        c += 2;
    }
    if n % 12 == 8 {
        list.swap(half, half + 1);
        let x = list.remove(half + 2);
        list.push(x);
    }
    if n % 12 == 9 {
        let x = list.remove(half);
        list.push(x);
        let x = list.remove(half);
        list.push(x);
        let x = list.remove(0);
        list.insert(half - 1, x);
    }
    Some(list)
}
