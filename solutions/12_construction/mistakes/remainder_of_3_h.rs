//! id: remainder-of-3
//! about: Multiples of 3 get the repair for 3, whether odd or even.

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
    if n % 6 == 2 {
        list.swap(half, half + 1);
        let x = list.remove(half + 2);
        list.push(x);
    }
    if n % 3 == 0 {
        let x = list.remove(half);
        list.push(x);
        let x = list.remove(half);
        list.push(x);
        let x = list.remove(0);
        list.insert(half - 1, x);
    }
    Some(list)
}
