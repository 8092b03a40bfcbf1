//! The page about a class: one file that needs nothing else, for people and for
//! paper. Pure.

mod html;
mod map;
mod names;
mod sections;

use crate::alike::Alike;
use crate::census::{Census, Place};
use crate::journal::Header;
use html::{escaped, policy_hash};
use names::Names;

/// The page, with places for what is filled in.
const FRAME: &str = include_str!("../assets/report.html");
const STYLE: &str = include_str!("../assets/report.css");
const SCRIPT: &str = include_str!("../assets/report.js");

/// All that the page is made of.
#[derive(Debug, Clone)]
pub struct Page<'a> {
    header: &'a Header,
    census: &'a Census,
    /// Texts that several students handed in.
    alike: Vec<Alike>,
    names: Names,
}

impl<'a> Page<'a> {
    /// The page for who teaches the class.
    pub fn new(header: &'a Header, census: &'a Census, alike: Vec<Alike>) -> Page<'a> {
        Page { header, census, alike, names: Names::ids(census) }
    }

    /// The page to show around: no ids, names, groups, reasons or anything else that a
    /// student or a teacher wrote.
    pub fn anonymous(header: &'a Header, census: &'a Census, alike: Vec<Alike>) -> Page<'a> {
        Page { header, census, alike, names: Names::numbers(census) }
    }

    /// The text of the page.
    pub fn text(&self) -> String {
        let policy = format!(
            "default-src 'none'; style-src {}; script-src {}; base-uri 'none'; form-action 'none'",
            policy_hash(STYLE),
            policy_hash(SCRIPT)
        );
        let title = format!("{}: the class", escaped(&self.census.course.title));
        let body = self.body(&title);
        // The body comes last: what it holds is nobody's place to fill in.
        FRAME
            .replacen("@POLICY@", &policy, 1)
            .replacen("@TITLE@", &title, 1)
            .replacen("@STYLE@", STYLE, 1)
            .replacen("@SCRIPT@", SCRIPT, 1)
            .replacen("@BODY@", &body, 1)
    }

    fn body(&self, title: &str) -> String {
        let sections: Vec<Section> = [
            self.overview(),
            self.waiting(),
            self.exercises(),
            self.ideas(),
            self.unnamed(),
            self.checks(),
            self.never_failed(),
            self.same_texts(),
            self.overrides(),
            self.about(),
        ]
        .into_iter()
        .flatten()
        .collect();
        let links: String = sections
            .iter()
            .map(|one| format!("<li><a href=\"#{}\">{}</a></li>", one.id, one.title))
            .collect();
        let told: String =
            sections.iter().map(|one| html::section(one.id, one.title, &one.body)).collect();
        let whose = if self.names.anonymous {
            "Students are numbers here. The numbers follow no list of names."
        } else {
            "For who teaches this class. It holds names and marks; \
             <code>report RUN --anonymous FILE</code> makes a page to show around."
        };
        format!(
            "<header><h1>{title}</h1><p class=soft>{whose}</p></header>\n\
             <nav aria-label=\"Parts of this page\"><ul>{links}</ul></nav>\n\
             <main>\n{told}</main>"
        )
    }

    /// Students: a few at once, many folded away behind the first two.
    fn who(&self, who: &[Place]) -> String {
        let names: Vec<&str> =
            self.names.sorted(who).into_iter().map(|place| self.names.of(place)).collect();
        match names.as_slice() {
            [first, second, _, _, ..] => {
                let more = names.len() - 2;
                let all = format!("<p class=who>{}</p>", names.join(", "));
                let folded = html::folded(&format!("{first}, {second} and {more} more"), &all);
                format!("<div class=people>{folded}</div>")
            }
            few => few.join(", "),
        }
    }
}

/// A part of the page.
struct Section {
    id: &'static str,
    title: &'static str,
    body: String,
}
