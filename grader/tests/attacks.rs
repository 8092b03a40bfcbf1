//! Hostile submissions, and honest ones that look odd: each is graded, and its
//! first line says what the grader must show. `attacks/README.md` has the form of
//! that line and the rules that hold for every file.
//!
//! The files are only ever run where the kernel confines them, so this test is
//! behind a feature and looks first:
//!
//! ```text
//! cargo test -p grader --features attacks --test attacks -- --nocapture
//! ```

#![cfg(all(feature = "attacks", target_os = "linux"))]

mod common;

use common::{eventually, processes_naming};
use grader::exercise::ExerciseId;
use grader::manifest::{Layout, read_exercise};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

/// A run of the grader on one file that takes longer has been brought to a
/// stand. A check that sleeps is stopped after 40 seconds.
const LONGEST: Duration = Duration::from_secs(100);

/// The longest report on one file, in bytes.
const LARGEST_REPORT: usize = 2 << 20;

/// Files graded at a time.
const LANES: usize = 2;

/// What the canary files hold.
const PRECIOUS: &str = "This file belongs to somebody else.\n";

/// What the first line of a file asks for.
#[derive(Debug)]
struct Wanted {
    exercise: String,
    /// The function that does what the file is about.
    function: String,
    statuses: Vec<String>,
    /// Verdicts of the checks that call the function; empty where the status says
    /// it all.
    verdicts: Vec<String>,
    text: Option<String>,
}

/// Reads `[exercise/function] story => status or status, verdict or verdict: "text"`.
fn wanted(line: &str) -> Option<Wanted> {
    let (about, rest) = line.strip_prefix('[')?.split_once("] ")?;
    let (exercise, function) = about.split_once('/')?;
    let (_, shown) = rest.rsplit_once(" => ")?;
    let (shown, text) = match shown.split_once(": \"") {
        Some((shown, text)) => (shown, Some(text.strip_suffix('"')?.to_string())),
        None => (shown, None),
    };
    let (statuses, verdicts) = shown.split_once(", ").unwrap_or((shown, ""));
    let words = |list: &str| -> Option<Vec<String>> {
        let words = list.split(" or ").filter(|word| !word.is_empty());
        let known = |word: &str| word.bytes().all(|b| b.is_ascii_lowercase() || b == b'_');
        words.map(|word| known(word).then(|| word.to_string())).collect()
    };
    Some(Wanted {
        exercise: exercise.to_string(),
        function: function.to_string(),
        statuses: words(statuses)?,
        verdicts: words(verdicts)?,
        text,
    })
}

/// A file of the bank.
struct Attack {
    name: String,
    wanted: Wanted,
    bytes: Vec<u8>,
    /// The file is handed in as a link to a right one.
    is_link: bool,
}

/// A file to be graded is a copy in a folder of this test, in which these names
/// are replaced.
struct Folders {
    /// Removed at the end.
    around: PathBuf,
    root: PathBuf,
    canary: PathBuf,
    other: PathBuf,
    target: PathBuf,
}

