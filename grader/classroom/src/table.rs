//! CSV text with every byte in its place: which bytes each cell takes, so that
//! one cell can be replaced and all others stay as they are.

use std::ops::Range;

/// The bytes some programs put before UTF-8 text.
pub const BOM: &str = "\u{feff}";

/// A table as it stands in a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    pub delimiter: char,
    /// For every row, where its cells lie in the text, quotes included. A row
    /// without any text has no cells.
    pub rows: Vec<Vec<Range<usize>>>,
}

impl Table {
    /// Finds the cells of a text. The delimiter is the one of comma, semicolon and
    /// tab that the first row has most of.
    ///
    /// # Errors
    ///
    /// The line (from 1) in which a quoted cell begins that never ends.
    pub fn read(text: &str) -> Result<Table, usize> {
        let delimiter = [',', ';', '\t']
            .into_iter()
            .rev()
            .max_by_key(|&sign| unquoted(first_row(text), sign))
            .unwrap_or(',');
        let start = if text.starts_with(BOM) { BOM.len() } else { 0 };
        let mut rows = Vec::new();
        let mut row = Vec::new();
        let mut cell = start;
        let mut quoted = None;
        for (at, letter) in text.char_indices().skip_while(|&(at, _)| at < start) {
            match letter {
                '"' if quoted.is_some() => quoted = None,
                // A quote opens a cell, or opens it again after a doubled one.
                '"' if at == cell || text[..at].ends_with('"') => quoted = Some(at),
                _ if quoted.is_some() => {}
                _ if letter == delimiter => {
                    row.push(cell..at);
                    cell = at + letter.len_utf8();
                }
                '\n' => {
                    let end = if text[cell..at].ends_with('\r') { at - 1 } else { at };
                    row.push(cell..end);
                    rows.push(finished(&mut row));
                    cell = at + 1;
                }
                _ => {}
            }
        }
        if let Some(open) = quoted {
            return Err(text[..open].matches('\n').count() + 1);
        }
        if cell < text.len() || !row.is_empty() {
            row.push(cell..text.len());
            rows.push(finished(&mut row));
        }
        Ok(Table { delimiter, rows })
    }

    /// The cells of a row as values: without their quotes.
    pub fn values<'a>(&'a self, text: &'a str, row: usize) -> Vec<String> {
        self.rows[row].iter().map(|cell| value(&text[cell.clone()])).collect()
    }

    /// The line (from 1) in which a row begins.
    pub fn line(&self, text: &str, row: usize) -> usize {
        let start = self.rows[row].first().map_or(0, |cell| cell.start);
        text[..start].matches('\n').count() + 1
    }
}

/// The rows of a table as they stand in the text, without their line ends.
///
/// # Errors
///
/// The line (from 1) in which a quoted cell begins that never ends.
pub fn records(text: &str) -> Result<Vec<String>, usize> {
    let table = Table::read(text)?;
    let record = |row: &Vec<Range<usize>>| match (row.first(), row.last()) {
        (Some(first), Some(last)) => text[first.start..last.end].to_string(),
        _ => String::new(),
    };
    Ok(table.rows.iter().map(record).collect())
}

/// A row without any text has no cells.
fn finished(row: &mut Vec<Range<usize>>) -> Vec<Range<usize>> {
    let row = std::mem::take(row);
    if row.len() == 1 && row[0].is_empty() { Vec::new() } else { row }
}

fn first_row(text: &str) -> &str {
    let mut inside = false;
    let end = text.find(|letter| {
        inside ^= letter == '"';
        letter == '\n' && !inside
    });
    &text[..end.unwrap_or(text.len())]
}

fn unquoted(row: &str, sign: char) -> usize {
    let mut inside = false;
    row.chars()
        .filter(|&letter| {
            inside ^= letter == '"';
            letter == sign && !inside
        })
        .count()
}

/// The value of a cell as it stands in the text.
fn value(cell: &str) -> String {
    match cell.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')) {
        Some(inner) => inner.replace("\"\"", "\""),
        None => cell.to_string(),
    }
}

