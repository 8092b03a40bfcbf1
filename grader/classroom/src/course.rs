//! A course's own choice: which exercises count, and for how much.

use crate::points::Hundredths;
use grader::exercise::{Exercise, ExerciseId, Points};
use grader::fault::Fault;
use grader::manifest::{Layout, Outline, Source};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::Path;
use toml::Spanned;

/// What counts in a class run.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Course {
    pub title: String,
    /// In the order of the workbook.
    pub exercises: Vec<Counted>,
    /// Points that are given by hand for what was written in `answers.md`.
    pub manual: Option<u32>,
}

/// An exercise that counts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counted {
    pub id: ExerciseId,
    pub title: String,
    /// The points of its checks.
    pub possible: Points,
    /// What the course gives for all of them.
    pub worth: u32,
}

impl Course {
    /// All points there are, those given by hand included.
    pub fn worth(&self) -> Hundredths {
        let manual = Hundredths::whole(self.manual.unwrap_or(0));
        self.exercises.iter().map(|one| Hundredths::whole(one.worth)).sum::<Hundredths>() + manual
    }

    pub fn exercise(&self, folder: &str) -> Option<&Counted> {
        self.exercises.iter().find(|one| one.id.folder == folder)
    }
}

/// A course before its exercises are read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    pub title: String,
    pub exercises: Vec<ExerciseId>,
    /// Points by folder, where they differ from those of the checks.
    pub points: BTreeMap<String, u32>,
    pub manual: Option<u32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCourse {
    title: Option<String>,
    lab: Option<Spanned<String>>,
    exercises: Option<Vec<Spanned<String>>>,
    manual: Option<u32>,
    #[serde(default)]
    points: BTreeMap<Spanned<String>, u32>,
}

impl Choice {
    /// Every exercise of the workbook, or of one lab set, for its own points.
    ///
    /// # Errors
    ///
    /// A usage fault where there is no such lab set.
    pub fn of_workbook(outline: &Outline, lab: Option<&str>) -> Result<Choice, Fault> {
        let exercises = match lab {
            None => outline.exercises().cloned().collect(),
            Some(lab) => in_lab(outline, lab)?,
        };
        let title = outline.title.clone();
        Ok(Choice { title, exercises, points: BTreeMap::new(), manual: None })
    }

    /// What a course's file says.
    ///
    /// # Errors
    ///
    /// A workbook fault with its place, where the file names what is not there or
    /// chooses twice.
    pub fn read(layout: &Layout, outline: &Outline, path: &Path) -> Result<Choice, Fault> {
        let file = Source::read(layout, path)?;
        let raw: RawCourse = file.parse()?;
        let find = |word: &Spanned<String>| {
            outline.exercises().find(|id| id.answers_to(word.as_ref())).cloned().ok_or_else(|| {
                file.fault(
                    word.span(),
                    format!("there is no exercise `{}`", word.as_ref()),
                    "Write its folder's name, e.g. `01_is_safe`.",
                )
            })
        };
        let exercises: Vec<ExerciseId> = match (&raw.lab, &raw.exercises) {
            (Some(lab), None) => in_lab(outline, lab.as_ref())
                .map_err(|fault| file.fault(lab.span(), fault.what, &fault.next))?,
            (None, Some(words)) => {
                let mut chosen = words.iter().map(find).collect::<Result<Vec<_>, Fault>>()?;
                chosen.sort_by_key(|id| id.number);
                chosen.dedup();
                chosen
            }
            (None, None) => outline.exercises().cloned().collect(),
            (Some(lab), Some(_)) => {
                return Err(file.fault(
                    lab.span(),
                    "both `lab` and `exercises` choose what counts",
                    "Leave one of the two.",
                ));
            }
        };
        let mut points = BTreeMap::new();
        for (word, worth) in raw.points {
            let id = find(&word)?;
            if !exercises.contains(&id) {
                return Err(file.fault(
                    word.span(),
                    format!("`{}` has points and does not count", id.folder),
                    "Add it to `exercises`, or take its points away.",
                ));
            }
            points.insert(id.folder, worth);
        }
        let title = raw.title.unwrap_or_else(|| outline.title.clone());
        Ok(Choice { title, exercises, points, manual: raw.manual })
    }

    /// The course, with its exercises read.
    pub fn with<'a>(&self, exercises: impl IntoIterator<Item = &'a Exercise>) -> Course {
        let exercises = exercises
            .into_iter()
            .map(|exercise| Counted {
                id: exercise.id.clone(),
                title: exercise.title.clone(),
                possible: exercise.possible(),
                worth: self
                    .points
                    .get(&exercise.id.folder)
                    .copied()
                    .unwrap_or_else(|| exercise.possible()),
            })
            .collect();
        Course { title: self.title.clone(), exercises, manual: self.manual }
    }
}

fn in_lab(outline: &Outline, lab: &str) -> Result<Vec<ExerciseId>, Fault> {
    outline.lab(lab).map(<[ExerciseId]>::to_vec)
}
