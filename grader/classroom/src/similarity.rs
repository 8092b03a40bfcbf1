//! The layout in which JPlag, the field's tool for finding copied programs, wants
//! submissions. Pure: nothing is read, written or compared here.
//!
//! ```text
//! DIR/submissions/ada/04_undo_step.rs     a folder for every student
//! DIR/base/04_undo_step.rs                the stub: what everybody was given
//! DIR/run.sh                              the command, once for every exercise
//! DIR/README.txt                          what to know about it
//! ```
//!
//! Exercises are compared one by one. JPlag says how much of two submissions is alike
//! as a whole, so that one copied exercise among seventeen would be a few percent, and
//! a short exercise that everybody solves alike would hide in a long one. `--suffixes`
//! picks the file of one exercise from every folder; it takes the end of a file's name.

use crate::intake::file_name;
use std::collections::BTreeMap;

/// The texts of one student, by the exercise's folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Texts {
    pub student: String,
    pub of: BTreeMap<String, String>,
}

/// Files to write: the path below the folder, with `/` between its parts, and the text.
pub type Files = BTreeMap<String, String>;

/// The whole layout. A text that is the untouched stub is left out: all of those are
/// alike. `stubs` are the texts that everybody was given, by the exercise's folder.
pub fn layout(students: &[Texts], stubs: &BTreeMap<String, String>) -> Files {
    let mut files = Files::new();
    let mut authors: BTreeMap<&str, usize> = BTreeMap::new();
    for student in students {
        let folder = file_name(&student.student);
        for (exercise, text) in &student.of {
            if stubs.get(exercise).is_none_or(|stub| stub.trim() != text.trim()) {
                files.insert(format!("submissions/{folder}/{exercise}.rs"), text.clone());
                *authors.entry(exercise).or_default() += 1;
            }
        }
    }
    for (exercise, stub) in stubs {
        files.insert(format!("base/{exercise}.rs"), stub.clone());
    }
    let pairs = authors.iter().filter(|(_, authors)| **authors > 1);
    let exercises: Vec<&str> = pairs.map(|(exercise, _)| *exercise).collect();
    files.insert("run.sh".into(), script(&exercises));
    files.insert("README.txt".into(), README.into());
    files
}

const README: &str = "\
Submissions in the layout of JPlag (https://github.com/jplag/JPlag), version 6 or later.

  sh run.sh path/to/jplag.jar

compares them, one exercise at a time, and leaves results/NN_name.jplag. Look at one with

  java -jar path/to/jplag.jar results/04_undo_step.jplag

JPlag needs Java 21 or later. It reads nothing but this folder and sends nothing anywhere.

base/ holds what everybody was given, so that it does not count as copied. Files that
are still as they were given are left out.

What is alike is no proof. Short exercises have few right answers, and people who think
alike write alike: read both texts side by side before you talk to anybody. The folders
bear the students' ids, so treat them as you treat marks.
";

fn script(exercises: &[&str]) -> String {
    format!(
        "#!/bin/sh
# Compares the submissions with JPlag, one exercise at a time.
#
#   sh run.sh path/to/jplag.jar
set -eu
jar=$(realpath \"${{1:?which jplag.jar?}}\")
cd \"$(dirname \"$0\")\"
mkdir -p results

compare() {{
    exercise=$1
    shift
    java -jar \"$jar\" --mode=RUN --language=rust --suffixes=\"$exercise.rs\" \\
        --result-file=\"results/$exercise\" --overwrite \"$@\" submissions
}}

# JPlag refuses a stub that is too short to be base code: then there is nothing in it
# that could count as copied. An exercise that cannot be compared does not stop the
# others.
for exercise in {}; do
    compare \"$exercise\" --base-code=base || compare \"$exercise\" ||
        echo \"$exercise was not compared\" >&2
done
",
        exercises.join(" ")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(student: &str, of: &[(&str, &str)]) -> Texts {
        let of = of.iter().map(|(exercise, text)| (exercise.to_string(), text.to_string()));
        Texts { student: student.into(), of: of.collect() }
    }

    #[test]
    fn every_student_has_a_folder_and_only_what_was_worked_on_is_in_it() {
        let stubs: BTreeMap<String, String> =
            [("01_a".to_string(), "stub\n".to_string()), ("02_b".into(), "other".into())].into();
        let files = layout(
            &[
                texts("ada", &[("01_a", "mine"), ("02_b", "other\n")]),
                texts("bob", &[("01_a", "yours"), ("02_b", "new")]),
            ],
            &stubs,
        );
        let paths: Vec<&str> = files.keys().map(String::as_str).collect();
        assert_eq!(
            paths,
            [
                "README.txt",
                "base/01_a.rs",
                "base/02_b.rs",
                "run.sh",
                "submissions/ada/01_a.rs",
                "submissions/bob/01_a.rs",
                "submissions/bob/02_b.rs",
            ]
        );
        // One alone has nobody to be compared with.
        assert!(files["run.sh"].contains("for exercise in 01_a; do"), "{}", files["run.sh"]);
    }
}
