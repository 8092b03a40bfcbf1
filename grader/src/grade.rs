//! Grading: the one way through for every file, be it a student's, a reference,
//! another right answer or a known mistake.

use crate::advice::advice;
use crate::cache::Cache;
use crate::compile::{Compiled, Compiler, CompilerError, Folder, Outcome};
use crate::confine::Jail;
use crate::diagnosis::{self, Fingerprint, Trace};
use crate::exercise::{Check, CheckAnswers, Exercise, ExerciseId, Judge, Limits, Points};
use crate::fault::{Fault, Kind};
use crate::files::sha256;
use crate::fingerprints::{read_fingerprints, words_for};
use crate::judges;
use crate::machine::{self, Confinement};
use crate::manifest::{Layout, Outline, read_exercise, read_outline};
use crate::policy;
use crate::program::Purpose;
use crate::report::{
    CheckReport, Diagnostic, ExerciseReport, FileReceipt, Receipt, Report, Score, Status,
};
use crate::run::{Decided, Ending, Observation, Row, Runner};
use crate::signature;
use crate::submission::{Content, Submission, known_places};
use crate::together::{self, File};
use crate::toolchain::Toolchain;
use crate::value::{Value, clean};
use crate::verdict::{self, Judgement, Verdict};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// Grades the files of a workbook on this machine.
#[derive(Debug)]
pub struct Grader {
    pub layout: Layout,
    pub outline: Outline,
    pub compiler: Compiler,
    /// Whether files that can go the short way do ([`together`], and checks in one
    /// process). The reports are the same; the long way is there to be compared with.
    pub takes_short_ways: bool,
    /// The folder for compiled files and the cache.
    work: PathBuf,
    cache: Cache,
    jobs: Jobs,
}

/// Where the files come from, which decides where they are compiled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Origin {
    /// The workbook's own files, edited again and again: what the compiler keeps
    /// makes the next time faster.
    Student,
    Solution,
    /// Graded once.
    Elsewhere,
}

/// What was seen of a file, before any answer is compared.
#[derive(Debug)]
pub enum Seen {
    /// The compiler refused the file.
    Rejected(Vec<CompilerError>),
    /// The compiler gave up on the file, in plain words.
    Stopped(String),
    /// For every check of the exercise, in order.
    Ran(Vec<SeenCheck>),
}

/// What was seen of one check.
#[derive(Debug)]
pub enum SeenCheck {
    Observed(Observation),
    /// The given items (indices among the signatures) that it needs do not fit.
    Misfit(BTreeSet<usize>),
    /// Not run after two time-outs in the same function.
    LeftOut,
    /// The machine failed, twice.
    Failed(Fault),
}

impl Grader {
    /// Prepares the grader of a workbook, with `jobs` processes at a time.
    ///
    /// # Errors
    ///
    /// A fault of the workbook's outline or of the machine.
    pub fn new(layout: Layout, jail: Jail, jobs: usize) -> Result<Grader, Fault> {
        let outline = read_outline(&layout)?;
        let work = work_folder(&layout);
        let toolchain = Toolchain::find(&work.join("toolchain.json"))?;
        let basis = format!("{}{}", toolchain.verbose, jail.left_out());
        let cache = Cache::new(work.join("cache"), &basis);
        let compiler = Compiler::prepare(jail, toolchain, &work, jobs)?;
        remove_abandoned(&work.join("once"));
        Ok(Grader {
            layout,
            outline,
            compiler,
            takes_short_ways: true,
            work,
            cache,
            jobs: Jobs::new(jobs),
        })
    }

    /// Grades files, one exercise each, all at the same time. `done` is told of
    /// each as it is graded.
    pub fn grade(
        &self,
        submissions: &[Submission],
        origin: Origin,
        done: &(dyn Fn(&ExerciseReport) + Sync),
    ) -> Report {
        let exercises = thread::scope(|scope| {
            let graded: Vec<_> = submissions
                .iter()
                .map(|submission| {
                    scope.spawn(move || {
                        let report = self.grade_one(submission, origin);
                        done(&report);
                        report
                    })
                })
                .collect();
            graded
                .into_iter()
                .zip(submissions)
                .map(|(graded, submission)| {
                    graded.join().unwrap_or_else(|_| {
                        let fault = Fault::machine(
                            "the grader itself failed on this file",
                            "Report it together with the file.",
                        );
                        self.not_graded(submission, &fault)
                    })
                })
                .collect()
        });
        Report { toolchain: self.compiler.toolchain.version.clone(), receipt: None, exercises }
    }

    /// How many processes run at a time.
    pub fn jobs(&self) -> usize {
        self.jobs.most
    }

    /// What the marks of this grader rest on.
    ///
    /// # Errors
    ///
    /// A fault of the machine.
    pub fn receipt(&self, seed: Option<u64>) -> Result<Receipt, Fault> {
        Ok(Receipt {
            grader: env!("CARGO_PKG_VERSION").to_string(),
            compiler: self.compiler.toolchain.verbose.clone(),
            seed,
            isolation: self.confinement()?,
        })
    }

