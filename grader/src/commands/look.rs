//! What a student looks at: their own boards, their own state-space tree, and how
//! their own searches grow.

use super::{Done, Session, fine, own_file};
use crate::ask::{Call, Question, Reply, ask};
use crate::cli::{Drawing, Table, Tree as Wanted, Visualize};
use crate::exercise::ExerciseId;
use crate::fault::Fault;
use crate::files::write_output;
use crate::growth;
use crate::judges;
use crate::plot::{self, Series};
use crate::queens;
use crate::report::terminal;
use crate::tree::{self, Queens, Tree};
use crate::value::{Value, shortened};
use crate::visualize::{self, MOST_PLAYED, MOST_RECORDED, Playing, Walk};
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::Path;

/// How long a question to the student's search may take, in seconds.
const QUESTION_SECONDS: u32 = 20;

/// Asks the student's own file of an exercise.
fn ask_own(session: &Session, exercise: &str, question: &Question) -> Result<Reply, Fault> {
    match session.exercise(exercise) {
        Ok(id) => ask(&session.grader, &own_file(session, &id), question),
        Err(_) => Ok(Reply {
            answers: Vec::new(),
            stopped: Some("this workbook does not have it".to_string()),
        }),
    }
}

/// What a student's function answered to one call.
enum Answered {
    Value(Value),
    /// Why there is no answer, as the end of a sentence.
    Not(String),
}

/// Calls a student's function once.
fn ask_once(session: &Session, exercise: &str, call: String) -> Result<Answered, Fault> {
    let reply = ask_own(session, exercise, &Question::one(call, QUESTION_SECONDS))?;
    Ok(match (reply.answers.into_iter().next(), reply.stopped) {
        (Some(value), None) => Answered::Value(value),
        (_, why) => Answered::Not(why.unwrap_or_else(|| "it gave no answer".to_string())),
    })
}

/// Runs the student's own count and search for n queens, and draws the board.
pub fn show(session: &Session, n: usize, out: &mut impl Write) -> Done {
    let count = ask_once(session, "undo_step", format!("count_queens({n})"))?;
    let first = ask_once(session, "first_solution", format!("first_solution({n})"))?;
    let mut write = || -> io::Result<()> {
        match &count {
            Answered::Value(count) => {
                writeln!(out, "count_queens({n}) of exercise 04 answers {count}.")?;
            }
            Answered::Not(why) => terminal::paragraph(
                &format!("count_queens({n}) of exercise 04 gives no answer: {why}."),
                session.layout,
                out,
            )?,
        }
        match &first {
            Answered::Value(Value::Absent) => {
                writeln!(out, "first_solution({n}) of exercise 06 finds no board.")
            }
            Answered::Value(value) => match value.as_board() {
                Some(board) if board.len() > 2 * n => {
                    let text = format!(
                        "first_solution({n}) of exercise 06 finds a list of {} columns; a board \
                         of width {n} has {n}.",
                        board.len()
                    );
                    terminal::paragraph(&text, session.layout, out)
                }
                Some(board) => {
                    writeln!(out, "first_solution({n}) of exercise 06 finds {value}:")?;
                    terminal::board_rows(std::slice::from_ref(&board), n, session.layout, out)?;
                    let none_counted =
                        matches!(&count, Answered::Value(count) if count.as_integer() == Some(0));
                    if none_counted && queens::is_solution(&board, n) {
                        writeln!(out)?;
                        let text = "These two do not agree: here is a board, and none was counted.";
                        terminal::paragraph(text, session.layout, out)?;
                    }
                    if !queens::is_solution(&board, n) {
                        writeln!(out)?;
                        let text = format!(
                            "This is no solution. `cargo run -p grader -- first_solution` says \
                             more; a solution for {n} queens has {n} entries, and none attack."
                        );
                        terminal::paragraph(&text, session.layout, out)?;
                    }
                    Ok(())
                }
                None => writeln!(
                    out,
                    "first_solution({n}) of exercise 06 answers {}.",
                    shortened(&value.to_string())
                ),
            },
            Answered::Not(why) => terminal::paragraph(
                &format!("first_solution({n}) of exercise 06 gives no board: {why}."),
                session.layout,
                out,
            ),
        }
    };
    fine(write())
}

/// The exercise whose `walk` is drawn.
const WALK: &str = "state_space_tree";

/// About how many lines a drawn tree takes at most.
const TREE_LINES: usize = 64;

