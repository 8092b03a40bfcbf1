//! Which file is which exercise, by the names alone. Pure.
//!
//! A file counts for an exercise where its own name or its folder's says so,
//! however deep it lies: `01_is_safe/src/lib.rs`, `01_is_safe.rs`, `is_safe.rs`,
//! large or small letters. What the workbook itself holds beside `exercises` is no
//! submission, and what is neither is odd or plain.

use grader::exercise::ExerciseId;
use std::collections::HashSet;

/// What a file is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// The file of an exercise, by its place in the list of exercises.
    Exercise(usize),
    /// `answers.md`, or what stands in for it.
    Answers,
    /// It may be a solution that is not named as one; for which exercise, where its
    /// name says so.
    Odd(Option<usize>),
    /// A picture or a note: odd only where its name or its text speaks of an
    /// exercise.
    Perhaps(Option<usize>),
    /// It explains itself.
    Plain,
}

/// The folders of the workbook that hold no work of a student.
const OWN_FOLDERS: [&str; 2] = ["solutions", "grader"];

/// Endings of files that may hold a solution in another form.
const ODD: [&str; 33] = [
    "rs", "py", "ipynb", "c", "h", "cc", "cpp", "cxx", "java", "js", "ts", "go", "hs", "ml", "kt",
    "cs", "swift", "rb", "jl", "rar", "7z", "tar", "gz", "tgz", "bz2", "xz", "zst", "zip", "doc",
    "docx", "odt", "rtf", "pages",
];

/// Endings of files that may show a solution, and mostly do not.
const PERHAPS: [&str; 13] =
    ["txt", "pdf", "png", "jpg", "jpeg", "gif", "heic", "bmp", "webp", "html", "htm", "mov", "mp4"];

/// Whether nobody wrote this: what editors, file managers, version control and cargo
/// leave behind.
pub fn is_noise(path: &[String]) -> bool {
    let (name, folders) = match path.split_last() {
        Some((name, folders)) => (name.as_str(), folders),
        None => return true,
    };
    let hidden = |part: &str| part.starts_with('.');
    let made = |part: &str| {
        hidden(part) || ["target", "__MACOSX", "node_modules", "__pycache__"].contains(&part)
    };
    let left = ["thumbs.db", "desktop.ini"].contains(&name.to_lowercase().as_str());
    made(name) || left || folders.iter().any(|folder| made(folder))
}

/// What every file is.
pub fn roles(paths: &[&[String]], exercises: &[ExerciseId]) -> Vec<Role> {
    let places: Vec<Place> = paths.iter().map(|path| place(path, exercises)).collect();
    let roots: HashSet<&[String]> =
        paths.iter().filter_map(|path| workbook_root(path, exercises)).collect();
    let firm: HashSet<&[String]> = paths
        .iter()
        .zip(&places)
        .filter(|(_, place)| place.firm)
        .map(|(path, place)| &path[..place.folder.unwrap_or(0)])
        .collect();
    paths
        .iter()
        .zip(&places)
        .map(|(path, place)| {
            let own = own_folder(path);
            let beside = own.is_some_and(|at| roots.contains(&path[..at]));
            if beside {
                return Role::Plain;
            }
            let decided = place.folder.is_some_and(|end| firm.contains(&path[..end]));
            match place.role {
                Role::Exercise(at) if own.is_some() => Role::Odd(Some(at)),
                Role::Answers => Role::Answers,
                // The exercise's folder has its lib.rs; this is something beside it.
                _ if decided && !place.firm => Role::Plain,
                role => role,
            }
        })
        .collect()
}

/// Where in a path a folder of the workbook's own stands.
pub fn own_folder(path: &[String]) -> Option<usize> {
    let folders = path.len().saturating_sub(1);
    path[..folders]
        .iter()
        .position(|part| OWN_FOLDERS.iter().any(|own| part.eq_ignore_ascii_case(own)))
}

/// The folder of the workbook that a path goes through: the one with `exercises`.
fn workbook_root<'a>(path: &'a [String], exercises: &[ExerciseId]) -> Option<&'a [String]> {
    let at = path.windows(2).position(|pair| {
        pair[0].eq_ignore_ascii_case("exercises")
            && exercises.iter().any(|id| pair[1].eq_ignore_ascii_case(&id.folder))
    })?;
    Some(&path[..at])
}

/// A file before what surrounds it is looked at.
struct Place {
    role: Role,
    /// Where the path of the exercise's folder ends, where it lies in one.
    folder: Option<usize>,
    /// It is the `src/lib.rs` of the exercise's folder.
    firm: bool,
}

