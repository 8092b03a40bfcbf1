//! What a class may hand in, and what is made of it: every kind of folder, zip file
//! and platform that comes, and what nobody should send.

#[path = "common/intake.rs"]
mod common;

use classroom::intake::resolve::with_new_rows;
use classroom::intake::{Survey, survey};
use common::{Class, Entry, IS_SAFE, Outcome, outline, zip};
use grader::submission::Content;

/// What waits for a person in a zip file with these entries.
#[track_caller]
fn waits_in_zip(name: &str, entries: &[Entry], file: &str, says: &[&str]) {
    waits_in(name, "ada.zip", &zip(entries), file, says);
}

#[track_caller]
fn waits_in(name: &str, path: &str, bytes: &[u8], file: &str, says: &[&str]) {
    let class = Class::new(name).with(path, bytes);
    let outcome = class.handed();
    let (_, found, sentences) = outcome.waits();
    assert_eq!(found, file);
    for part in says {
        assert!(sentences.contains(part), "`{part}` is not in `{sentences}`");
    }
    assert!(!outcome.both().contains(&"text"));
    assert_eq!(outcome.both()[0], "waits");
}

fn ids(survey: &Survey) -> Vec<&str> {
    survey.found.iter().map(|found| found.student.id.as_str()).collect()
}

// Where the file of an exercise may lie.

#[test]
fn an_exercise_is_found_in_every_known_place_of_a_folder_and_of_a_zip_file() {
    for (at, place) in [
        "exercises/01_is_safe/src/lib.rs",
        "01_is_safe/src/lib.rs",
        "01_is_safe.rs",
        "is_safe.rs",
        "repo-main/exercises/01_is_safe/src/lib.rs",
        "a/b/c/01_is_safe.rs",
        "IS_SAFE.rs",
        "01_Is_Safe.rs",
        "my “work” = new\nest/is_safe.rs",
    ]
    .iter()
    .enumerate()
    {
        let folder =
            Class::new(&format!("place-folder-{at}")).with(&format!("ada/{place}"), IS_SAFE);
        let outcome = folder.handed();
        assert_eq!(outcome.first().0, IS_SAFE, "{place}");
        assert_eq!(outcome.both(), ["text", "missing"], "{place}");
        for (kind, entry) in [
            ("stored", Entry::stored(place, IS_SAFE)),
            ("deflated", Entry::deflated(place, IS_SAFE)),
        ] {
            let zipped = Class::new(&format!("place-{kind}-{at}")).with("ada.zip", zip(&[entry]));
            assert_eq!(zipped.handed().first().0, IS_SAFE, "{place}, {kind}");
            assert_eq!(zipped.handed().both(), ["text", "missing"], "{place}, {kind}");
        }
    }
}

#[test]
fn of_a_whole_repository_only_the_exercises_count() {
    let class = Class::new("repository")
        .with("ada/repo/exercises/01_is_safe/src/lib.rs", IS_SAFE)
        .with("ada/repo/exercises/01_is_safe/README.md", "# 01")
        .with("ada/repo/solutions/01_is_safe/src/lib.rs", "// the reference")
        .with("ada/repo/solutions/02_brute_force/src/lib.rs", "// the reference")
        .with("ada/repo/grader/stubs/02_brute_force.rs", "// a stub")
        .with("ada/repo/target/debug/02_brute_force.rs", "// built")
        .with("ada/repo/.git/02_brute_force.rs", "// history")
        .with("ada/repo/Cargo.toml", "[workspace]");
    let outcome = class.handed();
    assert_eq!(outcome.first(), (IS_SAFE, "repo/exercises/01_is_safe/src/lib.rs".to_string()));
    assert_eq!(outcome.both(), ["text", "missing"]);
    assert_eq!(outcome.notes(), "");
}

#[test]
fn the_workbooks_own_solutions_are_never_graded_as_a_students() {
    let class = Class::new("own").with("ada/solutions/01_is_safe/src/lib.rs", IS_SAFE);
    let outcome = class.handed();
    let (exercise, found, says) = outcome.waits();
    assert_eq!((exercise, found), (Some("01_is_safe"), "solutions/01_is_safe/src/lib.rs"));
    assert!(says.contains("in a folder `solutions`"), "{says}");
}

#[test]
fn what_programs_leave_behind_is_passed_over() {
    let class = Class::new("noise").with(
        "ada.zip",
        zip(&[
            Entry::stored("w/01_is_safe.rs", IS_SAFE),
            Entry::stored("__MACOSX/w/._01_is_safe.rs", "\0\x05\x16"),
            Entry::stored("w/.DS_Store", "\0"),
            Entry::stored("w/._02_brute_force.rs", "\0"),
            Entry::stored("w/target/debug/build/02_brute_force.rs", "x"),
            Entry::stored("w/Thumbs.db", "\0"),
            Entry::stored("w/", ""),
        ]),
    );
    let outcome = class.handed();
    assert_eq!(outcome.both(), ["text", "missing"]);
    assert_eq!(outcome.notes(), "");
}

#[test]
fn names_with_backslashes_are_paths_as_windows_writes_them() {
    let class = Class::new("backslash")
        .with("ada.zip", zip(&[Entry::deflated("work\\01_is_safe\\src\\lib.rs", IS_SAFE)]));
    assert_eq!(class.handed().first(), (IS_SAFE, "work/01_is_safe/src/lib.rs".to_string()));
}

