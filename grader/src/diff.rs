//! Texts side by side: lines that differ, and the word that was meant. The one
//! user of `similar`.

use similar::{ChangeTag, TextDiff, get_close_matches};

/// A line of two texts laid over each other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Line {
    /// In both.
    Same(String),
    /// Only in the expected text.
    Missing(String),
    /// Only in the text that came.
    Extra(String),
}

/// Lays two texts over each other, line by line. A difference in the line break
/// at the very end is shown as a line of its own.
pub fn lines(expected: &str, actual: &str) -> Vec<Line> {
    // One break per line, also for the last, so that an empty last line shows.
    let closed = |text: &str| {
        if text.is_empty() { String::new() } else { format!("{text}\n") }
    };
    let (expected, actual) = (closed(expected), closed(actual));
    TextDiff::from_lines(&expected, &actual)
        .iter_all_changes()
        .map(|change| {
            let text = change.value().trim_end_matches('\n').to_string();
            match change.tag() {
                ChangeTag::Equal => Line::Same(text),
                ChangeTag::Delete => Line::Missing(text),
                ChangeTag::Insert => Line::Extra(text),
            }
        })
        .collect()
}

/// How alike a word must be to be taken for another, from 0 to 1.
const ALIKE: f32 = 0.6;

/// The candidate that a mistyped word most likely means.
pub fn closest<'a>(word: &str, candidates: &[&'a str]) -> Option<&'a str> {
    get_close_matches(word, candidates, 1, ALIKE).first().copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_that_differ_are_told_apart() {
        assert_eq!(
            lines(".Q\nQ.", ".Q\n.Q"),
            [Line::Same(".Q".into()), Line::Missing("Q.".into()), Line::Extra(".Q".into())]
        );
    }

    #[test]
    fn a_line_break_at_the_end_is_a_line_of_its_own() {
        assert_eq!(lines("Q", "Q\n"), [Line::Same("Q".into()), Line::Extra(String::new())]);
        assert_eq!(lines("", "."), [Line::Extra(".".into())]);
    }

    #[test]
    fn a_mistyped_word_is_recognised_and_another_is_not() {
        let names = ["is_safe", "diagonal_keys", "undo_step"];
        assert_eq!(closest("is_saef", &names), Some("is_safe"));
        assert_eq!(closest("diagonals", &names), Some("diagonal_keys"));
        assert_eq!(closest("zebra", &names), None);
    }
}
