//! Answers as values: what a check returned, what was expected, and where the
//! two first part.

use std::fmt;

/// An answer, read from the text that a harness sends or an author writes.
///
/// Two values are equal when a student would call them the same answer: the
/// integer type does not matter, and the order of a set does not either.
#[derive(Debug, Clone)]
pub enum Value {
    Integer(i128),
    Float(f64),
    Bool(bool),
    Char(char),
    Text(String),
    /// `None`
    Absent,
    /// `Some(value)`
    Present(Box<Value>),
    List(Vec<Value>),
    /// Kept sorted by text, so that equal sets are equal lists.
    Set(Vec<Value>),
    Tuple(Vec<Value>),
}

/// How far two floating-point answers may lie apart, relative to the larger.
const FLOAT_TOLERANCE: f64 = 1e-9;

impl PartialEq for Value {
    fn eq(&self, other: &Value) -> bool {
        use Value::*;
        match (self, other) {
            (Integer(a), Integer(b)) => a == b,
            (Float(a), Float(b)) => {
                a == b
                    || (a.is_nan() && b.is_nan())
                    || (a.is_finite()
                        && b.is_finite()
                        && (a - b).abs() <= FLOAT_TOLERANCE * a.abs().max(b.abs()))
            }
            (Bool(a), Bool(b)) => a == b,
            (Char(a), Char(b)) => a == b,
            (Text(a), Text(b)) => a == b,
            (Absent, Absent) => true,
            (Present(a), Present(b)) => a == b,
            (List(a), List(b)) | (Set(a), Set(b)) | (Tuple(a), Tuple(b)) => a == b,
            _ => false,
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let listed = |f: &mut fmt::Formatter<'_>, values: &[Value]| {
            for (place, value) in values.iter().enumerate() {
                if place > 0 {
                    f.write_str(", ")?;
                }
                write!(f, "{value}")?;
            }
            Ok(())
        };
        match self {
            Value::Integer(number) => write!(f, "{number}"),
            Value::Float(number) => write!(f, "{number:?}"),
            Value::Bool(answer) => write!(f, "{answer}"),
            Value::Char(letter) => write!(f, "{letter:?}"),
            Value::Text(text) => write!(f, "{text:?}"),
            Value::Absent => f.write_str("None"),
            Value::Present(value) => write!(f, "Some({value})"),
            Value::List(values) => {
                f.write_str("[")?;
                listed(f, values)?;
                f.write_str("]")
            }
            Value::Set(values) => {
                f.write_str("{")?;
                listed(f, values)?;
                f.write_str("}")
            }
            Value::Tuple(values) => {
                f.write_str("(")?;
                listed(f, values)?;
                f.write_str(if values.len() == 1 { ",)" } else { ")" })
            }
        }
    }
}

impl Value {
    /// Reads a value written in the grammar of the harness's `Answer`.
    ///
    /// # Errors
    ///
    /// A sentence that says what was expected and at which character (counted
    /// from 1).
    pub fn parse(text: &str) -> Result<Value, String> {
        let mut reader = Reader { text, at: 0, depth: 0 };
        let value = reader.value()?;
        reader.space();
        match reader.peek() {
            None => Ok(value),
            Some(extra) => Err(reader.expected(&format!("the end instead of `{extra}`"))),
        }
    }

    /// The list of the numbers below `length`.
    pub fn list_up_to(length: usize) -> Value {
        Value::List((0..length).map(|number| Value::Integer(number as i128)).collect())
    }

    /// The board in this value: a list of columns, or `Some` of one.
    pub fn as_board(&self) -> Option<Vec<usize>> {
        match self {
            Value::List(columns) => columns
                .iter()
                .map(|column| match column {
                    Value::Integer(number) => usize::try_from(*number).ok(),
                    _ => None,
                })
                .collect(),
            Value::Present(board) => board.as_board(),
            _ => None,
        }
    }