#[test]
fn a_zip_file_may_lie_in_the_folder_or_in_the_zip_file_but_no_deeper() {
    let inner = zip(&[Entry::deflated("01_is_safe.rs", IS_SAFE)]);
    let outer = zip(&[Entry::stored("work.zip", &inner)]);
    let folder = Class::new("zip-in-folder").with("ada/work.zip", &inner);
    assert_eq!(folder.handed().first(), (IS_SAFE, "work.zip/01_is_safe.rs".to_string()));
    let nested = Class::new("zip-in-zip").with("ada.zip", &outer);
    assert_eq!(nested.handed().first(), (IS_SAFE, "work.zip/01_is_safe.rs".to_string()));
    waits_in(
        "zip-in-zip-in-zip",
        "ada.zip",
        &zip(&[Entry::deflated("a.zip", &outer)]),
        "a.zip/work.zip",
        &["a zip file in a zip file in a zip file"],
    );
}

#[test]
fn the_same_exercise_twice_is_fine_where_the_texts_are_alike() {
    let windows = IS_SAFE.replace('\n', "\r\n");
    let class = Class::new("twice-alike")
        .with("ada/01_is_safe.rs", &windows)
        .with("ada/01_is_safe/src/lib.rs", IS_SAFE);
    let outcome = class.handed();
    assert_eq!(outcome.first().0, IS_SAFE);
    assert!(outcome.notes().contains("01_is_safe/src/lib.rs, 01_is_safe.rs hold the same"));
    let alone = Class::new("line-ends").with("ada/01_is_safe.rs", &windows);
    assert_eq!(alone.handed().first().0, windows, "line ends are kept as they are");
}

#[test]
fn the_same_exercise_twice_waits_for_a_person_where_the_texts_differ() {
    let class = Class::new("twice-differs")
        .with("ada/01_is_safe.rs", IS_SAFE)
        .with("ada/01_is_safe/src/lib.rs", "pub fn is_safe() {}");
    let outcome = class.handed();
    assert_eq!(outcome.both(), ["waits", "missing"]);
    let found: Vec<&str> = outcome.0.unresolved.iter().map(|one| one.found.as_str()).collect();
    assert_eq!(found, ["01_is_safe/src/lib.rs", "01_is_safe.rs"]);
    assert!(outcome.0.unresolved[0].why.contains("01_is_safe/src/lib.rs, 01_is_safe.rs"));
    assert!(outcome.0.unresolved[0].next.contains("Write 01 in resolve.csv"));

    let decided = class.resolved("student,file,exercise,note\nada,01_is_safe.rs,01,\n");
    assert_eq!(decided.handed().first().0, IS_SAFE);
    assert!(decided.handed().0.unresolved.is_empty());
    let ignored = decided.resolved("student,file,exercise,note\nada,01_is_safe.rs,ignore,\n");
    assert_eq!(ignored.handed().first().0, "pub fn is_safe() {}");
}

#[test]
fn two_entries_of_one_name_have_names_of_their_own() {
    let class = Class::new("doubled").with(
        "ada.zip",
        zip(&[Entry::stored("is_safe.rs", IS_SAFE), Entry::stored("is_safe.rs", "fn other() {}")]),
    );
    let outcome = class.handed();
    let found: Vec<&str> = outcome.0.unresolved.iter().map(|one| one.found.as_str()).collect();
    assert_eq!(found, ["is_safe.rs", "is_safe.rs [2]"]);
    let decided = class.resolved("student,file,exercise,note\nada,is_safe.rs [2],1,\n");
    assert_eq!(decided.handed().first().0, "fn other() {}");
}

// What a file may hold.

#[test]
fn text_is_graded_as_it_is_but_for_a_byte_order_mark() {
    let class = Class::new("bom").with("ada/is_safe.rs", format!("\u{feff}{IS_SAFE}"));
    let outcome = class.handed();
    assert_eq!(outcome.first().0, IS_SAFE);
    assert!(outcome.notes().contains("byte order mark"), "{}", outcome.notes());
}

#[test]
fn a_file_that_holds_no_text_waits_for_a_person() {
    let wide: Vec<u8> = [0xff, 0xfe].into_iter().chain("fn".bytes().flat_map(|b| [b, 0])).collect();
    for (name, contents, says) in [
        ("empty", Vec::new(), "the file is empty"),
        ("blank", b" \r\n\t".to_vec(), "the file is empty"),
        ("utf16", wide, "UTF-16"),
        ("latin1", b"// gr\xf6sser".to_vec(), "line 1 is not UTF-8"),
        ("large", vec![b' '; (1 << 20) + 1], "larger than 1 MiB"),
    ] {
        let entry = Entry::deflated("01_is_safe.rs", &contents);
        waits_in(&format!("text-{name}"), "ada/01_is_safe.rs", &contents, "01_is_safe.rs", &[says]);
        waits_in_zip(
            &format!("text-zip-{name}"),
            &[entry],
            "01_is_safe.rs",
            &[says, "Ask for the file again"],
        );
    }
    let most = format!("{IS_SAFE}{}", " ".repeat((1 << 20) - IS_SAFE.len()));
    let class = Class::new("text-most").with("ada/01_is_safe.rs", &most);
    assert_eq!(class.handed().first().0.len(), 1 << 20);
}

#[test]
fn names_of_every_kind_are_shown_safely() {
    let long = format!("{}.rs", "x".repeat(252));
    let class = Class::new("odd-names")
        .with(&format!("ada/{long}"), IS_SAFE)
        .with("ada/=cmd|' is\n\u{1b}[31m“safe”.rs", IS_SAFE.replace("true", "false"));
    let outcome = class.handed();
    let mut shown: Vec<&str> = outcome.0.unresolved.iter().map(|one| one.found.as_str()).collect();
    shown.sort_unstable();
    assert_eq!(shown, ["_cmd__ is___31m_safe_.rs", &format!("{}…", "x".repeat(120))]);
    assert!(outcome.0.unresolved.iter().all(|one| one.exercise.as_deref() == Some("01_is_safe")));
}

