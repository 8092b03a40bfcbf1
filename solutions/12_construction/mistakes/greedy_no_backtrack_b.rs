//! id: greedy-no-backtrack
//! about: Row by row the first safe column is taken; where there is none the answer is None.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    let mut queens: Vec<usize> = vec![];
    while queens.len() < n {
        let row = queens.len();
        let mut chosen = None;
        for col in 0..n {
            let mut free = true;
            for r in 0..row {
                if queens[r] == col || queens[r].abs_diff(col) == row - r {
                    free = false;
                }
            }
            if free && chosen.is_none() {
                chosen = Some(col);
            }
        }
        match chosen {
            Some(col) => queens.push(col),
            None => return None,
        }
    }
    Some(queens)
}
