//! Who is meant by what a file or a platform says, in the words of the roster. Pure.

use super::platform::Platform;
use crate::roster::{Match, Roster, Student};
use std::collections::HashMap;

/// What is said about whom a submission is from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Who {
    pub platform: Option<Platform>,
    /// Ids by which the roster may know them, the best first.
    pub ids: Vec<String>,
    /// The name, where the platform says it.
    pub name: String,
    /// The id they have where the roster does not know them.
    pub own: String,
}

/// The class, or nobody where there is no roster.
#[derive(Debug)]
pub struct People<'a> {
    roster: Option<&'a Roster>,
    /// Names as Canvas writes them in file names: places in the roster.
    joined: HashMap<String, Vec<usize>>,
}

impl<'a> People<'a> {
    pub fn new(roster: Option<&'a Roster>) -> People<'a> {
        let mut joined: HashMap<String, Vec<usize>> = HashMap::new();
        for (at, student) in roster.iter().flat_map(|roster| roster.students.iter().enumerate()) {
            for name in joinings(&student.name) {
                let places = joined.entry(name).or_default();
                if places.last() != Some(&at) {
                    places.push(at);
                }
            }
        }
        People { roster, joined }
    }

    /// Everybody in the roster.
    pub fn all(&self) -> &'a [Student] {
        self.roster.map_or(&[], |roster| &roster.students)
    }

    /// Whether the roster has somebody by this id or name.
    pub fn knows(&self, word: &str) -> bool {
        self.roster.is_some_and(|roster| matches!(roster.find(word), Match::One(_)))
    }

    /// The student who is meant, and what to know about it.
    pub fn identify(&self, who: &Who) -> (Student, Option<String>) {
        let Some(roster) = self.roster else { return (who.stranger(&who.own), None) };
        let by_name = self.by_name(roster, who);
        let by_id = who.ids.iter().map(|id| roster.find(id)).find(|found| *found != Match::Nobody);
        let by_id = by_id.unwrap_or(Match::Nobody);
        let numbered = matches!(who.platform, Some(Platform::Moodle | Platform::Canvas));
        let student = match (by_id, by_name) {
            // The number is the platform's own: an unmistakable name outweighs it.
            (Match::One(id), Match::One(name)) if numbered && id != name => {
                if !self.believes(who, id) {
                    return (name.clone(), None);
                }
                let note = format!(
                    "{} is `{}` by name; by the platform's number {} it would be `{}`",
                    who.name, name.id, who.own, id.id
                );
                return (name.clone(), Some(note));
            }
            (Match::One(id), _) if !numbered || self.believes(who, id) => Some(id),
            (_, Match::One(name)) => Some(name),
            _ => None,
        };
        if let Some(student) = student {
            return (student.clone(), None);
        }
        let several = by_id == Match::Several || by_name == Match::Several;
        let taken = roster.students.iter().any(|one| one.id.eq_ignore_ascii_case(&who.own));
        let own = match who.platform {
            Some(platform) if taken => format!("{}-{}", platform.word(), who.own),
            _ => who.own.clone(),
        };
        let why = if several { "fits several in the roster" } else { "is not in the roster" };
        let name = if who.name.is_empty() { &who.own } else { &who.name };
        (who.stranger(&own), Some(format!("`{name}` {why}; graded as `{own}`")))
    }

    /// Whether the platform's number may be an id of the roster. Moodle counts the
    /// participants of each assignment from small numbers, so a number that is
    /// somebody's id by chance is likely.
    fn believes(&self, who: &Who, student: &Student) -> bool {
        if who.platform == Some(Platform::Canvas) || !student.id.eq_ignore_ascii_case(&who.own) {
            return true;
        }
        let known = !who.name.is_empty() && !student.name.is_empty();
        !known && !who.name.is_empty()
    }

    fn by_name<'r>(&self, roster: &'r Roster, who: &Who) -> Match<'r> {
        if who.platform == Some(Platform::Moodle) && who.name.is_empty() {
            return roster.find(&format!("Participant {}", who.own));
        }
        if who.name.is_empty() {
            return Match::Nobody;
        }
        let found = roster.find(&who.name);
        if found != Match::Nobody {
            return found;
        }
        match who.platform {
            Some(Platform::Canvas) => {
                let places = self.joined.get(&joined(&who.name));
                match places.map_or(&[][..], Vec::as_slice) {
                    [] => Match::Nobody,
                    [one] => Match::One(&roster.students[*one]),
                    _ => Match::Several,
                }
            }
            // `Group A-Ada Lovelace`: the group stands before the name.
            Some(Platform::Moodle) => who
                .name
                .match_indices('-')
                .map(|(at, _)| roster.find(&who.name[at + 1..]))
                .find(|found| *found != Match::Nobody)
                .unwrap_or(Match::Nobody),
            _ => Match::Nobody,
        }
    }
}