    /// What the kernel of this machine keeps submissions from.
    ///
    /// # Errors
    ///
    /// A fault of the machine.
    pub fn confinement(&self) -> Result<Confinement, Fault> {
        Confinement::try_out(&self.compiler, &self.work)
    }

    /// The folder for compiled files and the cache.
    pub fn work(&self) -> &Path {
        &self.work
    }

    /// The compiler's warnings about a text.
    ///
    /// # Errors
    ///
    /// A fault of the machine.
    pub fn warnings(&self, exercise: &Exercise, source: &str) -> Result<Vec<String>, Fault> {
        let work = WorkFolder::open(&self.work, &exercise.id, Origin::Elsewhere)?;
        let _turn = self.jobs.turn();
        self.compiler.warnings(source, &work.path)
    }

    /// Grades one file and names the wrong idea in it, where one is known.
    pub fn grade_one(&self, submission: &Submission, origin: Origin) -> ExerciseReport {
        let mut report = self.grade_undiagnosed(submission, origin);
        if is_to_be_named(&report) {
            // Without fingerprints, or with damaged ones, there is no name: a mark
            // does not depend on them.
            let known = read_fingerprints(&self.layout, &report.id).unwrap_or_default();
            report.diagnosis = diagnosis::diagnose(&report, &known).and_then(|fit| {
                let exercise = read_exercise(&self.layout, &report.id).ok()?;
                words_for(&fit, &exercise.mistakes)
            });
        }
        report
    }

    /// Grades one file with an exercise and known mistakes that have been read, as
    /// for a whole class, and names the wrong idea in it.
    pub fn grade_with_known(
        &self,
        exercise: &Exercise,
        known: &[Fingerprint],
        submission: &Submission,
    ) -> ExerciseReport {
        named(self.grade_with(exercise, submission, Origin::Elsewhere), exercise, known)
    }

    /// Grades one file, without a word on the idea behind its mistakes.
    pub fn grade_undiagnosed(&self, submission: &Submission, origin: Origin) -> ExerciseReport {
        let id = &submission.id;
        let key = match &submission.content {
            Content::Source(source) => {
                Some(self.cache.key(source, &submission.shown, &self.files_of(id)))
            }
            _ => None,
        };
        if let Some(report) = key.as_ref().and_then(|key| self.cache.get(key)) {
            return report;
        }
        let report = match read_exercise(&self.layout, id) {
            Ok(exercise) => self.grade_with(&exercise, submission, origin),
            Err(fault) => self.not_graded(submission, &fault),
        };
        if let Some(key) = key {
            self.cache.put(&key, &report);
        }
        report
    }

    /// Grades one file with an exercise that has been read, without the cache.
    pub fn grade_with(
        &self,
        exercise: &Exercise,
        submission: &Submission,
        origin: Origin,
    ) -> ExerciseReport {
        self.grade_on(exercise, submission, origin, true)
    }

    /// Grades one file; `short` says whether the short way is tried first.
    fn grade_on(
        &self,
        exercise: &Exercise,
        submission: &Submission,
        origin: Origin,
        short: bool,
    ) -> ExerciseReport {
        let source = match self.source_to_compile(exercise, submission, origin) {
            Ok(source) => source,
            Err(report) => return *report,
        };
        let file = File { exercise, source, shown: &submission.shown };
        match self.examine_on(file, origin, Purpose::Run, short) {
            Err(fault) => self.not_graded(submission, &fault),
            Ok(Seen::Rejected(errors)) => {
                let errors = errors
                    .into_iter()
                    .map(|mut error| {
                        error.advice = advice(&error, source).unwrap_or_default().to_string();
                        for text in [&mut error.message, &mut error.label, &mut error.rendered] {
                            *text = self.without_paths(text);
                        }
                        Diagnostic::Compiler(error)
                    })
                    .collect();
                self.without_checks(exercise, submission, Verdict::DoesNotCompile, errors)
            }
            Ok(Seen::Stopped(message)) => {
                let note = vec![Diagnostic::Note { message }];
                self.without_checks(exercise, submission, Verdict::DoesNotCompile, note)
            }
            Ok(Seen::Ran(seen)) => self.judged(exercise, submission, source, &seen),
        }
    }