    /// The text in this value.
    pub fn as_text(&self) -> Option<&str> {
        match self {
            Value::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The number in this value, when it is a whole one.
    pub fn as_integer(&self) -> Option<i128> {
        match self {
            Value::Integer(number) => Some(*number),
            _ => None,
        }
    }
}

/// Says in words where two different answers first part; `None` where the two
/// answers themselves already say it. `names` are the names of a tuple's parts.
///
/// ```text
/// [1, 3, 0, 2] against [1, 3, 2, 0]  →  "place 2 is 2 instead of 0"
/// ```
pub fn first_difference(expected: &Value, actual: &Value, names: &[String]) -> Option<String> {
    use Value::*;
    match (expected, actual) {
        (Present(a), Present(b)) => first_difference(a, b, names),
        (Tuple(a), Tuple(b)) if a.len() == b.len() => {
            let wrong: Vec<usize> = (0..a.len()).filter(|&place| a[place] != b[place]).collect();
            let &first = wrong.first()?;
            let name = |place: usize| match names.get(place) {
                Some(name) => format!("`{name}`"),
                None => format!("part {}", place + 1),
            };
            let inner = match first_difference(&a[first], &b[first], &[]) {
                Some(inner) => format!("in {}, {inner}", name(first)),
                None => format!("{} is {} instead of {}", name(first), b[first], a[first]),
            };
            let right: Vec<String> =
                (0..a.len()).filter(|place| !wrong.contains(place)).map(name).collect();
            Some(match right.as_slice() {
                [] => inner,
                [one] => format!("{inner}; {one} is right"),
                [some @ .., last] => {
                    format!("{inner}; {} and {last} are right", some.join(", "))
                }
            })
        }
        (List(a), List(b)) => {
            let first = (0..a.len().min(b.len())).find(|&place| a[place] != b[place]);
            match first {
                Some(place) => Some(match first_difference(&a[place], &b[place], &[]) {
                    Some(inner) => format!("in entry {place}, {inner}"),
                    None => format!("entry {place} is {} instead of {}", b[place], a[place]),
                }),
                None if a.len() == b.len() => None,
                None => {
                    Some(format!("{} instead of {}", counted(b.len(), "entry", "entries"), a.len()))
                }
            }
        }
        (Set(a), Set(b)) => {
            let missing: Vec<String> =
                a.iter().filter(|value| !b.contains(value)).map(Value::to_string).collect();
            let extra: Vec<String> =
                b.iter().filter(|value| !a.contains(value)).map(Value::to_string).collect();
            let mut parts = Vec::new();
            if !missing.is_empty() {
                parts.push(format!("{} missing", missing.join(", ")));
            }
            if !extra.is_empty() {
                parts.push(format!("{} too much", extra.join(", ")));
            }
            (!parts.is_empty()).then(|| parts.join(" and "))
        }
        _ => None,
    }
}

/// `1 entry`, `2 entries`: a number with the word that goes with it.
pub fn counted(number: usize, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

/// How deep values may be nested: far more than any answer, far less than what
/// would overflow the stack.
const DEEPEST: usize = 64;

/// The longest list that may be written as a range.
const LONGEST_RANGE: usize = 10_000;

struct Reader<'a> {
    text: &'a str,
    at: usize,
    depth: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn space(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.at += self.peek().map_or(0, char::len_utf8);
        }
    }

    fn eat(&mut self, token: &str) -> bool {
        self.space();
        let found = self.text[self.at..].starts_with(token);
        if found {
            self.at += token.len();
        }
        found
    }

    fn expected(&self, what: &str) -> String {
        let character = self.text[..self.at].chars().count() + 1;
        format!("expected {what} at character {character} of `{}`", shortened(self.text))
    }

    fn value(&mut self) -> Result<Value, String> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(self.expected("a value that is nested less deeply"));
        }
        self.space();
        let value = match self.peek() {
            Some('[') => match self.range() {
                Some(range) => range,
                None => Value::List(self.values("[", "]")?.0),
            },
            Some('{') => {
                let mut values = self.values("{", "}")?.0;
                values.sort_by_cached_key(|value| match value {
                    Value::Integer(number) => (*number, String::new()),
                    other => (i128::MAX, other.to_string()),
                });
                values.dedup();
                Value::Set(values)
            }
            Some('(') => match self.values("(", ")")? {
                (mut one, false) if one.len() == 1 => one.remove(0),
                (parts, _) => Value::Tuple(parts),
            },
            Some('"') => Value::Text(self.quoted('"')?),
            Some('\'') => {
                let text = self.quoted('\'')?;
                let mut letters = text.chars();
                match (letters.next(), letters.next()) {
                    (Some(letter), None) => Value::Char(letter),
                    _ => return Err(self.expected("one letter between quotes")),
                }
            }
            Some(first) if first.is_ascii_digit() || first == '-' => self.number()?,
            Some(first) if first.is_ascii_alphabetic() => self.word()?,
            _ => return Err(self.expected("a value")),
        };
        self.depth -= 1;
        Ok(value)
    }

    /// The short form of a long list: `[0..300]` is `[0, 1, …, 299]`.
    fn range(&mut self) -> Option<Value> {
        let (inside, _) = self.text[self.at..].strip_prefix("[0..")?.split_once(']')?;
        let length = inside.parse().ok().filter(|&length| length <= LONGEST_RANGE)?;
        self.at += "[0..".len() + inside.len() + "]".len();
        Some(Value::list_up_to(length))
    }

    /// The values between two brackets, and whether the last had a comma.
    fn values(&mut self, open: &str, close: &str) -> Result<(Vec<Value>, bool), String> {
        self.eat(open);
        let mut values = Vec::new();
        let mut comma = false;
        loop {
            if self.eat(close) {
                return Ok((values, comma));
            }
            if !values.is_empty() && !comma {
                return Err(self.expected(&format!("`,` or `{close}`")));
            }
            values.push(self.value()?);
            comma = self.eat(",");
        }
    }

    fn number(&mut self) -> Result<Value, String> {
        let rest = &self.text[self.at..];
        let length = rest
            .find(|c: char| !(c.is_ascii_alphanumeric() || matches!(c, '-' | '+' | '.' | '_')))
            .unwrap_or(rest.len());
        let text = rest[..length].replace('_', "");
        let value = match text.parse::<i128>() {
            Ok(number) => Value::Integer(number),
            Err(_) => match text.parse::<f64>() {
                Ok(number) => Value::Float(number),
                Err(_) => return Err(self.expected("a number")),
            },
        };
        self.at += length;
        Ok(value)
    }

    fn word(&mut self) -> Result<Value, String> {
        for (word, value) in [
            ("true", Value::Bool(true)),
            ("false", Value::Bool(false)),
            ("None", Value::Absent),
            ("NaN", Value::Float(f64::NAN)),
            ("inf", Value::Float(f64::INFINITY)),
        ] {
            if self.eat(word) {
                return Ok(value);
            }
        }
        if self.eat("Some") {
            if !self.eat("(") {
                return Err(self.expected("`(` after `Some`"));
            }
            let value = self.value()?;
            if !self.eat(")") {
                return Err(self.expected("`)`"));
            }
            return Ok(Value::Present(Box::new(value)));
        }
        Err(self.expected("`true`, `false`, `None` or `Some(…)`"))
    }

    fn quoted(&mut self, quote: char) -> Result<String, String> {
        let mut text = String::new();
        let mut letters = self.text[self.at + 1..].char_indices();
        while let Some((offset, letter)) = letters.next() {
            match letter {
                _ if letter == quote => {
                    self.at += 1 + offset + 1;
                    return Ok(text);
                }
                '\\' => match letters.next().map(|(_, escaped)| escaped) {
                    Some('n') => text.push('\n'),
                    Some('r') => text.push('\r'),
                    Some('t') => text.push('\t'),
                    Some('0') => text.push('\0'),
                    Some(plain @ ('\\' | '\'' | '"')) => text.push(plain),
                    Some('u') => {
                        let digits: String = letters
                            .by_ref()
                            .map(|(_, digit)| digit)
                            .skip_while(|&digit| digit == '{')
                            .take_while(|&digit| digit != '}')
                            .collect();
                        let code = u32::from_str_radix(&digits, 16).ok();
                        match code.and_then(char::from_u32) {
                            Some(letter) => text.push(letter),
                            None => return Err(self.expected("a character code")),
                        }
                    }
                    _ => return Err(self.expected("an escape such as `\\n`")),
                },
                plain => text.push(plain),
            }
        }
        Err(self.expected(&format!("a closing `{quote}`")))
    }
}