#[cfg(unix)]
#[test]
fn a_name_that_is_no_utf8_hinders_nothing() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let class = Class::new("bytes").with_folder("ada");
    let folder = class.path("ada").join(OsStr::from_bytes(b"w\xff"));
    std::fs::create_dir(&folder).unwrap();
    std::fs::write(folder.join("is_safe.rs"), IS_SAFE).unwrap();
    assert_eq!(class.handed().first().0, IS_SAFE);
    let mut entry = Entry::stored("x", IS_SAFE);
    entry.name = b"w\xff/is_safe.rs".to_vec();
    let zipped = Class::new("bytes-zip").with("ada.zip", zip(&[entry]));
    assert_eq!(zipped.handed().first().0, IS_SAFE);
}

#[cfg(unix)]
#[test]
fn links_are_not_followed_and_pipes_are_not_waited_for() {
    use std::os::unix::fs::symlink;
    let class = Class::new("links").with_folder("ada/01_is_safe/src").with("secret.txt", IS_SAFE);
    symlink(class.path("secret.txt"), class.path("ada/01_is_safe/src/lib.rs")).unwrap();
    let outcome = class.handed();
    assert_eq!(outcome.waits().0, Some("01_is_safe"));
    assert!(outcome.waits().2.starts_with("it is a link"));

    let folder = Class::new("linked-folder").with_folder("ada").with("out/src/lib.rs", IS_SAFE);
    symlink(folder.path("out"), folder.path("ada/01_is_safe")).unwrap();
    let survey = folder.survey();
    let outcome = folder.open(&survey.found[0], &["01_is_safe", "02_brute_force"]);
    assert_eq!((outcome.waits().0, outcome.waits().1), (Some("01_is_safe"), "01_is_safe"));

    let pipe = Class::new("pipe").with_folder("ada");
    let made = std::process::Command::new("mkfifo").arg(pipe.path("ada/is_safe.rs")).status();
    assert!(made.unwrap().success());
    assert!(pipe.handed().waits().2.starts_with("it is a device or a pipe"));

    let hard = Class::new("hard").with("ada/x.md", IS_SAFE);
    std::fs::hard_link(hard.path("ada/x.md"), hard.path("ada/is_safe.rs")).unwrap();
    assert_eq!(hard.handed().first().0, IS_SAFE);
}

// Zip files that nobody should send.

#[test]
fn an_entry_that_would_leave_the_zip_file_is_not_taken() {
    for (at, name) in [
        "../01_is_safe.rs",
        "a/../../01_is_safe.rs",
        "/etc/01_is_safe.rs",
        "C:\\01_is_safe.rs",
        "..\\01_is_safe.rs",
    ]
    .iter()
    .enumerate()
    {
        let file = if at == 1 {
            "a/01_is_safe.rs"
        } else if at == 2 {
            "etc/01_is_safe.rs"
        } else {
            "01_is_safe.rs"
        };
        waits_in_zip(
            &format!("slip-{at}"),
            &[Entry::stored(name, IS_SAFE)],
            file,
            &["leads out of it"],
        );
    }
}

#[test]
fn a_link_in_a_zip_file_is_not_followed() {
    let link = Entry { mode: 0o120_777, ..Entry::stored("01_is_safe.rs", "/etc/passwd") };
    waits_in_zip("zip-link", &[link], "01_is_safe.rs", &["it is a link"]);
}

#[test]
fn an_entry_that_cannot_be_unpacked_says_why() {
    let good = Entry::deflated("01_is_safe.rs", IS_SAFE.repeat(20));
    for (name, entry, says) in [
        ("encrypted", Entry { flags: 1, ..good.clone() }, "it is encrypted"),
        ("bzip2", Entry { method: 12, ..good.clone() }, "only deflate and stored"),
        ("unknown", Entry { method: 4711, ..good.clone() }, "the method 4711"),
        ("crc", Entry { crc: good.crc ^ 1, ..good.clone() }, "it is damaged"),
        ("longer", Entry { size: good.size + 1, ..good.clone() }, "it is damaged"),
        ("shorter", Entry { size: good.size - 1, ..good.clone() }, "it is damaged"),
        ("garbage", Entry { data: vec![0xff; 40], ..good.clone() }, "it is damaged"),
        ("cut", Entry { data: good.data[..20].to_vec(), ..good.clone() }, "it is damaged"),
        ("far", Entry { offset: Some(u32::MAX - 1), ..good.clone() }, "it is damaged"),
    ] {
        waits_in_zip(&format!("entry-{name}"), &[entry], "01_is_safe.rs", &[says]);
    }
}

#[test]
fn a_zip_file_that_is_not_whole_waits_for_a_person() {
    let good = zip(&[Entry::stored("01_is_safe.rs", IS_SAFE)]);
    let half = "it is no whole zip file";
    waits_in("cut", "ada.zip", &good[..good.len() / 2], "ada.zip", &[half]);
    waits_in("cut-end", "ada.zip", &good[..good.len() - 4], "ada.zip", &[half]);
    waits_in("cut-start", "ada.zip", &good[40..], "01_is_safe.rs", &["it is damaged"]);
    waits_in("rar-as-zip", "ada.zip", b"Rar!\x1a\x07\x01\0", "ada.zip", &[half]);
    waits_in("no-bytes", "ada.zip", b"", "ada.zip", &["no bytes at all"]);
    waits_in("no-entries", "ada.zip", &zip(&[]), "ada.zip", &["it is empty"]);
}