    /// The text to compile, or the report on a file that is not even compiled.
    fn source_to_compile<'a>(
        &self,
        exercise: &Exercise,
        submission: &'a Submission,
        origin: Origin,
    ) -> Result<&'a str, Box<ExerciseReport>> {
        let source = match &submission.content {
            Content::Source(source) => source,
            Content::Missing => {
                let message = nothing_there(&exercise.id, origin);
                let note = vec![Diagnostic::Note { message }];
                let report = self.without_checks(exercise, submission, Verdict::NotStarted, note);
                return Err(Box::new(report));
            }
            Content::Unusable(message) => return Err(self.refused(exercise, submission, message)),
        };
        if let Some(fault) = stale_answers(exercise) {
            return Err(Box::new(self.not_graded(submission, &fault)));
        }
        match policy::refusal(source) {
            Some(message) => Err(self.refused(exercise, submission, &message)),
            None => Ok(source),
        }
    }

    fn refused(
        &self,
        exercise: &Exercise,
        submission: &Submission,
        message: &str,
    ) -> Box<ExerciseReport> {
        let note = vec![Diagnostic::Note { message: message.to_string() }];
        Box::new(self.without_checks(exercise, submission, Verdict::DoesNotCompile, note))
    }

    /// Grades the files of one student for several exercises, one each, and names
    /// the wrong ideas. They are compiled together as far as possible; the reports
    /// are the same as if each had been graded alone.
    pub fn grade_together(
        &self,
        files: &[(&Exercise, &[Fingerprint], &Submission)],
    ) -> Vec<ExerciseReport> {
        let together: Vec<(&Exercise, &Submission)> =
            files.iter().map(|&(exercise, _, submission)| (exercise, submission)).collect();
        let mut seen = self.examine_together(&together);
        files
            .iter()
            .enumerate()
            .map(|(at, &(exercise, known, submission))| {
                match (seen.remove(&at), &submission.content) {
                    (Some(seen), Content::Source(source)) => {
                        let report = self.judged(exercise, submission, source, &seen);
                        named(report, exercise, known)
                    }
                    // Where it could have gone the short way, that has been tried.
                    _ => {
                        let report = self.grade_on(exercise, submission, Origin::Elsewhere, false);
                        named(report, exercise, known)
                    }
                }
            })
            .collect()
    }

    /// What was seen of the checks of those files that could be compiled together,
    /// by their places in the list. Nothing is said of the others.
    fn examine_together(
        &self,
        files: &[(&Exercise, &Submission)],
    ) -> BTreeMap<usize, Vec<SeenCheck>> {
        let sources: Vec<(usize, File<'_>)> = files
            .iter()
            .enumerate()
            .filter_map(|(at, &(exercise, submission))| {
                let source =
                    self.source_to_compile(exercise, submission, Origin::Elsewhere).ok()?;
                Some((at, File { exercise, source, shown: &submission.shown }))
            })
            .filter(|(_, file)| self.takes_short_ways && together::may_join(file))
            .collect();
        let [(_, first), ..] = sources.as_slice() else { return BTreeMap::new() };
        let Ok(work) = WorkFolder::open(&self.work, &first.exercise.id, Origin::Elsewhere) else {
            return BTreeMap::new();
        };
        let list: Vec<File<'_>> = sources.iter().map(|(_, file)| *file).collect();
        let compiled = {
            let _turn = self.jobs.turn();
            together::compile(&self.compiler, &list, Folder { path: &work.path, again: false })
        };
        compiled
            .into_iter()
            .map(|(at, compiled)| {
                (sources[at].0, self.run_checks(sources[at].1.exercise, compiled, Purpose::Run))
            })
            .collect()
    }

    /// Compiles a file and runs the checks of an exercise on it. Observations of
    /// sweeps hold their inputs where the purpose is to tell them.
    ///
    /// # Errors
    ///
    /// A fault of the machine that came twice, or of the workbook.
    pub fn examine(
        &self,
        exercise: &Exercise,
        source: &str,
        shown: &Path,
        origin: Origin,
        purpose: Purpose,
    ) -> Result<Seen, Fault> {
        let file = File { exercise, source, shown };
        self.examine_on(file, origin, purpose, purpose == Purpose::Run)
    }

    /// The same; `short` says whether the short way is tried first.
    fn examine_on(
        &self,
        file: File<'_>,
        origin: Origin,
        purpose: Purpose,
        short: bool,
    ) -> Result<Seen, Fault> {
        let File { exercise, source, shown } = file;
        let work = WorkFolder::open(&self.work, &exercise.id, origin)?;
        let folder = Folder { path: &work.path, again: origin != Origin::Elsewhere };
        if short && self.takes_short_ways && together::may_join(&file) {
            let compiled = {
                let _turn = self.jobs.turn();
                together::compile(&self.compiler, &[file], folder).remove(&0)
            };
            if let Some(compiled) = compiled {
                return Ok(Seen::Ran(self.run_checks(exercise, compiled, purpose)));
            }
        }
        let compile = || {
            let _turn = self.jobs.turn();
            self.compiler.compile(exercise, source, shown, folder, purpose)
        };
        let compiled = match compile() {
            Err(fault) if fault.kind == Kind::Machine => compile()?,
            other => other?,
        };
        match compiled {
            Outcome::Rejected(errors) => Ok(Seen::Rejected(errors)),
            Outcome::Stopped(why) => Ok(Seen::Stopped(why)),
            Outcome::Compiled(compiled) => {
                Ok(Seen::Ran(self.run_checks(exercise, compiled, purpose)))
            }
        }
    }

    fn run_checks(
        &self,
        exercise: &Exercise,
        mut compiled: Compiled,
        purpose: Purpose,
    ) -> Vec<SeenCheck> {
        if purpose == Purpose::Run
            && self.takes_short_ways
            && compiled.left_out.is_empty()
            && let Some(seen) = self.run_in_rows(exercise, &compiled)
        {
            return seen;
        }
        let mut left_out = std::mem::take(&mut compiled.left_out);
        let subjects = subjects(exercise);
        let timed_out: Mutex<BTreeMap<&str, Vec<usize>>> = Mutex::default();
        let wanted: Vec<usize> =
            (0..exercise.checks.len()).filter(|check| !left_out.contains_key(check)).collect();
        let next = AtomicUsize::new(0);
        let seen: Mutex<BTreeMap<usize, SeenCheck>> = Mutex::default();
        thread::scope(|scope| {
            for _ in 0..self.jobs.most.min(wanted.len()) {
                scope.spawn(|| {
                    while let Some(&number) = wanted.get(next.fetch_add(1, Ordering::Relaxed)) {
                        let subject = subjects[number];
                        let over = subject.is_some_and(|subject| {
                            let timed_out = locked(&timed_out);
                            let earlier = timed_out.get(subject).map_or(&[][..], |list| list);
                            verdict::is_over_budget(earlier, number)
                        });
                        let one = if over {
                            SeenCheck::LeftOut
                        } else {
                            self.run_check(exercise, number, &compiled, purpose)
                        };
                        if let (SeenCheck::Observed(observed), Some(subject)) = (&one, subject)
                            && matches!(observed.ending, Ending::TimedOut | Ending::Waited)
                        {
                            locked(&timed_out).entry(subject).or_default().push(number);
                        }
                        locked(&seen).insert(number, one);
                    }
                });
            }
        });
        let mut seen = seen.into_inner().unwrap_or_else(PoisonError::into_inner);
        (0..exercise.checks.len())
            .map(|number| match left_out.remove(&number) {
                Some(signatures) => SeenCheck::Misfit(signatures),
                None => seen.remove(&number).unwrap_or_else(|| {
                    SeenCheck::Failed(Fault::machine("the check was not run", "Run it again."))
                }),
            })
            .collect()
    }

    /// Runs all checks of an exercise in a few processes, one check after the other:
    /// starting a process takes longer than most checks do. That is for a file that
    /// passes them all; of any other it says nothing, since what a check leaves behind
    /// may be what the next one stumbles over.
    fn run_in_rows(&self, exercise: &Exercise, compiled: &Compiled) -> Option<Vec<SeenCheck>> {
        let checks = exercise.checks.len();
        // More than one only where cores have nothing else to do.
        let rows = self.jobs.free().clamp(1, MOST_ROWS).min(checks);
        let numbers: Vec<Vec<usize>> =
            (0..rows).map(|row| (row..checks).step_by(rows).collect()).collect();
        let seen: Vec<Option<Vec<Observation>>> = thread::scope(|scope| {
            let started: Vec<_> = numbers
                .iter()
                .map(|numbers| scope.spawn(|| self.run_row(exercise, numbers, compiled)))
                .collect();
            started.into_iter().map(|row| row.join().ok().flatten()).collect()
        });
        let mut by_number: BTreeMap<usize, SeenCheck> = BTreeMap::new();
        for (numbers, seen) in numbers.iter().zip(seen) {
            by_number
                .extend(numbers.iter().copied().zip(seen?.into_iter().map(SeenCheck::Observed)));
        }
        Some(by_number.into_values().collect())
    }

    /// Runs checks in one process; `None` unless all of them are passed.
    fn run_row(
        &self,
        exercise: &Exercise,
        numbers: &[usize],
        compiled: &Compiled,
    ) -> Option<Vec<Observation>> {
        let checks: Vec<(&Check, &CheckAnswers)> = numbers
            .iter()
            .map(|&number| &exercise.checks[number])
            .map(|check| Some((check, exercise.answers.checks.get(&check.name)?)))
            .collect::<Option<_>>()?;
        let least = |limit: fn(&Limits) -> u32| {
            checks.iter().map(|(check, _)| limit(&check.limits)).min().unwrap_or_default()
        };
        let row = Row {
            numbers,
            limits: Limits {
                cpu_seconds: least(|limits| limits.cpu_seconds),
                memory_mib: least(|limits| limits.memory_mib),
            },
            expected_size: checks.iter().map(|(_, expected)| size_of_answers(expected)).sum(),
            most: ROW,
            longest: LONGEST_ROW,
        };
        let all_well = |answers: &[Vec<Value>]| {
            checks.iter().zip(answers).all(|((check, expected), answers)| {
                verdict::deciding(check, expected, answers).is_none()
            })
        };
        let libraries = self.libraries(compiled);
        let runner = self.runner(compiled, &libraries);
        let seen = {
            let _turn = self.jobs.turn();
            runner.row(&row, &all_well).ok()??
        };
        let passed = checks.iter().zip(&seen).all(|((check, expected), seen)| {
            verdict::judge(exercise, check, expected, seen).verdict == Verdict::Passed
        });
        passed.then_some(seen)
    }

    /// What a program loads.
    fn libraries(&self, compiled: &Compiled) -> Vec<PathBuf> {
        self.compiler.libraries.iter().chain(&compiled.loads).cloned().collect()
    }

    fn runner<'a>(&'a self, compiled: &'a Compiled, libraries: &'a [PathBuf]) -> Runner<'a> {
        Runner { jail: &self.compiler.jail, binary: &compiled.binary, libraries }
    }

    fn run_check(
        &self,
        exercise: &Exercise,
        number: usize,
        compiled: &Compiled,
        purpose: Purpose,
    ) -> SeenCheck {
        let check = &exercise.checks[number];
        let expected = exercise.answers.checks.get(&check.name);
        let size = expected.map_or(UNKNOWN_SIZE, size_of_answers);
        let libraries = self.libraries(compiled);
        let runner = self.runner(compiled, &libraries);
        // Of a check that is wrong and slow, the rest says nothing: what it would show
        // on another machine is not known, so it is compared with no mistake.
        let by = |answers: &[Value]| {
            expected.is_some_and(|expected| verdict::deciding(check, expected, answers).is_some())
        };
        let after = Duration::from_secs(check.limits.cpu_seconds.into()) * SLOW / 100;
        let run = || {
            let _turn = self.jobs.turn();
            // A reference is heard to the end: its answers are yet to be made.
            let decided = (purpose == Purpose::Run).then_some(Decided { after, by: &by });
            runner.check(number, check.limits, size, decided)
        };
        match run().or_else(|_| run()) {
            Ok(observed) => SeenCheck::Observed(observed),
            Err(fault) => SeenCheck::Failed(fault),
        }
    }

    /// The report on a file whose checks were run.
    fn judged(
        &self,
        exercise: &Exercise,
        submission: &Submission,
        source: &str,
        seen: &[SeenCheck],
    ) -> ExerciseReport {
        let subjects = subjects(exercise);
        let mut judgements: Vec<Judgement> = exercise
            .checks
            .iter()
            .zip(seen)
            .zip(&subjects)
            .map(|((check, seen), subject)| judgement(exercise, check, seen, *subject))
            .collect();
        verdict::leave_out_after_timeouts(&mut judgements, &subjects);
        let misfits: BTreeSet<usize> = seen
            .iter()
            .filter_map(|seen| match seen {
                SeenCheck::Misfit(signatures) => Some(signatures),
                _ => None,
            })
            .flatten()
            .copied()
            .collect();
        let diagnostics = misfits
            .into_iter()
            .map(|at| Diagnostic::Signature(signature::change(&exercise.signatures[at], source)))
            .collect();
        let checks = exercise
            .checks
            .iter()
            .zip(judgements)
            .zip(seen)
            .map(|((check, judgement), seen)| {
                let observed = match seen {
                    SeenCheck::Observed(observed) => Some(observed),
                    _ => None,
                };
                check_report(exercise, check, judgement, observed)
            })
            .collect();
        self.report(exercise, submission, checks, diagnostics)
    }

    /// The report on a file of which no check could be run.
    fn without_checks(
        &self,
        exercise: &Exercise,
        submission: &Submission,
        verdict: Verdict,
        diagnostics: Vec<Diagnostic>,
    ) -> ExerciseReport {
        let checks = exercise
            .checks
            .iter()
            .map(|check| check_report(exercise, check, Judgement::bare(verdict, ""), None))
            .collect();
        self.report(exercise, submission, checks, diagnostics)
    }

    fn report(
        &self,
        exercise: &Exercise,
        submission: &Submission,
        mut checks: Vec<CheckReport>,
        diagnostics: Vec<Diagnostic>,
    ) -> ExerciseReport {
        for check in &mut checks {
            let judged = &mut check.judgement;
            for text in [&mut judged.actual, &mut judged.message, &mut check.printed] {
                *text = self.without_paths(text);
            }
        }
        let score = checks
            .iter()
            .map(|check| Score { earned: check.earned, possible: check.possible })
            .sum();
        ExerciseReport {
            id: exercise.id.clone(),
            title: exercise.title.clone(),
            core: self.outline.is_core(&exercise.id),
            file: submission.shown.display().to_string(),
            status: Status::of(checks.iter().map(CheckReport::verdict)),
            score,
            checks,
            diagnosis: None,
            diagnostics,
            hints: exercise.hints.clone(),
            builds_on: exercise.builds_on.clone(),
            see: exercise.see.clone(),
            receipt: FileReceipt {
                source_sha256: source_sha256(submission),
                checks_sha256: exercise.sha256.clone(),
            },
        }
    }

    /// Text in which the folders of this machine, which a program can find out, are
    /// left out.
    fn without_paths(&self, text: &str) -> String {
        let home = std::env::home_dir();
        let folders = [Some(&self.work), Some(&self.layout.root), home.as_ref()];
        let mut text = text.to_string();
        for folder in folders.into_iter().flatten() {
            // The root folder itself tells nothing, and is in every path.
            if folder.components().count() > 1 {
                text = text.replace(&*folder.to_string_lossy(), "…");
            }
        }
        text
    }

    /// The report on a file that could not be graded through no fault of its own.
    pub fn not_graded(&self, submission: &Submission, fault: &Fault) -> ExerciseReport {
        ExerciseReport {
            core: self.outline.is_core(&submission.id),
            file: submission.shown.display().to_string(),
            diagnostics: vec![Diagnostic::Note { message: fault.to_string() }],
            receipt: FileReceipt {
                source_sha256: source_sha256(submission),
                checks_sha256: String::new(),
            },
            ..ExerciseReport::bare(submission.id.clone(), Status::Error)
        }
    }

    /// The files that decide how a submission of an exercise is graded.
    fn files_of(&self, id: &ExerciseId) -> Vec<PathBuf> {
        let mut files = self.layout.files_of(id);
        files.push(self.layout.outline());
        files
    }
}

