//! What is linked with a student's code: it runs one check in a process of its
//! own, or several one after the other, and sends back the answers.
//!
//! The grader generates a small program per exercise. That program calls
//! [`run`] with one function per check. Expected answers never come here: the
//! grader compares.
//!
//! # The channel
//!
//! Answers leave through standard input, which the grader opens as one end of a
//! socket pair. The numbers of the checks to run are the only line that can be read
//! from it, and it is read before any of the student's code runs: a program that
//! starts itself again finds none. Standard output and standard error stay the student's own. A
//! socket cannot be opened again through `/proc/self/fd`, and reading from it
//! gives the end of the file at once.
//!
//! # Frames
//!
//! A frame is one byte for its kind, a `u32` sequence number, a `u32` length
//! (both little endian) and as many bytes of UTF-8 text:
//!
//! | kind | text |
//! |---|---|
//! | `I` | the inputs of the next answer, `name=value` per line (only when the grader asks for them) |
//! | `A` | an answer in the grammar of [`Answer`] |
//! | `P` | `file:line:column`, a line break, the panic message |
//! | `E` | nothing: the check is complete, the next one begins |
//!
//! Frames are numbered from 0, through all checks. Anything missing, doubled, torn or extra counts
//! against the check.

mod answer;

pub use answer::Answer;

use std::fs::File;
use std::io::Write;
use std::panic::{self, AssertUnwindSafe};
use std::sync::{Mutex, mpsc};
use std::thread;

/// The stack of the thread a check runs on, in bytes. It is the main thread's
/// size on Linux; on a thread of its own the standard library can tell a stack
/// overflow from other crashes, also where `/proc` cannot be read.
const STACK: usize = 8 << 20;

/// The longest panic message that is sent, in bytes.
const LONGEST_MESSAGE: usize = 4 << 10;

/// Sends the frames of a check.
pub struct Sender {
    channel: File,
    next: u32,
}

/// One check of the generated program: its number and the function to call.
pub type Check = (usize, fn(&mut Sender));

impl Sender {
    /// Sends the answer to the next item of the check.
    pub fn answer(&mut self, answer: &dyn Answer) {
        let mut text = String::new();
        answer.write(&mut text);
        self.frame(b'A', &text);
    }

    /// Sends the values that the next item of a sweep is called with.
    pub fn input(&mut self, values: &[(&str, &dyn Answer)]) {
        let mut text = String::new();
        for (name, value) in values {
            text.push_str(name);
            text.push('=');
            value.write(&mut text);
            text.push('\n');
        }
        self.frame(b'I', &text);
    }

    fn frame(&mut self, kind: u8, text: &str) {
        let mut bytes = Vec::with_capacity(9 + text.len());
        bytes.push(kind);
        bytes.extend(self.next.to_le_bytes());
        bytes.extend((text.len() as u32).to_le_bytes());
        bytes.extend(text.as_bytes());
        self.next += 1;
        if self.channel.write_all(&bytes).is_err() {
            // The grader is gone or has read enough; nothing is left to do.
            std::process::exit(70);
        }
    }
}

/// Runs the checks whose numbers the grader sends, one after the other, and ends the
/// program: with 0 when all are complete, 101 when one panicked, 64 when a number
/// is not one of `checks`.
pub fn run(checks: &[Check]) -> ! {
    let mut line = String::new();
    let _ = std::io::stdin().read_line(&mut line);
    let find = |word: &str| {
        let wanted = word.parse::<usize>().ok()?;
        checks.iter().find(|(number, _)| *number == wanted).map(|&(_, check)| check)
    };
    let wanted: Option<Vec<fn(&mut Sender)>> = line.split_whitespace().map(find).collect();
    let Some(wanted) = wanted.filter(|wanted| !wanted.is_empty()) else {
        std::process::exit(64);
    };
    let mut sender = Sender { channel: channel(), next: 0 };
    for check in wanted {
        sender = run_one(check, sender);
    }
    std::process::exit(0)
}

/// Runs a check; it returns when the check is complete.
fn run_one(check: fn(&mut Sender), mut sender: Sender) -> Sender {
    // The check runs on a thread that is never joined: what its thread-local
    // destructors do, or threads it left behind, can hold up nothing.
    let (done, outcome) = mpsc::channel();
    let worker = move || {
        watch_for_panics();
        let result = panic::catch_unwind(AssertUnwindSafe(|| check(&mut sender)));
        let message = result.err().map(|payload| {
            let message = message_of(&*payload);
            // Dropping a payload may panic again; it is left alone.
            std::mem::forget(payload);
            message
        });
        let _ = done.send((sender, message));
    };
    if thread::Builder::new().name("check".into()).stack_size(STACK).spawn(worker).is_err() {
        std::process::exit(71);
    }
    match outcome.recv() {
        Ok((mut sender, None)) => {
            sender.frame(b'E', "");
            sender
        }
        Ok((mut sender, Some(message))) => {
            let place = PLACE.lock().ok().and_then(|place| place.clone()).unwrap_or_default();
            sender.frame(b'P', &format!("{place}\n{message}"));
            std::process::exit(101)
        }
        Err(_) => std::process::exit(72),
    }
}

/// Where the check's own thread panicked last, as `file:line:column`.
static PLACE: Mutex<Option<String>> = Mutex::new(None);

fn watch_for_panics() {
    let check = thread::current().id();
    panic::set_hook(Box::new(move |info| {
        if thread::current().id() != check {
            return;
        }
        if let (Some(at), Ok(mut place)) = (info.location(), PLACE.lock()) {
            *place = Some(format!("{}:{}:{}", at.file(), at.line(), at.column()));
        }
    }));
}

fn message_of(payload: &(dyn std::any::Any + Send)) -> String {
    let message = match (payload.downcast_ref::<&str>(), payload.downcast_ref::<String>()) {
        (Some(text), _) => text,
        (_, Some(text)) => text.as_str(),
        _ => "a panic with a value that is no text",
    };
    let mut end = message.len().min(LONGEST_MESSAGE);
    while !message.is_char_boundary(end) {
        end -= 1;
    }
    message[..end].to_string()
}

#[cfg(all(unix, not(grader_portable)))]
fn channel() -> File {
    use std::os::fd::AsFd;
    match std::io::stdin().as_fd().try_clone_to_owned() {
        Ok(end) => File::from(end),
        Err(_) => std::process::exit(73),
    }
}

#[cfg(not(all(unix, not(grader_portable))))]
fn channel() -> File {
    // Without socket pairs, the grader names a file in the scratch folder.
    match std::env::args_os().nth(1).map(File::create) {
        Some(Ok(file)) => file,
        _ => std::process::exit(73),
    }
}

#[cfg(test)]
mod tests {
    use super::message_of;

    #[test]
    fn a_long_panic_message_is_cut_between_characters() {
        let long = "é".repeat(3000);
        let cut = message_of(&long);
        assert_eq!(cut, "é".repeat(2048));
    }

    #[test]
    fn a_panic_without_text_still_has_a_message() {
        assert_eq!(message_of(&7_u32), "a panic with a value that is no text");
    }
}
