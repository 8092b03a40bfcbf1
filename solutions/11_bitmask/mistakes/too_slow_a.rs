//! id: too-slow
//! about: All boards with one queen in each row are built and tested when they are full.

fn boards(n: u32, queens: &mut Vec<u32>) -> u64 {
    if queens.len() == n as usize {
        for (row, &col) in queens.iter().enumerate() {
            for (above, &other) in queens[..row].iter().enumerate() {
                if col == other || col.abs_diff(other) as usize == row - above {
                    return 0;
                }
            }
        }
        return 1;
    }
    let mut found = 0;
    for col in 0..n {
        queens.push(col);
        found += boards(n, queens);
        queens.pop();
    }
    found
}

pub fn count_bits(n: u32) -> u64 {
    boards(n, &mut Vec::new())
}
