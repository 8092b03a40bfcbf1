//! For authors: proves that the checks of the workbook are sound. References
//! score full, stubs and constants nothing, right answers of every kind are
//! accepted, every known mistake loses points, and every check earns its place.

use crate::bank::{self, Entry, Kind};
use crate::bless;
use crate::constants;
use crate::diagnosis::{self, Fingerprint};
use crate::exercise::{
    Check, Exercise, ExerciseId, Expected, Judge, Points, SignatureKind, Visibility,
};
use crate::fault::Fault;
use crate::fingerprints::read_fingerprints;
use crate::grade::{Grader, Origin};
use crate::judges;
use crate::manifest::read_exercise;
use crate::report::{ExerciseReport, Status};
use crate::run::Observation;
use crate::statement;
use crate::submission::{Content, Submission};
use crate::value::Value;
use crate::verdict::Verdict;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{self, Write};
use std::ops::Add;
use std::path::Path;

/// The most that a constant answer may earn, in percent of an exercise.
const MOST_FOR_CONSTANTS: Points = 10;

/// The most of its time limit that a reference may use, in percent.
const MOST_OF_LIMIT: u32 = 25;

/// What was found about one exercise.
#[derive(Debug, Default)]
struct Findings {
    /// Sentences; none means that all is well.
    wrong: Vec<String>,
    checks: usize,
    accepted: usize,
    mistakes: usize,
    ids: usize,
    rates: Rates,
    /// What leave-one-out did not name, or named wrongly.
    misnamed: Vec<String>,
}

/// Verifies exercises and writes what was found; whether all is well.
///
/// # Errors
///
/// What the writer says.
pub fn verify(grader: &Grader, exercises: &[ExerciseId], out: &mut impl Write) -> io::Result<bool> {
    let mut total = Findings::default();
    for id in exercises {
        let findings = match verify_one(grader, id) {
            Ok(findings) => findings,
            Err(fault) => Findings { wrong: vec![fault.to_string()], ..Findings::default() },
        };
        writeln!(
            out,
            "{} {}: {} checks, {} accepted, {} mistakes of {} ids",
            if findings.wrong.is_empty() { "ok  " } else { "FAIL" },
            id.folder,
            findings.checks,
            findings.accepted,
            findings.mistakes,
            findings.ids
        )?;
        for sentence in &findings.wrong {
            writeln!(out, "       {}", sentence.replace('\n', "\n       "))?;
        }
        for sentence in &findings.misnamed {
            writeln!(out, "     - {sentence}")?;
        }
        total.wrong.extend(findings.wrong);
        total.checks += findings.checks;
        total.accepted += findings.accepted;
        total.mistakes += findings.mistakes;
        total.ids += findings.ids;
        total.rates = total.rates + findings.rates;
    }
    let rates = total.rates;
    let percent = |part: usize, of: usize| 100.0 * part as f64 / of.max(1) as f64;
    writeln!(
        out,
        "\nleave-one-out: of {} files whose idea another file shows, {} are named ({:.1} %), \
         {} wrongly ({:.1} %)\nof {} files whose idea is left out, {} get a name ({:.1} %)",
        rates.spellings,
        rates.named,
        percent(rates.named, rates.spellings),
        rates.wrongly,
        percent(rates.wrongly, rates.spellings),
        rates.strangers,
        rates.strangers_named,
        percent(rates.strangers_named, rates.strangers),
    )?;
    writeln!(
        out,
        "\n{} exercises, {} checks, {} accepted, {} mistakes of {} ids: {}",
        exercises.len(),
        total.checks,
        total.accepted,
        total.mistakes,
        total.ids,
        match total.wrong.len() {
            0 => "all is well".to_string(),
            1 => "1 finding".to_string(),
            many => format!("{many} findings"),
        }
    )?;
    Ok(total.wrong.is_empty())
}

