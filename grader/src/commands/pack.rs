//! One zip file to hand in: the sources, graded once more, with a manifest.

use super::{Exit, Session};
use crate::fault::Fault;
use crate::files::write_output;
use crate::grade::Origin;
use crate::report::{Report, Status};
use crate::submission::{Content, LARGEST, Submission};
use rawzip::time::UtcDateTime;
use rawzip::{CompressionMethod, ZipArchiveWriter};
use serde::Serialize;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The name of the manifest's form.
const SCHEMA: &str = "workbook-pack/v1";

#[derive(Serialize)]
struct Manifest<'a> {
    schema: &'static str,
    grader: &'static str,
    toolchain: &'a str,
    files: Vec<File<'a>>,
    /// The path of what was written in words, where there is such a file.
    #[serde(skip_serializing_if = "Option::is_none")]
    answers: Option<&'static str>,
}

/// What was written in words, for people to read.
const ANSWERS: &str = "answers.md";

#[derive(Serialize)]
struct File<'a> {
    exercise: &'a str,
    path: String,
    bytes: usize,
    /// What the student's own run said; it is graded again when handed in.
    status: &'static str,
    earned: u32,
    possible: u32,
}

/// Packs the files that differ from their stubs.
pub fn pack(
    session: &Session,
    output: Option<&Path>,
    out: &mut impl Write,
) -> Result<io::Result<Exit>, Fault> {
    let layout = &session.grader.layout;
    let submissions: Vec<Submission> = session
        .outline()
        .exercises()
        .map(|id| {
            let path = layout.student(id);
            Submission::read(id, &path, layout.shown(&path))
        })
        .filter(|submission| match &submission.content {
            Content::Source(source) => {
                std::fs::read_to_string(layout.stub(&submission.id)).ok().as_ref() != Some(source)
            }
            Content::Missing | Content::Unusable(_) => true,
        })
        .collect();
    let answers = written_answers(&layout.root.join("exercises").join(ANSWERS))?;
    if submissions.is_empty() && answers.is_none() {
        return Err(Fault::usage(
            "there is nothing to hand in: every file is still the stub",
            "`cargo run -p grader` says where to begin.",
        ));
    }
    let report = session.grader.grade(&submissions, Origin::Student, &|_| {});
    let bytes = zipped(&submissions, &report, answers.as_deref()).map_err(|error| {
        Fault::machine(format!("the zip file cannot be made ({error})"), "Run it again.")
    })?;
    let path = output.map_or_else(|| PathBuf::from("submission.zip"), Path::to_path_buf);
    write_output(&path, &bytes).map_err(|error| {
        Fault::machine(
            format!("{} cannot be written ({error})", path.display()),
            "Name another file with `--output`.",
        )
    })?;
    Ok(summary(&submissions, &report, answers.is_some(), &path, out).map(|()| Exit::Fine))
}

/// What was written in words; `None` where there is no such file.
fn written_answers(path: &Path) -> Result<Option<String>, Fault> {
    let cannot = |why: String| {
        Fault::usage(
            format!("exercises/{ANSWERS} cannot be packed: {why}"),
            "Save it as plain text in UTF-8, below 1 MiB.",
        )
    };
    match std::fs::read_to_string(path) {
        Ok(text) if text.len() as u64 > LARGEST => Err(cannot("it is too large".into())),
        Ok(text) => Ok(Some(text)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(cannot(error.to_string())),
    }
}

fn zipped(
    submissions: &[Submission],
    report: &Report,
    answers: Option<&str>,
) -> Result<Vec<u8>, rawzip::Error> {
    let mut zip = ZipArchiveWriter::new(Vec::new());
    let mut files = Vec::new();
    for (submission, graded) in submissions.iter().zip(&report.exercises) {
        let Content::Source(source) = &submission.content else { continue };
        let path = format!("{}/src/lib.rs", submission.id.folder);
        add(&mut zip, &path, source.as_bytes())?;
        files.push(File {
            exercise: &submission.id.folder,
            path,
            bytes: source.len(),
            status: graded.status.word(),
            earned: graded.score.earned,
            possible: graded.score.possible,
        });
    }
    let manifest = Manifest {
        schema: SCHEMA,
        grader: env!("CARGO_PKG_VERSION"),
        toolchain: &report.toolchain,
        files,
        answers: answers.map(|_| ANSWERS),
    };
    if let Some(text) = answers {
        add(&mut zip, ANSWERS, text.as_bytes())?;
    }
    let mut text = serde_json::to_vec_pretty(&manifest).map_err(io::Error::from)?;
    text.push(b'\n');
    add(&mut zip, "manifest.json", &text)?;
    zip.finish()
}

/// Adds a file as it is: without compression, and always with the same time, so
/// that the same sources make the same bytes.
fn add(zip: &mut ZipArchiveWriter<Vec<u8>>, path: &str, bytes: &[u8]) -> Result<(), rawzip::Error> {
    // 1 January 1980, the first day a zip file can name.
    let day = UtcDateTime::from_unix(315_532_800);
    let (mut entry, config) = zip
        .new_file(path)
        .compression_method(CompressionMethod::STORE)
        .last_modified(day)
        .start()?;
    let mut data = config.wrap(&mut entry);
    data.write_all(bytes)?;
    let (_, descriptor) = data.finish()?;
    entry.finish(descriptor)?;
    Ok(())
}

fn summary(
    submissions: &[Submission],
    report: &Report,
    with_answers: bool,
    path: &Path,
    out: &mut impl Write,
) -> io::Result<()> {
    for (submission, graded) in submissions.iter().zip(&report.exercises) {
        let note = match (&submission.content, graded.status) {
            (Content::Missing, _) => "  its file is missing and not in the zip",
            (Content::Unusable(_), _) => "  its file cannot be graded and is not in the zip",
            (_, Status::DoesNotCompile) => "  does not compile as it is",
            _ => "",
        };
        writeln!(
            out,
            "  {:02} {:<20} {} of {} points{note}",
            graded.id.number, graded.id.name, graded.score.earned, graded.score.possible
        )?;
    }
    if with_answers {
        writeln!(out, "  {ANSWERS}, for your instructor to read")?;
    }
    writeln!(out, "\n{} is ready to hand in.", path.display())
}
