//! The domain beyond queens: proper colourings of a graph and grids of a sudoku,
//! and why an answer is none. Pure.

use crate::value::{Value, counted};

/// A graph and the number of colours, read from a call such as
/// `colour(&[vec![1], vec![0]], 2)`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ColouringTask {
    /// For each vertex its neighbours.
    pub adjacent: Vec<Vec<usize>>,
    pub colours: usize,
}

impl ColouringTask {
    /// Reads the task; `None` where the call has no such form.
    pub fn read(call: &str) -> Option<ColouringTask> {
        let Value::Tuple(parts) = arguments(call)? else { return None };
        let [Value::List(vertices), colours] = parts.as_slice() else { return None };
        let adjacent: Option<Vec<_>> = vertices.iter().map(Value::as_board).collect();
        let adjacent = adjacent?;
        let inside = adjacent.iter().flatten().all(|&vertex| vertex < adjacent.len());
        inside.then_some(ColouringTask { colours: natural(colours)?, adjacent })
    }

    /// Why a list of colours is no proper colouring; `None` where it is one.
    pub fn fault_in(&self, colours: &[usize]) -> Option<String> {
        let vertices = self.adjacent.len();
        if colours.len() != vertices {
            return Some(format!(
                "the graph has {}, the answer has {}",
                counted(vertices, "vertex", "vertices"),
                counted(colours.len(), "colour", "colours")
            ));
        }
        let outside = colours.iter().position(|&colour| colour >= self.colours);
        if let Some(vertex) = outside {
            return Some(format!(
                "vertex {vertex} has colour {}, and the colours are 0 to {}",
                colours[vertex],
                self.colours.saturating_sub(1)
            ));
        }
        (0..vertices).find_map(|vertex| {
            let same = |&&other: &&usize| other != vertex && colours[other] == colours[vertex];
            self.adjacent[vertex].iter().find(same).map(|other| {
                format!(
                    "vertices {vertex} and {other} are neighbours and both have colour {}",
                    colours[vertex]
                )
            })
        })
    }
}

/// A square grid of digits whose boxes are √n × √n; 0 is an empty cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grid {
    cells: Vec<Vec<usize>>,
    /// The width of a box.
    of_box: usize,
}

impl Grid {
    /// Reads a grid from a call such as `solve_mini_sudoku([[1, 0, 0, 0], …])`.
    pub fn read(call: &str) -> Option<Grid> {
        Grid::of(&arguments(call)?)
    }

    /// The grid in a value: a list of rows, or `Some` of one.
    pub fn of(value: &Value) -> Option<Grid> {
        let rows = match value {
            Value::Present(inner) => return Grid::of(inner),
            Value::List(rows) => rows,
            _ => return None,
        };
        let cells: Vec<Vec<usize>> = rows.iter().map(Value::as_board).collect::<Option<_>>()?;
        let n = cells.len();
        let of_box = n.isqrt();
        let square = n > 0 && of_box * of_box == n && cells.iter().all(|row| row.len() == n);
        square.then_some(Grid { cells, of_box })
    }

    /// Why `answer` does not complete this grid; `None` where it does.
    pub fn fault_in(&self, answer: &Grid) -> Option<String> {
        let n = self.cells.len();
        if answer.cells.len() != n {
            return Some(format!("the grid is {n} by {n}, the answer has another size"));
        }
        let cells = || (0..n).flat_map(|row| (0..n).map(move |col| (row, col)));
        for (row, col) in cells() {
            let (given, found) = (self.cells[row][col], answer.cells[row][col]);
            if given != 0 && given != found {
                return Some(format!(
                    "row {row}, column {col} was given as {given} and has become {found}"
                ));
            }
            if !(1..=n).contains(&found) {
                return Some(format!(
                    "row {row}, column {col} holds {found}, and digits are 1 to {n}"
                ));
            }
        }
        let clash = |a: (usize, usize), b: (usize, usize)| {
            let box_of = |at: (usize, usize)| (at.0 / self.of_box, at.1 / self.of_box);
            if a.0 == b.0 {
                Some("row")
            } else if a.1 == b.1 {
                Some("column")
            } else if box_of(a) == box_of(b) {
                Some("box")
            } else {
                None
            }
        };
        cells().find_map(|a| {
            cells().filter(|&b| a < b).find_map(|b| {
                let same = answer.cells[a.0][a.1] == answer.cells[b.0][b.1];
                let unit = if same { clash(a, b)? } else { return None };
                Some(format!(
                    "{} stands twice in one {unit}: at row {}, column {} and at row {}, column {}",
                    answer.cells[a.0][a.1], a.0, a.1, b.0, b.1
                ))
            })
        })
    }
}

