//! `watch`: a verdict for every save.

use super::grading::View;
use super::{Done, Exit, Session, fine, look, own_file};
use crate::cli::{Drawing, Tree};
use crate::exercise::{ExerciseId, fingerprint};
use crate::fault::Fault;
use crate::grade::Origin;
use crate::hints::Tries;
use crate::report::terminal::{self, Layout};
use crate::report::{ExerciseReport, Report, Status};
use crate::screen::{Input, Screen};
use crate::submission::Content;
use crate::watch::{Contents, Event, Panel, Watch};
use std::fs;
use std::io::{self, IsTerminal, Write};
use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::thread;
use std::time::{Duration, Instant};

/// How often the files are looked at. Seventeen small files cost less than a
/// millisecond to read.
const POLL: Duration = Duration::from_millis(40);

/// What the worker is asked for.
enum Job {
    Grade { place: usize, contents: Contents },
    Search,
}

/// Watches the exercises until the person at the keyboard has had enough.
pub fn watch(session: &Session, words: &[String], out: &mut impl Write) -> Done {
    let exercises = session.exercises(words)?;
    let contents: Vec<Contents> = exercises.iter().map(|id| contents(session, id)).collect();
    let focus = edited_last(session, &exercises);
    let watch = Watch::new(&contents, focus);
    if io::stdout().is_terminal() && io::stdin().is_terminal() {
        on_screen(session, &exercises, watch)
    } else {
        in_lines(session, &exercises, watch, out)
    }
}

fn contents(session: &Session, id: &ExerciseId) -> Contents {
    let bytes = fs::read(session.grader.layout.student(id)).ok()?;
    Some(fingerprint(&[bytes]))
}

/// The place of the exercise that was edited last, and begun; else the first.
fn edited_last(session: &Session, exercises: &[ExerciseId]) -> usize {
    let layout = &session.grader.layout;
    let begun =
        |id: &ExerciseId| fs::read(layout.student(id)).ok() != fs::read(layout.stub(id)).ok();
    let edited = |id: &ExerciseId| fs::metadata(layout.student(id)).ok()?.modified().ok();
    (0..exercises.len())
        .filter(|&place| begun(&exercises[place]))
        .max_by_key(|&place| edited(&exercises[place]))
        .unwrap_or(0)
}

/// Carries out jobs, one after the other, for as long as somebody asks.
fn work(session: &Session, exercises: &[ExerciseId], jobs: &Receiver<Job>, done: &Sender<Event>) {
    for job in jobs {
        let event = match job {
            Job::Grade { place, contents } => {
                let started = Instant::now();
                let file = own_file(session, &exercises[place]);
                let report = session.grader.grade_one(&file, Origin::Student);
                // What was graded is what was read, not what was seen a moment before.
                let contents = match &file.content {
                    Content::Source(source) => Some(fingerprint(&[source])),
                    _ => contents,
                };
                let mut tries = Tries::read(&session.grader.layout);
                if let Content::Source(source) = &file.content {
                    tries.note(&report, source);
                    tries.save();
                }
                let took = started.elapsed();
                Event::Graded { place, contents, report: Box::new(report), took }
            }
            Job::Search => Event::Told(own_search(session)),
        };
        if done.send(event).is_err() {
            return;
        }
    }
}

/// The student's own search for 4 queens, as lines.
fn own_search(session: &Session) -> Vec<String> {
    let wanted =
        Tree { n: 4, drawing: Drawing::Text, reference: false, compare: true, output: None };
    let mut text = Vec::new();
    match look::tree(session, &wanted, &mut text) {
        Ok(Ok(_)) => lines_of(&text),
        Ok(Err(error)) => vec![error.to_string()],
        Err(fault) => fault.to_string().lines().map(str::to_string).collect(),
    }
}

fn lines_of(text: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(text);
    text.lines().skip_while(|line| line.is_empty()).map(str::to_string).collect()
}

