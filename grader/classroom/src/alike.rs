//! The same text handed in by several students. Small exercises look alike, so short
//! texts are left out, as are those that everybody was given. Pure but for reading
//! what was given.

use crate::census::{Census, Place};
use crate::course::Course;
use grader::files::sha256;
use grader::manifest::Layout;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// How much longer than its stub a text must be to be told, in letters of code.
pub const LONGER: usize = 200;

/// What everybody was given.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Given {
    /// The SHA-256 of texts to leave out: stubs, references, other right answers.
    pub hashes: BTreeSet<String>,
    /// The letters of code in each stub, by the exercise's folder.
    pub stubs: BTreeMap<String, usize>,
}

impl Given {
    /// What the workbook around a folder gives; nothing where there is none.
    pub fn around(folder: &Path, course: &Course) -> Given {
        let mut given = Given::default();
        let Ok(layout) = Layout::find(folder) else { return given };
        for counted in &course.exercises {
            let id = &counted.id;
            let stub = fs::read_to_string(layout.stub(id)).unwrap_or_default();
            given.stubs.insert(id.folder.clone(), letters(&stub));
            let accepted = layout.root.join("solutions").join(&id.folder).join("accepted");
            let others = fs::read_dir(accepted).into_iter().flatten().flatten();
            let others = others.map(|entry| entry.path());
            for path in [layout.stub(id), layout.solution(id)].into_iter().chain(others) {
                given.hashes.extend(fs::read(path).ok().map(|text| sha256(&text)));
            }
        }
        given
    }
}

/// Students with the same text for an exercise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Alike {
    /// The exercise's place in the course.
    pub exercise: usize,
    /// The text's SHA-256.
    pub hash: String,
    /// The letters of code in the text; `None` where it is not there to be read.
    pub letters: Option<usize>,
    pub who: Vec<Place>,
}

/// All groups, the longest text of an exercise first. `text_of` reads the text with
/// a hash; `None` where it is not there, and then the group is told.
pub fn groups(
    census: &Census,
    given: &Given,
    text_of: impl Fn(&str) -> Option<String>,
) -> Vec<Alike> {
    let mut groups = Vec::new();
    for (exercise, tally) in census.exercises.iter().enumerate() {
        let stub = given.stubs.get(&tally.counted.id.folder).copied().unwrap_or(0);
        let mut found: Vec<Alike> = tally
            .texts
            .iter()
            .filter(|(hash, who)| who.len() > 1 && !given.hashes.contains(*hash))
            .map(|(hash, who)| {
                let letters = text_of(hash).map(|text| letters(&text));
                Alike { exercise, hash: hash.clone(), letters, who: who.clone() }
            })
            .filter(|alike| alike.letters.is_none_or(|letters| letters >= stub + LONGER))
            .collect();
        found.sort_by(|a, b| (b.letters, &a.hash).cmp(&(a.letters, &b.hash)));
        groups.append(&mut found);
    }
    groups
}

/// The letters of code in a text: without spaces, and without lines that are comments
/// as a whole.
fn letters(source: &str) -> usize {
    source
        .lines()
        .map(str::trim_start)
        .filter(|line| !line.starts_with("//"))
        .flat_map(str::chars)
        .filter(|letter| !letter.is_whitespace())
        .count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::census::Tally;
    use crate::course::Counted;
    use grader::exercise::ExerciseId;

    /// A census in which these texts were handed in, each by these students.
    fn census(texts: &[(&str, &[Place])]) -> Census {
        let id = ExerciseId::parse("01_is_safe").unwrap();
        let counted = Counted { id, title: String::new(), possible: 8, worth: 8 };
        let course = Course { title: String::new(), exercises: vec![counted], manual: None };
        let mut census = Census::new(&course);
        let tally: &mut Tally = &mut census.exercises[0];
        tally.texts = texts.iter().map(|(text, who)| (text.to_string(), who.to_vec())).collect();
        census
    }

    #[test]
    fn code_is_counted_without_spaces_and_comments() {
        assert_eq!(letters("// a comment\n  fn a() {\n    /// more\n}\n"), 7);
    }

    #[test]
    fn long_texts_of_several_are_told_and_short_or_given_ones_are_not() {
        let census = census(&[
            ("given", &[0, 1]),
            ("long", &[2, 3]),
            ("longer", &[6, 7]),
            ("lost", &[8, 9]),
            ("one", &[4]),
            ("short", &[0, 5]),
        ]);
        let given = Given {
            hashes: BTreeSet::from(["given".to_string()]),
            stubs: BTreeMap::from([("01_is_safe".to_string(), 50)]),
        };
        let text_of = |hash: &str| match hash {
            "lost" => None,
            "longer" => Some("x".repeat(251)),
            "short" => Some("x".repeat(249)),
            _ => Some("x".repeat(250)),
        };
        let found = groups(&census, &given, text_of);
        let hashes: Vec<&str> = found.iter().map(|alike| alike.hash.as_str()).collect();
        assert_eq!(hashes, ["longer", "long", "lost"]);
        assert_eq!(found[1].who, [2, 3]);
    }
}