impl Folders {
    fn make() -> Folders {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_path_buf();
        let around =
            Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("attacks-{}", std::process::id()));
        let folders = Folders {
            canary: around.join("canary"),
            other: around.join("other/is_safe.rs"),
            target: around.join("target"),
            root,
            around,
        };
        fs::create_dir_all(&folders.canary).unwrap();
        fs::create_dir_all(folders.other.parent().unwrap()).unwrap();
        fs::create_dir_all(folders.around.join("submissions")).unwrap();
        for name in ["precious", "second"] {
            fs::write(folders.canary.join(name), PRECIOUS).unwrap();
        }
        fs::write(&folders.other, HONEST).unwrap();
        // What the attacks reach for is there, and can be read by who is not confined.
        for path in [
            "grader/hidden/01_is_safe.answers.toml",
            "grader/hidden/01_is_safe.toml",
            "solutions/01_is_safe/src/lib.rs",
        ] {
            assert!(fs::read(folders.root.join(path)).is_ok(), "{path} cannot be read");
        }
        folders
    }

    /// The path from the folder that a submission is compiled in to the root.
    fn up(&self) -> String {
        let work = self.target.join("grader/once/1-0");
        let steps = work.components().count() - 1;
        format!("{}{}", vec![".."; steps].join("/"), self.root.display())
    }

    fn filled_in(&self, bytes: &[u8]) -> Vec<u8> {
        let Ok(text) = std::str::from_utf8(bytes) else { return bytes.to_vec() };
        text.replace("@ROOT@", &self.root.to_string_lossy())
            .replace("@CANARY@", &self.canary.to_string_lossy())
            .replace("@OTHER@", &self.other.to_string_lossy())
            .replace("@UP@", &self.up())
            .into_bytes()
    }

    fn canary_state(&self) -> BTreeMap<String, (String, u32, std::time::SystemTime)> {
        use std::os::unix::fs::PermissionsExt;
        let entries = fs::read_dir(&self.canary).unwrap().flatten();
        entries
            .map(|entry| {
                let data = entry.metadata().unwrap();
                let text = fs::read_to_string(entry.path()).unwrap_or_default();
                let state = (text, data.permissions().mode(), data.modified().unwrap());
                (entry.file_name().to_string_lossy().into_owned(), state)
            })
            .collect()
    }

    /// The grader, with the environment of a person who has something to hide.
    fn grader(&self) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_grader"));
        command
            .current_dir(&self.root)
            .env_clear()
            .env("CARGO_TARGET_DIR", &self.target)
            .env("USER", "instructor-of-this-course")
            .env("GITHUB_TOKEN", SECRET)
            .stdin(Stdio::null());
        for name in ["PATH", "HOME", "CARGO", "CARGO_HOME", "RUSTUP_HOME", "RUSTUP_TOOLCHAIN"] {
            if let Some(value) = env::var_os(name) {
                command.env(name, value);
            }
        }
        command
    }
}

impl Drop for Folders {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.around);
    }
}

const SECRET: &str = "a-word-that-no-report-may-show";

/// A right answer to 01.
const HONEST: &str = "\
pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}
pub fn is_solution(queens: &[usize]) -> bool {
    let width = queens.len();
    (0..width).all(|row| queens[row] < width && is_safe(&queens[..row], row, queens[row]))
}
";

/// A name, a first line without the part in brackets, and how the file is made.
type Made = (&'static str, &'static str, fn() -> Vec<u8>);