#[test]
fn a_zip_bomb_costs_nothing() {
    let began = std::time::Instant::now();
    let large = vec![b' '; 48 << 20];
    waits_in_zip(
        "ratio",
        &[Entry::deflated("01_is_safe.rs", &large)],
        "01_is_safe.rs",
        &["larger than 1 MiB"],
    );
    let lying = Entry { size: 40, ..Entry::deflated("01_is_safe.rs", &large) };
    waits_in_zip("lying", &[lying], "01_is_safe.rs", &["damaged"]);

    let kernel = Entry::deflated("01_is_safe.rs", " ".repeat(1000));
    let again = Entry { offset: Some(0), ..kernel.clone() };
    waits_in_zip("overlap", &[kernel, again], "ada.zip", &["lie over each other"]);

    let many: Vec<Entry> = (0..100_001).map(|at| Entry::stored(&format!("{at}.rs"), "")).collect();
    let many = Entry::deflated("many.zip", zip64_count(&many));
    waits_in_zip("many", &[many], "many.zip", &["more than 100000 entries"]);

    let named = |entry: &Entry, name: String| Entry { name: name.into_bytes(), ..entry.clone() };
    let copy = Entry::deflated("", &large[..1 << 20]);
    let copies: Vec<Entry> =
        (0..300).map(|at| named(&copy, format!("{at}/01_is_safe.rs"))).collect();
    let class = Class::new("copies").with("ada.zip", zip(&copies));
    assert_eq!(class.handed().both(), ["waits", "missing"]);
    assert!(class.handed().0.unresolved.len() <= 20);
    let bomb = Entry::deflated("", &large);
    let inner: Vec<Entry> = (0..20).map(|at| named(&bomb, format!("{at}.zip"))).collect();
    let class = Class::new("inner").with("ada.zip", zip(&inner));
    let outcome = class.handed();
    assert!(
        outcome.0.unresolved.iter().any(|one| one.why.contains("too large to be read to the end"))
    );
    assert!(began.elapsed().as_secs() < 60, "{:?}", began.elapsed());
}

/// A zip file of more entries than its short count can say.
fn zip64_count(entries: &[Entry]) -> Vec<u8> {
    let mut entries = entries.to_vec();
    entries[0].zip64 = true;
    zip(&entries)
}

#[test]
fn zip64_is_read() {
    let entry = Entry { zip64: true, ..Entry::deflated("01_is_safe.rs", IS_SAFE) };
    let class = Class::new("zip64").with("ada.zip", zip(&[entry]));
    assert_eq!(class.handed().first().0, IS_SAFE);
}

#[test]
fn a_zip_file_that_was_written_in_one_go_is_read() {
    // As `pack` writes it: the sizes stand behind the bytes.
    let mut writer = rawzip::ZipArchiveWriter::new(Vec::new());
    let (mut entry, config) = writer.new_file("01_is_safe/src/lib.rs").start().unwrap();
    let mut data = config.wrap(&mut entry);
    std::io::Write::write_all(&mut data, IS_SAFE.as_bytes()).unwrap();
    let (_, descriptor) = data.finish().unwrap();
    entry.finish(descriptor).unwrap();
    let bytes = writer.finish().unwrap();
    assert_eq!(bytes[6] & 8, 8, "it has no data descriptor");
    let class = Class::new("one-go").with("ada.zip", bytes);
    assert_eq!(class.handed().first(), (IS_SAFE, "01_is_safe/src/lib.rs".to_string()));
}

#[test]
fn no_mutation_of_a_zip_file_is_a_panic_or_a_wrong_text() {
    let inner = zip(&[Entry::deflated("02_brute_force.rs", "pub fn choose() {}")]);
    let good = zip(&[
        Entry::deflated("exercises/01_is_safe/src/lib.rs", IS_SAFE),
        Entry::stored("answers.md", "some words"),
        Entry { zip64: true, ..Entry::stored("more.zip", &inner) },
    ]);
    let mut seed = 0x9e37_79b9_7f4a_7c15_u64;
    let mut random = move |below: usize| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (seed % below as u64) as usize
    };
    let class = Class::new("fuzz").with("ada.zip", &good);
    assert_eq!(class.handed().both(), ["text", "text"]);
    let survey = class.survey();
    let mut kept = 0;
    for round in 0..2000 {
        let mut bytes = good.clone();
        for _ in 0..=random(3) {
            let at = random(bytes.len());
            match random(5) {
                0 => bytes[at] = random(256) as u8,
                1 => bytes[at] ^= 1 << random(8),
                2 => bytes.truncate(at.max(1)),
                3 => bytes.splice(at..at, [0xff; 4]).for_each(drop),
                _ => bytes[at] = [0, 0xff, 0x7f, 0x80][random(4)],
            }
        }
        std::fs::write(class.path("ada.zip"), &bytes).unwrap();
        let outcome = class.open(&survey.found[0], &["01_is_safe", "02_brute_force"]);
        for file in &outcome.0.files {
            match &file.content {
                Content::Source(text) => {
                    let right = [IS_SAFE, "pub fn choose() {}"];
                    assert!(right.contains(&text.as_str()), "round {round}: {text}");
                    kept += 1;
                }
                Content::Missing => {}
                Content::Unusable(why) => panic!("round {round}: {why}"),
            }
        }
        let states = outcome.both();
        let waits = !outcome.0.unresolved.is_empty();
        assert_eq!(states.contains(&"waits"), waits, "round {round}: {states:?} {:?}", outcome.0);
    }
    assert!(kept > 500, "most mutations broke everything: {kept}");
}