fn on_screen(session: &Session, exercises: &[ExerciseId], mut watch: Watch) -> Done {
    let failed = |error: io::Error| {
        Fault::machine(
            format!("the terminal cannot be used ({error})"),
            "`cargo run -p grader` grades once, in any terminal.",
        )
    };
    let screen = Screen::open().map_err(failed)?;
    let (jobs, asked) = mpsc::channel();
    let (done, answers) = mpsc::channel();
    thread::scope(|scope| {
        scope.spawn(move || work(session, exercises, &asked, &done));
        let mut changed = true;
        let mut polled = Instant::now();
        loop {
            loop {
                match answers.try_recv() {
                    Ok(event) => changed |= watch.take(event),
                    Err(TryRecvError::Empty) => break,
                    Err(TryRecvError::Disconnected) => {
                        drop(screen);
                        return Err(Fault::machine(
                            "the grader itself failed while it graded",
                            "Run `cargo run -p grader` once and report what it says.",
                        ));
                    }
                }
            }
            if polled.elapsed() >= POLL {
                let seen = exercises.iter().map(|id| contents(session, id)).collect();
                changed |= watch.take(Event::Polled(seen));
                polled = Instant::now();
            }
            hand_out(&mut watch, &jobs);
            if changed {
                let (width, height) = screen.size();
                let lines = compose(session, exercises, &mut watch, width, height);
                screen.draw(&lines).map_err(failed)?;
                changed = false;
            }
            match screen.wait(POLL / 2).map_err(failed)? {
                Some(Input::Key(key)) => changed |= watch.take(Event::Key(key)),
                Some(Input::Resized) => changed = true,
                None => {}
            }
            if watch.ends {
                // A run in progress is ended with this process; nobody waits for it.
                drop(screen);
                std::process::exit(Exit::Fine as i32);
            }
        }
    })
}

/// Gives the worker something to do, if there is something.
fn hand_out(watch: &mut Watch, jobs: &Sender<Job>) {
    if watch.running.is_some() {
        return;
    }
    if std::mem::take(&mut watch.asks_for_search) {
        let _ = jobs.send(Job::Search);
    }
    if let Some(place) = watch.next_job() {
        let contents = watch.exercises[place].contents;
        watch.running = Some(place);
        let _ = jobs.send(Job::Grade { place, contents });
    }
}

/// The lines of the screen: a heading, the panel, and the status line.
fn compose(
    session: &Session,
    exercises: &[ExerciseId],
    watch: &mut Watch,
    width: usize,
    height: usize,
) -> Vec<String> {
    let layout = Layout { width: width.clamp(NARROWEST, WIDEST), ..session.layout };
    let panel = panel(session, exercises, watch, layout);
    let room = height.saturating_sub(3);
    watch.scroll = watch.scroll.min(panel.len().saturating_sub(room));
    let (passed, all) = watch.passed();
    let title = layout.text(&session.outline().title);
    let mut lines = vec![terminal::heading(&title, &format!("{passed} of {all} pass"), layout)];
    lines.push(String::new());
    lines.extend(panel.iter().skip(watch.scroll).take(room).cloned());
    lines.resize(height.saturating_sub(1).max(2), String::new());
    let below = panel.len().saturating_sub(watch.scroll + room);
    lines.push(status(exercises, watch, below, layout, width));
    lines
}

/// The columns from which the keys are shown with their names.
const WIDE_ENOUGH: usize = 78;

/// The narrowest and the widest text that reads well.
const NARROWEST: usize = 40;
const WIDEST: usize = 100;

fn panel(
    session: &Session,
    exercises: &[ExerciseId],
    watch: &Watch,
    layout: Layout,
) -> Vec<String> {
    let reports = || watch.exercises.iter().filter_map(|one| one.graded.as_ref());
    let report = Report {
        toolchain: String::new(),
        receipt: None,
        exercises: reports().map(|graded| graded.report.clone()).collect(),
    };
    let tries = Tries::read(&session.grader.layout);
    let view = View::of_a_student(session, &report, &tries, layout);
    let mut text = Vec::new();
    let written = match (watch.panel, watch.verdict()) {
        (Panel::Search, _) if watch.told.is_empty() => {
            return vec!["Running the walk of exercise 08 for 4 queens …".to_string()];
        }
        (Panel::Search, _) => return watch.told.clone(),
        (Panel::List, _) => terminal::overview(session.outline(), &report, layout, &mut text),
        (_, None) => return vec![format!("{} is being graded …", exercises[watch.focus].name)],
        (Panel::Hints, Some((graded, _))) => hints(&graded.report, &tries, layout, &mut text),
        (Panel::Report, Some((graded, _))) => told(&view, &graded.report, layout, &mut text),
    };
    match written {
        Ok(()) => lines_of(&text),
        Err(error) => vec![error.to_string()],
    }
}