/// Draws the state-space tree that the student's own walk visits, or the right one.
pub fn tree(session: &Session, wanted: &Wanted, out: &mut impl Write) -> Done {
    let n = wanted.n;
    let right = tree::walk(n);
    if wanted.reference {
        let drawn = Tree::new(n, &right);
        return match wanted.drawing {
            Drawing::Text => fine(terminal::tree(&drawn, None, TREE_LINES, session.layout, out)),
            _ => deliver(session, &drawn, wanted, out),
        };
    }
    let seen = match own_walk(session, n, right.len())? {
        Ok(seen) => seen,
        Err(why) => {
            let text = format!(
                "walk({n}) of exercise 08 visits nothing that can be drawn: {why}. \
                 `cargo run -p grader -- tree {n} --reference` draws the right tree."
            );
            return fine(terminal::paragraph(&text, session.layout, out));
        }
    };
    let drawn = Tree::new(n, &seen);
    if wanted.drawing != Drawing::Text {
        return deliver(session, &drawn, wanted, out);
    }
    let departure = tree::departure(&right, &seen);
    let mut write = || -> io::Result<()> {
        let mark = departure.as_ref().map(|departure| departure.step);
        let rightly = Tree::new(n, &right);
        if wanted.compare {
            terminal::two_trees(&rightly, &drawn, mark, TREE_LINES, session.layout, out)?;
        } else {
            terminal::tree(&drawn, mark, TREE_LINES, session.layout, out)?;
        }
        match &departure {
            None => terminal::paragraph(
                &format!("\nThis is the state-space tree for {n}, node for node."),
                session.layout,
                out,
            ),
            Some(departure) => {
                writeln!(out)?;
                terminal::departure(&right, departure, session.layout, out)?;
                if wanted.compare {
                    return Ok(());
                }
                let next = format!("`tree {n} --compare` draws it beside the right tree.");
                terminal::next_step(&next, session.layout, out)
            }
        }
    };
    fine(write())
}

/// The call that collects the nodes a walk visits. An endless walk is cut where it
/// has long left the right tree, of which the number of nodes is given.
fn collect(n: usize, right: usize) -> Call {
    let most = 2 * right + 100;
    Call {
        setup: format!(
            "let mut seen: Vec<Vec<usize>> = Vec::new(); walk({n}, &mut |queens: &[usize]| \
             if seen.len() < {most} {{ seen.push(queens.to_vec()) }});"
        ),
        expression: "seen".to_string(),
    }
}

/// The nodes that the student's walk visits, or why there are none.
fn own_walk(
    session: &Session,
    n: usize,
    right: usize,
) -> Result<Result<Vec<Queens>, String>, Fault> {
    let question =
        Question { calls: vec![collect(n, right)], cpu_seconds: QUESTION_SECONDS, measure: false };
    let reply = ask_own(session, WALK, &question)?;
    Ok(match (reply.answers.first().and_then(judges::boards), reply.stopped) {
        (Some(seen), None) => Ok(seen),
        (_, Some(why)) => Err(why),
        (None, None) => Err("its answer is no list of boards".to_string()),
    })
}

/// Writes a tree for another program to draw.
fn deliver(session: &Session, drawn: &Tree, wanted: &Wanted, out: &mut impl Write) -> Done {
    let text = match wanted.drawing {
        Drawing::Dot => drawn.dot(),
        Drawing::Svg | Drawing::Text => drawn.svg(),
    };
    match &wanted.output {
        None => fine(out.write_all(text.as_bytes())),
        Some(path) => {
            write_file(path, &text)?;
            let told = format!("{} holds the tree for {}.", path.display(), wanted.n);
            fine(terminal::paragraph(&told, session.layout, out))
        }
    }
}

fn write_file(path: &Path, text: &str) -> Result<(), Fault> {
    write_output(path, text.as_bytes()).map_err(|error| {
        Fault::usage(
            format!("{} cannot be written ({error})", path.display()),
            "Name a file in a folder that exists and may be written to.",
        )
    })
}