// What has no place.

#[test]
fn what_cannot_be_read_waits_for_a_person_and_names_the_exercise_where_it_can() {
    for (at, (file, contents, exercise)) in [
        ("01_is_safe/src/lib (1).rs", IS_SAFE, Some("01_is_safe")),
        ("lib.rs", IS_SAFE, Some("01_is_safe")),
        ("main.rs", "pub fn choose(n: u64, k: u64) -> u64 { n }", Some("02_brute_force")),
        ("is_safe.rs.txt", IS_SAFE, Some("01_is_safe")),
        ("solution.py", "def is_safe(queens, row, col):\n    return True\n", Some("01_is_safe")),
        ("is_safe.png", "\u{89}PNG", Some("01_is_safe")),
        ("work.rar", "Rar!\u{1a}\0", None),
        ("work.7z", "7z", None),
        ("work.tar.gz", "\u{1f}\u{8b}", None),
    ]
    .into_iter()
    .enumerate()
    {
        let bytes: Vec<u8> = match exercise {
            Some(_) => contents.into(),
            None => [contents.as_bytes(), b"\xff\xfe\xfd"].concat(),
        };
        let class = Class::new(&format!("odd-{at}")).with(&format!("ada/{file}"), bytes);
        let outcome = class.handed();
        let (named, found, says) = outcome.waits();
        assert_eq!((named, found), (exercise, file), "{file}");
        if let Some(exercise) = exercise {
            assert!(says.contains(&format!("It is probably {exercise}")), "{says}");
        }
        assert_eq!(outcome.both(), ["waits", "waits"], "{file}: nothing was recognised");

        let decided = class.resolved(&format!("student,file,exercise,note\nada,{file},01,\n"));
        if exercise.is_some() && !file.ends_with("png") {
            assert_eq!(decided.handed().first().0, contents);
            assert_eq!(decided.handed().both(), ["text", "missing"]);
        }
        let ignored =
            decided.resolved(&format!("student,file,exercise,note\nada,{file},Ignore,\n"));
        assert_eq!(ignored.handed().both(), ["missing", "missing"], "{file}");
        assert!(ignored.handed().0.unresolved.is_empty());
    }
}

#[test]
fn one_file_may_hold_several_exercises() {
    let second = "pub fn try_every_board() {} pub fn try_every_ordering() {} pub fn choose() {}";
    let both = format!("{IS_SAFE}{second}");
    let class = Class::new("several").with("ada/main.rs", &both);
    let outcome = class.handed();
    let (exercise, found, says) = outcome.waits();
    assert_eq!((exercise, found), (None, "main.rs"));
    assert!(says.contains("It may be 01_is_safe and 02_brute_force"), "{says}");
    let decided = class.resolved("student,file,exercise,note\nada,main.rs,01 02,\n");
    assert_eq!(decided.handed().both(), ["text", "text"]);
    assert_eq!(decided.handed().first().0, both);
}

#[test]
fn an_archive_in_place_of_a_submission_is_the_students_and_waits() {
    for ending in ["rar", "7z", "tar.gz", "tgz"] {
        waits_in(
            &format!("archive-{ending}"),
            &format!("ada.{ending}"),
            b"\xff\x01",
            &format!("ada.{ending}"),
            &["only `.rs` files and zip files"],
        );
    }
}

#[test]
fn a_submission_in_which_nothing_is_recognised_waits_as_a_whole() {
    let class =
        Class::new("nothing").with("ada/photo.jpg", b"\xff\xd8").with("ada/README.md", "hello");
    let outcome = class.handed();
    let (exercise, found, says) = outcome.waits();
    assert_eq!((exercise, found), (None, "ada"));
    assert!(says.contains("only photo.jpg"), "{says}");
    assert_eq!(outcome.both(), ["waits", "waits"]);
    let ignored = class.resolved("student,file,exercise,note\nada,ada,ignore,\n");
    assert_eq!(ignored.handed().both(), ["missing", "missing"]);
    assert!(ignored.handed().notes().contains("left out"));
    let empty = Class::new("empty-folder").with_folder("ada/src");
    assert!(empty.handed().waits().2.starts_with("it is empty"));
}

#[test]
fn an_exercise_is_missing_only_where_nothing_unexplained_could_be_it() {
    let explained = Class::new("explained")
        .with("ada/01_is_safe.rs", IS_SAFE)
        .with("ada/main.rs", "fn main() {}")
        .with("ada/scratch.rs", format!("{IS_SAFE}fn main() {{}}"))
        .with("ada/board.png", b"\x89PNG\xff")
        .with("ada/Cargo.toml", "[package]");
    let outcome = explained.handed();
    assert_eq!(outcome.both(), ["text", "missing"]);
    assert_eq!(outcome.notes(), "left aside: board.png, main.rs, scratch.rs");

    let unexplained = Class::new("unexplained")
        .with("ada/01_is_safe.rs", IS_SAFE)
        .with("ada/rest.docx", b"PK\x03\x04\xff");
    let outcome = unexplained.handed();
    assert_eq!(outcome.both(), ["text", "waits"]);
    assert_eq!(outcome.waits().0, None);

    let complete = unexplained.with("ada/brute_force.rs", "pub fn choose() {}");
    let outcome = complete.handed();
    assert_eq!(outcome.both(), ["text", "text"]);
    assert!(outcome.0.unresolved.is_empty());
    assert_eq!(outcome.notes(), "left aside: rest.docx");
}

