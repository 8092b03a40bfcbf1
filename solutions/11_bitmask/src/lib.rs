//! 11 · One bit for each square: the model answer
//!
//! Three numbers hold what the three sets of exercise 04 held. Each call gets
//! its own copies, so there is nothing to undo.

/// Counts all boards of width `n` with the taken lines as bits of three numbers.
pub fn count_bits(n: u32) -> u64 {
    // The n lowest bits: the columns of the board.
    let full = (1 << n) - 1;
    count_from(full, 0, 0, 0)
}

/// In how many ways can the rows from this one on be filled?
///
/// The masks say which squares of this row are attacked: `cols` along the
/// columns, `d1` along the lines `\`, `d2` along the lines `/`.
fn count_from(full: u32, cols: u32, d1: u32, d2: u32) -> u64 {
    if cols == full {
        return 1;
    }
    let mut found = 0;
    // The & drops what lies beside the board.
    let mut avail = full & !(cols | d1 | d2);
    while avail != 0 {
        let bit = avail & avail.wrapping_neg();
        avail &= !bit;
        // One row down, a line \ is one column further right, a line / one further left.
        found += count_from(full, cols | bit, (d1 | bit) << 1, (d2 | bit) >> 1);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_of_width_1_4_and_8() {
        assert_eq!(count_bits(1), 1);
        assert_eq!(count_bits(4), 2);
        assert_eq!(count_bits(8), 92);
    }

    #[test]
    fn every_board_that_is_promised() {
        let counts: Vec<u64> = (1..=12).map(count_bits).collect();
        assert_eq!(counts, [1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2_680, 14_200]);
    }

    /// The masks that the statement draws, row by row, for the board 1, 3, 0, 2.
    #[test]
    fn the_masks_in_the_statement() {
        let (full, mut cols, mut d1, mut d2) = (0b1111_u32, 0, 0, 0);
        let drawn = [
            (0b0000, 0b0000, 0b0000, 0b1111),
            (0b0010, 0b0100, 0b0001, 0b1000),
            (0b1010, 0b1000, 0b0100, 0b0001),
            (0b1011, 0b0010, 0b0010, 0b0100),
        ];
        for (queen, masks) in [1, 3, 0, 2].into_iter().zip(drawn) {
            let avail = full & !(cols | d1 | d2);
            assert_eq!((cols, d1 & full, d2, avail), masks);
            let bit = 1 << queen;
            (cols, d1, d2) = (cols | bit, (d1 | bit) << 1, (d2 | bit) >> 1);
        }
        assert_eq!(cols, full);
    }
}
