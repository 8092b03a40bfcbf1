//! id: too-narrow
//! about: The signed difference takes a detour through u32 and loses its sign there.

pub fn diag_key(row: usize, col: usize) -> isize {
    let difference = row as i32 - col as i32;
    difference as u32 as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row + col
}