#[test]
fn an_exercise_that_is_not_asked_for_explains_itself() {
    let class = Class::new("not-asked")
        .with("ada/01_is_safe.rs", IS_SAFE)
        .with("ada/07_node_counting/src/lib.rs", "fn visit() {}")
        .with("ada/growth.rs", "pub fn growth() {}");
    let outcome = class.handed();
    assert_eq!(outcome.both(), ["text", "missing"]);
    assert!(outcome.0.unresolved.is_empty());
}

#[test]
fn a_heap_of_strange_files_is_listed_only_in_part() {
    let class = (0..60).fold(Class::new("heap"), |class, at| {
        class.with(&format!("ada/copy {at}.rs"), format!("{IS_SAFE}// {at}"))
    });
    let outcome = class.handed();
    assert_eq!(outcome.0.unresolved.len(), 41);
    let last = outcome.0.unresolved.last().unwrap();
    assert_eq!(
        (last.found.as_str(), last.why.as_str()),
        ("ada", "20 more files in it have no place")
    );
    assert_eq!(outcome.both(), ["waits", "waits"]);
}

#[test]
fn answers_are_read_for_people_whatever_they_are_written_with() {
    let answers = |class: Class| class.with("ada/is_safe.rs", IS_SAFE).handed().0.answers;
    let wide: Vec<u8> =
        [0xff, 0xfe].into_iter().chain("für n".encode_utf16().flat_map(u16::to_le_bytes)).collect();
    let class = |name: &str| Class::new(&format!("answers-{name}"));
    assert_eq!(answers(class("md").with("ada/w/answers.md", "\u{feff}a")).as_deref(), Some("a"));
    assert_eq!(answers(class("case").with("ada/01_is_safe/Answers.MD", "b")).as_deref(), Some("b"));
    assert_eq!(answers(class("utf16").with("ada/answers.txt", wide)).as_deref(), Some("für n"));
    assert_eq!(
        answers(class("latin").with("ada/answers.md", b"f\xfcr")).as_deref(),
        Some("f\u{fffd}r")
    );
    assert!(
        answers(class("pdf").with("ada/answers.pdf", "%PDF"))
            .unwrap()
            .contains("to be read where it lies")
    );
    assert_eq!(answers(class("blank").with("ada/answers.md", " \n")), None);
    assert_eq!(answers(class("none")), None);
}

// Whose it is.

#[test]
fn without_a_roster_the_id_is_the_name_of_the_folder_or_zip_file() {
    let class = Class::new("no-roster")
        .with("grace/is_safe.rs", IS_SAFE)
        .with("ada.zip", zip(&[]))
        .with("notes.txt", "hello")
        .with("marks/journal.jsonl", "{}")
        .with(".DS_Store", "");
    let survey = class.survey();
    assert_eq!(ids(&survey), ["ada", "grace"]);
    assert_eq!(survey.found[0].from, "ada.zip");
    let strays: Vec<&str> = survey.strays.iter().map(|stray| stray.found.as_str()).collect();
    assert_eq!(strays, ["marks", "notes.txt"]);
    assert!(survey.strays[0].why.contains("the folder of a run"));
}

#[test]
fn with_a_roster_everybody_is_there_and_strangers_are_graded_as_well() {
    let class = Class::new("roster")
        .with("S1/is_safe.rs", IS_SAFE)
        .with("Emmy Noether.zip", zip(&[]))
        .with("kurt/is_safe.rs", IS_SAFE)
        .with("Ada Lovelace/is_safe.rs", IS_SAFE);
    let survey = class.survey_with(
        "id,name,section\ns1,Grace Hopper,A\ns2,\"Noether, Emmy\",B\ns3,Ada Lovelace,\ns4,Ada Lovelace,\n",
    );
    assert_eq!(ids(&survey), ["Ada Lovelace", "kurt", "s1", "s2", "s3", "s4"]);
    let [ada, kurt, grace, emmy, absent, _] = survey.found.as_slice() else { panic!() };
    assert_eq!(
        (grace.student.name.as_str(), grace.student.section.as_str()),
        ("Grace Hopper", "A")
    );
    assert_eq!(emmy.from, "Emmy Noether.zip");
    assert_eq!(kurt.notes, ["`kurt` is not in the roster; graded as `kurt`"]);
    assert!(ada.notes[0].contains("fits several in the roster"));
    assert_eq!(absent.from, "");
    let nothing = class.open(absent, &["01_is_safe"]);
    assert_eq!(nothing.states(&["01_is_safe"]), ["missing"]);
    assert!(nothing.0.unresolved.is_empty());
}

#[test]
fn two_submissions_of_one_student_wait_for_a_person_unless_they_are_alike() {
    let class = Class::new("two-ways")
        .with("ada/is_safe.rs", IS_SAFE)
        .with("ada.zip", zip(&[Entry::stored("01_is_safe.rs", IS_SAFE)]));
    let alike = class.handed();
    assert_eq!(alike.first().0, IS_SAFE);
    assert_eq!(alike.notes(), "ada and ada.zip hold the same");
    let class = class.with("ada/is_safe.rs", "fn is_safe() {}");
    let differ = class.handed();
    assert_eq!(differ.both(), ["waits", "waits"]);
    let found: Vec<&str> = differ.0.unresolved.iter().map(|one| one.found.as_str()).collect();
    assert_eq!(found, ["ada", "ada.zip"]);
    assert!(differ.0.unresolved[0].why.contains("nothing says which is the later"));
    let decided = class.resolved("student,file,exercise,note\nada,ada,ignore,\n");
    assert_eq!(decided.handed().first().0, IS_SAFE);
}

const PEOPLE: &str =
    "id,name,canvas\ns1,\"Lovelace, Ada\",4711\ns2,Emmy Noether,\n123,Kurt Gödel,\n";

