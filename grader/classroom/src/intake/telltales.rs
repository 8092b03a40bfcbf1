//! What gives an exercise away in a file that is not named for it: the functions
//! and constants that its stub declares.

use grader::exercise::ExerciseId;
use grader::manifest::{Layout, Outline};
use std::collections::HashSet;
use std::fs;

/// The exercises of the workbook, and the names that each declares.
#[derive(Debug, Clone, Default)]
pub struct Telltales {
    ids: Vec<ExerciseId>,
    names: Vec<HashSet<String>>,
}

impl Telltales {
    /// Reads the stubs. One that is missing gives nothing away.
    pub fn read(layout: &Layout, outline: &Outline) -> Telltales {
        Telltales::new(outline.exercises().map(|id| {
            let stub = fs::read_to_string(layout.stub(id)).unwrap_or_default();
            (id.clone(), stub)
        }))
    }

    /// From the stubs themselves.
    pub fn new(stubs: impl IntoIterator<Item = (ExerciseId, String)>) -> Telltales {
        let (ids, names) = stubs
            .into_iter()
            .map(|(id, stub)| {
                let public: Vec<&str> =
                    stub.lines().filter(|line| line.starts_with("pub ")).collect();
                (id, declared(&public.join("\n")))
            })
            .unzip();
        Telltales { ids, names }
    }

    /// Every exercise of the workbook.
    pub fn exercises(&self) -> &[ExerciseId] {
        &self.ids
    }

    /// The exercises that a text may be for, by their places among
    /// [`exercises`](Telltales::exercises): those of whose names it declares the
    /// largest part. More than one where they are alike in this.
    pub fn likely(&self, text: &str) -> Vec<usize> {
        let declares = declared(text);
        let share = |names: &HashSet<String>| {
            (names.intersection(&declares).count() * 1000).checked_div(names.len()).unwrap_or(0)
        };
        let shares: Vec<usize> = self.names.iter().map(share).collect();
        let most = shares.iter().copied().max().unwrap_or(0);
        (0..shares.len()).filter(|&at| most > 0 && shares[at] == most).collect()
    }
}

/// The names of all functions and constants that a text declares, in Rust or with
/// `def` as in Python.
fn declared(text: &str) -> HashSet<String> {
    let mut words = text
        .split(|letter: char| !letter.is_alphanumeric() && letter != '_')
        .filter(|word| !word.is_empty());
    let mut names = HashSet::new();
    let mut before = "";
    for word in &mut words {
        let name = !matches!(word, "fn" | "mut" | "unsafe");
        if matches!(before, "fn" | "const" | "static" | "def") && name {
            names.insert(word.to_string());
        }
        before = word;
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    fn telltales() -> Telltales {
        let stub =
            |folder: &str, text: &str| (ExerciseId::parse(folder).unwrap(), text.to_string());
        Telltales::new([
            stub(
                "01_is_safe",
                "pub fn is_safe() {}\npub fn is_solution() {}\n#[test]\nfn four() {}",
            ),
            stub("07_node_counting", "pub fn count_nodes() {}\nfn visit() {}"),
            stub("17_quiz", "pub const QUIZ: [char; 12] = ['?'; 12];"),
        ])
    }

    #[test]
    fn a_text_is_known_by_what_it_declares() {
        for (text, likely) in [
            ("pub fn is_safe(q: &[usize]) -> bool { true }", vec![0]),
            ("pub(crate) const fn count_nodes() {}\nfn is_safe() {}", vec![1]),
            ("pub const QUIZ: [char; 12] = ['a'; 12];", vec![2]),
            ("def is_solution(queens):\n    pass", vec![0]),
            ("fn is_safe() {} fn is_solution() {} fn count_nodes() {}", vec![0, 1]),
            ("fn four() { is_safe() }", vec![]),
            ("", vec![]),
        ] {
            assert_eq!(telltales().likely(text), likely, "{text}");
        }
    }
}