/// Writes the page that plays the student's own search, or the right one.
pub fn visualize(session: &Session, wanted: &Visualize, out: &mut impl Write) -> Done {
    let mut playing = Playing {
        n: wanted.n,
        most: MOST_PLAYED,
        rightly: wanted.reference,
        why: None,
        walks: BTreeMap::new(),
    };
    if !wanted.reference {
        let calls = (1..=MOST_RECORDED).map(|n| collect(n, tree::walk(n).len())).collect();
        let question = Question { calls, cpu_seconds: QUESTION_SECONDS, measure: false };
        let reply = ask_own(session, WALK, &question)?;
        for (at, answer) in reply.answers.iter().enumerate() {
            if let Some(seen) = judges::boards(answer) {
                playing.walks.insert(at + 1, Walk::seen(at + 1, &seen));
            }
        }
        playing.why = reply.stopped.map(|why| format!("The walk of exercise 08: {why}."));
    }
    let path = match &wanted.output {
        Some(path) => path.clone(),
        None => session.grader.work().join("visualize.html"),
    };
    write_file(&path, &visualize::page(&playing))?;
    let mut told = match (&playing.why, playing.walks.get(&wanted.n)) {
        (_, Some(Walk { departs: Some(_) })) => {
            "It plays the walk of exercise 08 up to where it leaves the right tree.".to_string()
        }
        (_, Some(_)) => "It plays the walk of exercise 08.".to_string(),
        (Some(why), None) => format!("It plays the grader's own search. {why}"),
        (None, None) => "It plays the grader's own search.".to_string(),
    };
    told.push_str(" Open it in a browser:");
    let mut write = || -> io::Result<()> {
        terminal::paragraph(&told, session.layout, out)?;
        writeln!(out, "  {}", path.display())
    };
    fine(write())
}

/// A line of the table of growth, as the student's search counted it.
struct Row {
    n: usize,
    solutions: u128,
    nodes: u128,
    /// In seconds.
    time: f64,
}

/// The expression that times `call` and answers `(what it gives, time)`.
fn timed(before: &str, call: &str) -> String {
    format!(
        "{{ {before} let start = ::std::time::Instant::now(); let answer = {call}; \
         (answer, start.elapsed()) }}"
    )
}

/// Prints how the student's own search grows, or several of them side by side.
pub fn table(session: &Session, wanted: &Table, out: &mut impl Write) -> Done {
    if !wanted.compare.is_empty() {
        return compared(session, wanted, out);
    }
    let (rows, source) = match own_rows(session, wanted.most)? {
        Ok(found) => found,
        Err(why) => return fine(terminal::paragraph(&why, session.layout, out)),
    };
    if let Some(path) = &wanted.svg {
        let count = |value: fn(&Row) -> f64| rows.iter().map(|row| (row.n, value(row))).collect();
        let series = [
            Series {
                label: "nⁿ boards".into(), points: count(|row| growth::power(row.n) as f64)
            },
            Series {
                label: "n! orderings".into(),
                points: count(|row| growth::factorial(row.n) as f64),
            },
            Series { label: "nodes".into(), points: count(|row| row.nodes as f64) },
            Series { label: "solutions".into(), points: count(|row| row.solutions as f64) },
        ];
        write_file(
            path,
            &plot::logarithmic("How the search for n queens grows", "count", &series),
        )?;
    }
    let mut wrong = false;
    let mut before: Option<&Row> = None;
    let mut lines = Vec::new();
    for row in &rows {
        let (solutions, nodes) = growth::counts(row.n);
        let mut number = |number: u128, right: u64| {
            let differs = number != u128::from(right);
            wrong |= differs;
            format!("{}{}", if differs { "!" } else { "" }, growth::with_commas(number))
        };
        lines.push(vec![
            row.n.to_string(),
            number(row.solutions, solutions),
            number(row.nodes, nodes),
            growth::ratio(row.nodes as f64, before.map(|before| before.nodes as f64)),
            growth::duration(row.time),
            growth::ratio(row.time, before.map(|before| before.time)),
            growth::with_commas(growth::factorial(row.n)),
            growth::with_commas(growth::power(row.n)),
        ]);
        before = Some(row);
    }
    let heads = ["n", "solutions", "nodes", "ratio", "time", "ratio", "n!", "nⁿ"];
    let mut write = || -> io::Result<()> {
        terminal::table(&heads, &lines, session.layout, out)?;
        writeln!(out)?;
        let mut told = format!(
            "Counted by {source}, optimised. A ratio is a number divided by the one above it. \
             Nodes are the same on every machine, times are not."
        );
        if wrong {
            told.push_str(" A number with ! differs from the right one.");
        }
        terminal::paragraph(&told, session.layout, out)?;
        say_where_the_plot_is(session, wanted, out)
    };
    fine(write())
}