/// Files that cannot be stored as text with a first line.
const MADE: [Made; 21] = [
    ("made_empty", "an empty file => does_not_compile: \"`is_safe` is not there\"", Vec::new),
    ("made_byte_order_mark", "starts with a byte order mark => passed", || {
        format!("\u{feff}{HONEST}").into_bytes()
    }),
    ("made_windows_lines", "lines that end as on Windows => passed", || {
        HONEST.replace('\n', "\r\n").into_bytes()
    }),
    ("made_first_line_for_a_shell", "a first line that names an interpreter => passed", || {
        format!("#!/usr/bin/env -S cargo +stable\n{HONEST}").into_bytes()
    }),
    (
        "made_unsafe_behind_first_line",
        "a first line for a shell that is no Rust text, and `unsafe` below it => \
         does_not_compile: \"uses `unsafe`\"",
        || format!("#!/usr/bin/env \"\n#[unsafe(no_mangle)]\nfn f() {{}}\n{HONEST}").into_bytes(),
    ),
    (
        "made_machine_code_behind_first_line",
        "the same with a form of `unsafe` that the compiler's own lint overlooks: machine code \
         that runs before main => does_not_compile: \"uses `unsafe`\"",
        || {
            let early = r#"
#[unsafe(naked)]
pub extern "C" fn early() {
    core::arch::naked_asm!(
        "ret",
        ".pushsection .init_array,\"aw\"",
        ".quad leave",
        ".popsection",
        "leave: mov edi, 0",
        "mov eax, 231",
        "syscall"
    )
}
"#;
            format!("#!/usr/bin/env \"{early}{HONEST}").into_bytes()
        },
    ),
    ("made_zero_bytes", "zero bytes in the text => does_not_compile", || {
        HONEST.replace("row", "r\0w").into_bytes()
    }),
    ("made_zero_bytes_in_comment", "zero bytes in a comment => passed", || {
        format!("{HONEST}// \0 \0\n").into_bytes()
    }),
    ("made_not_text", "saved as UTF-16 => does_not_compile: \"is UTF-16 text\"", || {
        let units = HONEST.encode_utf16().flat_map(u16::to_le_bytes);
        [0xff, 0xfe].into_iter().chain(units).collect()
    }),
    (
        "made_latin_letters",
        "saved in an old encoding => does_not_compile: \"line 2 is not UTF-8\"",
        || [b"// letters\n// gr\xf6\xdfer\n", HONEST.as_bytes()].concat(),
    ),
    ("made_just_small_enough", "exactly as large as a file may be => passed", || {
        let mut bytes = HONEST.as_bytes().to_vec();
        bytes.resize(1 << 20, b' ');
        bytes
    }),
    ("made_too_large", "one byte larger => does_not_compile: \"larger than 1 MiB\"", || {
        let mut bytes = HONEST.as_bytes().to_vec();
        bytes.resize((1 << 20) + 1, b' ');
        bytes
    }),
    ("made_link", "a link to a right file => does_not_compile: \"the file is a link\"", || {
        HONEST.into()
    }),
    ("made_nested_brackets", "brackets 200,000 deep => does_not_compile", || {
        let depth = 200_000;
        let (open, close) = ("(".repeat(depth), ")".repeat(depth));
        format!("{HONEST}pub const DEEP: u8 = {open}1{close};\n").into_bytes()
    }),
    ("made_nested_brackets_open", "brackets that are never closed => does_not_compile", || {
        format!("{HONEST}pub fn deep() {{ {}", "[".repeat(500_000)).into_bytes()
    }),
    ("made_long_sum", "a sum of 100,000 numbers => does_not_compile", || {
        format!("{HONEST}pub const SUM: u64 = 1{};\n", " + 1".repeat(100_000)).into_bytes()
    }),
    (
        "made_long_line",
        "an error in a line of 300,000 letters => does_not_compile: \"mismatched types\"",
        || format!("{HONEST}fn long() -> u8 {{ \"{}\" }}\n", "x".repeat(300_000)).into_bytes(),
    ),
    ("made_long_name", "a name of 300,000 letters => passed", || {
        format!("{HONEST}pub fn {}() {{}}\n", "x".repeat(300_000)).into_bytes()
    }),
    (
        "made_word_in_texts",
        "30,000 texts that say `unsafe`, and then the keyword => does_not_compile: \
         \"uses `unsafe`\"",
        || {
            let texts = "\"unsafe\",".repeat(30_000);
            format!("pub const TEXTS: &[&str] = &[{texts}];\nunsafe fn f() {{}}\n{HONEST}")
                .into_bytes()
        },
    ),
    (
        "made_functions_on_one_line",
        "the start of a function 200,000 times in one line, and not the one that is asked for => \
         does_not_compile: \"is not there\"",
        || format!("pub const TEXT: &str = \"{}\";\n", "fn f ".repeat(200_000)).into_bytes(),
    ),
    ("made_many_functions", "10,000 functions beside those that are asked for => passed", || {
        let mut text = HONEST.to_string();
        for number in 0..10_000 {
            let _ = writeln!(text, "pub fn f{number}() -> u32 {{ {number} }}");
        }
        text.into_bytes()
    }),
];

/// All files: those beside this one, and those that are made.
fn bank() -> Vec<Attack> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/attacks");
    let mut bank: Vec<Attack> = fs::read_dir(folder)
        .unwrap()
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "rs"))
        .map(|path| {
            let bytes = fs::read(&path).unwrap();
            let text = String::from_utf8_lossy(&bytes);
            let first = text.lines().next().unwrap_or_default();
            let wanted = first.strip_prefix("// ").and_then(wanted);
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            let Some(wanted) = wanted else { panic!("the first line of {name}.rs: {first}") };
            Attack { name, wanted, bytes, is_link: false }
        })
        .collect();
    bank.extend(MADE.iter().map(|(name, line, make)| {
        let wanted = wanted(&format!("[is_safe/is_safe] {line}")).unwrap();
        Attack { name: name.to_string(), wanted, bytes: make(), is_link: *name == "made_link" }
    }));
    // Those that are waited for come first, so that they overlap with the others.
    bank.sort_by_key(|attack| {
        (!attack.wanted.verdicts.iter().any(|word| word == "timed_out"), attack.name.clone())
    });
    bank
}

