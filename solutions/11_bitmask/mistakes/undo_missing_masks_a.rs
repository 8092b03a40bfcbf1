//! id: undo-missing:masks
//! about: The masks are shared by all calls and nothing is taken back.
//! same-as: many

#[derive(Default)]
struct Taken {
    cols: u32,
    sums: u32,
    differences: u32,
}

pub fn count_bits(n: u32) -> u64 {
    count(&mut Taken::default(), 0, n)
}

fn count(taken: &mut Taken, row: u32, n: u32) -> u64 {
    if row == n {
        return 1;
    }
    let mut found = 0;
    for col in 0..n {
        let (c, s, d) = (1 << col, 1 << (row + col), 1 << (n - 1 + row - col));
        if taken.cols & c == 0 && taken.sums & s == 0 && taken.differences & d == 0 {
            taken.cols |= c;
            taken.sums |= s;
            taken.differences |= d;
            found += count(taken, row + 1, n);
        }
    }
    found
}