fn verify_one(grader: &Grader, id: &ExerciseId) -> Result<Findings, Fault> {
    let exercise = read_exercise(&grader.layout, id)?;
    let mut findings = Findings { checks: exercise.checks.len(), ..Findings::default() };
    let wrong = &mut findings.wrong;
    place_in_workbook(grader, &exercise, wrong);
    let stub = read(grader, &grader.layout.stub(id))?;
    let statement = read(grader, &grader.layout.exercise(id).join("README.md"))?;
    wrong.extend(statement::differences(&exercise, &statement, &stub));
    given_functions(&exercise, &stub, wrong);
    reference(grader, &exercise, wrong)?;
    untouched_stub(grader, &exercise, &stub, wrong)?;
    constant_answers(grader, &exercise, &stub, wrong);
    let graded = bank::grade(grader, &bank::read(&grader.layout, id)?);
    for (entry, report) in &graded {
        if let Some(text) = leaks(grader, &exercise, report) {
            let shown = entry.submission.shown.display();
            findings.wrong.push(format!("the report on {shown} tells `{text}`"));
        }
    }
    judge_bank(&exercise, &graded, &mut findings);
    let known = bless::fingerprints_of(&graded);
    let stored = read_fingerprints(&grader.layout, id)?;
    let changed: Vec<&str> = known
        .iter()
        .filter(|one| !stored.iter().any(|other| same_file(one, other)))
        .map(|one| one.file.as_str())
        .collect();
    if !changed.is_empty() || stored.len() != known.len() {
        findings.wrong.push(format!(
            "the fingerprints of known mistakes are stale: run bless ({})",
            changed.join(", ")
        ));
    }
    own_names(&graded, &known, &mut findings.wrong);
    findings.rates = leave_one_out(&graded, &known, &mut findings.misnamed);
    Ok(findings)
}

fn read(grader: &Grader, path: &Path) -> Result<String, Fault> {
    fs::read_to_string(path).map_err(|error| {
        Fault::file(
            &grader.layout.shown(path),
            format!("cannot be read ({error})"),
            "Every exercise has a README.md, and a stub in grader/stubs.",
        )
    })
}

fn place_in_workbook(grader: &Grader, exercise: &Exercise, wrong: &mut Vec<String>) {
    for folder in &exercise.builds_on {
        let number = ExerciseId::parse(folder).map(|id| id.number);
        if !grader.outline.exercises().any(|id| id.folder == *folder) {
            wrong.push(format!("it builds on `{folder}`, which workbook.toml does not list"));
        } else if number >= Some(exercise.id.number) {
            wrong.push(format!("it builds on `{folder}`, which comes later"));
        }
    }
    if exercise.possible() == 0 && exercise.checks.iter().all(|check| check.blank.is_none()) {
        wrong.push("none of its checks has points".to_string());
    }
    let sharing = grader.outline.exercises().any(|other| {
        *other != exercise.id
            && (other.number == exercise.id.number || other.name == exercise.id.name)
    });
    if sharing {
        wrong.push("another exercise has the same number or name".to_string());
    }
}

/// The functions called given are those that the stub writes out.
fn given_functions(exercise: &Exercise, stub: &str, wrong: &mut Vec<String>) {
    for signature in &exercise.signatures {
        if !matches!(signature.kind, SignatureKind::Function { .. }) {
            continue;
        }
        let given = exercise.given.contains(&signature.name);
        let body = stub.split_once(&format!("fn {}(", signature.name)).map(|(_, rest)| rest);
        let body = body.map(|rest| rest.split("\n}").next().unwrap_or(rest));
        match body {
            None => wrong.push(format!("the stub does not have `{}`", signature.name)),
            Some(body) if body.contains("todo!") == given => wrong.push(format!(
                "`given` and the stub do not agree on whether `{}` is written out",
                signature.name
            )),
            Some(_) => {}
        }
    }
}

/// How much of its time limit a check used, in percent, rounded up.
fn share_of_limit(check: &Check, seen: &Observation) -> u32 {
    let limit = u128::from(check.limits.cpu_seconds) * 1000;
    u32::try_from((seen.cpu.as_millis() * 100).div_ceil(limit)).unwrap_or(u32::MAX)
}

/// The check on which a reference comes nearest to its time limit on this machine.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Slowest {
    pub exercise: ExerciseId,
    pub check: String,
    /// Of the limit, in percent.
    pub share: u32,
}

impl Slowest {
    /// Whether the machine is fast enough for the limits to be fair.
    pub fn is_fair(&self) -> bool {
        self.share <= MOST_OF_LIMIT
    }
}

