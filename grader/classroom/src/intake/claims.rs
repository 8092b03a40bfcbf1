//! What the names of a class's files and folders say about whose they are: those of
//! learning platforms, and those with a student's id as their name. Pure.

use super::gradescope;
use super::items::Part;
use super::people::{People, Who};
use super::platform::{self, Label, Platform, without_count};
use super::{Stray, Way};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::path::PathBuf;

/// Archives that cannot be read, and are somebody's all the same.
const ARCHIVES: [&str; 11] = [
    ".tar.gz", ".tar.xz", ".tar.bz2", ".tar.zst", ".tgz", ".tar", ".rar", ".7z", ".gz", ".xz",
    ".bz2",
];

/// What belongs to one student, before it is known who that is in the roster.
pub struct Claim {
    pub who: Who,
    pub(super) way: Way,
    pub notes: Vec<String>,
    /// Only text that was typed into the platform.
    pub typed: bool,
}

/// A file or folder of the class.
pub struct Listed {
    /// On one line, and safe to show.
    pub name: String,
    pub path: PathBuf,
    pub is_folder: bool,
}

/// What every file and folder says about whose it is.
pub fn claims(
    listed: Vec<Listed>,
    groups: &[gradescope::Group],
    people: &People<'_>,
    strays: &mut Vec<Stray>,
) -> Vec<Claim> {
    let groups: HashMap<&str, &gradescope::Group> =
        groups.iter().map(|group| (group.folder.as_str(), group)).collect();
    let mut claims = Vec::new();
    let mut labelled = Vec::new();
    for one in listed {
        if one.name == gradescope::FILE {
            continue;
        }
        if let Some(group) = groups.get(one.name.as_str()).filter(|_| one.is_folder) {
            claims.extend(of_gradescope(group, &one));
        } else if let Some(label) = platform::label(&one.name, one.is_folder) {
            labelled.push((label, one));
        } else {
            match plain(&one, people) {
                Ok(claim) => claims.push(claim),
                Err(stray) => strays.push(stray),
            }
        }
    }
    claims.extend(of_platforms(labelled));
    claims
}

/// A claim for everybody who handed a folder in together.
fn of_gradescope(group: &gradescope::Group, listed: &Listed) -> Vec<Claim> {
    let nobody = gradescope::Submitter::default();
    let submitters = match group.submitters.as_slice() {
        [] => std::slice::from_ref(&nobody),
        several => several,
    };
    let number = group.folder.rsplit('_').next().and_then(|number| number.parse().ok());
    submitters
        .iter()
        .map(|one| {
            let known = |text: &&String| !text.is_empty();
            let own = [&one.sid, &one.email, &one.name].into_iter().find(known);
            let others: Vec<&str> = submitters
                .iter()
                .filter(|other| *other != one)
                .map(|other| if other.name.is_empty() { &other.email } else { &other.name })
                .map(String::as_str)
                .collect();
            let notes = if others.is_empty() {
                Vec::new()
            } else {
                vec![format!("handed in together with {}", others.join(", "))]
            };
            Claim {
                who: Who {
                    platform: Some(Platform::Gradescope),
                    ids: [&one.sid, &one.email].into_iter().filter(known).cloned().collect(),
                    name: one.name.clone(),
                    own: own.unwrap_or(&group.folder).clone(),
                },
                way: Way { number, ..Way::of(&listed.name, &listed.path, &listed.name) },
                notes,
                typed: false,
            }
        })
        .collect()
}

/// One claim for all that a platform has under one number.
fn of_platforms(labelled: Vec<(Label, Listed)>) -> Vec<Claim> {
    type Key = (&'static str, String, String, bool);
    let mut together: BTreeMap<Key, Vec<(Label, Listed)>> = BTreeMap::new();
    for (label, listed) in labelled {
        let key = (label.platform.word(), label.number.clone(), label.name.clone(), label.typed);
        together.entry(key).or_default().push((label, listed));
    }
    together
        .into_values()
        .filter_map(|mut files| {
            let label = files.first()?.0.clone();
            let notes = leave_the_latest(&mut files);
            let names: Vec<&str> = files.iter().map(|(_, listed)| listed.name.as_str()).collect();
            let number = (label.platform == Platform::Canvas)
                .then(|| files.iter().map(|(label, _)| label.file).max())
                .flatten();
            Some(Claim {
                way: Way { from: names.join(", "), number, parts: parts(&files) },
                notes,
                typed: label.typed,
                who: Who {
                    platform: Some(label.platform),
                    ids: vec![label.number.clone()],
                    own: label.number,
                    name: label.name,
                },
            })
        })
        .collect()
}

/// Of a file that was handed in again, only the latest is left.
fn leave_the_latest(files: &mut Vec<(Label, Listed)>) -> Vec<String> {
    let originals: HashSet<String> =
        files.iter().map(|(label, _)| label.original.clone()).collect();
    let again = |label: &Label| {
        let plain = without_count(&label.original);
        (label.platform == Platform::Canvas && originals.contains(&plain)).then_some(plain)
    };
    let mut latest: BTreeMap<String, u64> = BTreeMap::new();
    for (label, _) in files.iter() {
        if let Some(plain) = again(label) {
            let file = latest.entry(plain).or_default();
            *file = label.file.max(*file);
        }
    }
    let mut notes = Vec::new();
    files.retain(|(label, listed)| {
        let counts = again(label).is_none_or(|plain| latest.get(&plain) == Some(&label.file));
        if !counts {
            notes.push(format!("{} was handed in again later; the later one counts", listed.name));
        }
        counts
    });
    notes
}

/// The files with the names their students gave them.
fn parts(files: &[(Label, Listed)]) -> Vec<Part> {
    let plain: Vec<String> =
        files.iter().map(|(label, _)| without_count(&label.original)).collect();
    files
        .iter()
        .zip(&plain)
        .map(|((label, listed), name)| {
            let alone = plain.iter().filter(|other| *other == name).count() == 1;
            let canvas = label.platform == Platform::Canvas;
            let name = if alone && canvas { name } else { &label.original };
            let name = if name.is_empty() { &listed.name } else { name };
            Part { path: listed.path.clone(), name: name.clone() }
        })
        .collect()
}

/// A folder or a zip file with a student's id as its name.
fn plain(listed: &Listed, people: &People<'_>) -> Result<Claim, Stray> {
    let name = listed.name.as_str();
    let lower = name.to_lowercase();
    let id = if listed.is_folder {
        name
    } else if let Some(ending) =
        ARCHIVES.iter().copied().chain([".zip"]).find(|end| lower.ends_with(end))
    {
        // Lowering a letter may change its length, and then the ending is not cut off.
        name.get(..name.len() - ending.len()).filter(|stem| !stem.is_empty()).unwrap_or(name)
    } else {
        let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
        if !people.knows(stem) {
            return Err(Stray {
                found: name.to_string(),
                why: "it is neither a folder nor a zip file, and no student has its name"
                    .to_string(),
                next: "Put it into a folder with the student's id as its name, or take it away."
                    .to_string(),
            });
        }
        stem
    };
    Ok(Claim {
        who: Who {
            platform: None,
            ids: vec![id.to_string()],
            name: String::new(),
            own: id.to_string(),
        },
        way: Way::of(name, &listed.path, name),
        notes: Vec::new(),
        typed: false,
    })
}