#[test]
fn a_class_from_moodle_is_read() {
    let class = Class::new("moodle")
        .with(
            "Ada Lovelace_123_assignsubmission_file_/work.zip",
            zip(&[Entry::stored("is_safe.rs", IS_SAFE)]),
        )
        .with("Ada Lovelace_123_assignsubmission_onlinetext_/onlinetext.html", "<p>hi</p>")
        .with("Group A-Emmy Noether_124_assignsubmission_file_/01_is_safe.rs", IS_SAFE)
        .with("Ida Rhodes_7_assignsubmission_onlinetext_/onlinetext.html", "<p>fn is_safe</p>");
    let survey = class.survey_with(PEOPLE);
    assert_eq!(ids(&survey), ["123", "7", "s1", "s2"]);
    let ada = class.open(&survey.found[2], &["01_is_safe"]);
    assert_eq!(ada.first().1, "work.zip/is_safe.rs");
    assert!(survey.found[2].notes[0].contains("text typed into the platform is not graded"));
    assert_eq!(survey.found[0].from, "", "a participant's number is nobody's id by chance");
    let typed = class.open(&survey.found[1], &["01_is_safe"]);
    assert_eq!(typed.states(&["01_is_safe"]), ["waits"], "text alone is no reason for zero points");
    let alone = class.survey();
    assert_eq!(ids(&alone), ["123", "124", "7"]);
    assert_eq!(alone.found[0].student.name, "Ada Lovelace");
}

#[test]
fn a_class_from_moodle_may_lie_flat_or_be_anonymous() {
    let class = Class::new("moodle-flat")
        .with("Ada Lovelace_123_assignsubmission_file_01_is_safe.rs", IS_SAFE)
        .with("Ada Lovelace_123_assignsubmission_file_brute_force.rs", "pub fn choose() {}")
        .with(
            "Participant_9_assignsubmission_file_x.zip",
            zip(&[Entry::stored("is_safe.rs", IS_SAFE)]),
        );
    let survey =
        class.survey_with("id,name,worksheet\ns1,Ada Lovelace,\ns9,Kurt Gödel,Participant 9\n");
    assert_eq!(ids(&survey), ["s1", "s9"]);
    let both = class.open(&survey.found[0], &["01_is_safe", "02_brute_force"]);
    assert_eq!(both.both(), ["text", "text"]);
    assert_eq!(both.first().1, "01_is_safe.rs");
    assert_eq!(class.open(&survey.found[1], &["01_is_safe"]).first().0, IS_SAFE);
}

#[test]
fn a_class_from_canvas_is_read_and_the_latest_counts() {
    let old = zip(&[Entry::stored("is_safe.rs", "fn old() {}")]);
    let new = zip(&[Entry::stored("is_safe.rs", IS_SAFE)]);
    let class = Class::new("canvas")
        .with("lovelaceada_4711_90210_submission.zip", &old)
        .with("lovelaceada_LATE_4711_90333_submission-1.zip", &new)
        .with("noetheremmy_815_90400_01_is_safe-2.rs", IS_SAFE)
        .with("noetheremmy_815_90401_brute_force.rs", "pub fn choose() {}")
        .with("hopper_99_90402_is_safe.rs", IS_SAFE);
    let survey = class.survey_with(PEOPLE);
    assert_eq!(ids(&survey), ["123", "99", "s1", "s2"]);
    let ada = &survey.found[2];
    assert_eq!(class.open(ada, &["01_is_safe"]).first().0, IS_SAFE);
    assert_eq!(
        ada.notes,
        ["lovelaceada_4711_90210_submission.zip was handed in again later; the later one counts"]
    );
    let emmy = class.open(&survey.found[3], &["01_is_safe", "02_brute_force"]);
    assert_eq!(emmy.both(), ["text", "text"]);
    let alone = class.survey();
    assert_eq!(ids(&alone), ["4711", "815", "99"]);
}

#[test]
fn files_that_only_look_like_a_second_try_are_parts_of_one() {
    let part = |name: &str, text: &str| zip(&[Entry::stored(name, text)]);
    let class = Class::new("canvas-parts")
        .with("ada_4711_1_lab-1.zip", part("is_safe.rs", IS_SAFE))
        .with("ada_4711_2_lab-2.zip", part("brute_force.rs", "pub fn choose() {}"));
    let outcome = class.handed();
    assert_eq!(outcome.both(), ["text", "text"]);
    assert_eq!(outcome.first().1, "lab-1.zip/is_safe.rs");
}

#[test]
fn a_class_from_gradescope_is_read_with_its_groups() {
    let metadata = "submission_10:\n  :submitters:\n  - :name: Ada Lovelace\n    :sid: s1\n    :email: ada@x.org\n  - :name: Emmy Noether\n    :sid: ''\n    :email: emmy@x.org\n  :score: 3\nsubmission_11:\n  :submitters:\n  - :name: Ada Lovelace\n    :sid: s1\n    :email: ada@x.org\nsubmission_12:\n  :submitters:\n  - :name: Gone\n    :sid: s9\n    :email: g@x.org\n";
    let class = Class::new("gradescope")
        .with("assignment_1_export/submission_metadata.yml", metadata)
        .with("assignment_1_export/submission_10/is_safe.rs", "fn earlier() {}")
        .with("assignment_1_export/submission_11/is_safe.rs", IS_SAFE);
    let survey = class.survey();
    assert_eq!(ids(&survey), ["emmy@x.org", "s1"]);
    let [emmy, ada] = survey.found.as_slice() else { panic!() };
    assert_eq!(emmy.from, "assignment_1_export/submission_10");
    assert_eq!(emmy.notes, ["handed in together with Ada Lovelace"]);
    assert_eq!(class.open(emmy, &["01_is_safe"]).first().0, "fn earlier() {}");
    assert_eq!(class.open(ada, &["01_is_safe"]).first().0, IS_SAFE);
    assert!(
        ada.notes.contains(&"submission_10 was handed in earlier and does not count".to_string())
    );
    assert_eq!(survey.strays[0].found, "submission_12");
    let matched = class.survey_with("id,name,mail\nA1,Ada Lovelace,\nE1,E. Noether,emmy@x.org\n");
    assert_eq!(ids(&matched), ["A1", "E1"]);
}

