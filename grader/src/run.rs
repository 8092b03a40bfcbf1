//! One check, one process: what the student's functions answered and how the
//! process ended. Checks that are all passed may share a process.

use crate::confine::{self, Bounds, Calls, End, Ended, Enough, Files, Jail, Spec};
use crate::exercise::Limits;
use crate::fault::Fault;
use crate::value::Value;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// What was seen of one check.
#[derive(Debug, Clone, PartialEq)]
pub struct Observation {
    /// The answers that arrived, in order. What came before a panic still counts.
    pub answers: Vec<Value>,
    /// For each answer of a sweep, the names and values it was called with; empty
    /// unless the program was built to tell them.
    pub inputs: Vec<Vec<(String, String)>>,
    pub ending: Ending,
    /// Processor time.
    pub cpu: Duration,
    /// What the program printed, on either output.
    pub printed: String,
}

/// How the process of a check ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ending {
    /// All answers arrived and the program ended by itself.
    Complete,
    Panicked {
        message: String,
        /// `file:line:column`; empty where unknown.
        place: String,
    },
    TimedOut,
    /// It did nothing for a long time: it sleeps, or waits for what never comes.
    Waited,
    OutOfMemory,
    /// It printed more than the bound.
    OutputLimit,
    StackOverflow,
    /// It was killed by a signal of its own making.
    Crashed(i32),
    /// It ended before the check was complete.
    Exited(i32),
    /// The answers were not sent as the harness sends them.
    Garbled,
    /// It was slow, and its answers had decided the verdict.
    Decided,
}

/// Bytes a check may print before it is stopped.
const MOST_OUTPUT: usize = 8 << 20;

/// Bytes of what a check prints that are kept.
const KEPT_OUTPUT: usize = 256 << 10;

/// Bytes on the channel that any answer may take, beyond the expected answers.
const SPARE_CHANNEL: usize = 64 << 10;

/// A compiled program and what running its checks takes.
#[derive(Debug, Clone, Copy)]
pub struct Runner<'a> {
    pub jail: &'a Jail,
    pub binary: &'a Path,
    /// The folders and files that the program loads libraries from.
    pub libraries: &'a [PathBuf],
}

/// Checks that are run one after the other in one process.
#[derive(Debug)]
pub struct Row<'a> {
    pub numbers: &'a [usize],
    /// The limits of the process.
    pub limits: Limits,
    /// The size of the expected answers of all of them as text, in bytes.
    pub expected_size: usize,
    /// The processor time after which the process is stopped.
    pub most: Duration,
    /// The wall time after which it is.
    pub longest: Duration,
}