/// A report with the name of the wrong idea in it, where one is known.
fn named(mut report: ExerciseReport, exercise: &Exercise, known: &[Fingerprint]) -> ExerciseReport {
    if is_to_be_named(&report) {
        report.diagnosis =
            diagnosis::diagnose(&report, known).and_then(|fit| words_for(&fit, &exercise.mistakes));
    }
    report
}

/// Whether there may be a wrong idea to name.
fn is_to_be_named(report: &ExerciseReport) -> bool {
    matches!(report.status, Status::Failed | Status::DoesNotCompile)
}

/// What to say where there is no file: what to do, or where it may lie.
fn nothing_there(id: &ExerciseId, origin: Origin) -> String {
    if origin == Origin::Elsewhere {
        let places = known_places(id).map(|place| place.display().to_string());
        return format!("it was not handed in; its file may be {}", places.join(" or "));
    }
    format!(
        "the file is not there; `cargo run -p grader -- reset {}` brings the stub back",
        id.name
    )
}

/// The hash of what was handed in; empty where there is no text.
fn source_sha256(submission: &Submission) -> String {
    match &submission.content {
        Content::Source(source) => sha256(source.as_bytes()),
        Content::Missing | Content::Unusable(_) => String::new(),
    }
}

/// The size of the expected answers of a check that has none yet, in bytes.
const UNKNOWN_SIZE: usize = 4 << 20;

