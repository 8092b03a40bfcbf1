//! about: The search lives in a module and is reached by a crate path; a main is left over.

mod tree {
    pub struct Walker<'a> {
        pub n: usize,
        pub queens: Vec<usize>,
        pub visit: &'a mut dyn FnMut(&[usize]),
    }

    impl Walker<'_> {
        pub fn safe(queens: &[usize], col: usize) -> bool {
            let row = queens.len();
            let on_line = |(r, &c): (usize, &usize)| {
                c == col || row.wrapping_sub(col) == r.wrapping_sub(c) || row + col == r + c
            };
            queens.iter().enumerate().find(|&(r, c)| on_line((r, c))).is_none()
        }

        pub fn step(&mut self) {
            (self.visit)(&self.queens);
            if self.queens.len() == self.n {
                return;
            }
            for col in 0..self.n {
                if Self::safe(&self.queens, col) {
                    self.queens.push(col);
                    self.step();
                    self.queens.pop();
                }
            }
        }
    }
}

pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    crate::tree::Walker { n, queens: Vec::new(), visit }.step();
}

pub fn dead_ends(n: usize) -> Vec<Vec<usize>> {
    let mut found = Vec::new();
    walk(n, &mut |queens| {
        let stuck = (0..n).all(|col| !crate::tree::Walker::safe(queens, col));
        if stuck && queens.len() < n {
            found.push(queens.to_vec());
        }
    });
    found
}

#[allow(dead_code)]
fn main() {
    walk(4, &mut |queens| println!("{queens:?}"));
}
