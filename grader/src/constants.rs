//! Answers without thought: an exercise's stub with every `todo!` replaced by a
//! constant. They must earn next to nothing.

/// The stub with constants for bodies: the first variant has the first constant
/// of every function's type, and so on, until every constant was used.
pub fn variants(stub: &str) -> Vec<String> {
    let bodies = bodies(stub);
    let most = bodies.iter().map(|body| body.constants.len()).max().unwrap_or(0);
    (0..most)
        .map(|variant| {
            let mut text = stub.to_string();
            for body in bodies.iter().rev() {
                if let Some(last) = body.constants.len().checked_sub(1) {
                    text.replace_range(body.start..body.end, &body.constants[variant.min(last)]);
                }
            }
            text
        })
        .collect()
}

/// A `todo!(…)` with the constants that fit its function.
struct Body {
    start: usize,
    end: usize,
    constants: Vec<String>,
}

fn bodies(stub: &str) -> Vec<Body> {
    stub.match_indices("todo!(")
        .filter_map(|(start, opening)| {
            let end = end_of_call(stub, start + opening.len())?;
            Some(Body { start, end, constants: constants(result_before(stub, start)?) })
        })
        .collect()
}

/// The offset behind the bracket that closes a call, outside of its text.
fn end_of_call(text: &str, inside: usize) -> Option<usize> {
    let mut depth = 1;
    let mut in_text = false;
    for (at, letter) in text[inside..].char_indices() {
        match letter {
            '"' => in_text = !in_text,
            '(' if !in_text => depth += 1,
            ')' if !in_text => {
                depth -= 1;
                if depth == 0 {
                    return Some(inside + at + 1);
                }
            }
            _ => {}
        }
    }
    None
}

/// The result type of the function that a place in the text belongs to.
fn result_before(text: &str, at: usize) -> Option<&str> {
    let head = &text[text[..at].rfind("fn ")?..at];
    let open = head.rfind('{')?;
    let close = head[..open].rfind(')')?;
    Some(match head[..open].rfind("->") {
        Some(arrow) => head[arrow + 2..open].trim(),
        None if head[close + 1..open].trim().is_empty() => "()",
        None => return None,
    })
}

/// Constants of a type, simplest first; empty where it has none we know.
fn constants(of: &str) -> Vec<String> {
    let inner = |name: &str| of.strip_prefix(name)?.strip_prefix('<')?.strip_suffix('>');
    match of {
        "()" => vec!["()".to_string()],
        "bool" => vec!["false".to_string(), "true".to_string()],
        "usize" | "u8" | "u16" | "u32" | "u64" | "u128" => vec!["0".into(), "1".into()],
        "isize" | "i8" | "i16" | "i32" | "i64" | "i128" => {
            vec!["0".into(), "1".into(), "-1".into()]
        }
        "String" => vec!["String::new()".into(), "\"Q\".to_string()".into()],
        _ => {
            if let Some(one) = inner("Option") {
                let some = constants(one).into_iter().map(|value| format!("Some({value})"));
                ["None".to_string()].into_iter().chain(some).collect()
            } else if let Some(one) = inner("Vec") {
                let some = constants(one).into_iter().map(|value| format!("vec![{value}]"));
                ["Vec::new()".to_string()].into_iter().chain(some).collect()
            } else if let Some(parts) = of.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'))
            {
                let parts: Vec<Vec<String>> =
                    parts.split(',').map(|part| constants(part.trim())).collect();
                let most = parts.iter().map(Vec::len).min().unwrap_or(0);
                (0..most)
                    .map(|at| {
                        let row: Vec<&str> = parts.iter().map(|part| part[at].as_str()).collect();
                        format!("({})", row.join(", "))
                    })
                    .collect()
            } else {
                Vec::new()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_constant_of_every_type_is_tried() {
        let stub = "pub fn a(n: usize) -> bool {\n    todo!(\"a: (n = {n}\")\n}\n\
                    fn b() {\n    todo!(\"b\")\n}\n\
                    fn c() -> Option<Vec<usize>> {\n    todo!(\"c\")\n}\n";
        let variants = variants(stub);
        assert_eq!(variants.len(), 4);
        assert_eq!(
            variants[0],
            "pub fn a(n: usize) -> bool {\n    false\n}\nfn b() {\n    ()\n}\n\
             fn c() -> Option<Vec<usize>> {\n    None\n}\n"
        );
        assert!(variants[3].contains("true"));
        assert!(variants[3].contains("Some(vec![1])"));
        assert!(variants.iter().all(|variant| !variant.contains("todo!")));
    }

    #[test]
    fn a_tuple_has_as_many_constants_as_its_poorest_part() {
        assert_eq!(constants("(u64, u64)"), ["(0, 0)", "(1, 1)"]);
        assert_eq!(constants("Vec<usize>"), ["Vec::new()", "vec![0]", "vec![1]"]);
        assert!(constants("Board").is_empty());
    }
}