/// The bytes that a frame adds to its text.
const FRAME: usize = 9;

/// The size of the expected answers of a check as they are sent, in bytes.
fn size_of_answers(expected: &CheckAnswers) -> usize {
    let sizes = expected.items.iter().map(|item| item.answer.to_string().len() + FRAME);
    sizes.sum::<usize>() + FRAME
}

/// How many processes share the checks of an exercise at most, where cores are free.
const MOST_ROWS: usize = 4;

/// The processor time after which a process with several checks is given up, and
/// every check gets its own. All checks of a usual solution take a fraction of it.
const ROW: Duration = Duration::from_millis(250);

/// The wall time after which it is given up: on a loaded machine it gets a small share
/// of a core, and a program that sleeps gets nowhere.
const LONGEST_ROW: Duration = Duration::from_secs(3);

/// The verdict on what was seen of a check.
fn judgement(
    exercise: &Exercise,
    check: &Check,
    seen: &SeenCheck,
    subject: Option<&str>,
) -> Judgement {
    match seen {
        SeenCheck::Observed(observed) => match exercise.answers.checks.get(&check.name) {
            Some(expected) => verdict::judge(exercise, check, expected, observed),
            None => Judgement::bare(Verdict::Error, "there are no answers to this check"),
        },
        SeenCheck::Misfit(signatures) => {
            let names: Vec<String> = signatures
                .iter()
                .map(|&at| format!("`{}`", exercise.signatures[at].name))
                .collect();
            Judgement::bare(
                Verdict::DoesNotCompile,
                match names.as_slice() {
                    [one] => format!("{one} does not fit the given line"),
                    _ => format!("{} do not fit the given lines", names.join(" and ")),
                },
            )
        }
        SeenCheck::LeftOut => verdict::left_out(subject.unwrap_or_default()),
        SeenCheck::Failed(fault) => Judgement::bare(Verdict::Error, fault.to_string()),
    }
}