fn place(path: &[String], exercises: &[ExerciseId]) -> Place {
    let name = path.last().map(|name| name.to_lowercase()).unwrap_or_default();
    let named = |of: fn(&ExerciseId) -> &str| {
        exercises.iter().position(|id| name.strip_suffix(".rs") == Some(of(id)))
    };
    let by_folder_name = named(|id| &id.folder);
    let by_name = named(|id| &id.name);
    let Some((exercise, end)) = exercise_folder(path, exercises) else {
        let tests = path.iter().rev().nth(1).is_some_and(|folder| {
            ["tests", "examples", "benches"].iter().any(|one| folder.eq_ignore_ascii_case(one))
        });
        let role = match by_folder_name.or(by_name) {
            Some(exercise) if tests => Role::Odd(Some(exercise)),
            Some(exercise) => Role::Exercise(exercise),
            None => unnamed(path, &name, exercises),
        };
        return Place { role, folder: None, firm: false };
    };
    let rest: Vec<String> = path[end..].iter().map(|part| part.to_lowercase()).collect();
    let rest: Vec<&str> = rest.iter().map(String::as_str).collect();
    let firm = rest == ["src", "lib.rs"];
    let own = by_folder_name.or(by_name).is_none_or(|named| named == exercise);
    let role = match rest.as_slice() {
        _ if firm => Role::Exercise(exercise),
        // It lies in one exercise's folder and has the full name of another.
        [_] if by_folder_name.is_some_and(|named| named != exercise) => {
            by_folder_name.map_or(Role::Plain, Role::Exercise)
        }
        ["lib.rs"] | ["src", _] | [_]
            if own && (name == "lib.rs" || by_folder_name.or(by_name).is_some()) =>
        {
            Role::Exercise(exercise)
        }
        _ => match unnamed(path, &name, exercises) {
            Role::Odd(_) => Role::Odd(Some(exercise)),
            Role::Perhaps(_) => Role::Perhaps(Some(exercise)),
            other => other,
        },
    };
    let another = matches!(role, Role::Exercise(at) if at != exercise);
    Place { role, folder: (!another).then_some(end), firm }
}

/// The innermost folder of an exercise that a file lies in, and where its path ends.
fn exercise_folder(path: &[String], exercises: &[ExerciseId]) -> Option<(usize, usize)> {
    (1..path.len()).rev().find_map(|end| {
        let folder = &path[end - 1];
        let is_crate = path.len() == end + 2
            && path[end].eq_ignore_ascii_case("src")
            && path[end + 1].eq_ignore_ascii_case("lib.rs");
        let exercise = exercises.iter().position(|id| {
            folder.eq_ignore_ascii_case(&id.folder)
                || (is_crate && folder.eq_ignore_ascii_case(&id.name))
        })?;
        Some((exercise, end))
    })
}

/// The exercise in whose folder something lies, or whose folder it would be.
pub fn home(path: &[String], exercises: &[ExerciseId]) -> Option<usize> {
    path.iter()
        .rev()
        .find_map(|part| exercises.iter().position(|id| part.eq_ignore_ascii_case(&id.folder)))
}

/// What a file is that is named for no exercise.
fn unnamed(path: &[String], name: &str, exercises: &[ExerciseId]) -> Role {
    let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
    if stem == "answers" && ending != "rs" {
        return Role::Answers;
    }
    let likely = path.iter().rev().find_map(|part| spoken_of(part, exercises));
    // `is_safe.rs.txt`, `lib.rs~`, `lib.rs.bak`: a source behind another ending.
    let hidden = name.split('.').skip(1).any(|part| part.trim_end_matches('~') == "rs");
    if hidden || ODD.contains(&ending) {
        Role::Odd(likely)
    } else if PERHAPS.contains(&ending) || ending.is_empty() && likely.is_some() {
        Role::Perhaps(likely)
    } else {
        Role::Plain
    }
}

