//! about: A line map inside a module, reached by a crate path, with a left-over main.

mod lines {
    pub struct Lines(pub Vec<[bool; 3]>);

    impl Lines {
        pub fn mark(&mut self, at: [usize; 3], value: bool) {
            for (kind, &place) in at.iter().enumerate() {
                self.0[place][kind] = value;
            }
        }

        pub fn clash(&self, at: [usize; 3]) -> bool {
            (0..3).any(|kind| self.0[at[kind]][kind])
        }
    }
}

pub fn diag_index(n: usize, row: usize, col: usize) -> usize {
    let from_the_right = n - 1 - col;
    row + from_the_right
}

fn rows(n: usize, row: usize, lines: &mut crate::lines::Lines) -> u64 {
    if row == n {
        1
    } else {
        let mut boards = 0;
        let mut col = 0;
        while col < n {
            let at = [col, diag_index(n, row, col), 2 * n - 2 - row - col];
            if !lines.clash(at) {
                lines.mark(at, true);
                boards += rows(n, row + 1, lines);
                lines.mark(at, false);
            }
            col += 1;
        }
        boards
    }
}

pub fn count_arrays(n: usize) -> u64 {
    rows(n, 0, &mut crate::lines::Lines(vec![[false; 3]; 2 * n - 1]))
}

fn main() {
    println!("{}", count_arrays(8));
}