/// The most of a program's own output that a report keeps, in characters.
const PRINTED: usize = 2000;

fn check_report(
    exercise: &Exercise,
    check: &Check,
    judged: Judgement,
    observed: Option<&Observation>,
) -> CheckReport {
    use crate::exercise::Visibility::Secret;
    let trace = trace(exercise, check, &judged, observed);
    let mut judgement = verdict::shown(judged, check.visibility);
    for text in [&mut judgement.actual, &mut judgement.message] {
        *text = clean(text);
    }
    let passed = judgement.verdict == Verdict::Passed;
    let printed = observed.map_or("", |observed| &observed.printed);
    let shows = !passed && check.visibility != Secret;
    let printed: String =
        if shows { printed.chars().take(PRINTED).collect() } else { String::new() };
    CheckReport {
        name: check.name.clone(),
        visibility: check.visibility,
        earned: if passed { check.points } else { Points::default() },
        possible: check.points,
        judgement,
        rank: exercise.rank(check),
        limits: check.limits,
        draw: check.draw,
        fields: check.fields.clone(),
        note: check.note.clone(),
        printed: clean(&printed),
        trace,
    }
}

/// The share of its time limit, in percent, from which a check is too slow to say
/// what another machine would see.
const SLOW: u32 = 25;

/// What was seen of a check, as words to compare with known mistakes.
fn trace(
    exercise: &Exercise,
    check: &Check,
    judged: &Judgement,
    observed: Option<&Observation>,
) -> Trace {
    let limit = u128::from(check.limits.cpu_seconds) * 1000;
    let slow =
        observed.is_some_and(|observed| observed.cpu.as_millis() * 100 > limit * u128::from(SLOW));
    match (judged.verdict, observed) {
        (Verdict::NotStarted | Verdict::NotRun | Verdict::Error, _) => Trace::unknown(),
        (Verdict::TimedOut, _) => Trace::timed_out(),
        (_, _) if slow => Trace::unknown(),
        (Verdict::Passed, _) => Trace::passed(),
        (_, None) => Trace::unknown(),
        (verdict, Some(observed)) => {
            let how = match &observed.ending {
                // Where it panicked differs from one spelling to the next.
                Ending::Panicked { message, .. } => format!("panic {message}"),
                other => format!("{other:?}"),
            };
            // Of right answers that may differ, which one it is says nothing about the
            // wrong ones.
            let expected = exercise.answers.checks.get(&check.name);
            let told = |(at, answer): (usize, &Value)| {
                let free = check.judge != Judge::Equal;
                let asked = expected.filter(|_| free).and_then(|known| known.items.get(at));
                match asked {
                    Some(asked) if judges::accepts(check.judge, asked, answer) => "=".to_string(),
                    _ => answer.to_string(),
                }
            };
            let answers: Vec<String> = observed.answers.iter().enumerate().map(told).collect();
            let answers = format!("{}\n{how}", answers.join("\n"));
            let kind = match verdict {
                Verdict::Wrong => "wrong",
                _ => &how,
            };
            Trace::failed(&answers, kind)
        }
    }
}

