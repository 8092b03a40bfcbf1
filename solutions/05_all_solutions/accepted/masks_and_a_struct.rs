//! about: Bit masks and a struct with methods; the result is moved out at the end.

#[derive(Default)]
struct Search {
    n: usize,
    queens: Vec<usize>,
    found: Vec<Vec<usize>>,
}

impl Search {
    fn go(&mut self, cols: u32, left: u32, right: u32) {
        if self.queens.len() == self.n {
            self.found.push(self.queens.clone());
            return;
        }
        for col in 0..self.n {
            let bit = 1 << col;
            if (cols | left | right) & bit == 0 {
                self.queens.push(col);
                self.go(cols | bit, (left | bit) >> 1, (right | bit) << 1);
                self.queens.pop();
            }
        }
    }
}

pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    let mut search = Search { n, ..Search::default() };
    search.go(0, 0, 0);
    search.found
}
