//! Bounded random tests of everything that reads what strangers write: frames,
//! TOML files, values, source files. The numbers come from fixed seeds, which
//! every failure prints, so that each run is the same.

use grader::exercise::ExerciseId;
use grader::manifest::{Layout, read_exercise, read_outline};
use grader::policy;
use grader::submission::{Content, Submission};
use grader::value::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Random numbers, by xorshift.
struct Random(u64);

impl Random {
    fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    fn number(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, end: usize) -> usize {
        (self.number() % end.max(1) as u64) as usize
    }

    fn one_of<'a, T: ?Sized>(&mut self, from: &[&'a T]) -> &'a T {
        from[self.below(from.len())]
    }

    fn bytes(&mut self, longest: usize) -> Vec<u8> {
        (0..self.below(longest + 1)).map(|_| self.number() as u8).collect()
    }

    /// A text with a few changes: bytes replaced, left out, put in, parts doubled or
    /// cut off.
    fn mutated(&mut self, text: &[u8], words: &[&str]) -> Vec<u8> {
        let mut bytes = text.to_vec();
        for _ in 0..=self.below(4) {
            let at = self.below(bytes.len() + 1);
            let end = (at + self.below(40)).min(bytes.len());
            match self.below(6) {
                0 if at < bytes.len() => bytes[at] = self.number() as u8,
                1 => drop(bytes.drain(at..end)),
                2 => drop(bytes.splice(at..at, self.one_of(words).bytes())),
                3 => drop(bytes.splice(at..end, self.one_of(words).bytes())),
                4 => {
                    let part = bytes[at..end].to_vec();
                    let to = self.below(bytes.len() + 1);
                    drop(bytes.splice(to..to, part));
                }
                _ => bytes.truncate(at.max(bytes.len() / 2)),
            }
        }
        bytes
    }
}

