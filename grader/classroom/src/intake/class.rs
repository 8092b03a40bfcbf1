//! Whose each file and folder of a class is: by names alone. No student's file is
//! read.

use super::archive::{Archive, Entry};
use super::claims::{Claim, Listed, claims};
use super::gradescope;
use super::items::is_zip;
use super::names::one_line;
use super::people::People;
use super::places::is_noise;
use super::platform;
use super::{Found, Stray, Survey};
use crate::roster::Roster;
use grader::exercise::ExerciseId;
use grader::fault::Fault;
use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Looks through a folder of submissions. With a roster everybody in it is there,
/// also who handed in nothing.
///
/// # Errors
///
/// A usage fault where the folder cannot be read, or is not one of a class.
pub fn survey(dir: &Path, roster: Option<&Roster>) -> Result<Survey, Fault> {
    let (dir, below) = export_within(dir);
    let mut strays = Vec::new();
    let listed = list(&dir, &mut strays)?;
    refuse_a_single_submission(&dir, &listed)?;
    refuse_a_packed_class(&dir, &listed)?;
    let groups = metadata(&dir)?;
    strays.extend(groups.iter().filter_map(|group| group_without_folder(&dir, group)));
    let people = People::new(roster);
    let claims = claims(listed, &groups, &people, &mut strays);
    if claims.is_empty() && roster.is_none() {
        return Err(Fault::usage(
            format!("there is no submission in {}", dir.display()),
            "Give the folder that holds a folder or a zip file for every student.",
        ));
    }
    let mut found = everybody(claims, &people);
    if !below.is_empty() {
        found.iter_mut().for_each(|one| one.lies_below(&below));
    }
    strays.sort();
    Ok(Survey { found, strays })
}

fn group_without_folder(dir: &Path, group: &gradescope::Group) -> Option<Stray> {
    (!dir.join(&group.folder).is_dir()).then(|| Stray {
        found: group.folder.clone(),
        why: format!("{} names it, and it is not there", gradescope::FILE),
        next: "Export the submissions again, and unpack all of them.".to_string(),
    })
}

/// An export of Gradescope has one folder around it; so it is looked into.
fn export_within(dir: &Path) -> (PathBuf, String) {
    let entries = fs::read_dir(dir).into_iter().flatten().filter_map(Result::ok);
    let mut names = entries
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .filter(|name| !is_noise(std::slice::from_ref(name)));
    match (names.next(), names.next()) {
        (Some(only), None) if dir.join(&only).join(gradescope::FILE).is_file() => {
            (dir.join(&only), one_line(&only))
        }
        _ => (dir.to_path_buf(), String::new()),
    }
}

/// What lies in the folder, sorted by name.
fn list(dir: &Path, strays: &mut Vec<Stray>) -> Result<Vec<Listed>, Fault> {
    if dir.is_file() {
        return Err(Fault::usage(
            format!("{} is a file, not a folder of submissions", dir.display()),
            "Unpack it into an empty folder, and give that folder.",
        ));
    }
    let entries = fs::read_dir(dir).and_then(Iterator::collect::<io::Result<Vec<_>>>);
    let mut entries = entries.map_err(|error| {
        Fault::usage(
            format!("the folder {} cannot be read ({error})", dir.display()),
            "Give the folder that holds a folder or a zip file for every student.",
        )
    })?;
    entries.sort_by_key(fs::DirEntry::file_name);
    let mut listed = Vec::new();
    for entry in entries {
        let name = one_line(&entry.file_name().to_string_lossy());
        let kind = entry.file_type().ok();
        let is_folder = kind.is_some_and(|kind| kind.is_dir());
        let stray = |why: &str, next: &str| Stray {
            found: name.clone(),
            why: why.to_string(),
            next: next.to_string(),
        };
        if is_noise(std::slice::from_ref(&name)) {
            continue;
        } else if kind.is_some_and(|kind| kind.is_symlink()) {
            strays.push(stray(
                "it is a link; links are not followed",
                "Copy what it points at here.",
            ));
        } else if !is_folder && !kind.is_some_and(|kind| kind.is_file()) {
            strays.push(stray("it is no file and no folder", "Take it away."));
        } else if is_folder && entry.path().join("journal.jsonl").is_file() {
            strays
                .push(stray("it is the folder of a run", "Keep runs outside of the submissions."));
        } else {
            listed.push(Listed { name, path: entry.path(), is_folder });
        }
    }
    Ok(listed)
}