/// The arguments of a call as a value: a tuple where there are several.
fn arguments(call: &str) -> Option<Value> {
    let open = call.find('(')?;
    let plain = call[open..].replace('&', "").replace("vec!", "");
    Value::parse(&plain).ok()
}

fn natural(value: &Value) -> Option<usize> {
    usize::try_from(value.as_integer()?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grid(text: &str) -> Grid {
        Grid::of(&Value::parse(text).unwrap()).unwrap()
    }

    #[test]
    fn a_colouring_is_proper_when_neighbours_differ_and_colours_exist() {
        let square =
            ColouringTask::read("colour(&[vec![1, 3], vec![0, 2], vec![1, 3], vec![2, 0]], 2)")
                .unwrap();
        assert_eq!(square.colours, 2);
        assert_eq!(square.fault_in(&[0, 1, 0, 1]), None);
        assert_eq!(square.fault_in(&[1, 0, 1, 0]), None);
        let fault = |colours: &[usize]| square.fault_in(colours).unwrap();
        assert_eq!(fault(&[0, 1, 1, 0]), "vertices 0 and 3 are neighbours and both have colour 0");
        assert_eq!(fault(&[0, 1, 0]), "the graph has 4 vertices, the answer has 3 colours");
        assert_eq!(fault(&[0, 1, 0, 2]), "vertex 3 has colour 2, and the colours are 0 to 1");
    }

    #[test]
    fn a_neighbour_that_is_named_on_one_side_only_counts_all_the_same() {
        let task = ColouringTask::read("colour(&[vec![], vec![0]], 2)").unwrap();
        assert!(task.fault_in(&[1, 1]).is_some());
        assert_eq!(task.fault_in(&[1, 0]), None);
    }

    #[test]
    fn a_call_of_another_form_is_no_task() {
        for call in ["colour(&graph, 2)", "colour(&[vec![1]], 2)", "colour(2)", "colour"] {
            assert_eq!(ColouringTask::read(call), None, "{call}");
        }
        assert_eq!(ColouringTask::read("colour(&[], 0)").unwrap().fault_in(&[]), None);
    }

    #[test]
    fn a_grid_is_complete_when_no_row_column_or_box_repeats() {
        let call = "solve_mini_sudoku([[1, 0, 0, 0], [0, 0, 3, 0], [0, 4, 0, 0], [0, 0, 0, 2]])";
        let task = Grid::read(call).unwrap();
        let right = "Some([[1, 3, 2, 4], [4, 2, 3, 1], [2, 4, 1, 3], [3, 1, 4, 2]])";
        assert_eq!(task.fault_in(&grid(right)), None);
        let fault = |text: &str| task.fault_in(&grid(text)).unwrap();
        assert_eq!(
            fault("[[1, 2, 3, 4], [4, 3, 3, 1], [2, 4, 1, 3], [3, 1, 4, 2]]"),
            "3 stands twice in one column: at row 0, column 2 and at row 1, column 2"
        );
        assert_eq!(
            fault("[[1, 2, 3, 4], [2, 3, 3, 1], [3, 4, 1, 2], [4, 1, 2, 2]]"),
            "2 stands twice in one box: at row 0, column 1 and at row 1, column 0"
        );
        assert_eq!(
            fault("[[2, 1, 3, 4], [3, 4, 3, 2], [1, 4, 2, 1], [4, 3, 1, 2]]"),
            "row 0, column 0 was given as 1 and has become 2"
        );
        assert_eq!(
            fault("[[1, 0, 0, 0], [0, 0, 3, 0], [0, 4, 0, 0], [0, 0, 0, 2]]"),
            "row 0, column 1 holds 0, and digits are 1 to 4"
        );
    }

    #[test]
    fn the_newspapers_grid_has_boxes_of_three() {
        let row = |shift: usize| (0..9).map(|col| (col + shift) % 9 + 1).collect::<Vec<_>>();
        let shifts = [0, 3, 6, 1, 4, 7, 2, 5, 8];
        let text = format!("{:?}", shifts.map(row));
        let empty = grid(&format!("{:?}", [[0; 9]; 9]));
        assert_eq!(empty.fault_in(&grid(&text)), None);
        let text = format!("{:?}", [0, 1, 2, 3, 4, 5, 6, 7, 8].map(row));
        assert!(empty.fault_in(&grid(&text)).unwrap().contains("in one box"));
    }
}