impl Who {
    fn stranger(&self, id: &str) -> Student {
        Student { id: id.to_string(), name: self.name.clone(), ..Student::default() }
    }
}

/// The letters and digits of a name, small and without spaces.
fn joined(name: &str) -> String {
    name.to_lowercase().chars().filter(|letter| letter.is_alphanumeric()).collect()
}

/// A name with any of its words first: `Ada Lovelace` is sorted as `lovelaceada`.
fn joinings(name: &str) -> Vec<String> {
    let words: Vec<String> = name.split_whitespace().map(joined).collect();
    (0..words.len()).map(|first| [&words[first..], &words[..first]].concat().concat()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn roster(text: &str) -> Roster {
        static COUNT: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
        let count = COUNT.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("people-{}-{count}.csv", std::process::id()));
        fs::write(&path, text).unwrap();
        let roster = Roster::read(&path).unwrap();
        fs::remove_file(path).unwrap();
        roster
    }

    fn who(platform: Option<Platform>, own: &str, name: &str) -> Who {
        Who { platform, ids: vec![own.to_string()], name: name.to_string(), own: own.to_string() }
    }

    /// The id, and whether there is something to know about it.
    fn id(roster: &Roster, who: &Who) -> (String, bool) {
        let (student, note) = People::new(Some(roster)).identify(who);
        (student.id, note.is_some())
    }

    #[test]
    fn without_a_roster_everybody_is_who_the_folder_says() {
        let (student, note) = People::new(None).identify(&who(None, "ada", ""));
        assert_eq!((student.id.as_str(), note), ("ada", None));
    }

    #[test]
    fn a_number_of_moodle_is_an_id_only_where_nothing_speaks_against_it() {
        let names = roster("id,name\n7,Kurt Gödel\n8,Ada Lovelace\n");
        let moodle = |own: &str, name: &str| who(Some(Platform::Moodle), own, name);
        assert_eq!(id(&names, &moodle("7", "Ada Lovelace")), ("8".into(), false));
        assert_eq!(id(&names, &moodle("7", "Max Newman")), ("Moodle-7".into(), true));
        assert_eq!(id(&names, &moodle("7", "")), ("Moodle-7".into(), true));
        assert_eq!(id(&names, &moodle("9", "")), ("9".into(), true));
        assert_eq!(id(&names, &moodle("9", "Team-B-Kurt Gödel")), ("7".into(), false));
        let bare = roster("id,participant\n7,\n8,Participant 3\n");
        assert_eq!(id(&bare, &moodle("7", "Ada Lovelace")), ("7".into(), false));
        assert_eq!(id(&bare, &moodle("3", "")), ("8".into(), false));
    }

    #[test]
    fn a_number_of_canvas_is_an_id_and_a_name_that_contradicts_it_is_noted() {
        let roster = roster(
            "id,name,sis\n4711,\"Lovelace, Ada\",\n4712,Kurt Gödel,s2\n4713,Ada King Lovelace,\n4714,Lovelace Ada King,\n",
        );
        let canvas = |own: &str, name: &str| who(Some(Platform::Canvas), own, name);
        assert_eq!(id(&roster, &canvas("4711", "lovelaceada")), ("4711".into(), false));
        assert_eq!(id(&roster, &canvas("4712", "goedelk")), ("4712".into(), false));
        assert_eq!(id(&roster, &canvas("1", "gödelkurt")), ("4712".into(), false));
        assert_eq!(id(&roster, &canvas("4711", "gödelkurt")), ("4712".into(), true));
        assert_eq!(id(&roster, &canvas("1", "lovelaceadaking")), ("1".into(), true));
        assert_eq!(id(&roster, &canvas("x7Kp2", "")), ("x7Kp2".into(), true));
    }

    #[test]
    fn a_folder_is_somebodys_by_any_id_or_an_unmistakable_name() {
        let roster =
            roster("id,name,mail\ns1,Ada Lovelace,ada@x.org\ns2,Kurt Gödel,\ns3,Kurt Gödel,\n");
        for (word, found, noted) in [
            ("S1", "s1", false),
            ("ada@X.org", "s1", false),
            ("Lovelace Ada", "s1", false),
            ("Kurt Gödel", "Kurt Gödel", true),
            ("emmy", "emmy", true),
        ] {
            assert_eq!(id(&roster, &who(None, word, "")), (found.to_string(), noted), "{word}");
        }
    }
}
