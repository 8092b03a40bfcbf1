//! Every number in a statement or on a concept page is recomputed: what has three
//! digits or more must be among the numbers that this file computes, by searches of
//! its own.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// What a walk over the tree of the search for n queens sees.
#[derive(Default)]
struct Search {
    solutions: u128,
    /// Calls, the root included.
    nodes: u128,
    dead_ends: u128,
    /// Nodes that are not full and below which there is no solution.
    hopeless: u128,
    /// Calls up to the first solution.
    to_first: Option<u128>,
    levels: Vec<u128>,
}

/// Walks the tree of boards with one queen in each of the first rows, none attacked,
/// trying columns from left to right. Masks hold what the next row may not use.
struct Walk {
    n: usize,
    only_first: bool,
    seen: Search,
}

impl Walk {
    fn over(n: usize) -> Search {
        Walk::start(n, false)
    }

    /// Ends at the first solution.
    fn to_first(n: usize) -> u128 {
        Walk::start(n, true).to_first.unwrap()
    }

    /// Nodes of the search that tries only the left half of row 0, the root included.
    fn left_half(n: usize) -> u128 {
        let mut walk = Walk {
            n,
            only_first: false,
            seen: Search { nodes: 1, levels: vec![0; n + 1], ..Search::default() },
        };
        for col in 0..n / 2 {
            let bit = 1 << col;
            walk.visit(1, [bit, bit << 1, bit >> 1]);
        }
        walk.seen.nodes
    }

    fn start(n: usize, only_first: bool) -> Search {
        let seen = Search { levels: vec![0; n + 1], ..Search::default() };
        let mut walk = Walk { n, only_first, seen };
        walk.visit(0, [0; 3]);
        walk.seen
    }

    /// Whether there is a solution below.
    fn visit(&mut self, row: usize, [cols, right, left]: [u64; 3]) -> bool {
        self.seen.nodes += 1;
        self.seen.levels[row] += 1;
        if row == self.n {
            self.seen.solutions += 1;
            self.seen.to_first.get_or_insert(self.seen.nodes);
            return true;
        }
        let mut free = ((1 << self.n) - 1) & !(cols | right | left);
        let (dead_end, mut solved) = (free == 0, false);
        while free != 0 {
            let bit = free & free.wrapping_neg();
            free ^= bit;
            solved |= self.visit(row + 1, [cols | bit, (right | bit) << 1, (left | bit) >> 1]);
            if solved && self.only_first {
                return true;
            }
        }
        self.seen.dead_ends += u128::from(dead_end);
        self.seen.hopeless += u128::from(!solved);
        solved
    }
}

fn power(n: u128, exponent: usize) -> u128 {
    (0..exponent).map(|_| n).product()
}

/// n · (n − 1) · … with `factors` factors.
fn falling(n: u128, factors: usize) -> u128 {
    (0..factors as u128).map(|less| n - less).product()
}

fn choose(n: u128, k: usize) -> u128 {
    falling(n, k) / falling(k as u128, k)
}

/// Numbers with what they count.
struct Facts(BTreeMap<u128, String>);

impl Facts {
    fn add(&mut self, number: u128, what: impl Into<String>) {
        self.0.entry(number).or_insert_with(|| what.into());
    }

    fn compute() -> Facts {
        let mut facts = Facts(BTreeMap::new());
        for n in 1..=14 {
            let search = Walk::over(n);
            let of = |what: &str| format!("{what} for {n} queens");
            facts.add(search.solutions, of("solutions"));
            facts.add(search.nodes, of("nodes"));
            facts.add(search.nodes - 1, of("placements"));
            facts.add(search.dead_ends, of("dead ends"));
            facts.add(search.hopeless, of("nodes without a solution below"));
            let squares: u128 = search.levels[..n].iter().sum::<u128>() * n as u128;
            facts.add(squares, of("squares checked"));
            for (row, &nodes) in search.levels.iter().enumerate() {
                facts.add(nodes, of(&format!("nodes with {row} queens")));
            }
            let wide = n as u128;
            facts.add(power(wide, n), of("boards with one queen in every row"));
            facts.add((0..=n).map(|row| power(wide, row)).sum(), of("nodes without pruning"));
            facts.add(falling(wide, n), of("orderings"));
            facts.add((0..=n).map(|row| falling(wide, row)).sum(), of("nodes of the orderings"));
            facts.add(choose(wide * wide, n), of("ways to choose n squares"));
        }
        for n in (4..=14).step_by(2) {
            let nodes = Walk::left_half(n);
            facts.add(nodes, format!("nodes of the left half for {n} queens"));
            facts.add(nodes - 1, format!("placements of the left half for {n} queens"));
        }
        let levels = Walk::over(5).levels;
        let below = (0..5).map(|row| levels[row] * (5 - row as u128) * 5);
        facts.add(below.sum(), "squares below groups of safe queens on a board 5 wide");
        for n in (4..=16).chain([20, 22]) {
            facts.add(Walk::to_first(n), format!("calls up to the first solution for {n} queens"));
        }
        facts
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_path_buf()
}

/// The statements by the folders of their exercises, and the concept pages by their names.
fn pages() -> Vec<(String, String)> {
    let exercises = root().join("exercises");
    let statements = fs::read_dir(&exercises).unwrap().flatten().filter_map(|entry| {
        let text = fs::read_to_string(entry.path().join("README.md")).ok()?;
        Some((entry.file_name().to_string_lossy().into_owned(), text))
    });
    let concepts =
        fs::read_dir(exercises.join("concepts")).unwrap().flatten().filter_map(|entry| {
            let name = entry.file_name().to_string_lossy().into_owned();
            name.ends_with(".md").then(|| (name, fs::read_to_string(entry.path()).unwrap()))
        });
    let mut found: Vec<(String, String)> = statements.chain(concepts).collect();
    found.sort();
    found
}

/// The numbers of three digits or more in a text.
fn numbers(text: &str) -> Vec<u128> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.find(|letter: char| letter.is_ascii_digit()) {
        let before = rest[..start].chars().next_back();
        let part = |letter: char| letter.is_ascii_digit() || letter == ',' || letter == '_';
        let end = rest[start..].find(|letter| !part(letter)).map_or(rest.len(), |at| start + at);
        let token = rest[start..end].trim_end_matches([',', '_']);
        let digits: String = token.chars().filter(char::is_ascii_digit).collect();
        // A comma belongs to a number only in front of three digits.
        let groups = token.split([',', '_']).skip(1).all(|group| group.len() == 3);
        let word = before.is_some_and(|letter| letter.is_alphanumeric() || letter == '_');
        if !word && groups && digits.len() >= 3 {
            found.extend(digits.parse::<u128>());
        } else if !word && !groups {
            found.extend(
                token.split([',', '_']).filter(|one| one.len() >= 3).flat_map(str::parse::<u128>),
            );
        }
        rest = &rest[end..];
    }
    found
}