/// The first characters of a long text, with `…` where it was cut.
pub fn shortened(text: &str) -> String {
    const LONGEST: usize = 200;
    match text.char_indices().nth(LONGEST) {
        None => text.to_string(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}

/// Text that is safe to show: control characters are drawn instead of obeyed.
pub fn clean(text: &str) -> String {
    text.chars()
        .map(|letter| match letter {
            '\n' | '\t' => letter,
            '\r' => ' ',
            letter if letter.is_control() || is_direction_mark(letter) => '\u{fffd}',
            letter => letter,
        })
        .collect()
}

/// Marks that make a terminal show text in another order than it has.
fn is_direction_mark(letter: char) -> bool {
    matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(text: &str) -> Value {
        Value::parse(text).unwrap()
    }

    #[test]
    fn what_is_written_is_read_back() {
        for text in [
            "-3",
            "true",
            "None",
            "Some([1, 3, 0, 2])",
            "[[1, 3, 0, 2], [2, 0, 3, 1]]",
            "({1}, {-1}, {1})",
            "(17, 2)",
            "\".Q\\n\\\"Q.\"",
            "'?'",
            "[Some(1.5), None]",
            "()",
            "(1,)",
            "{}",
        ] {
            assert_eq!(value(text).to_string(), text);
        }
    }

    #[test]
    fn a_set_has_no_order_and_a_list_has() {
        assert_eq!(value("{2, 1, 10}"), value("{10, 2, 1}"));
        assert_ne!(value("[2, 1]"), value("[1, 2]"));
        assert_ne!(value("[1]"), value("{1}"));
    }

    #[test]
    fn a_range_is_a_list_written_short() {
        assert_eq!(Value::parse("[0..3]").unwrap(), Value::parse("[0, 1, 2]").unwrap());
        assert_eq!(Value::parse("Some([0..0])").unwrap(), Value::parse("Some([])").unwrap());
        for text in ["[0..]", "[1..3]", "[0..99999999999]", "[0..3"] {
            assert!(Value::parse(text).is_err(), "{text}");
        }
    }

    #[test]
    fn integer_types_do_not_matter_but_floats_do() {
        assert_eq!(value("1_000"), value("1000"));
        assert_ne!(value("1"), value("1.0"));
        assert_eq!(value("0.30000000000000004"), value("0.3"));
        assert_eq!(value("NaN"), value("NaN"));
        assert_eq!(value("inf"), value("inf"));
        for number in ["0.0", "1.5", "-1e300", "NaN"] {
            assert_ne!(value("inf"), value(number));
            assert_ne!(value("NaN"), value(if number == "NaN" { "inf" } else { number }));
        }
    }

    #[test]
    fn a_mistake_in_a_value_is_placed() {
        assert_eq!(
            Value::parse("[1, 2").unwrap_err(),
            "expected `,` or `]` at character 6 of `[1, 2`"
        );
        assert_eq!(
            Value::parse("yes").unwrap_err(),
            "expected `true`, `false`, `None` or `Some(…)` at character 1 of `yes`"
        );
        assert!(Value::parse("1 2").is_err());
        assert!(Value::parse("\"open").is_err());
        assert!(Value::parse("").is_err());
    }

    #[test]
    fn endless_nesting_is_refused_instead_of_overflowing() {
        assert!(Value::parse(&"[".repeat(100_000)).is_err());
    }

    #[test]
    fn the_first_difference_is_named() {
        let said = |expected: &str, actual: &str, names: &[&str]| {
            let names: Vec<String> = names.iter().map(|name| name.to_string()).collect();
            first_difference(&value(expected), &value(actual), &names)
        };
        assert_eq!(said("[1, 3, 0, 2]", "[1, 3, 2, 0]", &[]).unwrap(), "entry 2 is 2 instead of 0");
        assert_eq!(said("[1, 2]", "[1]", &[]).unwrap(), "1 entry instead of 2");
        assert_eq!(
            said("({}, {}, {})", "({}, {}, {0})", &["cols", "diag", "anti"]).unwrap(),
            "in `anti`, 0 too much; `cols` and `diag` are right"
        );
        assert_eq!(
            said("(2, 9)", "(2, 17)", &[]).unwrap(),
            "part 2 is 17 instead of 9; part 1 is right"
        );
        assert_eq!(said("17", "16", &[]), None);
    }

    #[test]
    fn what_a_program_prints_cannot_steer_the_terminal() {
        assert_eq!(clean("a\u{1b}[31mb\u{202e}c\n"), "a\u{fffd}[31mb\u{fffd}c\n");
    }
}