impl Runner<'_> {
    /// Runs a check by its number.
    ///
    /// `expected_size` is the size of the expected answers as text, in bytes: the
    /// bound on the channel grows with it. A check that has used the time of `decided`
    /// is stopped when its answers so far decide the verdict.
    ///
    /// # Errors
    ///
    /// A machine fault.
    pub fn check(
        &self,
        number: usize,
        limits: Limits,
        expected_size: usize,
        decided: Option<Decided<'_>>,
    ) -> Result<Observation, Fault> {
        let sent = |bytes: &[u8]| {
            let mut seen = Observation::none();
            let _ = read_frames(bytes, &mut seen);
            decided.is_some_and(|decided| (decided.by)(&seen.answers))
        };
        let enough = decided.map(|decided| Enough {
            after: decided.after,
            sent: &sent,
            most: Duration::MAX,
            longest: Duration::MAX,
        });
        Ok(observe(&self.start(&[number], limits, expected_size, enough)?))
    }

    /// Runs checks one after the other in one process, for as long as `all_well` says
    /// so of the answers that came: to every check of the row its own, in order.
    ///
    /// The result is what was seen of each; `None` unless all were complete and
    /// nothing was printed, since nobody would know by which of them.
    ///
    /// # Errors
    ///
    /// A machine fault.
    pub fn row(
        &self,
        row: &Row<'_>,
        all_well: &dyn Fn(&[Vec<Value>]) -> bool,
    ) -> Result<Option<Vec<Observation>>, Fault> {
        let sent = |bytes: &[u8]| !all_well(&read_row(bytes).answers);
        let enough =
            Enough { after: Duration::ZERO, sent: &sent, most: row.most, longest: row.longest };
        let ended = self.start(row.numbers, row.limits, row.expected_size, Some(enough))?;
        let seen = read_row(&ended.channel);
        let silent = ended.stdout.is_empty() && ended.stderr.is_empty();
        let whole = seen.complete == row.numbers.len() && seen.answers.len() == seen.complete;
        if ended.end != End::Exited(0) || !silent || !whole {
            return Ok(None);
        }
        let observation = |answers| Observation {
            answers,
            ending: Ending::Complete,
            cpu: ended.cpu,
            ..Observation::none()
        };
        Ok(Some(seen.answers.into_iter().map(observation).collect()))
    }

    /// Starts the program for some checks and waits for its end.
    fn start(
        &self,
        numbers: &[usize],
        limits: Limits,
        expected_size: usize,
        enough: Option<Enough<'_>>,
    ) -> Result<Ended, Fault> {
        let read = self.libraries.iter().cloned().chain([self.binary.to_path_buf()]).collect();
        let numbers: Vec<String> = numbers.iter().map(usize::to_string).collect();
        let spec = Spec {
            program: self.binary,
            arguments: Vec::new(),
            // Not an argument: a program that starts itself again is nobody's check.
            input: format!("{}\n", numbers.join(" ")).into_bytes(),
            folder: Path::new("/"),
            env: Vec::new(),
            bounds: Bounds {
                cpu_seconds: limits.cpu_seconds,
                memory_mib: limits.memory_mib,
                file_mib: 1,
                open_files: 64,
                output: MOST_OUTPUT,
                kept: KEPT_OUTPUT,
                channel: SPARE_CHANNEL + 4 * expected_size,
            },
            files: Files { read, write: Vec::new() },
            calls: Calls::Program,
        };
        confine::run_until(self.jail, &spec, enough)
    }
}

/// When a slow check may be stopped.
#[derive(Clone, Copy)]
pub struct Decided<'a> {
    /// From how much processor time on.
    pub after: Duration,
    /// Whether these answers decide the verdict, whatever follows.
    pub by: &'a dyn Fn(&[Value]) -> bool,
}

impl Observation {
    /// Nothing was seen.
    fn none() -> Observation {
        Observation {
            answers: Vec::new(),
            inputs: Vec::new(),
            ending: Ending::Garbled,
            cpu: Duration::ZERO,
            printed: String::new(),
        }
    }
}

/// Reads an ended process as an observation.
fn observe(ended: &Ended) -> Observation {
    let stderr = String::from_utf8_lossy(&ended.stderr);
    let mut printed = String::from_utf8_lossy(&ended.stdout).into_owned();
    let mut observation = Observation { cpu: ended.cpu, ..Observation::none() };
    let frames = read_frames(&ended.channel, &mut observation);
    observation.ending = match (ended.end, frames) {
        (End::CpuTime, _) => Ending::TimedOut,
        (End::WallTime, _) => Ending::Waited,
        (End::Output, _) => Ending::OutputLimit,
        (End::Channel, _) => Ending::Garbled,
        (End::Enough, _) => Ending::Decided,
        (End::Signal(_), _) if stderr.contains("has overflowed its stack") => Ending::StackOverflow,
        (End::Signal(_), _) if is_out_of_memory(&stderr) => Ending::OutOfMemory,
        (End::Signal(signal), _) => Ending::Crashed(signal),
        (End::Exited(0), Frames::Ended) => Ending::Complete,
        (End::Exited(101), Frames::Panicked(text)) => {
            let (place, message) = text.split_once('\n').unwrap_or(("", &text));
            if is_out_of_memory(message) {
                Ending::OutOfMemory
            } else {
                Ending::Panicked { message: message.to_string(), place: place.to_string() }
            }
        }
        (End::Exited(_), Frames::Garbled) => Ending::Garbled,
        (End::Exited(code), _) => Ending::Exited(code),
    };
    printed.push_str(&stderr);
    observation.printed = printed;
    observation
}

/// The standard library's words for an allocation that failed.
fn is_out_of_memory(text: &str) -> bool {
    text.contains("memory allocation of ")
        || text.contains("capacity overflow")
        || text.contains("failed to spawn thread")
}