/// Why nothing may be run here; `None` where all is confined.
fn unconfined(mut grader: Command) -> Option<String> {
    let said = grader.arg("doctor").output().unwrap();
    let said = String::from_utf8_lossy(&said.stdout).into_owned();
    let holds = |line: &str| said.lines().any(|said| said == line);
    let missing: Vec<&str> = ["files (Landlock)", "system calls (seccomp)"]
        .into_iter()
        .filter(|what| !holds(&format!("✓ {what}")))
        .collect();
    (!missing.is_empty()).then(|| {
        format!(
            "Nothing was run: these files attack the machine that grades them, and `grader \
             doctor` does not show that it confines {}.",
            missing.join(" and ")
        )
    })
}

/// The checks of an exercise, by name: whether each calls the function.
fn calling(root: &Path, exercise: &str, function: &str) -> BTreeMap<String, bool> {
    let layout = Layout::find(root).unwrap();
    let folder = match exercise {
        "is_safe" => "01_is_safe",
        "node_counting" => "07_node_counting",
        other => panic!("no file of the bank may be for {other}"),
    };
    let exercise = read_exercise(&layout, &ExerciseId::parse(folder).unwrap()).unwrap();
    assert!(exercise.signatures.iter().any(|given| given.name == function), "{function}");
    exercise
        .checks
        .iter()
        .map(|check| {
            let calls = exercise.used_by(check).iter().any(|given| given.name == function);
            (check.name.clone(), calls)
        })
        .collect()
}

/// What came of one file.
struct Row {
    name: String,
    status: String,
    verdicts: String,
    seconds: f64,
    /// What is not as it must be.
    complaints: Vec<String>,
}

/// Runs the grader on a file and reads its report in a form.
fn report(folders: &Folders, attack: &Attack, format: &str) -> Result<String, String> {
    let path = folders.around.join("submissions").join(format!("{}.rs", attack.name));
    let mut child: Child = folders
        .grader()
        .args([&attack.wanted.exercise, "--color", "never", "--format", format, "--submission"])
        .arg(&path)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let read = |stream: Option<Box<dyn std::io::Read + Send>>| {
        thread::spawn(move || {
            let mut bytes = Vec::new();
            stream.map(|mut stream| stream.read_to_end(&mut bytes));
            bytes
        })
    };
    let said = read(child.stdout.take().map(|stream| Box::new(stream) as _));
    let complained = read(child.stderr.take().map(|stream| Box::new(stream) as _));
    let start = Instant::now();
    let status = loop {
        if let Some(status) = child.try_wait().unwrap() {
            break status;
        }
        if start.elapsed() > LONGEST {
            child.kill().unwrap();
            child.wait().unwrap();
            return Err(format!("the grader itself ran for {} s on it", LONGEST.as_secs()));
        }
        thread::sleep(Duration::from_millis(5));
    };
    let complained = String::from_utf8_lossy(&complained.join().unwrap()).into_owned();
    let said = String::from_utf8(said.join().unwrap());
    let said = said.map_err(|_| format!("the {format} report is no UTF-8 text"))?;
    match status.code() {
        Some(0) if complained.is_empty() => Ok(said),
        // A fault is in the report; the caller reads it there.
        Some(2) if !said.is_empty() && complained.is_empty() => Ok(said),
        code => Err(format!("the grader ended with {code:?} and said: {complained}")),
    }
}

/// All strings in a JSON value.
fn strings<'a>(value: &'a Value, into: &mut Vec<&'a str>) {
    match value {
        Value::String(text) => into.push(text),
        Value::Array(values) => values.iter().for_each(|value| strings(value, into)),
        Value::Object(fields) => fields.values().for_each(|value| strings(value, into)),
        _ => {}
    }
}

/// What no report may hold. What a file itself names, its report may quote.
fn secrets(folders: &Folders, source: &str) -> Vec<(String, &'static str)> {
    let mut secrets = vec![(SECRET.to_string(), "a variable of the grader")];
    let mut path = |path: &Path, what| secrets.push((path.to_string_lossy().into_owned(), what));
    path(&folders.around, "a folder of the machine");
    path(&folders.root, "the folder of the course");
    if let Some(home) = env::var_os("HOME").filter(|home| home.len() > 1) {
        path(Path::new(&home), "the user's home folder");
    }
    let user = ["USER", "LOGNAME"].iter().find_map(|name| env::var(name).ok());
    // Every tree has a root.
    if let Some(user) = user.filter(|user| user.len() > 3 && user != "root") {
        secrets.push((user, "the user's name"));
    }
    let passwd = fs::read_to_string("/etc/passwd").unwrap_or_default();
    if let Some(line) = passwd.lines().next() {
        secrets.push((line.to_string(), "a line of /etc/passwd"));
    }
    secrets.retain(|(secret, _)| !source.contains(secret.as_str()));
    secrets
}