/// Runs the references and finds the slowest check; `None` where there are none.
///
/// # Errors
///
/// A fault of the workbook or of the machine.
pub fn slowest(grader: &Grader, exercises: &[ExerciseId]) -> Result<Option<Slowest>, Fault> {
    let mut slowest: Option<Slowest> = None;
    for id in exercises.iter().filter(|id| grader.layout.solution(id).is_file()) {
        let exercise = read_exercise(&grader.layout, id)?;
        let observed = bless::observe_reference(grader, &exercise)?;
        for (check, seen) in exercise.checks.iter().zip(&observed) {
            let share = share_of_limit(check, seen);
            if slowest.as_ref().is_none_or(|so_far| share > so_far.share) {
                let check = check.name.clone();
                slowest = Some(Slowest { exercise: id.clone(), check, share });
            }
        }
    }
    Ok(slowest)
}

/// The reference scores full, agrees with every hand-written expectation, and
/// stays far from its limits.
fn reference(grader: &Grader, exercise: &Exercise, wrong: &mut Vec<String>) -> Result<(), Fault> {
    let observed = bless::observe_reference(grader, exercise)?;
    let fresh = bless::reference_answers_of(exercise, &observed);
    for (check, seen) in exercise.checks.iter().zip(&observed) {
        let now = &fresh.checks[&check.name];
        match exercise.answers.checks.get(&check.name) {
            None => wrong.push(format!("check \"{}\" has no answers: run bless", check.name)),
            Some(answers) if answers != now => {
                wrong.push(format!("the answers to check \"{}\" are stale: run bless", check.name));
            }
            Some(_) => {}
        }
        let cases = check.inputs.cases();
        for (item, answer) in seen.answers.iter().enumerate() {
            // A sweep has one expectation for all its items.
            let Some(by_hand) = &cases[item.min(cases.len() - 1)].expect else { continue };
            let input = &now.items[item].input;
            let right = |expected: &Value, answer: &Value| {
                let asked = Expected { input: input.clone(), answer: expected.clone() };
                judges::accepts(check.judge, &asked, answer)
            };
            if !(right(by_hand, answer) && right(answer, by_hand)) {
                wrong.push(format!(
                    "{}: `{input}` is written as {by_hand}, the reference says {answer}",
                    check.place
                ));
            }
        }
        let used = share_of_limit(check, seen);
        if used > MOST_OF_LIMIT {
            wrong.push(format!(
                "the reference takes {used} % of the time that check \"{}\" has",
                check.name
            ));
        }
    }
    let path = grader.layout.solution(&exercise.id);
    let submission = Submission::read(&exercise.id, &path, grader.layout.shown(&path));
    let report = grader.grade_with(exercise, &submission, Origin::Solution);
    if report.status != Status::Passed {
        wrong.push(format!("the reference does not pass: {}", outcome(&report)));
    }
    Ok(())
}

/// The stub compiles without a warning, and none of it counts as begun.
fn untouched_stub(
    grader: &Grader,
    exercise: &Exercise,
    stub: &str,
    wrong: &mut Vec<String>,
) -> Result<(), Fault> {
    let path = grader.layout.stub(&exercise.id);
    for warning in grader.warnings(exercise, stub)? {
        wrong.push(format!("the stub compiles with a warning: {warning}"));
    }
    let submission = Submission::read(&exercise.id, &path, grader.layout.shown(&path));
    let report = grader.grade_with(exercise, &submission, Origin::Elsewhere);
    if report.status != Status::NotStarted || report.score.earned > 0 {
        wrong.push(format!("the stub is not \"not started\": {}", outcome(&report)));
    }
    Ok(())
}

/// Constants earn next to nothing, also with the best one for each function.
fn constant_answers(grader: &Grader, exercise: &Exercise, stub: &str, wrong: &mut Vec<String>) {
    let mut best: BTreeMap<&str, Points> = BTreeMap::new();
    for source in constants::variants(stub) {
        let submission = Submission {
            id: exercise.id.clone(),
            shown: "constants.rs".into(),
            content: Content::Source(source),
        };
        let report = grader.grade_with(exercise, &submission, Origin::Elsewhere);
        if matches!(report.status, Status::DoesNotCompile | Status::Error) {
            wrong.push(format!("constant answers cannot be tried: {}", outcome(&report)));
            return;
        }
        let mut earned: BTreeMap<&str, Points> = BTreeMap::new();
        for (check, graded) in exercise.checks.iter().zip(&report.checks) {
            let subject = exercise.subject(check).map_or("", |signature| &signature.name);
            *earned.entry(subject).or_default() += graded.earned;
        }
        for (subject, points) in earned {
            let most = best.entry(subject).or_default();
            *most = points.max(*most);
        }
    }
    let earned: Points = best.values().sum();
    if earned * 100 > exercise.possible() * MOST_FOR_CONSTANTS {
        wrong.push(format!(
            "constant answers earn {earned} of {} points ({best:?})",
            exercise.possible()
        ));
    }
}

