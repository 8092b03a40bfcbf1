//! The terminal as a screen: keys come in, lines go out. The one user of
//! `crossterm`.

use crate::watch::Key;
use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use crossterm::{cursor, execute, queue, style, terminal};
use std::io::{self, Write};
use std::panic;
use std::time::Duration;

/// The screen of a terminal in which keys are read one by one. The terminal is as
/// it was when the value is dropped, and also after a panic.
pub struct Screen(());

/// What a person did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Input {
    Key(Key),
    /// The terminal has another size now.
    Resized,
}

impl Screen {
    /// Takes the terminal over.
    ///
    /// # Errors
    ///
    /// What the system says where there is no such terminal.
    pub fn open() -> io::Result<Screen> {
        terminal::enable_raw_mode()?;
        let screen = Screen(());
        execute!(io::stdout(), terminal::EnterAlternateScreen, cursor::Hide)?;
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            restore();
            before(info);
        }));
        Ok(screen)
    }

    /// Columns and rows.
    pub fn size(&self) -> (usize, usize) {
        terminal::size().map_or((80, 24), |(columns, rows)| (columns.into(), rows.into()))
    }

    /// Waits for a key that means something, or for another size.
    ///
    /// # Errors
    ///
    /// What the system says.
    pub fn wait(&self, at_most: Duration) -> io::Result<Option<Input>> {
        if !event::poll(at_most)? {
            return Ok(None);
        }
        Ok(match event::read()? {
            Event::Key(key) if key.kind != KeyEventKind::Release => meaning(key).map(Input::Key),
            Event::Resize(..) => Some(Input::Resized),
            _ => None,
        })
    }

    /// Fills the screen with lines; what does not fit is cut.
    ///
    /// # Errors
    ///
    /// What the system says.
    pub fn draw(&self, lines: &[String]) -> io::Result<()> {
        let (columns, rows) = self.size();
        let mut out = io::stdout().lock();
        for (row, line) in lines.iter().take(rows).enumerate() {
            let row = u16::try_from(row).unwrap_or(u16::MAX);
            queue!(
                out,
                cursor::MoveTo(0, row),
                style::Print(cut(line, columns)),
                style::SetAttribute(style::Attribute::Reset),
                terminal::Clear(terminal::ClearType::UntilNewLine)
            )?;
        }
        if lines.len() < rows {
            let row = u16::try_from(lines.len()).unwrap_or(u16::MAX);
            queue!(
                out,
                cursor::MoveTo(0, row),
                terminal::Clear(terminal::ClearType::FromCursorDown)
            )?;
        }
        out.flush()
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        restore();
    }
}

fn restore() {
    let _ = execute!(io::stdout(), cursor::Show, terminal::LeaveAlternateScreen);
    let _ = terminal::disable_raw_mode();
}

fn meaning(key: KeyEvent) -> Option<Key> {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return match key.code {
            KeyCode::Char('c' | 'd') => Some(Key::Quit),
            _ => None,
        };
    }
    Some(match key.code {
        KeyCode::Char('n') | KeyCode::Right | KeyCode::Tab => Key::Next,
        KeyCode::Char('p') | KeyCode::Left | KeyCode::BackTab => Key::Previous,
        KeyCode::Char('h' | '?') => Key::Hint,
        KeyCode::Char('l') => Key::List,
        KeyCode::Char('r') => Key::Again,
        KeyCode::Char('v') => Key::Search,
        KeyCode::Char('q') => Key::Quit,
        KeyCode::Char('k') | KeyCode::Up => Key::Scroll(-1),
        KeyCode::Char('j') | KeyCode::Down => Key::Scroll(1),
        KeyCode::PageUp => Key::Page(-1),
        KeyCode::PageDown | KeyCode::Char(' ') => Key::Page(1),
        KeyCode::Esc => Key::Back,
        _ => return None,
    })
}

/// A line cut to a number of columns. Colour sequences take no column.
fn cut(line: &str, columns: usize) -> String {
    let mut out = String::new();
    let mut used = 0;
    let mut letters = line.chars();
    while let Some(letter) = letters.next() {
        if letter == '\u{1b}' {
            out.push(letter);
            for part in letters.by_ref() {
                out.push(part);
                if part.is_ascii_alphabetic() {
                    break;
                }
            }
        } else if used < columns {
            out.push(letter);
            used += 1;
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_cut_by_columns_and_keeps_its_colours_whole() {
        assert_eq!(cut("größer", 4), "größ");
        assert_eq!(cut("\u{1b}[31mred\u{1b}[0m end", 5), "\u{1b}[31mred\u{1b}[0m e");
        assert_eq!(cut("", 5), "");
    }

    #[test]
    fn keys_are_read_by_letter_and_by_arrow() {
        let press = |code, modifiers| meaning(KeyEvent::new(code, modifiers));
        assert_eq!(press(KeyCode::Char('n'), KeyModifiers::NONE), Some(Key::Next));
        assert_eq!(press(KeyCode::Left, KeyModifiers::NONE), Some(Key::Previous));
        assert_eq!(press(KeyCode::Char('c'), KeyModifiers::CONTROL), Some(Key::Quit));
        assert_eq!(press(KeyCode::Char('n'), KeyModifiers::CONTROL), None);
        assert_eq!(press(KeyCode::Char('x'), KeyModifiers::NONE), None);
    }
}