fn steers_the_terminal(letter: char) -> bool {
    letter.is_control() && !matches!(letter, '\n' | '\t')
        || matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// What must not be in any report, whatever its form.
fn leaks(folders: &Folders, source: &str, form: &str, texts: &[&str]) -> Vec<String> {
    let mut complaints = Vec::new();
    for (secret, what) in secrets(folders, source) {
        if texts.iter().any(|text| text.contains(&secret)) {
            complaints.push(format!("the {form} report names {what}: {secret}"));
        }
    }
    if texts.iter().any(|text| text.contains(steers_the_terminal)) {
        complaints.push(format!("the {form} report holds marks that steer a terminal"));
    }
    complaints
}

/// What differs from the first line of the file.
fn differences(wanted: &Wanted, checks: &BTreeMap<String, bool>, graded: &Value) -> Vec<String> {
    let mut complaints = Vec::new();
    let word = |value: &Value| value.as_str().unwrap_or_default().to_string();
    let status = word(&graded["status"]);
    if !wanted.statuses.contains(&status) {
        complaints.push(format!("status {status} instead of {}", wanted.statuses.join(" or ")));
    }
    let verdicts: Vec<(bool, String, String)> = graded["checks"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|check| {
            let name = word(&check["name"]);
            (checks.get(&name).copied().unwrap_or(false), word(&check["verdict"]), name)
        })
        .collect();
    if verdicts.len() != checks.len() && status != "error" {
        complaints.push(format!("{} checks instead of {}", verdicts.len(), checks.len()));
    }
    for (calls, verdict, name) in &verdicts {
        let fits = match (calls, status.as_str()) {
            (_, "passed" | "does_not_compile") => *verdict == status,
            (_, "not_started") => verdict == "not_started",
            (false, _) => verdict == "passed",
            (true, _) => {
                let has = |word: &str| wanted.verdicts.iter().any(|wanted| wanted == word);
                has(verdict) || (verdict == "not_run" && has("timed_out"))
            }
        };
        if !fits {
            complaints.push(format!("{verdict} in \"{name}\""));
        }
    }
    if let Some(text) = &wanted.text {
        let mut said = Vec::new();
        strings(graded, &mut said);
        if !said.iter().any(|said| common::unbroken(said).contains(text)) {
            complaints.push(format!("nothing says \"{text}\""));
        }
    }
    complaints
}

fn grade(folders: &Folders, attack: &Attack) -> Row {
    let bytes = folders.filled_in(&attack.bytes);
    let path = folders.around.join("submissions").join(format!("{}.rs", attack.name));
    if attack.is_link {
        std::os::unix::fs::symlink(&folders.other, &path).unwrap();
    } else {
        fs::write(&path, &bytes).unwrap();
    }
    let source = String::from_utf8_lossy(&bytes);
    let start = Instant::now();
    let said = report(folders, attack, "json");
    let seconds = start.elapsed().as_secs_f64();
    let mut row = Row {
        name: attack.name.clone(),
        status: "-".into(),
        verdicts: String::new(),
        seconds,
        complaints: Vec::new(),
    };
    let said = match said {
        Ok(said) => said,
        Err(complaint) => {
            row.complaints.push(complaint);
            return row;
        }
    };
    if said.len() > LARGEST_REPORT {
        row.complaints.push(format!("a report of {} bytes", said.len()));
    }
    let Ok(document) = serde_json::from_str::<Value>(&said) else {
        row.complaints.push("the report is no JSON".into());
        return row;
    };
    let graded = &document["exercises"][0];
    row.status = graded["status"].as_str().unwrap_or("-").to_string();
    let mut counted: BTreeMap<&str, usize> = BTreeMap::new();
    for check in graded["checks"].as_array().into_iter().flatten() {
        *counted.entry(check["verdict"].as_str().unwrap_or("-")).or_default() += 1;
    }
    let counted: Vec<String> =
        counted.iter().map(|(verdict, count)| format!("{verdict} {count}")).collect();
    row.verdicts = counted.join(", ");
    let checks = calling(&folders.root, &attack.wanted.exercise, &attack.wanted.function);
    row.complaints.extend(differences(&attack.wanted, &checks, graded));
    if row.status == "error" {
        row.complaints.push(format!("{}", graded["diagnostics"]));
    }
    for error in graded["diagnostics"].as_array().into_iter().flatten() {
        if error["line"].as_u64().is_some_and(|line| line > source.lines().count() as u64) {
            row.complaints.push(format!("a place beyond the end of the file: {}", error["line"]));
        }
    }
    let mut texts = Vec::new();
    strings(&document, &mut texts);
    row.complaints.extend(leaks(folders, &source, "JSON", &texts));
    // What is printed is in the reports for people only. Where chance decides, or
    // time, the file would be run again for it.
    let again = ["timed_out", "out_of_memory", "not_run"];
    if row.status != "error" && !again.iter().any(|word| row.verdicts.contains(word)) {
        for form in ["text", "markdown"] {
            match report(folders, attack, form) {
                Ok(said) => row.complaints.extend(leaks(folders, &source, form, &[&said])),
                Err(complaint) => row.complaints.push(complaint),
            }
        }
    }
    row
}

/// The processes that run a program of this test, or that name its folder.
fn left_running(folders: &Folders) -> BTreeSet<String> {
    let mut left: BTreeSet<String> = processes_naming(&folders.around).into_iter().collect();
    for entry in fs::read_dir("/proc").unwrap().flatten() {
        if let Ok(program) = fs::read_link(entry.path().join("exe"))
            && program.starts_with(&folders.around)
        {
            left.insert(program.display().to_string());
        }
    }
    left
}

#[test]
fn nothing_is_run_where_it_is_not_confined() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let name = format!("attacks-doctor-{}", std::process::id());
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    for (without, what) in [("landlock", "files"), ("seccomp", "system calls")] {
        let mut grader = Command::new(env!("CARGO_BIN_EXE_grader"));
        grader.current_dir(root).env("CARGO_TARGET_DIR", &target);
        grader.env(grader::confine::WITHOUT, without);
        let said = unconfined(grader).unwrap();
        assert!(said.starts_with("Nothing was run") && said.contains(what), "{said}");
    }
    let _ = fs::remove_dir_all(target);
}