/// The verdict on one exercise as the panel shows it.
fn told(
    view: &View<'_>,
    report: &ExerciseReport,
    layout: Layout,
    to: &mut impl Write,
) -> io::Result<()> {
    match report.status {
        Status::Failed | Status::DoesNotCompile | Status::Error => view.exercise(report, false, to),
        Status::Passed => {
            view.exercise(report, true, to)?;
            terminal::next_step("This exercise passes. n goes to the next one.", layout, to)
        }
        Status::InProgress | Status::NotStarted => {
            view.exercise(report, true, to)?;
            match view.after(report) {
                Some(next) => terminal::next_step(&next, layout, to),
                None => Ok(()),
            }
        }
    }
}

fn hints(
    report: &ExerciseReport,
    tries: &Tries,
    layout: Layout,
    to: &mut impl Write,
) -> io::Result<()> {
    let level = tries.level(&report.id.folder);
    let all = report.fitting_hints();
    for (at, text) in all.iter().take(level).enumerate() {
        terminal::hint(at + 1, text, layout, to)?;
        writeln!(to)?;
    }
    if level < all.len() {
        terminal::paragraph("The next hint opens when a changed file still fails.", layout, to)?;
    }
    Ok(())
}

fn status(
    exercises: &[ExerciseId],
    watch: &Watch,
    below: usize,
    layout: Layout,
    width: usize,
) -> String {
    let id = &exercises[watch.focus];
    let state = match watch.verdict() {
        _ if watch.running == Some(watch.focus) => "grading …".to_string(),
        Some((graded, true)) => terminal::short_state(&graded.report, layout),
        Some((_, false)) | None => "saved".to_string(),
    };
    let more = if below > 0 { format!("  ↓ {below} more") } else { String::new() };
    let left = format!(" {:02} {} {state}{more}", id.number, id.name);
    let keys = if width >= WIDE_ENOUGH {
        "n next p prev h hint l list r run v tree q quit "
    } else {
        "n p h l r v q "
    };
    terminal::status_line(&layout.text(&left), keys, width)
}

/// Without a terminal: a line for every verdict, and the message on what was saved.
fn in_lines(
    session: &Session,
    exercises: &[ExerciseId],
    mut watch: Watch,
    out: &mut impl Write,
) -> Done {
    let (jobs, asked) = mpsc::channel();
    let (done, answers) = mpsc::channel();
    thread::scope(|scope| {
        scope.spawn(move || work(session, exercises, &asked, &done));
        // What is there at the start is told in one line each, a save in full.
        let mut first = exercises.len();
        let mut write = || -> io::Result<()> {
            writeln!(out, "Watching {} files; Ctrl-C ends.", exercises.len())?;
            out.flush()?;
            loop {
                hand_out(&mut watch, &jobs);
                if let Ok(event) = answers.recv_timeout(POLL) {
                    let place = match &event {
                        Event::Graded { place, .. } => *place,
                        _ => continue,
                    };
                    watch.take(event);
                    say(session, exercises, &watch, place, first == 0, out)?;
                    first = first.saturating_sub(1);
                }
                let seen = exercises.iter().map(|id| contents(session, id)).collect();
                watch.take(Event::Polled(seen));
            }
        };
        let written = write();
        // The reader has gone; what is being graded ends with this process.
        match written {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                std::process::exit(Exit::Fine as i32)
            }
            other => fine(other),
        }
    })
}

fn say(
    session: &Session,
    exercises: &[ExerciseId],
    watch: &Watch,
    place: usize,
    in_full: bool,
    out: &mut impl Write,
) -> io::Result<()> {
    let Some(graded) = &watch.exercises[place].graded else { return Ok(()) };
    let id = &exercises[place];
    writeln!(
        out,
        "{:02} {}: {}, {} of {} points",
        id.number,
        id.name,
        terminal::state(&graded.report),
        graded.report.score.earned,
        graded.report.score.possible
    )?;
    if in_full {
        let exercises = vec![graded.report.clone()];
        let report = Report { toolchain: String::new(), receipt: None, exercises };
        let tries = Tries::read(&session.grader.layout);
        let view = View::of_a_student(session, &report, &tries, session.layout);
        view.exercise(&graded.report, false, out)?;
        writeln!(out)?;
    }
    out.flush()
}
