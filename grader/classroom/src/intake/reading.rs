//! From a student's files to what is graded: every exercise that was asked for has
//! one text, or is missing, or waits for a person. Nothing that could be an exercise
//! is passed over in silence while one is missing.

use super::items::Items;
use super::places::{self, Role};
use super::resolve::{Decision, Resolutions};
use super::telltales::Telltales;
use super::{Found, Handed, Way};
use crate::journal::Unresolved;
use crate::table::BOM;
use grader::exercise::ExerciseId;
use grader::submission::{Content, Submission};
use std::collections::{BTreeSet, HashSet};
use std::path::PathBuf;

/// How many files without a place are listed for one student.
const MOST_LISTED: usize = 40;

/// How many names a sentence lists.
const MOST_NAMED: usize = 5;

/// How many copies of one exercise are compared.
const MOST_COPIES: usize = 20;

/// What to do about a file that cannot be read.
const ASK_AGAIN: &str = "Ask for the file again and put it in its place; or write `ignore` in \
                         resolve.csv, and it counts as not handed in.";

/// What to do about a file that may be an exercise.
const SAY_WHICH: &str = "Look at it, then write the exercise in resolve.csv, or `ignore`.";

/// What to do about a file that cannot be read as text.
const UNPACK: &str = "Look at it. Put the files that count into a folder of the student's, or ask \
                      for them again; or write `ignore` in resolve.csv.";

impl Found {
    /// Reads what one student handed in, for the exercises that are asked for. What
    /// cannot be read is part of the result.
    pub fn open(
        &self,
        exercises: &[ExerciseId],
        telltales: &Telltales,
        resolutions: &Resolutions,
    ) -> Handed {
        let about = |file: &str| resolutions.about(&self.student.id, file);
        let ignored = |way: &&Way| about(&way.from) == Some(&Decision::Ignore);
        let (left_out, kept): (Vec<&Way>, Vec<&Way>) = self.ways.iter().partition(ignored);
        let mut seen: HashSet<String> = self.ways.iter().map(|way| way.from.clone()).collect();
        let mut read = |way: &&Way| {
            let reading = Reading::new(way, exercises, telltales, about);
            seen.extend(reading.items.all.iter().map(|item| item.shown.clone()));
            reading.read()
        };
        let mut handed = match kept.as_slice() {
            [] => Handed { files: exercises.iter().map(missing).collect(), ..Handed::default() },
            [way] => read(way),
            several => one_of_several(several, several.iter().map(read).collect()),
        };
        for way in left_out {
            handed.notes.push(format!("{} is left out, as resolve.csv says", way.from));
        }
        let in_vain = resolutions.files(&self.student.id).filter(|file| !seen.contains(*file));
        for file in in_vain.filter(|_| !kept.is_empty()) {
            handed.notes.push(format!("resolve.csv speaks of `{file}`, which was not handed in"));
        }
        handed
    }
}

fn missing(id: &ExerciseId) -> Submission {
    let shown = PathBuf::from(format!("{}.rs", id.folder));
    Submission { id: id.clone(), shown, content: Content::Missing }
}

/// Several submissions of one student, of which nothing says which is the later:
/// alike in all that counts, or for a person to choose.
fn one_of_several(ways: &[&Way], handed: Vec<Handed>) -> Handed {
    let contents = |one: &Handed| -> Vec<(ExerciseId, Content)> {
        one.files.iter().map(|file| (file.id.clone(), same_ends(&file.content))).collect()
    };
    let names: Vec<&str> = ways.iter().map(|way| way.from.as_str()).collect();
    let names = names.join(" and ");
    let alike = handed
        .windows(2)
        .all(|pair| contents(&pair[0]) == contents(&pair[1]) && pair[0].answers == pair[1].answers)
        && handed.iter().all(|one| one.unresolved.is_empty());
    if let (true, Some(mut first)) = (alike, handed.into_iter().next()) {
        first.notes.push(format!("{names} hold the same"));
        return first;
    }
    let unresolved = ways.iter().map(|way| Unresolved {
        exercise: None,
        found: way.from.clone(),
        why: format!("there are {names}, and nothing says which is the later"),
        next: "Write `ignore` in resolve.csv for each that does not count.".to_string(),
    });
    Handed { unresolved: unresolved.collect(), ..Handed::default() }
}

/// A content with the line ends of Unix, to compare it.
fn same_ends(content: &Content) -> Content {
    match content {
        Content::Source(text) => Content::Source(text.replace("\r\n", "\n")),
        other => other.clone(),
    }
}