#[test]
fn a_folder_that_is_no_class_is_refused_with_what_to_give() {
    let refusal = |class: &Class, path: &str| {
        survey(&class.path(path), None).map(|_| ()).unwrap_err().to_string()
    };
    let class = Class::new("no-class")
        .with("ada/exercises/01_is_safe/src/lib.rs", IS_SAFE)
        .with("kurt/01_is_safe/src/lib.rs", IS_SAFE)
        .with("emmy/01_is_safe.rs", IS_SAFE)
        .with("submissions.zip", zip(&[]))
        .with_folder("empty");
    for one in ["ada", "kurt", "emmy"] {
        let says = refusal(&class, one);
        assert!(
            says.contains("is one submission, not a class") && says.contains("the folder around"),
            "{says}"
        );
    }
    assert!(refusal(&class, "submissions.zip").contains("Unpack it"));
    let class = class.with(
        "packed/submissions.zip",
        zip(&[Entry::stored("lovelaceada_4711_90210_submission.zip", "")]),
    );
    assert!(refusal(&class, "packed").contains("a whole class in one zip file"));
    assert!(refusal(&class, "empty").contains("no submission in"));
    assert!(refusal(&class, "nowhere").contains("cannot be read"));
}

// What people decide.

#[test]
fn a_decision_that_cannot_be_understood_is_refused_with_its_line() {
    for (at, (rows, line, what)) in [
        ("ada,a.rs,99,\n", 2, "there is no exercise `99`"),
        (
            "ada,a.rs,,\nada,b.rs,01,\nada,c.rs,1,\n",
            4,
            "two files of `ada` are taken for 01_is_safe",
        ),
        ("ada,a.rs,01,\nada,a.rs,ignore,\n", 3, "two rows say different things"),
        ("ada,a.rs,01,x,y\n", 2, "the row has 5 cells"),
    ]
    .into_iter()
    .enumerate()
    {
        let text = format!("student,file,exercise,note\n{rows}");
        let says = Class::new(&format!("bad-row-{at}")).resolved(&text).refusal_of_resolutions();
        assert!(says.contains(&format!("resolve.csv:{line}: {what}")), "{says}");
    }
    let says = Class::new("bad-head").resolved("a,b\n").refusal_of_resolutions();
    assert!(says.contains("student,file,exercise,note"), "{says}");
    let class = Class::new("stranger")
        .with("ada/is_safe.rs", IS_SAFE)
        .resolved("student,file,exercise,note\nadda,is_safe.rs,01,\n");
    let says = class.resolutions().check(&class.survey()).unwrap_err().to_string();
    assert!(says.contains("resolve.csv:2: there is no student `adda`"), "{says}");
}

#[test]
fn a_decision_about_a_file_that_is_not_there_is_noted() {
    let class = Class::new("in-vain")
        .with("ada/is_safe.rs", IS_SAFE)
        .resolved("student,file,exercise,note\nada,lib.rs,02,\n");
    assert_eq!(class.handed().notes(), "resolve.csv speaks of `lib.rs`, which was not handed in");
}

#[test]
fn what_waits_goes_to_a_table_and_comes_back_as_a_decision() {
    let class = Class::new("round")
        .with("=1+1/-x, \"y\".rs", IS_SAFE)
        .with("=1+1/02_brute_force.rs", "pub fn choose() {}");
    let outcome = class.handed();
    let rows: Vec<_> =
        outcome.0.unresolved.iter().map(|one| ("=1+1".to_string(), one.clone())).collect();
    let table = with_new_rows(None, &rows);
    assert!(table.contains("\n'=1+1,'-x_ _y_.rs,,"), "{table}");
    let filled = table.replace("'-x_ _y_.rs,,", "'-x_ _y_.rs,1,");
    assert_eq!(with_new_rows(Some(&filled), &rows), filled);
    let class = class.resolved(&filled);
    assert_eq!(class.handed().first().0, IS_SAFE);
    assert!(class.resolutions().check(&class.survey()).is_ok());
}

#[test]
fn every_exercise_of_the_workbook_is_found_under_each_of_its_names() {
    let known: Vec<String> = outline().exercises().map(|id| id.folder.clone()).collect();
    let folders: Vec<&str> = known.iter().map(String::as_str).collect();
    let entries: Vec<Entry> = outline()
        .exercises()
        .map(|id| match id.number % 3 {
            0 => format!("{}/src/lib.rs", id.folder),
            1 => format!("{}.rs", id.folder),
            _ => format!("{}.rs", id.name),
        })
        .map(|path| Entry::deflated(&path, format!("// {path}")))
        .collect();
    let class = Class::new("all").with("ada.zip", zip(&entries));
    let survey = class.survey();
    let outcome: Outcome = class.open(&survey.found[0], &folders);
    assert_eq!(outcome.states(&folders), vec!["text"; folders.len()]);
    let order: Vec<&str> = outcome.0.files.iter().map(|file| file.id.folder.as_str()).collect();
    assert_eq!(order, folders);
}