#[test]
fn every_file_gets_what_its_first_line_says() {
    let folders = Folders::make();
    if let Some(why) = unconfined(folders.grader()) {
        panic!("{why}");
    }
    let only = env::var("ATTACK").unwrap_or_default();
    let bank: Vec<Attack> =
        bank().into_iter().filter(|attack| attack.name.contains(&only)).collect();
    let canary = folders.canary_state();
    let next = AtomicUsize::new(0);
    let rows: Mutex<Vec<Row>> = Mutex::default();
    let start = Instant::now();
    thread::scope(|scope| {
        for _ in 0..LANES {
            scope.spawn(|| {
                while let Some(attack) = bank.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let row = grade(&folders, attack);
                    rows.lock().unwrap().push(row);
                }
            });
        }
    });
    let mut rows = rows.into_inner().unwrap();
    rows.sort_by(|a, b| a.name.cmp(&b.name));
    let mut complaints = String::new();
    for row in &rows {
        let sign = if row.complaints.is_empty() { ' ' } else { '!' };
        println!(
            "{sign} {:<38} {:<16} {:>6.1} s  {}",
            row.name, row.status, row.seconds, row.verdicts
        );
        for complaint in &row.complaints {
            let _ = writeln!(complaints, "{}: {complaint}", row.name);
        }
    }
    println!("{} files in {:.0} s", rows.len(), start.elapsed().as_secs_f64());
    if !eventually(Duration::from_secs(5), || left_running(&folders).is_empty()) {
        let _ = writeln!(complaints, "still running: {:?}", left_running(&folders));
    }
    if folders.canary_state() != canary {
        let _ = writeln!(complaints, "the canary files were touched");
    }
    assert!(complaints.is_empty(), "\n{complaints}");
    assert!(!only.is_empty() || rows.len() >= 60, "the bank has shrunk to {} files", rows.len());
}
