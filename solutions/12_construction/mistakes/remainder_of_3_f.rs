//! id: remainder-of-3
//! about: The repair for 2 is done where n leaves 2 on division by 3, so the widths that leave 5 on division by 6 get it too.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let mut first: Vec<usize> = (1..n).step_by(2).collect();
    let mut second: Vec<usize> = (0..n).step_by(2).collect();
    if n % 3 == 2 {
        second.swap(0, 1);
        let x = second.remove(2);
        second.push(x);
    }
    if n % 6 == 3 {
        first.rotate_left(1);
        second.rotate_left(2);
    }
    Some([first, second].concat())
}
