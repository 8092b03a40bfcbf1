// [is_safe/is_safe] modules of its own, with paths that start at the crate => passed
pub mod lines {
    pub fn shared(a: (usize, usize), b: (usize, usize)) -> bool {
        crate::lines::straight::column(a, b) || self::slanted(a, b)
    }

    pub mod straight {
        pub fn column(a: (usize, usize), b: (usize, usize)) -> bool {
            a.1 == b.1
        }
    }

    fn slanted(a: (usize, usize), b: (usize, usize)) -> bool {
        a.0.abs_diff(b.0) == a.1.abs_diff(b.1)
    }
}

mod answers {
    pub(crate) fn safe(queens: &[usize], row: usize, col: usize) -> bool {
        queens.iter().enumerate().all(|(r, &c)| !crate::lines::shared((r, c), (row, col)))
    }
}

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    crate::answers::safe(queens, row, col)
}

pub fn is_solution(queens: &[usize]) -> bool {
    let inside = queens.iter().all(|&col| col < queens.len());
    inside && (0..queens.len()).all(|row| answers::safe(&queens[..row], row, queens[row]))
}