/// What a page promises or sets by itself, so that nothing is there to
/// compute: limits, and the numbers of an example on another problem.
const SET: [(&str, &[u128]); 7] = [
    // Heights in the example on another problem.
    ("05", &[420, 515, 610]),
    // The calls in the examples keep no more nodes than this.
    ("08", &[100]),
    // Masks, written in binary.
    ("11", &[100, 1000, 1010, 1011, 1111]),
    // The widest board that is promised.
    ("12", &[2000]),
    // The largest number that is promised.
    ("14", &[1_000_000_000_000]),
    // Calls for the sudokus of `examples/nine_by_nine.rs`, counted by its own tests.
    ("15", &[140, 272, 2050, 26_102, 1_591_621]),
    // The widest board that is promised.
    ("16", &[100]),
];

#[test]
fn every_number_on_a_page_is_computed_here() {
    let facts = Facts::compute();
    let mut unexplained = Vec::new();
    for (page, text) in pages() {
        let set: Vec<u128> = SET
            .iter()
            .filter(|(of, _)| page.starts_with(of))
            .flat_map(|(_, numbers)| numbers.iter().copied())
            .collect();
        for number in numbers(&text) {
            if !facts.0.contains_key(&number) && !set.contains(&number) {
                unexplained.push(format!("{page}: {number}"));
            }
        }
    }
    assert_eq!(unexplained, [""; 0], "no search of this file counts these");
}

#[test]
fn numbers_are_found_in_a_text() {
    assert_eq!(numbers("2,057 calls, 17 nodes; 16_777_216 and 92, 352."), [2057, 16_777_216, 352]);
    assert_eq!(numbers("[0, 4, 100], u128 and 4 426 165 368"), [100, 426, 165, 368]);
    assert_eq!(numbers("f(1000) = 12,14"), [1000]);
}

#[test]
fn every_option_of_the_quiz_is_right_or_has_a_reason() {
    let statement = fs::read_to_string(root().join("exercises/17_quiz/README.md")).unwrap();
    let hidden = fs::read_to_string(root().join("grader/hidden/17_quiz.toml")).unwrap();
    let hidden: toml::Table = hidden.parse().unwrap();
    let checks = hidden["check"].as_array().unwrap();
    let questions: Vec<&str> = statement.split("\n### Question ").skip(1).collect();
    assert_eq!(questions.len(), checks.len());
    let mut right = BTreeMap::new();
    for (at, (question, check)) in questions.iter().zip(checks).enumerate() {
        let name = check["name"].as_str().unwrap();
        let title = question.lines().next().unwrap();
        assert_eq!(name, format!("question {title}"), "the names of the check and the question");
        assert_eq!(check["call"].as_str(), Some(&*format!("QUIZ[{at}]")));
        let offered: Vec<char> = question
            .lines()
            .filter_map(|line| line.strip_prefix("- **"))
            .filter_map(|line| line.chars().next())
            .collect();
        let answer = check["expect"].as_str().unwrap().trim_matches('\'').chars().next().unwrap();
        *right.entry(answer).or_insert(0) += 1;
        let mut known: Vec<char> = check["reasons"]
            .as_table()
            .unwrap()
            .keys()
            .flat_map(|key| key.chars().next())
            .collect();
        known.push(answer);
        known.sort_unstable();
        assert_eq!(offered, known, "question {}", at + 1);
    }
    // No letter is right so often that writing it everywhere pays.
    assert!(right.values().all(|&times| times <= 4), "{right:?}");
}
