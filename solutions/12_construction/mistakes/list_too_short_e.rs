//! id: list-too-short
//! about: Both lists get n / 2 numbers, so an odd width lacks its last queen; the repairs are there.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let mut ev: Vec<usize> = (1..=n / 2).map(|k| 2 * k).collect();
    let mut od: Vec<usize> = (1..=n / 2).map(|k| 2 * k - 1).collect();
    if n % 6 == 2 {
        od.swap(0, 1);
        let x = od.remove(2);
        od.push(x);
    }
    if n % 6 == 3 {
        ev.rotate_left(1);
        od.rotate_left(2);
    }
    ev.extend(od);
    Some(ev.into_iter().map(|c| c - 1).collect())
}
