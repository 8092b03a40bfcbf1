//! One line under the compiler's own words, for the errors that people meet who
//! know another language. The compiler's words stay: they can be searched for.

use crate::compile::CompilerError;

/// The line that goes with an error, where there is one. `source` is the file.
pub fn advice(error: &CompilerError, source: &str) -> Option<&'static str> {
    let message = error.message.as_str();
    let label = error.label.as_str();
    let both = |text: &str| message.contains(text) || label.contains(text);
    match error.code.as_str() {
        "E0434" => Some(
            "A `fn` inside another one sees only its own parameters: pass what it needs. \
             (In Python an inner `def` sees the outer variables.)",
        ),
        "E0425" if calls_itself_as_closure(message, source) => {
            Some("A closure cannot call itself by its name: use the named helper from the stub.")
        }
        "E0596" if message.contains("as it is not declared as mutable") => Some(
            "If the parameter is a `&mut` already, pass it on as it is, without another `&mut`; \
             if it is a variable, declare it with `let mut`.",
        ),
        "E0507" => Some(
            "This would move a value out of something that is only borrowed. A board must be \
             copied: `.clone()`, or `.to_vec()` for a slice.",
        ),
        "E0382" => Some(
            "The value was given away before. Lend it instead, with `&` or `&mut`, so that every \
             call works on the same one.",
        ),
        "E0499" => Some(
            "Only one `&mut` to a value can be in use at a time: finish with the first, or pass \
             on the one there is.",
        ),
        "E0308" if label.contains("expected `&") && label.contains("found `") => {
            Some("Sets are asked with a reference: `contains(&col)`, `remove(&col)`.")
        }
        "E0308" if label.contains("expected `Option<") => {
            Some("Where an `Option` is promised, an answer goes out as `Some(answer)`.")
        }
        "E0308" if label.contains("found `()`") || label.contains("implicitly returns `()`") => {
            Some("The value of a function is its last line, without a `;` behind it.")
        }
        "E0308" if both("`usize`") || both("`isize`") || both("`u64`") => {
            Some("Number types are never mixed: convert one of the two with `as`.")
        }
        "E0277" if message.contains("can't compare") => Some(
            "One side is a reference. Take the number out of it in the pattern, as in \
             `for (r, &c) in …`, or compare with `*c`.",
        ),
        "E0277" if message.contains("to `u64`") || message.contains("to `usize`") => {
            Some("Number types are never mixed: convert one of the two with `as`.")
        }
        "E0277" if message.contains("cannot be indexed by") => {
            Some("A place in a list is a `usize`: convert it with `as usize`.")
        }
        "E0583" => Some(
            "Only this one file is graded: write the module's code inside it, as `mod name { … }`.",
        ),
        _ if message.starts_with("couldn't read") => {
            Some("Only this one file is there when it is graded.")
        }
        "E0384" => Some("A variable that changes is declared with `let mut`."),
        "E0599" if message.contains("`abs`") => {
            Some("`usize` has no `abs`, since it is never negative: use `a.abs_diff(b)`.")
        }
        "E0689" => Some("Say which number type is meant, for example `(row as isize)`."),
        "E0600" if message.contains("`-`") => {
            Some("An unsigned number has no minus: `x.wrapping_neg()` gives the same bits.")
        }
        _ if message.contains("`~` cannot be used") => {
            Some("Bits are turned over with `!`, not `~`.")
        }
        _ => None,
    }
}

/// Whether a missing function is a closure that calls itself.
fn calls_itself_as_closure(message: &str, source: &str) -> bool {
    let Some(name) = message.split('`').nth(1) else { return false };
    ["let", "let mut"].iter().any(|word| {
        source.contains(&format!("{word} {name} = |"))
            || source.contains(&format!("{word} {name} = move |"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(code: &str, message: &str, label: &str) -> CompilerError {
        CompilerError {
            code: code.into(),
            message: message.into(),
            label: label.into(),
            line: 1,
            column: 1,
            rendered: String::new(),
            advice: String::new(),
        }
    }

    fn said(code: &str, message: &str, label: &str) -> &'static str {
        advice(&error(code, message, label), "let go = |n| go(n - 1);").unwrap_or("")
    }

    #[test]
    fn frequent_errors_get_the_line_that_helps() {
        for (code, message, label, part) in [
            ("E0434", "can't capture dynamic environment", "", "parameters"),
            ("E0425", "cannot find function `go` in this scope", "", "named helper"),
            (
                "E0596",
                "cannot borrow `q` as mutable, as it is not declared as mutable",
                "",
                "as it is",
            ),
            ("E0507", "cannot move out of `*queens`", "", ".clone()"),
            ("E0308", "mismatched types", "expected `&usize`, found `usize`", "contains(&col)"),
            (
                "E0308",
                "mismatched types",
                "expected `Option<Vec<usize>>`, found `Vec<usize>`",
                "Some",
            ),
            ("E0308", "mismatched types", "expected `u64`, found `()`", "without a `;`"),
            ("E0277", "can't compare `&usize` with `usize`", "", "(r, &c)"),
            ("E0277", "cannot add-assign `usize` to `u64`", "", "`as`"),
            ("E0599", "no method named `abs` found for type `usize`", "", "abs_diff"),
            ("E0600", "cannot apply unary operator `-` to type `u32`", "", "wrapping_neg"),
            ("", "`~` cannot be used as a unary operator", "", "`!`"),
        ] {
            assert!(said(code, message, label).contains(part), "{code} {message}");
        }
    }

    #[test]
    fn other_errors_stand_alone() {
        assert_eq!(said("E0425", "cannot find function `other` in this scope", ""), "");
        assert_eq!(said("E0432", "unresolved import", ""), "");
    }
}
