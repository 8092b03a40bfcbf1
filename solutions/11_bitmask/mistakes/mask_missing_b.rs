//! id: mask-missing
//! about: The same with a row counter; queens go down beside the board.

fn go(row: u32, n: u32, cols: u32, down: u32, up: u32) -> u64 {
    if row == n {
        return 1;
    }
    let mut free = !(cols | down | up);
    let mut total = 0;
    while free > 0 {
        let queen = free & (!free + 1);
        free -= queen;
        let next_down = (down | queen) << 1;
        let next_up = (up | queen) >> 1;
        total += go(row + 1, n, cols | queen, next_down, next_up);
    }
    total
}

pub fn count_bits(n: u32) -> u64 {
    go(0, n, 0, 0, 0)
}