/// A value as a cell: in quotes where it needs them.
pub fn cell(value: &str, delimiter: char) -> String {
    let needs = |letter: char| letter == delimiter || matches!(letter, '"' | '\n' | '\r');
    if value.contains(needs) || value != value.trim() {
        format!("\"{}\"", value.replace('"', "\"\""))
    } else {
        value.to_string()
    }
}

/// A value that comes from a student, as a cell: a spreadsheet that opens it
/// calculates nothing. What begins like a formula gets an apostrophe.
pub fn safe_cell(value: &str, delimiter: char) -> String {
    let formula = value.trim_start().starts_with(['=', '+', '-', '@'])
        || value.starts_with(['\t', '\r', '\n']);
    let number = value.trim().parse::<f64>().is_ok();
    if formula && !number { cell(&format!("'{value}"), delimiter) } else { cell(value, delimiter) }
}

/// A line of cells.
pub fn line<'a>(values: impl IntoIterator<Item = &'a str>) -> String {
    let cells: Vec<String> = values.into_iter().map(|value| safe_cell(value, ',')).collect();
    format!("{}\n", cells.join(","))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(text: &str) -> Vec<Vec<String>> {
        let table = Table::read(text).unwrap();
        (0..table.rows.len()).map(|row| table.values(text, row)).collect()
    }

    #[test]
    fn cells_are_found_with_and_without_quotes() {
        assert_eq!(rows("a,b\r\n1,2\r\n"), [["a", "b"], ["1", "2"]]);
        assert_eq!(rows("a;b\n\"x;\"\"y\"\"\";2"), [["a", "b"], ["x;\"y\"", "2"]]);
        assert_eq!(rows("\u{feff}\"a\"\tb\n\tq\n"), [["a", "b"], ["", "q"]]);
        assert_eq!(rows("a,b\n\"two\nlines\",2\n"), [["a", "b"], ["two\nlines", "2"]]);
        assert_eq!(rows("a,b\n\n,\n"), [vec!["a", "b"], vec![], vec!["", ""]]);
        assert_eq!(rows("a\"b,c\n"), [["a\"b", "c"]]);
        assert_eq!(rows(""), Vec::<Vec<String>>::new());
    }

    #[test]
    fn a_cell_that_never_ends_is_named_by_its_line() {
        assert_eq!(Table::read("a,b\n1,2\n3,\"4\n5,6\n"), Err(3));
    }

    #[test]
    fn every_byte_is_in_a_cell_or_between_two() {
        let text = "\u{feff}\"a\";b\r\n\"x;\"\"y\"\"\";2\r\n";
        let table = Table::read(text).unwrap();
        let cells: Vec<&str> =
            table.rows.iter().flatten().map(|cell| &text[cell.clone()]).collect();
        assert_eq!(cells, ["\"a\"", "b", "\"x;\"\"y\"\"\"", "2"]);
        assert_eq!(table.line(text, 1), 2);
    }

    #[test]
    fn a_value_comes_back_from_its_cell() {
        for value in ["plain", "a,b", "say \"x\"", "two\nlines", " space ", ""] {
            let text = format!("{},z\n", cell(value, ','));
            assert_eq!(rows(&text), [[value, "z"]], "{value}");
        }
    }

    #[test]
    fn a_spreadsheet_is_given_no_formula() {
        assert_eq!(safe_cell("=1+1", ','), "'=1+1");
        assert_eq!(safe_cell("@SUM(A1)", ','), "'@SUM(A1)");
        assert_eq!(
            safe_cell("=HYPERLINK(\"x\",\"y\")", ','),
            "\"'=HYPERLINK(\"\"x\"\",\"\"y\"\")\""
        );
        assert_eq!(safe_cell("-7.5", ','), "-7.5");
        assert_eq!(line(["a", "+b", "c,d"]), "a,'+b,\"c,d\"\n");
    }
}