/// The function that each check is about.
fn subjects(exercise: &Exercise) -> Vec<Option<&str>> {
    exercise
        .checks
        .iter()
        .map(|check| exercise.subject(check).map(|signature| signature.name.as_str()))
        .collect()
}

/// A fault where answers are missing or their check has changed since.
fn stale_answers(exercise: &Exercise) -> Option<Fault> {
    exercise.checks.iter().find_map(|check| {
        let known = exercise.answers.checks.get(&check.name);
        let fresh =
            known.is_some_and(|answers| answers.hash == check.hash(exercise.generators.as_deref()));
        (!fresh).then(|| {
            Fault::workbook(
                check.place.clone(),
                match known {
                    Some(_) => {
                        format!("check \"{}\" has changed since its answers were made", check.name)
                    }
                    None => format!("check \"{}\" has no answers yet", check.name),
                },
                "Run `cargo run -p grader -- bless`, which makes them from the reference.",
            )
        })
    })
}

/// Builds the answers to a check from what was seen of the reference.
pub fn answers_from(exercise: &Exercise, check: &Check, seen: &Observation) -> CheckAnswers {
    use crate::exercise::{Expected, Inputs};
    let input = |item: usize| match &check.inputs {
        Inputs::Cases(cases) => cases[item].shown(),
        Inputs::Sweep { case, .. } => substituted(&case.shown(), &seen.inputs[item]),
    };
    let items = seen
        .answers
        .iter()
        .enumerate()
        .map(|(item, answer)| Expected {
            input: input(item),
            answer: judges::kept(check.judge, answer),
        })
        .collect();
    CheckAnswers { hash: check.hash(exercise.generators.as_deref()), items }
}

