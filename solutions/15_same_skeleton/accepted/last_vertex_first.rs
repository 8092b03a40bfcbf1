//! about: Colours from the last vertex with the highest colour first.

fn from_the_end(
    adjacent: &[Vec<usize>],
    left: usize,
    palette: &[usize],
    done: &mut [usize],
) -> bool {
    let Some(v) = left.checked_sub(1) else {
        return true;
    };
    palette.iter().rev().any(|&c| {
        done[v] = usize::MAX;
        if adjacent[v].iter().any(|&u| done[u] == c) {
            return false;
        }
        done[v] = c;
        let ok = from_the_end(adjacent, v, palette, done);
        if !ok {
            done[v] = usize::MAX;
        }
        ok
    })
}

pub fn colour(adjacent: &[Vec<usize>], k: usize) -> Option<Vec<usize>> {
    let palette: Vec<usize> = (0..k).collect();
    let mut done = vec![usize::MAX; adjacent.len()];
    from_the_end(adjacent, adjacent.len(), &palette, &mut done).then_some(done)
}

fn rows_left(n: usize, above: &mut Vec<Vec<usize>>) -> u64 {
    // The last row is what the columns leave: there is one way.
    if above.len() + 1 == n {
        return 1;
    }
    row_left(n, &mut Vec::new(), above)
}

fn row_left(n: usize, row: &mut Vec<usize>, above: &mut Vec<Vec<usize>>) -> u64 {
    if row.len() == n {
        above.push(row.clone());
        let found = rows_left(n, above);
        above.pop();
        return found;
    }
    let col = row.len();
    let mut found = 0;
    for x in 0..n {
        if !row.contains(&x) && above.iter().all(|r| r[col] != x) {
            row.push(x);
            found += row_left(n, row, above);
            row.pop();
        }
    }
    found
}

pub fn count_latin(n: usize) -> u64 {
    rows_left(n, &mut Vec::new())
}

type Grid = [[u8; 4]; 4];

fn fits(grid: &Grid, cell: usize, digit: u8) -> bool {
    (0..16).all(|other| {
        let (r, c) = (other / 4, other % 4);
        let (row, col) = (cell / 4, cell % 4);
        let related = r == row || c == col || (r / 2, c / 2) == (row / 2, col / 2);
        !related || grid[r][c] != digit
    })
}

pub fn solve_mini_sudoku(grid: Grid) -> Option<Grid> {
    match (0..16).find(|&i| grid[i / 4][i % 4] == 0) {
        None => Some(grid),
        Some(i) => (1..=4).filter(|&d| fits(&grid, i, d)).find_map(|d| {
            let mut next = grid;
            next[i / 4][i % 4] = d;
            solve_mini_sudoku(next)
        }),
    }
}
