//! How far a run is: a bar on a terminal, plain lines elsewhere.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};
use std::fmt;
use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

/// How long nothing may be said where there is no terminal.
const SILENCE: Duration = Duration::from_secs(10);

/// Shows how far a run is, on the error output.
pub struct Progress {
    bar: Option<ProgressBar>,
    began: Instant,
    said: Instant,
    done: usize,
    of: usize,
}

impl Progress {
    /// Begins; `of` students are to be graded.
    pub fn new(of: usize) -> Progress {
        let terminal = io::stderr().is_terminal();
        let bar = terminal.then(|| {
            let target = ProgressDrawTarget::stderr();
            let bar = ProgressBar::with_draw_target(Some(of as u64), target);
            let style = ProgressStyle::with_template(
                "  {bar:26} {pos} of {len} students, {rate} a second, {eta} left",
            );
            let rate = |state: &ProgressState, to: &mut dyn fmt::Write| {
                let _ = write!(to, "{:.1}", state.per_sec());
            };
            style.map_or(bar.clone(), |style| {
                bar.with_style(style.progress_chars("=> ").with_key("rate", rate))
            })
        });
        let now = Instant::now();
        Progress { bar, began: now, said: now, done: 0, of }
    }

    /// One more student is graded.
    pub fn step(&mut self) {
        self.done += 1;
        match &self.bar {
            Some(bar) => bar.inc(1),
            None if self.done == self.of || self.said.elapsed() >= SILENCE => {
                self.said = Instant::now();
                let _ = writeln!(
                    io::stderr(),
                    "{}",
                    sentence(self.done, self.of, self.began.elapsed())
                );
            }
            None => {}
        }
    }

    /// Takes the bar away.
    pub fn end(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

/// `120 of 300 students, 4.1 a second, 44 s left`
fn sentence(done: usize, of: usize, elapsed: Duration) -> String {
    let seconds = elapsed.as_secs_f64().max(0.001);
    let rate = done as f64 / seconds;
    let left = Duration::from_secs(((of - done) as f64 / rate.max(0.001)).ceil() as u64);
    let end = if done == of {
        format!("in {}", humantime::format_duration(Duration::from_secs(seconds.ceil() as u64)))
    } else {
        format!("{} left", humantime::format_duration(left))
    };
    format!("{done} of {of} students, {rate:.1} a second, {end}")
}

#[cfg(test)]
mod tests {
    use super::sentence;
    use std::time::Duration;

    #[test]
    fn a_line_tells_rate_and_time_left() {
        let said = |done, seconds| sentence(done, 300, Duration::from_secs(seconds));
        assert_eq!(said(120, 30), "120 of 300 students, 4.0 a second, 45s left");
        assert_eq!(said(300, 75), "300 of 300 students, 4.0 a second, in 1m 15s");
        assert_eq!(said(0, 0), "0 of 300 students, 0.0 a second, 3days 11h 20m left");
    }
}