/// A folder with the exercises in it is one student's, not a class's.
fn refuse_a_single_submission(dir: &Path, listed: &[Listed]) -> Result<(), Fault> {
    let is_exercise = |one: &Listed| {
        one.is_folder
            && ExerciseId::parse(&one.name.to_lowercase()).is_some()
            && one.path.join("src/lib.rs").is_file()
    };
    let is_student = |one: &&Listed| one.is_folder || is_zip(&one.name);
    let sign = listed.iter().find(|one| {
        one.is_folder && one.name == "exercises"
            || !listed.iter().any(|one| is_student(&one)) && one.name.ends_with(".rs")
    });
    let students: Vec<&Listed> = listed.iter().filter(is_student).collect();
    let all = students.iter().all(|one| is_exercise(one));
    match sign.or(students.first().copied().filter(|_| all)) {
        None => Ok(()),
        Some(sign) => Err(Fault::usage(
            format!("{} is one submission, not a class: `{}` is in it", dir.display(), sign.name),
            "Give the folder around it, which holds a folder or a zip file for every student.",
        )),
    }
}

/// The only zip file in a folder may be what a platform made of the whole class.
fn refuse_a_packed_class(dir: &Path, listed: &[Listed]) -> Result<(), Fault> {
    let [only] = listed else { return Ok(()) };
    let archive = (!only.is_folder && is_zip(&only.name)).then(|| Archive::on_disk(&only.path));
    let Some(Ok(archive)) = archive else { return Ok(()) };
    let entries = &archive.entries;
    let is_labelled = |entry: &Entry| {
        let folders = entry.path.len() - 1;
        let mut names = entry.path.iter().take(2).enumerate();
        names.any(|(at, name)| platform::label(name, at < folders).is_some())
    };
    let export = entries.iter().any(|entry| entry.path.iter().any(|it| it == gradescope::FILE));
    if export || !entries.is_empty() && entries.iter().all(is_labelled) {
        return Err(Fault::usage(
            format!("`{}` in {} is a whole class in one zip file", only.name, dir.display()),
            "Unpack it into an empty folder, and give that folder.",
        ));
    }
    Ok(())
}

fn metadata(dir: &Path) -> Result<Vec<gradescope::Group>, Fault> {
    let path = dir.join(gradescope::FILE);
    match fs::read(&path) {
        Ok(bytes) => Ok(gradescope::read(&String::from_utf8_lossy(&bytes))),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(Fault::usage(
            format!("{} cannot be read ({error})", path.display()),
            "It says whose the folders are; export the submissions again.",
        )),
    }
}

/// One entry for every student, sorted by id; with a roster also for the absent.
fn everybody(claims: Vec<Claim>, people: &People<'_>) -> Vec<Found> {
    let mut found: BTreeMap<String, (Found, Vec<Claim>)> = BTreeMap::new();
    for claim in claims {
        let (student, note) = people.identify(&claim.who);
        let (one, theirs) = found
            .entry(student.id.clone())
            .or_insert_with(|| (Found { student, ..Found::default() }, Vec::new()));
        one.notes.extend(note);
        theirs.push(claim);
    }
    for student in people.all() {
        found.entry(student.id.clone()).or_insert_with(|| {
            (Found { student: student.clone(), ..Found::default() }, Vec::new())
        });
    }
    found
        .into_values()
        .map(|(mut one, claims)| {
            one.take(claims);
            one
        })
        .collect()
}

impl Found {
    /// Takes what was handed in for this student: the latest, where that is known.
    fn take(&mut self, mut claims: Vec<Claim>) {
        if claims.iter().any(|claim| !claim.typed) {
            claims.retain(|claim| {
                if claim.typed {
                    let from = &claim.way.from;
                    self.notes.push(format!("{from}: text typed into the platform is not graded"));
                }
                !claim.typed
            });
        }
        let numbers: HashSet<u64> = claims.iter().filter_map(|claim| claim.way.number).collect();
        if claims.len() > 1 && numbers.len() == claims.len() {
            let latest = numbers.iter().max().copied();
            claims.retain(|claim| {
                let counts = claim.way.number == latest;
                if !counts {
                    let from = &claim.way.from;
                    self.notes.push(format!("{from} was handed in earlier and does not count"));
                }
                counts
            });
        }
        for claim in claims {
            self.notes.extend(claim.notes);
            self.ways.push(claim.way);
        }
        self.notes.sort();
        self.notes.dedup();
        let from: Vec<&str> = self.ways.iter().map(|way| way.from.as_str()).collect();
        self.from = from.join(" and ");
    }

    fn lies_below(&mut self, folder: &str) {
        for way in &mut self.ways {
            way.from = format!("{folder}/{}", way.from);
        }
        let from: Vec<&str> = self.ways.iter().map(|way| way.from.as_str()).collect();
        self.from = from.join(" and ");
    }
}