/// What the frames say after the answers.
enum Frames {
    Ended,
    Panicked(String),
    /// They stop before the end.
    Open,
    Garbled,
}

/// Reads the frames of the harness (its documentation has the table); answers
/// and inputs go into the observation.
fn read_frames(bytes: &[u8], into: &mut Observation) -> Frames {
    let mut rest = bytes;
    let mut next: u32 = 0;
    let mut last = Frames::Open;
    while !rest.is_empty() {
        let Some((kind, number, text)) = read_frame(&mut rest) else {
            return Frames::Garbled;
        };
        if number != next || !matches!(last, Frames::Open) {
            return Frames::Garbled;
        }
        next += 1;
        match (kind, Value::parse(text)) {
            (b'A', Ok(answer)) => into.answers.push(answer),
            (b'I', _) => into.inputs.push(read_inputs(text)),
            (b'P', _) => last = Frames::Panicked(text.to_string()),
            (b'E', _) if text.is_empty() => last = Frames::Ended,
            _ => return Frames::Garbled,
        }
    }
    last
}

/// What the frames of several checks say, up to the first that is not as it must be.
struct SeenRow {
    /// For every check that has begun to answer or is complete.
    answers: Vec<Vec<Value>>,
    /// How many are complete.
    complete: usize,
}

/// Reads the frames of several checks.
fn read_row(bytes: &[u8]) -> SeenRow {
    let mut rest = bytes;
    let mut next: u32 = 0;
    let mut seen = SeenRow { answers: Vec::new(), complete: 0 };
    while let Some((kind, number, text)) = read_frame(&mut rest) {
        if number != next {
            // No check is complete where one frame is not in its place.
            return SeenRow { complete: 0, ..seen };
        }
        next += 1;
        if seen.answers.len() == seen.complete {
            seen.answers.push(Vec::new());
        }
        match (kind, Value::parse(text)) {
            (b'A', Ok(answer)) => seen.answers[seen.complete].push(answer),
            (b'E', _) if text.is_empty() => seen.complete += 1,
            _ => return SeenRow { complete: 0, ..seen },
        }
    }
    if !rest.is_empty() {
        seen.complete = 0;
    }
    seen
}

fn read_frame<'a>(rest: &mut &'a [u8]) -> Option<(u8, u32, &'a str)> {
    let (head, tail) = rest.split_first_chunk::<9>()?;
    let number = u32::from_le_bytes([head[1], head[2], head[3], head[4]]);
    let length = u32::from_le_bytes([head[5], head[6], head[7], head[8]]);
    let (text, tail) = tail.split_at_checked(usize::try_from(length).ok()?)?;
    *rest = tail;
    Some((head[0], number, std::str::from_utf8(text).ok()?))
}

