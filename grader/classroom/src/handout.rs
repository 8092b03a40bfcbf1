//! What students get: a workspace of its own with the exercises of the workbook, or of
//! one lab set, the grader and its hidden checks; without model solutions, without the
//! bank, without secret checks and without what only teachers run.
//!
//! All of it is put together in memory ([`plan`]), proved in a folder of its own
//! ([`proof`]) and searched for secrets ([`leaks`]); only then it is written
//! ([`update`]).

pub mod leaks;
pub mod pages;
pub mod proof;
pub mod readme;
pub mod update;

use crate::parcel::{Parcel, read_text};
use crate::workspace::{self, STUDENTS};
use grader::exercise::ExerciseId;
use grader::fault::Fault;
use grader::manifest::{Layout, Outline};

/// A handout before it is written.
#[derive(Debug, Clone)]
pub struct Handout {
    pub exercises: Vec<ExerciseId>,
    pub lab: Option<String>,
    pub files: Parcel,
}

/// The file that a student edits, in a handout.
pub fn source_of(id: &ExerciseId) -> String {
    format!("exercises/{}/src/lib.rs", id.folder)
}

/// Puts a handout together: of all exercises, or of a lab set.
///
/// # Errors
///
/// A usage fault where there is no such lab set, or a workbook fault where a file
/// cannot be read.
pub fn plan(layout: &Layout, outline: &Outline, lab: Option<&str>) -> Result<Handout, Fault> {
    let exercises: Vec<ExerciseId> = match lab {
        None => outline.exercises().cloned().collect(),
        Some(lab) => {
            let members = outline.lab(lab)?;
            outline.exercises().filter(|id| members.contains(id)).cloned().collect()
        }
    };
    let root = &layout.root;
    let mut files = Parcel::default();
    files.put("Cargo.toml", workspace::manifest(layout, &STUDENTS)?);
    files.take(root, "Cargo.lock")?;
    files.take(root, ".gitignore")?;
    files.put(".cargo/config.toml", CARGO_CONFIG);
    files.put("exercises/workbook.toml", workspace::outline(outline, &exercises));
    workspace::take_grader(&mut files, layout, &exercises)?;
    for id in &exercises {
        workspace::take_exercise_toml(&mut files, layout, id, &exercises)?;
        files.take(root, &format!("exercises/{}/Cargo.toml", id.folder))?;
        files.put(&source_of(id), read_text(root, &format!("grader/stubs/{}.rs", id.folder))?);
    }
    files.put("README.md", readme::text(layout, outline, &exercises, lab)?);
    put_pages(&mut files, layout, &exercises)?;
    Ok(Handout { exercises, lab: lab.map(str::to_string), files })
}

const CARGO_CONFIG: &str = "[alias]\ngrade = \"run -p grader --\"\n";

/// What a page must not tell of: the command for what is not there.
const MISSING_COMMAND: &str = "grader -- solution";

/// Puts the pages for people, with links that all lead somewhere.
fn put_pages(files: &mut Parcel, layout: &Layout, exercises: &[ExerciseId]) -> Result<(), Fault> {
    let mut pages = Parcel::default();
    pages.take(&layout.root, "exercises/README.md")?;
    pages.take(&layout.root, "exercises/AGENTS.md")?;
    pages.take_folder(&layout.root, "exercises/concepts")?;
    for id in exercises {
        pages.take(&layout.root, &format!("exercises/{}/README.md", id.folder))?;
    }
    let pages: Vec<(String, String)> = pages
        .files()
        .filter(|(path, _)| path.ends_with(".md"))
        .filter_map(|(path, file)| Some((path.to_string(), file.text()?.to_string())))
        .collect();
    // They lead to each other as well.
    for (path, text) in &pages {
        files.put(path, text.as_str());
    }
    for (path, text) in pages {
        let text = pages::without(&text, MISSING_COMMAND);
        let text = pages::linked(&text, &path, &|to| files.holds(to));
        files.put(&path, text);
    }
    Ok(())
}
