//! Markdown pages of a copy in which some files are missing: links to those become
//! plain words, and what tells of commands that a copy does not have is left out.

/// A page in which every link leads somewhere. `page` is its path, and `is_there`
/// says whether a path, relative like it, is in the copy.
pub fn linked(text: &str, page: &str, is_there: &dyn Fn(&str) -> bool) -> String {
    let mut inside_code = false;
    text.split_inclusive('\n')
        .map(|line| {
            let is_fence = line.trim_start().starts_with("```");
            inside_code ^= is_fence;
            if inside_code || is_fence {
                line.to_string()
            } else {
                linked_line(line, page, is_there)
            }
        })
        .collect()
}

/// A page without the paragraphs and table rows that hold `phrase`.
pub fn without(text: &str, phrase: &str) -> String {
    let paragraphs = text.split("\n\n").filter_map(|paragraph| {
        if !paragraph.contains(phrase) {
            return Some(paragraph.to_string());
        }
        let lines: Vec<&str> = paragraph.lines().collect();
        let is_table = lines.iter().all(|line| line.starts_with('|'));
        is_table.then(|| {
            lines.into_iter().filter(|line| !line.contains(phrase)).collect::<Vec<_>>().join("\n")
        })
    });
    let mut page = paragraphs.collect::<Vec<_>>().join("\n\n").trim_end().to_string();
    page.push('\n');
    page
}

fn linked_line(line: &str, page: &str, is_there: &dyn Fn(&str) -> bool) -> String {
    let mut done = String::new();
    let mut rest = line;
    while let Some(link) = first_link(rest) {
        done.push_str(&rest[..link.start]);
        let leads = target_path(page, link.target).is_none_or(|path| is_there(&path));
        done.push_str(if leads { &rest[link.start..link.end] } else { link.words });
        rest = &rest[link.end..];
    }
    done.push_str(rest);
    done
}

/// `[words](target)` in a line.
struct Link<'a> {
    start: usize,
    end: usize,
    words: &'a str,
    target: &'a str,
}

fn first_link(line: &str) -> Option<Link<'_>> {
    let mut from = 0;
    while let Some(middle) = line[from..].find("](").map(|at| from + at) {
        let closing = line[middle..].find(')').map(|at| middle + at);
        let opening = line[..middle].rfind('[').filter(|&at| at >= from);
        if let (Some(start), Some(close)) = (opening, closing)
            && line[..start].matches('`').count().is_multiple_of(2)
        {
            let (words, target) = (&line[start + 1..middle], &line[middle + 2..close]);
            return Some(Link { start, end: close + 1, words, target });
        }
        from = middle + 2;
    }
    None
}

/// The path of what a link leads to; `None` where it is no file of the workbook.
fn target_path(page: &str, target: &str) -> Option<String> {
    let path = target.split('#').next().unwrap_or_default();
    if path.is_empty() || path.contains(':') {
        return None;
    }
    let mut parts: Vec<&str> = page.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            ".." => {
                parts.pop();
            }
            "." | "" => {}
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn only_first(path: &str) -> bool {
        path == "exercises/01_a/README.md"
    }

    #[test]
    fn a_link_to_what_is_not_there_becomes_its_words() {
        let page = "exercises/concepts/tree.md";
        let text = "See [01](../01_a/README.md#task), [02 · more](../02_b/README.md) and \
                    [the site](https://example.org).\n";
        assert_eq!(
            linked(text, page, &only_first),
            "See [01](../01_a/README.md#task), 02 · more and [the site](https://example.org).\n"
        );
    }

    #[test]
    fn code_is_left_as_it_is() {
        let text = "`a[i](x)` and\n```rust\nlet a = b[i](x);\n```\n";
        assert_eq!(linked(text, "README.md", &|_| false), text);
    }

    #[test]
    fn a_link_is_read_from_the_folder_of_its_page() {
        for (target, path) in [
            ("../README.md", Some("README.md")),
            ("x.md#place", Some("exercises/x.md")),
            ("./a/../x.md", Some("exercises/x.md")),
            ("#here", None),
            ("https://example.org", None),
        ] {
            assert_eq!(target_path("exercises/a.md", target).as_deref(), path, "{target}");
        }
    }

    #[test]
    fn paragraphs_and_rows_about_a_missing_command_go() {
        let text = "One.\n\nRun `solution EX`.\nAnd more.\n\n| a |\n|---|\n| solution |\n| b |\n";
        assert_eq!(without(text, "solution"), "One.\n\n| a |\n|---|\n| b |\n");
        assert_eq!(without("One.\n", "solution"), "One.\n");
    }
}
