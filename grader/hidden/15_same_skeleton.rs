// The grids on which `solve_mini_sudoku` is asked.

/// Grids without clashing givens, with and without a completion, fullest first.
pub fn grids() -> Vec<[[u8; 4]; 4]> {
    let mut dice = Dice(15);
    let mut grids = Vec::new();
    // Holes in a full grid: there is a completion.
    for holes in 1..=12 {
        for _ in 0..2 {
            let mut grid = [[0; 4]; 4];
            complete(&mut grid, &mut dice);
            let mut left = holes;
            while left > 0 {
                let cell = dice.roll(16);
                if grid[cell / 4][cell % 4] != 0 {
                    grid[cell / 4][cell % 4] = 0;
                    left -= 1;
                }
            }
            grids.push(grid);
        }
    }
    // Givens that do not clash and still leave no completion.
    while grids.len() < 36 {
        let mut grid = [[0; 4]; 4];
        for _ in 0..4 + dice.roll(6) {
            let (cell, digit) = (dice.roll(16), 1 + dice.roll(4) as u8);
            if grid[cell / 4][cell % 4] == 0 && fits(&grid, cell, digit) {
                grid[cell / 4][cell % 4] = digit;
            }
        }
        if !complete(&mut grid.clone(), &mut dice) {
            grids.push(grid);
        }
    }
    grids.sort_by_key(|grid| grid.iter().flatten().filter(|&&digit| digit == 0).count());
    grids
}

fn complete(grid: &mut [[u8; 4]; 4], dice: &mut Dice) -> bool {
    let Some(cell) = (0..16).find(|&cell| grid[cell / 4][cell % 4] == 0) else {
        return true;
    };
    let first = dice.roll(4);
    for turn in 0..4 {
        let digit = 1 + ((first + turn) % 4) as u8;
        if fits(grid, cell, digit) {
            grid[cell / 4][cell % 4] = digit;
            if complete(grid, dice) {
                return true;
            }
            grid[cell / 4][cell % 4] = 0;
        }
    }
    false
}

fn fits(grid: &[[u8; 4]; 4], cell: usize, digit: u8) -> bool {
    let box_of = |cell: usize| (cell / 8, cell % 4 / 2);
    (0..16).all(|other| {
        grid[other / 4][other % 4] != digit
            || (other / 4 != cell / 4 && other % 4 != cell % 4 && box_of(other) != box_of(cell))
    })
}

/// The same numbers on every machine.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % sides) as usize
    }
}