/// A folder that is removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR"))
            .join(format!("fuzz-{}-{name}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_path_buf()
}

/// The files of a workbook with one exercise, from its root.
const FILES: [&str; 6] = [
    "exercises/workbook.toml",
    "exercises/01_is_safe/exercise.toml",
    "grader/hidden/01_is_safe.toml",
    "grader/hidden/01_is_safe.answers.toml",
    "grader/hidden/01_is_safe.fingerprints.toml",
    "grader/hidden/01_is_safe.rs",
];

#[test]
fn any_toml_is_read_or_refused_with_a_place() {
    const WORDS: [&str; 24] = [
        "[[check]]\n",
        "[[mistake]]\n",
        "points = 99999999999\n",
        "points = -1\n",
        "name = \"\"\n",
        "cases = []\n",
        "each = \"x in y\"\n",
        "call = \"\"\n",
        "expect = \"Some(\"\n",
        "judge = \"placement\"\n",
        "cpu_seconds = 0\n",
        "memory_mib = 1e9\n",
        "\"\"\"",
        "'''",
        "\\u{0}",
        "[",
        "]",
        "{",
        "}",
        "=",
        "\0",
        "\u{feff}",
        "é",
        "1979-05-27T07:32:00Z",
    ];
    let folder = Folder::new("toml");
    let layout = Layout { root: folder.0.clone(), private: None };
    let id = ExerciseId::parse("01_is_safe").unwrap();
    let good: Vec<Vec<u8>> =
        FILES.iter().map(|file| fs::read(root().join(file)).unwrap()).collect();
    for (file, bytes) in FILES.iter().zip(&good) {
        fs::create_dir_all(folder.0.join(file).parent().unwrap()).unwrap();
        fs::write(folder.0.join(file), bytes).unwrap();
    }
    assert!(read_exercise(&layout, &id).is_ok());
    let (mut read, mut refused) = (0, 0);
    for seed in 0..1200 {
        let mut random = Random::new(seed);
        // The generators are Rust, not TOML.
        let which = random.below(FILES.len() - 1);
        let bytes = match random.below(20) {
            0 => random.bytes(300),
            1 => format!("x = {}", "[".repeat(random.below(100_000))).into_bytes(),
            _ => random.mutated(&good[which], &WORDS),
        };
        fs::write(folder.0.join(FILES[which]), &bytes).unwrap();
        let faults = [read_outline(&layout).err(), read_exercise(&layout, &id).err()];
        fs::write(folder.0.join(FILES[which]), &good[which]).unwrap();
        for fault in faults {
            let Some(fault) = fault else {
                read += 1;
                continue;
            };
            refused += 1;
            let place = fault.place.as_ref();
            assert!(place.is_some(), "seed {seed}, {}: no place in {fault}", FILES[which]);
            assert!(!fault.what.is_empty() && !fault.next.is_empty(), "seed {seed}: {fault}");
        }
    }
    assert!(
        read > 100 && refused > 100,
        "{read} read, {refused} refused: the changes are too mild"
    );
}

/// A value as text, with everything that the grammar has.
fn value_text(random: &mut Random, depth: usize) -> String {
    let list = |random: &mut Random, open: &str, close: &str| {
        let parts: Vec<String> =
            (0..random.below(4)).map(|_| value_text(random, depth + 1)).collect();
        let comma = if parts.len() == 1 && open == "(" { "," } else { "" };
        format!("{open}{}{comma}{close}", parts.join(", "))
    };
    match random.below(if depth < 5 { 12 } else { 7 }) {
        0 => format!("{}", random.number() as i64),
        1 => format!("{:?}", f64::from_bits(random.number())).replace("-NaN", "NaN"),
        2 => ["true", "false", "None"][random.below(3)].to_string(),
        3 => {
            let letter = char::from_u32(random.below(0x11_0000) as u32).unwrap_or('\u{301}');
            format!("{letter:?}")
        }
        4 => {
            let text: String = (0..random.below(12))
                .filter_map(|_| char::from_u32(random.below(0x3000) as u32))
                .collect();
            format!("{text:?}")
        }
        5 => format!("{}", i128::from(random.number() as i64) * i128::from(random.number() as i64)),
        6 => "0.5".to_string(),
        7 => format!("Some({})", value_text(random, depth + 1)),
        8 => list(random, "{", "}"),
        9 => list(random, "(", ")"),
        _ => list(random, "[", "]"),
    }
}

#[test]
fn a_value_that_is_written_is_read_back_the_same() {
    for seed in 0..20_000 {
        let text = value_text(&mut Random::new(seed), 0);
        let value = Value::parse(&text).unwrap_or_else(|why| panic!("seed {seed}: {why}\n{text}"));
        let written = value.to_string();
        let again = Value::parse(&written).unwrap_or_else(|why| panic!("seed {seed}: {why}"));
        assert_eq!(again, value, "seed {seed}: {text}");
        assert_eq!(again.to_string(), written, "seed {seed}: {text}");
    }
}

#[test]
fn any_text_is_a_value_or_refused_with_a_sentence() {
    const WORDS: [&str; 16] = [
        "[", "]", "(", ")", "{", "}", ",", "\"", "'", "\\u{", "Some(", "None", "-", "1e999", "é",
        "\0",
    ];
    for seed in 0..20_000 {
        let mut random = Random::new(seed);
        let good = value_text(&mut random, 0);
        let bytes = match random.below(4) {
            0 => random.bytes(60),
            _ => random.mutated(good.as_bytes(), &WORDS),
        };
        let text = String::from_utf8_lossy(&bytes);
        match Value::parse(&text) {
            Ok(value) => {
                let written = value.to_string();
                assert_eq!(Value::parse(&written).as_ref(), Ok(&value), "seed {seed}: {text}");
            }
            Err(why) => assert!(why.starts_with("expected "), "seed {seed}: {why}"),
        }
    }
}

#[test]
fn no_number_stands_for_all_numbers() {
    let value = |text: &str| Value::parse(text).unwrap();
    let numbers = ["0.0", "1.0", "-1.5", "1e300", "inf", "-inf", "NaN"];
    for (at, one) in numbers.iter().enumerate() {
        for (place, other) in numbers.iter().enumerate() {
            assert_eq!(value(one) == value(other), at == place, "{one} and {other}");
        }
    }
}

#[test]
fn any_source_is_taken_or_refused_and_never_for_long() {
    const WORDS: [&str; 28] = [
        "unsafe", "r#unsafe", "\"", "'", "r#\"", "\"#", "/*", "*/", "//", "///", "//!", "#!",
        "#![", "{", "}", "(", ")", "[", "]", "b'", "c\"", "'\\u{", "r######", "\u{feff}", "\0",
        "\r", "👑", "1e+_",
    ];
    let folder = Folder::new("source");
    let path = folder.0.join("lib.rs");
    let id = ExerciseId::parse("01_is_safe").unwrap();
    let good = fs::read(root().join("solutions/07_node_counting/src/lib.rs")).unwrap();
    for seed in 0..1500 {
        let mut random = Random::new(seed);
        let bytes = match random.below(8) {
            0 => random.bytes(2000),
            1 => random.one_of(&WORDS).repeat(random.below(5000)).into_bytes(),
            _ => random.mutated(&good, &WORDS),
        };
        fs::write(&path, &bytes).unwrap();
        let start = Instant::now();
        let content = Submission::read(&id, &path, "lib.rs".into()).content;
        match (content, std::str::from_utf8(&bytes)) {
            (Content::Source(source), Ok(text)) => {
                assert_eq!(source, text, "seed {seed}");
                let refused = policy::refusal(&source);
                assert!(refused.is_none() || source.contains("unsafe"), "seed {seed}");
                let _ = policy::reads_while_compiled(&source);
            }
            (Content::Unusable(why), Err(_)) => assert!(why.contains("UTF-8"), "seed {seed}"),
            (content, _) => panic!("seed {seed}: {content:?}"),
        }
        let took = start.elapsed();
        assert!(took < Duration::from_secs(2), "seed {seed} took {took:?}");
    }
}

#[test]
fn the_keyword_is_found_wherever_it_is_put() {
    let good = fs::read_to_string(root().join("solutions/07_node_counting/src/lib.rs")).unwrap();
    let before_items: Vec<usize> =
        good.match_indices("\n\n/// ").map(|(at, _)| at + 1).chain([good.len()]).collect();
    for (seed, start) in
        [(1, ""), (2, "\u{feff}"), (3, "#!/usr/bin/env cargo\n"), (4, "#!/bin/\"\n")]
    {
        let mut random = Random::new(seed);
        for _ in 0..10 {
            let mut text = good.clone();
            let at = before_items[random.below(before_items.len())];
            text.insert_str(at, "#[unsafe(no_mangle)] pub fn f() {}\n");
            let text = format!("{start}{text}");
            assert!(policy::refusal(&text).is_some(), "seed {seed}: behind {start:?}, at {at}");
        }
    }
}

#[test]
fn looking_for_the_keyword_takes_no_longer_than_reading_the_file() {
    let texts = "\"unsafe\",".repeat(2000);
    let source = format!("const TEXTS: &[&str] = &[{texts}];\nunsafe fn f() {{}}\n");
    let start = Instant::now();
    assert!(policy::refusal(&source).is_some_and(|why| why.starts_with("line 2 ")));
    let took = start.elapsed();
    assert!(took < Duration::from_secs(1), "2000 words took {took:?}");
}

#[cfg(target_os = "linux")]
mod frames {
    use super::*;
    use grader::confine::Jail;
    use grader::exercise::Limits;
    use grader::run::{Ending, Runner};
    use std::fmt::Write as _;
    use std::os::unix::fs::PermissionsExt;

    fn frame(kind: u8, number: u32, text: &str) -> Vec<u8> {
        let mut bytes = vec![kind];
        bytes.extend(number.to_le_bytes());
        bytes.extend((text.len() as u32).to_le_bytes());
        bytes.extend(text.as_bytes());
        bytes
    }

    /// How many answers complete frames hold; `None` where they are not complete.
    /// Written from the harness's documentation, not from the reader.
    fn answers(mut bytes: &[u8]) -> Option<usize> {
        let mut answers = 0;
        for number in 0_u32.. {
            let (head, rest) = bytes.split_at_checked(9)?;
            let length = u32::from_le_bytes(head[5..9].try_into().unwrap());
            let (text, rest) = rest.split_at_checked(length as usize)?;
            let text = std::str::from_utf8(text).ok()?;
            if head[1..5] != number.to_le_bytes() {
                return None;
            }
            match head[0] {
                b'E' => return (length == 0 && rest.is_empty()).then_some(answers),
                b'A' if Value::parse(text).is_ok() => answers += 1,
                b'I' => {}
                _ => return None,
            }
            bytes = rest;
        }
        None
    }

    /// A check is complete exactly when its frames are, and whatever a program sends
    /// is no fault of the machine. The frames go the whole way: the programs are
    /// shell scripts that write them where answers go.
    #[test]
    fn any_bytes_are_an_observation_and_only_complete_frames_are_complete() {
        let folder = Folder::new("frames");
        let binary = folder.0.join("program");
        let jail = Jail::new(env!("CARGO_BIN_EXE_grader").into());
        let libraries: Vec<PathBuf> =
            ["/bin", "/usr", "/lib", "/lib64", "/etc/ld.so.cache"].map(PathBuf::from).into();
        let runner = Runner { jail: &jail, binary: &binary, libraries: &libraries };
        let mut complete = 0;
        for seed in 0..400 {
            let mut random = Random::new(seed);
            let count = random.below(6) as u32;
            let mut bytes: Vec<u8> = (0..count)
                .flat_map(|number| frame(b'A', number, &value_text(&mut random, 3)))
                .collect();
            bytes.extend(frame(b'E', count, ""));
            match random.below(5) {
                0 => {}
                1 => bytes = random.bytes(60),
                _ => bytes = random.mutated(&bytes, &["A", "E", "P", "I", "\0", "\0\0\0\0", "1"]),
            }
            let code = [0, 0, 0, 0, 1, 101][random.below(6)];
            let mut octal = String::new();
            for byte in &bytes {
                let _ = write!(octal, "\\{byte:03o}");
            }
            let script = format!("#!/bin/sh\nprintf '{octal}' >&0\nexit {code}\n");
            fs::write(&binary, script).unwrap();
            fs::set_permissions(&binary, fs::Permissions::from_mode(0o700)).unwrap();
            let seen = runner.check(0, Limits::default(), 100, None);
            let seen = seen.unwrap_or_else(|fault| panic!("seed {seed}: {fault}"));
            let held = answers(&bytes).filter(|_| code == 0);
            let got = (seen.ending == Ending::Complete).then_some(seen.answers.len());
            assert_eq!(got, held, "seed {seed}: {bytes:?} with {code}: {:?}", seen.ending);
            complete += usize::from(got.is_some());
        }
        assert!((20..380).contains(&complete), "{complete} of 400 were complete");
    }
}