/// What no report may tell: the folders of this machine, and what secret checks ask
/// and expect.
fn leaks(grader: &Grader, exercise: &Exercise, report: &ExerciseReport) -> Option<String> {
    let told = serde_json::to_string(report).unwrap_or_default();
    let folders = [Some(grader.layout.root.clone()), std::env::home_dir()];
    let folders = folders.into_iter().flatten().filter(|folder| folder.components().count() > 1);
    let folders = folders.map(|folder| format!("{}/", folder.display()));
    let secret = exercise.checks.iter().filter(|check| check.visibility == Visibility::Secret);
    let inputs = secret
        .filter_map(|check| exercise.answers.checks.get(&check.name))
        .flat_map(|answers| answers.items.iter().map(|item| item.input.clone()));
    folders.chain(inputs).find(|text| told.contains(text))
}

fn judge_bank(exercise: &Exercise, graded: &[(Entry, ExerciseReport)], findings: &mut Findings) {
    let described: BTreeSet<&str> =
        exercise.mistakes.iter().map(|mistake| mistake.id.as_str()).collect();
    let mut ids = BTreeSet::new();
    let mut needed = vec![false; exercise.checks.len()];
    for (entry, report) in graded {
        let shown = entry.submission.shown.display();
        match &entry.kind {
            Kind::Accepted => {
                findings.accepted += 1;
                if report.status != Status::Passed {
                    findings
                        .wrong
                        .push(format!("{shown} is right and does not pass: {}", outcome(report)));
                }
            }
            Kind::Mistake { id, same_as } => {
                findings.mistakes += 1;
                let named = !is_one_of_many(same_as);
                if named {
                    ids.insert(id.as_str());
                }
                for id in [Some(id), same_as.as_ref()].into_iter().flatten().filter(|_| named) {
                    if !described.contains(id.as_str()) {
                        findings.wrong.push(format!("{shown}: no [[mistake]] describes `{id}`"));
                    }
                }
                if report.status == Status::Error {
                    findings.wrong.push(format!("{shown} cannot be graded: {}", outcome(report)));
                } else if report.score.is_full() {
                    findings.wrong.push(format!("{shown} is wrong and scores full"));
                }
                let failed: Vec<usize> = (0..report.checks.len())
                    .filter(|&check| report.checks[check].verdict() != Verdict::Passed)
                    .collect();
                if let [only] = failed.as_slice() {
                    needed[*only] = true;
                }
            }
        }
    }
    for id in &described {
        if !ids.contains(id) {
            findings.wrong.push(format!("no file in mistakes/ shows `{id}`"));
        }
    }
    for (check, needed) in exercise.checks.iter().zip(needed) {
        // Each wrong option of a question is a mistake of its own.
        let needed = needed || check.judge == Judge::Choice;
        match (&check.stays, needed) {
            (None, false) => findings.wrong.push(format!(
                "check \"{}\" catches nothing that no other check catches, and does not say \
                 why it stays",
                check.name
            )),
            (Some(_), true) => findings.wrong.push(format!(
                "check \"{}\" says why it stays, but it is needed: a mistake fails it alone",
                check.name
            )),
            _ => {}
        }
    }
    findings.ids = ids.len();
}

/// Whether two fingerprints may be of the same file, seen on two machines.
fn same_file(a: &Fingerprint, b: &Fingerprint) -> bool {
    let traces = a.traces.len() == b.traces.len()
        && a.traces.iter().zip(&b.traces).all(|(a, b)| a.may_be(b));
    traces && (&a.id, &a.same_as, &a.file, &a.errors) == (&b.id, &b.same_as, &b.file, &b.errors)
}

/// Whether no call tells a mistake from several others, so that none is named.
fn is_one_of_many(same_as: &Option<String>) -> bool {
    same_as.as_deref() == Some(diagnosis::MANY)
}