/// One submission while it is read.
struct Reading<'a> {
    items: Items,
    roles: Vec<Role>,
    /// What people said about each file.
    decisions: Vec<Option<&'a Decision>>,
    from: &'a str,
    asked: &'a [ExerciseId],
    telltales: &'a Telltales,
    /// The exercises of the workbook, and those asked for.
    known: Vec<ExerciseId>,
    handed: Handed,
    /// Exercises that were not found, by their places in the workbook.
    missing: BTreeSet<usize>,
}

/// For which exercise a file may be that is not named for one.
enum Guess {
    For(usize),
    /// For some of these, or for all.
    Several(Vec<usize>),
    /// It cannot be read, and may be for any.
    Any,
    /// For none.
    None,
}

impl<'a> Reading<'a> {
    fn new<'d: 'a>(
        way: &'a Way,
        asked: &'a [ExerciseId],
        telltales: &'a Telltales,
        about: impl Fn(&str) -> Option<&'d Decision>,
    ) -> Reading<'a> {
        let mut known = telltales.exercises().to_vec();
        known.extend(asked.iter().filter(|id| !telltales.exercises().contains(id)).cloned());
        let items = Items::gather(&way.parts);
        let paths: Vec<&[String]> = items.all.iter().map(|item| item.path.as_slice()).collect();
        let mut roles = places::roles(&paths, &known);
        for (item, role) in items.all.iter().zip(&mut roles) {
            // What cannot be opened and has no ending may be a whole folder.
            if item.refused().is_some() && *role == Role::Plain && !item.name().contains('.') {
                *role = Role::Odd(places::home(&item.path, &known));
            }
        }
        let decisions = items.all.iter().map(|item| about(&item.shown)).collect();
        Reading {
            items,
            roles,
            decisions,
            from: &way.from,
            asked,
            telltales,
            known,
            handed: Handed::default(),
            missing: BTreeSet::new(),
        }
    }

    fn read(mut self) -> Handed {
        for id in self.asked {
            if let Some(at) = self.known.iter().position(|other| other == id) {
                self.exercise(id, at);
            }
        }
        self.answers();
        let blocked = self.leftovers();
        for &at in self.missing.difference(&blocked) {
            self.handed.files.push(missing(&self.known[at]));
        }
        let place = |file: &Submission| self.asked.iter().position(|id| *id == file.id);
        self.handed.files.sort_by_key(place);
        self.handed
    }

    /// Finds the one text of an exercise.
    fn exercise(&mut self, id: &ExerciseId, at: usize) {
        let said = |item: usize| self.decisions[item];
        let all = 0..self.items.all.len();
        let decided = |item: &usize| said(*item).is_some_and(|one| one.is_for(&id.folder));
        let named = |item: &usize| said(*item).is_none() && self.roles[*item] == Role::Exercise(at);
        let mut copies: Vec<usize> = all.clone().filter(decided).collect();
        if copies.is_empty() {
            copies = all.filter(named).collect();
        }
        if copies.is_empty() {
            self.missing.insert(at);
            return;
        }
        let texts: Vec<Result<String, String>> =
            copies.iter().take(MOST_COPIES).map(|&copy| self.text(id, copy)).collect();
        let good: BTreeSet<String> = texts
            .iter()
            .filter_map(|text| text.as_ref().ok())
            .map(|text| text.replace("\r\n", "\n"))
            .collect();
        let all_good = copies.len() <= MOST_COPIES && texts.iter().all(Result::is_ok);
        match texts.first() {
            Some(Ok(text)) if all_good && good.len() == 1 => {
                self.take(id, &copies, text.clone());
            }
            _ => self.cannot_take(id, &copies, &texts),
        }
    }

    fn take(&mut self, id: &ExerciseId, copies: &[usize], text: String) {
        if copies.len() > 1 {
            let names = self.names(copies);
            self.handed.notes.push(format!("{}: {names} hold the same", id.folder));
        }
        let shown = PathBuf::from(&self.items.all[copies[0]].shown);
        let content = Content::Source(text);
        self.handed.files.push(Submission { id: id.clone(), shown, content });
    }

    fn cannot_take(&mut self, id: &ExerciseId, copies: &[usize], texts: &[Result<String, String>]) {
        let often =
            if copies.len() > MOST_COPIES { "too often to compare" } else { "not the same" };
        let names = self.names(copies);
        for (&copy, text) in copies.iter().zip(texts) {
            let (why, next) = match text {
                Err(why) => (why.clone(), ASK_AGAIN.to_string()),
                Ok(_) => (
                    format!("it was handed in more than once, and {often}: {names}"),
                    format!("Write {:02} in resolve.csv for the one that counts.", id.number),
                ),
            };
            self.unresolved(Some(id), copy, why, next);
        }
    }

    fn unresolved(&mut self, id: Option<&ExerciseId>, item: usize, why: String, next: String) {
        self.handed.unresolved.push(Unresolved {
            exercise: id.map(|id| id.folder.clone()),
            found: self.items.all[item].shown.clone(),
            why,
            next,
        });
    }

    /// The text of a file: what follows a byte order mark, where there is one. The
    /// compiler passes it over as well, so nothing is changed by leaving it out.
    fn text(&mut self, id: &ExerciseId, item: usize) -> Result<String, String> {
        let item = &self.items.all[item];
        let text = match Content::of(self.items.bytes(item)?) {
            Content::Source(text) => text,
            Content::Unusable(why) => return Err(why),
            Content::Missing => return Err("there is no file".to_string()),
        };
        let bare = text.strip_prefix(BOM);
        if bare.unwrap_or(&text).trim().is_empty() {
            return Err("the file is empty".to_string());
        }
        if bare.is_some() {
            let note = format!("{}: graded without the byte order mark before the text", id.folder);
            self.handed.notes.push(note);
        }
        Ok(bare.map_or(text.clone(), str::to_string))
    }

    fn names(&self, items: &[usize]) -> String {
        let names: Vec<&str> = items
            .iter()
            .take(MOST_NAMED)
            .map(|&item| self.items.all[item].shown.as_str())
            .collect();
        let more = items.len().saturating_sub(MOST_NAMED);
        let names = names.join(", ");
        if more > 0 { format!("{names} and {more} more") } else { names }
    }

    /// Looks at what has no place. Returns the missing exercises that wait for a
    /// person, because one of these files may be theirs.
    fn leftovers(&mut self) -> BTreeSet<usize> {
        let odd: Vec<usize> = (0..self.items.all.len())
            .filter(|&item| self.decisions[item].is_none())
            .filter(|&item| matches!(self.roles[item], Role::Odd(_) | Role::Perhaps(_)))
            .collect();
        let mut blocked = BTreeSet::new();
        let mut aside = Vec::new();
        let mut listed = Vec::new();
        for item in odd {
            let guess = self.guess(item);
            let may_be: BTreeSet<usize> = match &guess {
                Guess::For(at) => BTreeSet::from([*at]),
                Guess::Several(all) => all.iter().copied().collect(),
                Guess::Any => self.missing.clone(),
                Guess::None => BTreeSet::new(),
            };
            let waiting: Vec<usize> = may_be.intersection(&self.missing).copied().collect();
            if waiting.is_empty() {
                aside.push(item);
            } else {
                blocked.extend(waiting);
                listed.push((item, guess));
            }
        }
        if !self.anything_recognised() && !self.missing.is_empty() {
            blocked.extend(&self.missing);
            if listed.is_empty() {
                self.nothing_recognised(&aside);
                aside.clear();
            }
        }
        self.list(&listed);
        if !aside.is_empty() {
            self.handed.notes.push(format!("left aside: {}", self.names(&aside)));
        }
        blocked
    }

    /// For which exercise a file may be, by its text, then by its name.
    fn guess(&self, item: usize) -> Guess {
        let (likely, odd) = match self.roles[item] {
            Role::Odd(likely) => (likely, true),
            Role::Perhaps(likely) => (likely, false),
            _ => return Guess::None,
        };
        if self.missing.is_empty() {
            return Guess::None;
        }
        let content = self.items.bytes(&self.items.all[item]).map(Content::of);
        let by_text = match &content {
            Ok(Content::Source(text)) => self.telltales.likely(text),
            _ => Vec::new(),
        };
        let readable = matches!(content, Ok(Content::Source(_)));
        match (by_text.as_slice(), likely) {
            ([one], _) => Guess::For(*one),
            ([], Some(at)) => Guess::For(at),
            // Text that declares nothing of any exercise can earn nothing.
            ([], None) if readable || !odd => Guess::None,
            ([], None) => Guess::Any,
            (several, Some(at)) if several.contains(&at) => Guess::For(at),
            (several, _) => Guess::Several(several.to_vec()),
        }
    }

    fn list(&mut self, listed: &[(usize, Guess)]) {
        for (item, guess) in listed.iter().take(MOST_LISTED) {
            let refused = self.items.all[*item].refused().map(str::to_string);
            let why = refused.unwrap_or_else(|| self.why_not(*item));
            let folder = |at: &usize| self.known[*at].folder.as_str();
            let (id, next) = match guess {
                Guess::For(at) => {
                    let next = format!("It is probably {}. {SAY_WHICH}", folder(at));
                    (Some(self.known[*at].clone()), next)
                }
                Guess::Several(all) => {
                    let names: Vec<&str> = all.iter().map(folder).collect();
                    let next = "Write all that it holds in resolve.csv, such as `01 02`.";
                    (None, format!("It may be {}. {next}", names.join(" and ")))
                }
                Guess::Any | Guess::None => (None, UNPACK.to_string()),
            };
            self.unresolved(id.as_ref(), *item, why, next);
        }
        if let Some(more) = listed.len().checked_sub(MOST_LISTED).filter(|more| *more > 0) {
            self.handed.unresolved.push(Unresolved {
                exercise: None,
                found: self.from.to_string(),
                why: format!("{more} more files in it have no place"),
                next: "Look into it, and lay the files that count where they belong.".to_string(),
            });
        }
    }

    /// Why a file that can be opened is not taken for an exercise.
    fn why_not(&self, item: usize) -> String {
        let item = &self.items.all[item];
        if let Some(at) = places::own_folder(&item.path) {
            return format!(
                "it lies in a folder `{}`, as the workbook's own files do",
                item.path[at]
            );
        }
        if item.name().to_lowercase().ends_with(".rs") {
            "its name does not say which exercise it is".to_string()
        } else {
            "it is no Rust file; only `.rs` files and zip files are read".to_string()
        }
    }

    fn anything_recognised(&self) -> bool {
        self.decisions.iter().any(Option::is_some)
            || self.roles.iter().any(|role| matches!(role, Role::Exercise(_)))
    }

    fn nothing_recognised(&mut self, aside: &[usize]) {
        let all: Vec<usize> = (0..self.items.all.len()).collect();
        let why = match (aside, all.as_slice()) {
            (_, []) => "it is empty, or holds only what programs leave behind".to_string(),
            ([], all) | (all, _) => {
                format!("no exercise was found in it, only {}", self.names(all))
            }
        };
        self.handed.unresolved.push(Unresolved {
            exercise: None,
            found: self.from.to_string(),
            why,
            next: "Look at it. Ask for it again, or write `ignore` in resolve.csv, and nothing of \
                   it counts as handed in."
                .to_string(),
        });
    }

    /// Reads `answers.md`, for people: whatever its encoding, some text is better
    /// than none.
    fn answers(&mut self) {
        let mut found: Vec<usize> = (0..self.items.all.len())
            .filter(|&item| self.roles[item] == Role::Answers)
            .filter(|&item| self.decisions[item] != Some(&Decision::Ignore))
            .collect();
        found.sort_by_key(|&item| self.items.all[item].path.len());
        let mut texts: Vec<String> = Vec::new();
        for &item in &found {
            let text = self.answer(item);
            if !text.trim().is_empty() && !texts.contains(&text) {
                texts.push(text);
            }
        }
        if texts.len() > 1 {
            self.handed
                .notes
                .push(format!("several answers, one below the other: {}", self.names(&found)));
        }
        self.handed.answers = (!texts.is_empty()).then(|| texts.join("\n\n---\n\n"));
    }

    fn answer(&mut self, item: usize) -> String {
        let item = &self.items.all[item];
        let lower = item.name().to_lowercase();
        let is_text =
            [".md", ".txt", ".markdown", "answers"].iter().any(|end| lower.ends_with(end));
        let bytes = if is_text { self.items.bytes(item) } else { Err("it is no text".to_string()) };
        match bytes {
            Ok(bytes) => decoded(&bytes),
            Err(why) => {
                let shown = &item.shown;
                self.handed.notes.push(format!("{shown} is to be read where it lies: {why}"));
                format!("`{shown}` was handed in as well. It is to be read where it lies.")
            }
        }
    }
}

/// Text in UTF-8 or UTF-16, with a sign for what is neither.
fn decoded(bytes: &[u8]) -> String {
    let wide = |of: fn([u8; 2]) -> u16| {
        let units: Vec<u16> =
            bytes[2..].chunks_exact(2).map(|pair| of([pair[0], pair[1]])).collect();
        String::from_utf16_lossy(&units)
    };
    if bytes.starts_with(b"\xff\xfe") {
        wide(u16::from_le_bytes)
    } else if bytes.starts_with(b"\xfe\xff") {
        wide(u16::from_be_bytes)
    } else {
        String::from_utf8_lossy(bytes).trim_start_matches(BOM).to_string()
    }
}