/// The rows that the student's own search counts, and whose they are; or why there
/// are none. Exercise 13 makes the table itself; before it is done, 07 counts.
fn own_rows(
    session: &Session,
    most: usize,
) -> Result<Result<(Vec<Row>, &'static str), String>, Fault> {
    let table = Question {
        calls: vec![Call {
            setup: format!("let rows = timing_table({most});"),
            expression: "rows.iter().map(|row| (row.n, (row.solutions, row.nodes), row.time))\
                         .collect::<Vec<_>>()"
                .to_string(),
        }],
        cpu_seconds: QUESTION_SECONDS,
        measure: true,
    };
    let reply = ask_own(session, "growth", &table)?;
    let rows = match reply.answers.first() {
        Some(Value::List(rows)) => rows.iter().map(read_row).collect::<Option<Vec<_>>>(),
        _ => None,
    };
    if let Some(rows) = rows.filter(|rows| reply.stopped.is_none() && is_in_order(rows, most)) {
        return Ok(Ok((rows, "timing_table of exercise 13")));
    }
    let calls = (1..=most).map(|n| Call {
        setup: String::new(),
        expression: format!(
            "{{ let ((stats, time), n) = ({}, {n}_usize); (n, (stats.solutions, stats.nodes), \
             time) }}",
            timed("", &format!("search_stats(::std::hint::black_box({n}))"))
        ),
    });
    let question =
        Question { calls: calls.collect(), cpu_seconds: QUESTION_SECONDS, measure: true };
    let counted = ask_own(session, "node_counting", &question)?;
    let rows: Vec<Row> = counted.answers.iter().filter_map(read_row).collect();
    if rows.is_empty() {
        let why = |reply: Reply| reply.stopped.unwrap_or_else(|| "it gives no such rows".into());
        return Ok(Err(format!(
            "There is no search to measure yet. timing_table of exercise 13: {}. search_stats of \
             exercise 07: {}.",
            why(reply),
            why(counted)
        )));
    }
    Ok(Ok((rows, "search_stats of exercise 07")))
}

/// Whether the rows are those for n from 1 on.
fn is_in_order(rows: &[Row], most: usize) -> bool {
    rows.len() == most && rows.iter().enumerate().all(|(at, row)| row.n == at + 1)
}

/// Reads `(n, (solutions, nodes), time)`.
fn read_row(value: &Value) -> Option<Row> {
    let Value::Tuple(parts) = value else { return None };
    let [n, Value::Tuple(counts), Value::Float(time)] = parts.as_slice() else { return None };
    let [solutions, nodes] = counts.as_slice() else { return None };
    let number = |value: &Value| u128::try_from(value.as_integer()?).ok();
    Some(Row {
        n: usize::try_from(n.as_integer()?).ok()?,
        solutions: number(solutions)?,
        nodes: number(nodes)?,
        time: *time,
    })
}

/// A way to count solutions that can be timed beside others.
struct Way {
    exercise: &'static str,
    /// How it tells whether a square is free.
    label: &'static str,
    before: &'static str,
    /// The call, with `N` for the board's width.
    call: &'static str,
}

const WAYS: [Way; 4] = [
    Way {
        exercise: "is_safe",
        label: "scan",
        before: "fn go(n: usize, queens: &mut Vec<usize>, safe: fn(&[usize], usize, usize) -> bool) \
                 -> u64 { let row = queens.len(); if row == n { return 1; } let mut found = 0; \
                 for col in 0..n { if safe(queens, row, col) { queens.push(col); \
                 found += go(n, queens, safe); queens.pop(); } } found }",
        call: "go(N, &mut Vec::new(), is_safe)",
    },
    Way { exercise: "undo_step", label: "sets", before: "", call: "count_queens(N)" },
    Way { exercise: "occupancy_arrays", label: "arrays", before: "", call: "count_arrays(N)" },
    Way { exercise: "bitmask", label: "bits", before: "", call: "count_bits(N)" },
];

/// What one way counted: for each n the solutions and the time in seconds.
struct Timed<'a> {
    way: &'a Way,
    id: ExerciseId,
    rows: Vec<(u128, f64)>,
    stopped: Option<String>,
}

