// The inputs of the exhaustive checks of 01, smallest first.

/// Every question about a board `width` squares wide: queens that leave each other alone, in
/// rows 0, 1, … without a gap, a row below them and a column.
///
/// Queens that fit a narrower board fit this one too, so nothing is listed twice; `width` 5 gives
/// 505 questions. Questions that fit a narrower board come first, then those with fewer queens.
pub fn squares_to_ask(width: usize) -> Vec<(Vec<usize>, usize, usize)> {
    let mut questions = Vec::new();
    let mut unfinished = vec![Vec::new()];
    while let Some(queens) = unfinished.pop() {
        for row in queens.len()..width {
            for col in 0..width {
                questions.push((queens.clone(), row, col));
            }
        }
        if queens.len() < width {
            for col in 0..width {
                if leaves_alone(&queens, col) {
                    let mut longer = queens.clone();
                    longer.push(col);
                    unfinished.push(longer);
                }
            }
        }
    }
    questions.sort_by_key(|(queens, row, col)| {
        let widest = queens.iter().fold(*row.max(col), |most, &c| most.max(c));
        (widest, queens.len(), *row, queens.clone(), *col)
    });
    questions
}

/// True when a queen in the next row, column `col`, meets none of `queens`. Only sums and
/// products are compared, so that it is not the same code as the answers it is used to check.
fn leaves_alone(queens: &[usize], col: usize) -> bool {
    let row = queens.len();
    (0..row).all(|r| {
        let c = queens[r];
        c != col && row + c != r + col && row + col != r + c
    })
}

/// Every list of 1 to `longest` columns, with columns from 0 to one beside the board; shorter
/// lists first, then in dictionary order.
pub fn boards_to_judge(longest: usize) -> Vec<Vec<usize>> {
    let mut boards = Vec::new();
    for length in 1..=longest {
        let values = length + 1;
        for number in 0..values.pow(length as u32) {
            // The digits of `number`, most significant first, are the columns.
            let mut rest = number;
            let mut queens = vec![0; length];
            for place in queens.iter_mut().rev() {
                *place = rest % values;
                rest /= values;
            }
            boards.push(queens);
        }
    }
    boards
}
