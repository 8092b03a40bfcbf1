//! about: Code in a module, a type of its own, and output left in.

use pattern::Board;

mod pattern {
    pub struct Board(pub Vec<usize>);

    impl Board {
        pub fn of(n: usize) -> Board {
            let mut board = Board((0..n).map(|r| (2 * r + 1) % (n | 1)).collect());
            if n % 6 == 2 {
                board.0[n / 2] = 2;
                board.0[n / 2 + 1] = 0;
                for row in n / 2 + 2..n - 1 {
                    board.0[row] += 2;
                }
                board.0[n - 1] = 4;
            }
            board
        }
    }
}

pub fn construct(n: usize) -> Option<Vec<usize>> {
    println!("construct({n})");
    if n == 2 || n == 3 {
        return None;
    }
    let columns = if n % 6 == 3 {
        // the width before leaves 2
        let mut inner = Board::of(n - 1).0;
        // its first pattern has a free corner
        inner.push(n - 1);
        if !free(&inner) {
            return formula(n);
        }
        inner
    } else {
        Board::of(n).0
    };
    Some(columns)
}

fn free(q: &[usize]) -> bool {
    (0..q.len()).all(|r| (0..r).all(|s| q[r] != q[s] && q[r].abs_diff(q[s]) != r - s))
}

fn formula(n: usize) -> Option<Vec<usize>> {
    let mut q: Vec<usize> = (3..n).step_by(2).collect();
    q.push(1);
    q.extend((4..n).step_by(2));
    q.extend([0, 2]);
    Some(q)
}