/// Times the student's own counts side by side.
fn compared(session: &Session, wanted: &Table, out: &mut impl Write) -> Done {
    let mut ways: Vec<Timed<'_>> = Vec::new();
    for word in &wanted.compare {
        let id = session.exercise(word)?;
        let way = WAYS.iter().find(|way| way.exercise == id.name).ok_or_else(|| {
            Fault::usage(
                format!("`{word}` has no count of its own to compare"),
                "Name some of 01 (scan), 04 (sets), 10 (arrays) and 11 (bits), e.g. \
                 `--compare 01,11`.",
            )
        })?;
        if ways.iter().any(|other| other.id == id) {
            continue;
        }
        ways.push(Timed { way, id, rows: Vec::new(), stopped: None });
    }
    // One after the other: side by side they would slow each other down.
    for one in &mut ways {
        let calls = (1..=wanted.most).map(|n| Call {
            setup: String::new(),
            expression: timed(
                one.way.before,
                &one.way.call.replace('N', &format!("::std::hint::black_box({n})")),
            ),
        });
        let question =
            Question { calls: calls.collect(), cpu_seconds: QUESTION_SECONDS, measure: true };
        let reply = ask(&session.grader, &own_file(session, &one.id), &question)?;
        one.rows = reply.answers.iter().filter_map(read_timed).collect();
        one.stopped = reply.stopped;
    }
    if let Some(path) = &wanted.svg {
        let series: Vec<Series> = ways
            .iter()
            .map(|one| Series {
                label: one.way.label.to_string(),
                points: one.rows.iter().enumerate().map(|(at, row)| (at + 1, row.1)).collect(),
            })
            .collect();
        write_file(path, &plot::logarithmic("Time to count all solutions", "seconds", &series))?;
    }
    fine(write_compared(session, wanted, &ways, out))
}

/// Reads `(solutions, time)`.
fn read_timed(value: &Value) -> Option<(u128, f64)> {
    let Value::Tuple(parts) = value else { return None };
    let [solutions, Value::Float(time)] = parts.as_slice() else { return None };
    Some((u128::try_from(solutions.as_integer()?).ok()?, *time))
}

fn write_compared(
    session: &Session,
    wanted: &Table,
    ways: &[Timed<'_>],
    out: &mut impl Write,
) -> io::Result<()> {
    let longest = ways.iter().map(|one| one.rows.len()).max().unwrap_or(0);
    if longest > 0 {
        let mut heads = vec!["n".to_string(), "solutions".to_string()];
        heads.extend(ways.iter().map(|one| format!("{:02} {}", one.id.number, one.way.label)));
        let lines: Vec<Vec<String>> = (0..longest)
            .map(|at| {
                let counted = ways.iter().find_map(|one| one.rows.get(at)).map(|row| row.0);
                let mut line = vec![(at + 1).to_string()];
                line.push(counted.map(growth::with_commas).unwrap_or_default());
                line.extend(ways.iter().map(|one| match one.rows.get(at) {
                    Some(&(solutions, time)) => {
                        let differs = Some(solutions) != counted;
                        let mark = if differs { "! " } else { "" };
                        format!("{mark}{}", growth::duration(time))
                    }
                    None => "-".to_string(),
                }));
                line
            })
            .collect();
        let heads: Vec<&str> = heads.iter().map(String::as_str).collect();
        terminal::table(&heads, &lines, session.layout, out)?;
        writeln!(out)?;
    }
    for one in ways {
        if let Some(why) = &one.stopped {
            let told = format!("{} of exercise {:02}: {why}.", one.way.label, one.id.number);
            terminal::paragraph(&told, session.layout, out)?;
        }
    }
    let differ = (0..longest).any(|at| {
        let mut counted = ways.iter().filter_map(|one| one.rows.get(at)).map(|row| row.0);
        let first = counted.next();
        counted.any(|other| Some(other) != first)
    });
    if differ {
        let told = "A time with ! belongs to a count that differs from the first one in its row.";
        terminal::paragraph(told, session.layout, out)?;
    }
    if let [first, others @ ..] = ways
        && let Some(last) = ways.iter().map(|one| one.rows.len()).min().filter(|&rows| rows > 0)
        && !others.is_empty()
    {
        let base = first.rows[last - 1].1;
        let parts: Vec<String> = others
            .iter()
            .map(|one| {
                let ratio = growth::ratio(one.rows[last - 1].1, Some(base));
                format!("{} {ratio} times", one.way.label)
            })
            .collect();
        let told = format!(
            "For n = {last}, against the {}: {}. Optimised, all solutions counted; times are this \
             machine's.",
            first.way.label,
            parts.join(", ")
        );
        terminal::paragraph(&told, session.layout, out)?;
    }
    say_where_the_plot_is(session, wanted, out)
}

fn say_where_the_plot_is(
    session: &Session,
    wanted: &Table,
    out: &mut impl Write,
) -> io::Result<()> {
    match &wanted.svg {
        Some(path) => {
            let told = format!("{} holds the plot.", path.display());
            terminal::paragraph(&told, session.layout, out)
        }
        None => Ok(()),
    }
}