/// A call with names replaced by their values.
fn substituted(call: &str, values: &[(String, String)]) -> String {
    let mut text = call.to_string();
    // From the back, so that offsets stay good; each name once, so that a value
    // is never taken for a name.
    let mut places: Vec<(usize, &str, &str)> = values
        .iter()
        .flat_map(|(name, value)| {
            crate::exercise::words_at(call, name).map(move |at| (at, name.as_str(), value.as_str()))
        })
        .collect();
    places.sort_by_key(|&(at, ..)| std::cmp::Reverse(at));
    for (at, name, value) in places {
        text.replace_range(at..at + name.len(), value);
    }
    text
}

fn locked<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Turns for processes, so that no more run at a time than there are cores.
#[derive(Debug)]
struct Jobs {
    most: usize,
    free: Mutex<usize>,
    freed: Condvar,
}

struct Turn<'a>(&'a Jobs);

impl Jobs {
    fn new(most: usize) -> Jobs {
        let most = most.max(1);
        Jobs { most, free: Mutex::new(most), freed: Condvar::new() }
    }

    /// How many processes could be started at once.
    fn free(&self) -> usize {
        *locked(&self.free)
    }

    fn turn(&self) -> Turn<'_> {
        let mut free = locked(&self.free);
        while *free == 0 {
            free = self.freed.wait(free).unwrap_or_else(PoisonError::into_inner);
        }
        *free -= 1;
        Turn(self)
    }
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        *locked(&self.0.free) += 1;
        self.0.freed.notify_one();
    }
}

/// Where compiled files and the cache are kept: in cargo's target folder, or in
/// the system's temporary one where that cannot be written.
fn work_folder(layout: &Layout) -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR")
        .filter(|path| !path.is_empty())
        .map_or_else(|| layout.root.join("target"), |path| layout.root.join(path));
    let work = target.join("grader");
    let probe = work.join(format!(".probe-{}", std::process::id()));
    let writable = fs::create_dir_all(&work).and_then(|()| fs::write(&probe, "")).is_ok();
    let _ = fs::remove_file(&probe);
    if writable {
        work
    } else {
        let root = layout.root.to_string_lossy();
        let name =
            format!("n-queens-grader-{:016x}", crate::exercise::fingerprint(&[root.as_bytes()]));
        std::env::temp_dir().join(name)
    }
}

/// The name of a folder for one file: the machine, the process on it, and a number.
/// Several machines may share a target folder over the network.
fn once_name(count: u32) -> String {
    format!("{}-{}-{count}", machine::name(), std::process::id())
}

/// Removes the folders that a killed grader left behind on this machine.
fn remove_abandoned(once: &Path) {
    let own = format!("{}-", machine::name());
    for entry in fs::read_dir(once).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let process = name
            .to_str()
            .and_then(|name| name.strip_prefix(&own)?.split('-').next()?.parse::<u32>().ok());
        if process.is_some_and(|process| !crate::confine::is_alive(process)) {
            let _ = fs::remove_dir_all(entry.path());
        }
    }
}

/// A folder to compile in that nobody else uses meanwhile.
struct WorkFolder {
    path: PathBuf,
    /// Held while the folder is in use; another grader on the same folder waits.
    _lock: Option<fs::File>,
    once: bool,
}

impl WorkFolder {
    fn open(work: &Path, id: &ExerciseId, origin: Origin) -> Result<WorkFolder, Fault> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let path = match origin {
            Origin::Student => work.join("student").join(&id.folder),
            Origin::Solution => work.join("solution").join(&id.folder),
            Origin::Elsewhere => {
                let count = COUNT.fetch_add(1, Ordering::Relaxed);
                work.join("once").join(once_name(count))
            }
        };
        let once = origin == Origin::Elsewhere;
        let opened = fs::create_dir_all(&path).and_then(|()| {
            if once {
                return Ok(None);
            }
            let lock = fs::File::create(path.join("lock"))?;
            lock.lock()?;
            Ok(Some(lock))
        });
        match opened {
            Ok(lock) => Ok(WorkFolder { path, _lock: lock, once }),
            Err(error) => Err(Fault::machine(
                format!("{} cannot be used ({error})", path.display()),
                "Check that the disk is not full and that the folder belongs to this user.",
            )),
        }
    }
}

impl Drop for WorkFolder {
    fn drop(&mut self) {
        if self.once {
            let _ = fs::remove_dir_all(&self.path);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sweeps_call_is_shown_with_its_values() {
        let values = [
            ("queens".to_string(), "[1, 3]".to_string()),
            ("row".to_string(), "2".to_string()),
            ("col".to_string(), "0".to_string()),
        ];
        assert_eq!(substituted("is_safe(&queens, row, col)", &values), "is_safe(&[1, 3], 2, 0)");
        assert_eq!(substituted("rows(row) + row_of(row)", &values), "rows(2) + row_of(2)");
    }
}
