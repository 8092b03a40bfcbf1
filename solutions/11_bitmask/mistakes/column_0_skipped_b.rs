//! id: column-0-skipped
//! about: The columns are counted from 1 to n.
//! same-as: many

pub fn count_bits(n: u32) -> u64 {
    let all = (1u32 << n) - 1;
    let mut stack = vec![(0u32, 0u32, 0u32)];
    let mut boards = 0;
    while let Some((cols, d1, d2)) = stack.pop() {
        if cols == all {
            boards += 1;
            continue;
        }
        for c in 1..=n {
            let q = 1 << c;
            if (cols | d1 | d2) & q == 0 {
                stack.push((cols | q, (d1 | q) << 1, (d2 | q) >> 1));
            }
        }
    }
    boards
}
