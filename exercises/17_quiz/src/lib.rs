//! 17 · Quiz: why the search works
//!
//! The twelve questions are in README.md, in the folder of this exercise.
//! To check this file: `cargo run -p grader -- quiz`

/// One letter for each question, `'a'` to `'d'`, in the order of the questions.
/// `'?'` means that a question is not answered yet.
pub const QUIZ: [char; 12] = ['?'; 12];
