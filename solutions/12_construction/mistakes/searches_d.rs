//! id: searches
//! about: A search with bit masks, which is fast but still a search.

struct Search {
    n: usize,
    cols: Vec<bool>,
    down: Vec<bool>,
    up: Vec<bool>,
    queens: Vec<usize>,
}

impl Search {
    fn from(&mut self, row: usize) -> bool {
        if row == self.n {
            return true;
        }
        for col in 0..self.n {
            let (d, u) = (row + self.n - col, row + col);
            if self.cols[col] || self.down[d] || self.up[u] {
                continue;
            }
            (self.cols[col], self.down[d], self.up[u]) = (true, true, true);
            self.queens.push(col);
            if self.from(row + 1) {
                return true;
            }
            self.queens.pop();
            (self.cols[col], self.down[d], self.up[u]) = (false, false, false);
        }
        false
    }
}

pub fn construct(n: usize) -> Option<Vec<usize>> {
    let mut search = Search {
        n,
        cols: vec![false; n],
        down: vec![false; 2 * n],
        up: vec![false; 2 * n],
        queens: vec![],
    };
    if search.from(0) { Some(search.queens) } else { None }
}