fn read_inputs(text: &str) -> Vec<(String, String)> {
    text.lines()
        .filter_map(|line| line.split_once('='))
        .map(|(name, value)| (name.to_string(), value.to_string()))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(kind: u8, number: u32, text: &str) -> Vec<u8> {
        let mut bytes = vec![kind];
        bytes.extend(number.to_le_bytes());
        bytes.extend((text.len() as u32).to_le_bytes());
        bytes.extend(text.as_bytes());
        bytes
    }

    fn observed(end: End, channel: &[Vec<u8>], stderr: &str) -> Observation {
        observe(&Ended {
            end,
            cpu: Duration::ZERO,
            stdout: b"hello\n".to_vec(),
            stderr: stderr.as_bytes().to_vec(),
            channel: channel.concat(),
            isolation: confine::Isolation { files: true, calls: true },
        })
    }

    #[test]
    fn a_complete_check_has_answers_an_end_and_exit_code_0() {
        let frames = [frame(b'A', 0, "17"), frame(b'A', 1, "[1, 3]"), frame(b'E', 2, "")];
        let seen = observed(End::Exited(0), &frames, "");
        assert_eq!(seen.ending, Ending::Complete);
        assert_eq!(seen.answers.len(), 2);
        assert_eq!(seen.printed, "hello\n");
    }

    #[test]
    fn an_exit_code_is_no_evidence() {
        assert_eq!(observed(End::Exited(0), &[], "").ending, Ending::Exited(0));
        assert_eq!(observed(End::Exited(3), &[], "").ending, Ending::Exited(3));
        let frames = [frame(b'A', 0, "17"), frame(b'E', 1, "")];
        assert_eq!(observed(End::Exited(3), &frames, "").ending, Ending::Exited(3));
    }

    #[test]
    fn missing_doubled_torn_and_extra_frames_are_garbled() {
        let answer = frame(b'A', 0, "17");
        let end = frame(b'E', 1, "");
        let cases: [(&str, Vec<Vec<u8>>); 7] = [
            ("doubled", vec![answer.clone(), answer.clone(), end.clone()]),
            ("missing", vec![end.clone()]),
            ("torn", vec![answer[..12.min(answer.len()) - 2].to_vec()]),
            ("extra", vec![answer.clone(), end.clone(), frame(b'A', 2, "17")]),
            ("no value", vec![frame(b'A', 0, "seventeen"), end.clone()]),
            ("unknown kind", vec![frame(b'Z', 0, ""), end.clone()]),
            ("a length beyond the end", vec![b"A\0\0\0\0\xff\xff\xff\xff17".to_vec()]),
        ];
        for (what, frames) in cases {
            assert_eq!(observed(End::Exited(0), &frames, "").ending, Ending::Garbled, "{what}");
        }
    }

    #[test]
    fn a_row_of_checks_has_to_each_its_answers() {
        let frames = [
            frame(b'A', 0, "17"),
            frame(b'A', 1, "2057"),
            frame(b'E', 2, ""),
            frame(b'E', 3, ""),
            frame(b'A', 4, "true"),
        ];
        let seen = read_row(&frames.concat());
        assert_eq!(seen.complete, 2);
        let numbers: Vec<usize> = seen.answers.iter().map(Vec::len).collect();
        assert_eq!(numbers, [2, 0, 1]);
    }

    #[test]
    fn no_check_of_a_row_is_complete_where_a_frame_is_not_in_its_place() {
        let good = [frame(b'A', 0, "17"), frame(b'E', 1, "")].concat();
        assert_eq!(read_row(&good).complete, 1);
        let cases: [(&str, Vec<u8>); 6] = [
            ("doubled", frame(b'E', 1, "")),
            ("missing", frame(b'A', 3, "17")),
            ("torn", frame(b'A', 2, "17")[..10].to_vec()),
            ("a panic", frame(b'P', 2, "lib.rs:1:1\nboom")),
            ("no value", frame(b'A', 2, "seventeen")),
            ("an end with words", frame(b'E', 2, "17")),
        ];
        for (what, frame) in cases {
            let frames = [good.clone(), frame].concat();
            assert_eq!(read_row(&frames).complete, 0, "{what}");
        }
    }

    #[test]
    fn answers_before_a_panic_are_kept() {
        let frames = [
            frame(b'A', 0, "true"),
            frame(b'P', 1, "exercises/03/src/lib.rs:6:17\nattempt to subtract with overflow"),
        ];
        let seen = observed(End::Exited(101), &frames, "");
        assert_eq!(seen.answers, [Value::Bool(true)]);
        assert_eq!(
            seen.ending,
            Ending::Panicked {
                message: "attempt to subtract with overflow".into(),
                place: "exercises/03/src/lib.rs:6:17".into()
            }
        );
    }

    #[test]
    fn crashes_are_told_apart_by_what_the_standard_library_says() {
        let overflow = "\nthread 'check' has overflowed its stack\nfatal runtime error";
        assert_eq!(observed(End::Signal(6), &[], overflow).ending, Ending::StackOverflow);
        let memory = "memory allocation of 8589934592 bytes failed\n";
        assert_eq!(observed(End::Signal(6), &[], memory).ending, Ending::OutOfMemory);
        assert_eq!(observed(End::Signal(11), &[], "").ending, Ending::Crashed(11));
    }

    #[test]
    fn waiting_is_told_from_working() {
        assert_eq!(observed(End::CpuTime, &[], "").ending, Ending::TimedOut);
        assert_eq!(observed(End::WallTime, &[], "").ending, Ending::Waited);
    }
}