/// The exercise that a name speaks of without being its name: `01_is_safe (1)`,
/// `is-safe-final`, `ex01`.
fn spoken_of(name: &str, exercises: &[ExerciseId]) -> Option<usize> {
    let plain: String = name
        .to_lowercase()
        .chars()
        .map(|letter| if letter.is_alphanumeric() { letter } else { '_' })
        .collect();
    let padded = format!("_{plain}_");
    let mut named =
        (0..exercises.len()).filter(|&at| padded.contains(&format!("_{}_", exercises[at].name)));
    if let (Some(one), None) = (named.next(), named.next()) {
        return Some(one);
    }
    let stem = name.split('.').next().unwrap_or_default().to_lowercase();
    let digits =
        stem.trim_start_matches(|letter: char| letter.is_alphabetic() || "_- ".contains(letter));
    let word = stem[..stem.len() - digits.len()].trim_end_matches(['_', '-', ' ']);
    let number: u32 = digits.parse().ok()?;
    let numbered = ["", "ex", "exercise", "task", "problem", "part"].contains(&word);
    exercises.iter().position(|id| numbered && id.number == number)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn exercises() -> Vec<ExerciseId> {
        ["01_is_safe", "02_brute_force", "13_growth"]
            .iter()
            .map(|folder| ExerciseId::parse(folder).unwrap())
            .collect()
    }

    fn all(paths: &[&str]) -> Vec<Role> {
        let split: Vec<Vec<String>> =
            paths.iter().map(|path| path.split('/').map(str::to_string).collect()).collect();
        let split: Vec<&[String]> = split.iter().map(Vec::as_slice).collect();
        roles(&split, &exercises())
    }

    fn one(path: &str) -> Role {
        all(&[path])[0]
    }

    #[test]
    fn a_file_is_known_by_its_own_name_or_its_folders_however_deep() {
        for path in [
            "exercises/01_is_safe/src/lib.rs",
            "01_is_safe/src/lib.rs",
            "01_is_safe.rs",
            "is_safe.rs",
            "IS_SAFE.rs",
            "01_Is_Safe.RS",
            "repo-main/exercises/01_is_safe/src/lib.rs",
            "a/b/c/is_safe.rs",
            "ada.zip/week 1/01_is_safe.rs",
            "is_safe/src/lib.rs",
            "01_is_safe/lib.rs",
            "01_is_safe/is_safe.rs",
            "01_is_safe/src/01_is_safe.rs",
        ] {
            assert_eq!(one(path), Role::Exercise(0), "{path}");
        }
    }

    #[test]
    fn what_may_be_a_solution_is_odd_and_says_for_which_exercise_where_it_can() {
        for (path, role) in [
            ("lib.rs", Role::Odd(None)),
            ("src/lib.rs", Role::Odd(None)),
            ("01_is_safe/src/lib (1).rs", Role::Odd(Some(0))),
            ("01_is_safe (1).rs", Role::Odd(Some(0))),
            ("is-safe-final.rs", Role::Odd(Some(0))),
            ("is_safe.rs.txt", Role::Odd(Some(0))),
            ("ex02.rs", Role::Odd(Some(1))),
            ("2.rs", Role::Odd(Some(1))),
            ("solution.py", Role::Odd(None)),
            ("work.tar.gz", Role::Odd(None)),
            ("tests/is_safe.rs", Role::Odd(Some(0))),
            ("solutions/01_is_safe/src/lib.rs", Role::Odd(Some(0))),
            ("growth.png", Role::Perhaps(Some(2))),
            ("notes.txt", Role::Perhaps(None)),
        ] {
            assert_eq!(one(path), role, "{path}");
        }
    }

    #[test]
    fn what_explains_itself_is_plain() {
        for path in ["README.md", "Cargo.toml", "manifest.json", "01_is_safe/exercise.toml", "x"] {
            assert_eq!(one(path), Role::Plain, "{path}");
        }
        assert_eq!(one("answers.md"), Role::Answers);
        assert_eq!(one("docs/Answers.PDF"), Role::Answers);
    }

    #[test]
    fn of_the_whole_workbook_only_the_exercises_count() {
        let seen = all(&[
            "repo/exercises/01_is_safe/src/lib.rs",
            "repo/solutions/01_is_safe/src/lib.rs",
            "repo/grader/stubs/01_is_safe.rs",
            "repo/02_brute_force.rs",
        ]);
        assert_eq!(seen, [Role::Exercise(0), Role::Plain, Role::Plain, Role::Exercise(1)]);
    }

    #[test]
    fn beside_the_lib_rs_of_an_exercise_nothing_else_in_its_folder_counts() {
        let seen = all(&[
            "01_is_safe/src/lib.rs",
            "01_is_safe/src/is_safe.rs",
            "01_is_safe/src/lib (1).rs",
            "01_is_safe/tests/found.rs",
            "01_is_safe/src/growth.rs",
            "01_is_safe.rs",
        ]);
        let plain = Role::Plain;
        assert_eq!(seen, [Role::Exercise(0), plain, plain, plain, plain, Role::Exercise(0)]);
        assert_eq!(one("01_is_safe/02_brute_force.rs"), Role::Exercise(1));
    }

    #[test]
    fn what_programs_leave_behind_is_passed_over() {
        let noise =
            |path: &str| is_noise(&path.split('/').map(str::to_string).collect::<Vec<String>>());
        for path in [
            "a/.DS_Store",
            "__MACOSX/._is_safe.rs",
            "x/target/debug/is_safe.rs",
            ".git/a",
            "Thumbs.db",
        ] {
            assert!(noise(path), "{path}");
        }
        for path in ["is_safe.rs", "targets/is_safe.rs", "a/b.rs"] {
            assert!(!noise(path), "{path}");
        }
    }
}