/// Every mistake is named with its own id, alone or beside one that no call tells
/// from it.
fn own_names(graded: &[(Entry, ExerciseReport)], known: &[Fingerprint], wrong: &mut Vec<String>) {
    for (entry, report) in graded {
        let Kind::Mistake { id, same_as } = &entry.kind else { continue };
        let ids = diagnosis::diagnose(report, known).map(|fit| fit.ids).unwrap_or_default();
        if is_one_of_many(same_as) && ids.is_empty() {
            continue;
        }
        let allowed: BTreeSet<&str> =
            [Some(id.as_str()), same_as.as_deref()].into_iter().flatten().collect();
        if !ids.iter().any(|named| named == id)
            || ids.iter().any(|named| !allowed.contains(named.as_str()))
        {
            wrong.push(format!(
                "{} shows `{id}` and is named {}",
                entry.submission.shown.display(),
                if ids.is_empty() { "nothing".to_string() } else { ids.join(" or ") }
            ));
        }
    }
}

/// How well a bank names a mistake that it does not hold, in files.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Rates {
    /// Files whose idea another file shows as well.
    spellings: usize,
    named: usize,
    wrongly: usize,
    /// All files, each against a bank without any file of its idea.
    strangers: usize,
    strangers_named: usize,
}

impl Add for Rates {
    type Output = Rates;

    fn add(self, other: Rates) -> Rates {
        Rates {
            spellings: self.spellings + other.spellings,
            named: self.named + other.named,
            wrongly: self.wrongly + other.wrongly,
            strangers: self.strangers + other.strangers,
            strangers_named: self.strangers_named + other.strangers_named,
        }
    }
}

/// Diagnoses every mistake with a bank without it, and with a bank without its
/// idea. `misnamed` gets a sentence for each
/// file that is not named, or wrongly.
pub fn leave_one_out(
    graded: &[(Entry, ExerciseReport)],
    known: &[Fingerprint],
    misnamed: &mut Vec<String>,
) -> Rates {
    let mut rates = Rates::default();
    for (entry, report) in graded {
        let Kind::Mistake { id, same_as } = &entry.kind else { continue };
        if is_one_of_many(same_as) {
            continue;
        }
        let file = entry.submission.shown.file_name().unwrap_or_default().to_string_lossy();
        let own = |other: &str| other == id || Some(other) == same_as.as_deref();
        let diagnosed = |keep: &dyn Fn(&Fingerprint) -> bool| {
            let bank: Vec<Fingerprint> = known.iter().filter(|one| keep(one)).cloned().collect();
            diagnosis::diagnose(report, &bank)
        };
        if known.iter().any(|one| own(&one.id) && one.file != file) {
            rates.spellings += 1;
            match diagnosed(&|one| one.file != file) {
                Some(fit) if fit.ids.iter().any(|named| own(named)) => rates.named += 1,
                Some(fit) => {
                    rates.wrongly += 1;
                    misnamed.push(format!("{file} ({id}) is named {}", fit.ids.join(" or ")));
                }
                None => misnamed.push(format!("{file} ({id}) is not named")),
            }
        }
        rates.strangers += 1;
        if let Some(fit) = diagnosed(&|one| !own(&one.id))
            && !fit.ids.iter().any(|named| own(named))
        {
            rates.strangers_named += 1;
            misnamed
                .push(format!("{file} ({id}) without its idea is named {}", fit.ids.join(" or ")));
        }
    }
    rates
}

/// How an exercise came out, in one line.
fn outcome(report: &ExerciseReport) -> String {
    use crate::report::Diagnostic;
    let first = report.checks.iter().find(|check| check.verdict() != Verdict::Passed);
    let note = report.diagnostics.first().map(|diagnostic| match diagnostic {
        Diagnostic::Compiler(error) => format!(" (line {}: {})", error.line, error.message),
        Diagnostic::Signature(change) => format!(" ({})", change.changed.join("; ")),
        Diagnostic::Note { message } => format!(" ({message})"),
    });
    format!(
        "{}, {} of {} points{}{}",
        report.status.word(),
        report.score.earned,
        report.score.possible,
        first
            .map(|check| format!(
                ", \"{}\" {}: `{}` gives {}",
                check.name,
                check.verdict().word(),
                check.judgement.input,
                check.judgement.actual
            ))
            .unwrap_or_default(),
        note.unwrap_or_default()
    )
}
