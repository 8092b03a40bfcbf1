//! 17 · Quiz: why the search works: the model answer
//!
//! The reasons stand beside the letters.

/// One letter for each question, in the order of the questions.
pub const QUIZ: [char; 12] = [
    'c', // n queens in n rows: an empty row forces two queens into another one.
    'b', // row − col stays the same when both grow by one.
    'd', // A mark that stays blocks squares on which no queen looks any more.
    'a', // An attack between two queens stays, whatever is added below them.
    'd', // A number of pairs that is odd now may be even later.
    'b', // The tree is made on the way, cut by a test, and taken back.
    'a', // Two different questions: boards, and boards up to turning and flipping.
    'c', // One node more than queens put down; one call for each row, and one more.
    'b', // Without a test on the way nothing is cut off.
    'd', // A bound from above, which the slanted lines keep the search far below.
    'a', // A few choices for each place, and a clash that shows early.
    'c', // There is no first item in an empty list.
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_is_the_answer_to_three_questions() {
        for letter in ['a', 'b', 'c', 'd'] {
            assert_eq!(QUIZ.iter().filter(|&&answer| answer == letter).count(), 3, "{letter}");
        }
    }
}
