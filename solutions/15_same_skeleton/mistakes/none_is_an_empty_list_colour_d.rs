//! id: none-is-an-empty-list
//! about: k = 0 is answered with no colours at all.

pub fn colour(adjacent: &[Vec<usize>], k: usize) -> Option<Vec<usize>> {
    if k == 0 {
        return Some(vec![]);
    }
    let mut given: Vec<Option<usize>> = vec![None; adjacent.len()];
    if !try_vertex(0, adjacent, k, &mut given) {
        return None;
    }
    let mut answer = vec![];
    for g in given {
        answer.push(g.unwrap_or(0));
    }
    Some(answer)
}

fn may_take(v: usize, c: usize, adjacent: &[Vec<usize>], given: &[Option<usize>]) -> bool {
    let mut ok = true;
    for u in &adjacent[v] {
        if given[*u] == Some(c) {
            ok = false;
        }
    }
    ok
}

fn try_vertex(v: usize, adjacent: &[Vec<usize>], k: usize, given: &mut Vec<Option<usize>>) -> bool {
    if v == adjacent.len() {
        return true;
    }
    let mut c = 0;
    while c < k {
        if may_take(v, c, adjacent, given) {
            given[v] = Some(c);
            if try_vertex(v + 1, adjacent, k, given) {
                return true;
            }
            given[v] = None;
        }
        c += 1;
    }
    false
}

pub fn count_latin(n: usize) -> u64 {
    let mut square = vec![vec![0; n]; n];
    ways(&mut square, 0, 0)
}

fn free(square: &[Vec<usize>], row: usize, col: usize, number: usize) -> bool {
    for i in 0..square.len() {
        if square[row][i] == number {
            return false;
        }
        if square[i][col] == number {
            return false;
        }
    }
    true
}

fn ways(square: &mut Vec<Vec<usize>>, row: usize, col: usize) -> u64 {
    let n = square.len();
    if row == n {
        return 1;
    }
    if col == n {
        return ways(square, row + 1, 0);
    }
    let mut total = 0;
    for number in 1..=n {
        if free(square, row, col, number) {
            square[row][col] = number;
            total += ways(square, row, col + 1);
            square[row][col] = 0;
        }
    }
    total
}

pub fn solve_mini_sudoku(mut grid: [[u8; 4]; 4]) -> Option<[[u8; 4]; 4]> {
    for r in 0..4 {
        for c in 0..4 {
            if grid[r][c] == 0 {
                for d in 1..=4 {
                    if allowed(&grid, r, c, d) {
                        grid[r][c] = d;
                        if let Some(done) = solve_mini_sudoku(grid) {
                            return Some(done);
                        }
                        grid[r][c] = 0;
                    }
                }
                return None;
            }
        }
    }
    Some(grid)
}

fn allowed(grid: &[[u8; 4]; 4], r: usize, c: usize, d: u8) -> bool {
    for i in 0..4 {
        if grid[r][i] == d {
            return false;
        }
        if grid[i][c] == d {
            return false;
        }
    }
    let top = r / 2 * 2;
    let left = c / 2 * 2;
    for y in top..top + 2 {
        for x in left..left + 2 {
            if grid[y][x] == d {
                return false;
            }
        }
    }
    true
}
