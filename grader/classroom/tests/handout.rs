//! What students get: made once, looked at from all sides, and brought up to date.

#[path = "common/workbook.rs"]
mod workbook;

use classroom::handout::leaks::Secrets;
use classroom::handout::pages::linked;
use classroom::handout::{Handout, plan};
use classroom::parcel::files_below;
use grader::manifest::{Layout, read_outline};
use std::cell::Cell;
use std::fs;
use std::path::Path;
use std::process::Command;
use workbook::{classroom, folder, root, said};

fn layout() -> Layout {
    Layout { root: root(), private: None }
}

fn planned(lab: Option<&str>) -> Handout {
    let layout = layout();
    plan(&layout, &read_outline(&layout).unwrap(), lab).unwrap()
}

fn secrets(private: Option<&Path>) -> Secrets {
    let layout = Layout { private: private.map(Path::to_path_buf), ..layout() };
    Secrets::read(&layout, &read_outline(&layout).unwrap()).unwrap()
}

#[test]
fn a_handout_holds_what_students_need_and_nothing_of_a_teachers() {
    let handout = planned(None);
    let paths: Vec<&str> = handout.files.files().map(|(path, _)| path).collect();
    for there in [
        "Cargo.toml",
        "Cargo.lock",
        ".gitignore",
        ".cargo/config.toml",
        "README.md",
        "exercises/workbook.toml",
        "exercises/concepts/pruning.md",
        "exercises/01_is_safe/exercise.toml",
        "grader/hidden/01_is_safe.answers.toml",
        "grader/harness/src/lib.rs",
    ] {
        assert!(paths.contains(&there), "{there} is missing");
    }
    for folder in
        ["solutions", "grader/secret", "grader/tests", "grader/classroom", "grader/browser"]
    {
        let found = paths.iter().find(|path| Path::new(path).starts_with(folder));
        assert_eq!(found, None, "{folder} is handed out");
    }
    let mut shown: Vec<&str> = paths.iter().filter_map(|path| path.split('/').next()).collect();
    shown.dedup();
    shown.retain(|name| !name.starts_with('.'));
    assert_eq!(shown, ["Cargo.lock", "Cargo.toml", "README.md", "exercises", "grader"]);
}

#[test]
fn students_begin_with_the_pristine_stubs() {
    let handout = planned(Some("core"));
    for id in &handout.exercises {
        let stub = fs::read(layout().stub(id)).unwrap();
        let source = handout.files.get(&format!("exercises/{}/src/lib.rs", id.folder)).unwrap();
        assert_eq!(source.bytes, stub, "{}", id.folder);
    }
}

#[test]
fn every_link_on_the_pages_of_every_lab_set_leads_somewhere() {
    let outline = read_outline(&layout()).unwrap();
    let labs = outline.labs.iter().map(|(name, _)| Some(name.as_str()));
    for lab in labs.chain([None]) {
        let files = planned(lab).files;
        let followed = Cell::new(0);
        for (path, file) in files.files().filter(|(path, _)| path.ends_with(".md")) {
            let follow = |target: &str| {
                assert!(files.holds(target), "{lab:?}: {path} leads to {target}");
                followed.set(followed.get() + 1);
                true
            };
            linked(file.text().unwrap(), path, &follow);
        }
        assert!(followed.get() > 10, "{lab:?}: {} links", followed.get());
    }
}

#[test]
fn a_lab_set_names_no_exercise_outside_of_it() {
    let handout = planned(Some("lab-2"));
    let tables = handout
        .files
        .files()
        .filter(|(path, _)| path.ends_with("/exercise.toml") || *path == "exercises/workbook.toml");
    let mut seen = 0;
    for (path, file) in tables {
        let text = file.text().unwrap();
        for id in read_outline(&layout()).unwrap().exercises() {
            let there = handout.exercises.contains(id);
            let named = text.contains(&format!("\"{}\"", id.folder));
            assert!(there || !named, "{path} names {}", id.folder);
        }
        seen += 1;
    }
    assert_eq!(seen, 4);
}

#[test]
fn nothing_secret_is_in_what_is_handed_out() {
    secrets(None).refuse_in(&planned(None).files).unwrap();
}

#[test]
fn a_line_of_a_reference_or_of_the_bank_is_found_wherever_it_is_planted() {
    let secrets = secrets(None);
    let line = |path: &str, start: &str| {
        let text = fs::read_to_string(root().join(path)).unwrap();
        text.lines().find(|line| line.trim().starts_with(start)).unwrap().to_string()
    };
    let reference = line("solutions/01_is_safe/src/lib.rs", "if across");
    let wrong = line("solutions/01_is_safe/mistakes/abs_key_a.rs", "//! about:");
    for (path, planted) in [
        ("exercises/concepts/pruning.md", &reference),
        ("exercises/01_is_safe/exercise.toml", &reference),
        ("README.md", &wrong),
        ("grader/hidden/01_is_safe.toml", &wrong),
    ] {
        let mut files = planned(None).files;
        let text = files.get(path).unwrap().text().unwrap().to_string();
        files.put(path, format!("{text}\n{planted}\n"));
        let complaint = secrets.refuse_in(&files).unwrap_err().to_string();
        assert!(complaint.starts_with(path), "{complaint}");
    }
}

#[test]
fn a_reference_in_the_graders_own_code_is_found() {
    let mut files = planned(None).files;
    let reference = fs::read_to_string(root().join("solutions/04_undo_step/src/lib.rs")).unwrap();
    let text = files.get("grader/src/queens.rs").unwrap().text().unwrap().to_string();
    files.put("grader/src/queens.rs", text + &reference);
    assert!(secrets(None).refuse_in(&files).is_err());
}

#[test]
fn the_name_and_the_call_of_a_private_check_are_found() {
    let private = folder("private");
    let check = "[[check]]\nname = \"a board nobody has seen\"\npoints = 1\n\
                 call = \"is_safe(&[5, 0, 4], 7, 3)\"\n";
    fs::write(private.join("01_is_safe.toml"), check).unwrap();
    let secrets = secrets(Some(&private));
    secrets.refuse_in(&planned(None).files).unwrap();
    for planted in ["a board nobody has seen", "is_safe(&[5, 0, 4], 7, 3)"] {
        for path in ["grader/src/tree.rs", "exercises/README.md"] {
            let mut files = planned(None).files;
            files.put(path, format!("// fine\n// see {planted} here\n"));
            let complaint = secrets.refuse_in(&files).unwrap_err().to_string();
            assert!(complaint.starts_with(&format!("{path}:2: ")), "{complaint}");
        }
    }
    fs::remove_dir_all(private).unwrap();
}

#[test]
fn a_handout_that_does_not_hold_its_proofs_is_not_written() {
    let place = folder("refused");
    let private = place.join("private");
    fs::create_dir_all(&private).unwrap();
    // The name of a check that by mischance stands in the grader's own code.
    let check = "[[check]]\nname = \"the grader itself failed on this file\"\npoints = 1\n\
                 call = \"is_safe(&[5, 0, 4], 7, 3)\"\n";
    fs::write(private.join("01_is_safe.toml"), check).unwrap();
    let made = place.join("made");
    let (made_name, private) = (made.to_str().unwrap(), private.to_str().unwrap());
    let output = classroom(&["handout", made_name, "--lab", "lab-1", "--private", private]);
    let told = said(&output);
    assert_eq!(output.status.code(), Some(2), "{told}");
    assert!(told.contains("grader/src/grade.rs:"), "{told}");
    assert_eq!(fs::read_dir(&place).unwrap().count(), 1, "something was written");
    fs::remove_dir_all(place).unwrap();
}

/// The commands that the first page of a handout shows: those in backquotes that begin
/// with `cargo`, but for those that wait for somebody.
fn commands(handout: &Path) -> Vec<String> {
    let text = fs::read_to_string(handout.join("README.md")).unwrap();
    let quoted = text.split('`').skip(1).step_by(2);
    let mut commands: Vec<String> = quoted
        .filter(|words| words.starts_with("cargo ") && !words.ends_with("--"))
        .filter(|words| !words.ends_with(" watch") && *words != "cargo clean")
        .map(str::to_string)
        .collect();
    commands.dedup();
    commands
}

/// Runs a command line in a handout, as a student would.
fn student(handout: &Path, line: &str) -> (Option<i32>, String) {
    let target = root().join("target");
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or(target, |path| root().join(path));
    let mut words = line.split(' ');
    let output = Command::new(words.next().unwrap())
        .args(words)
        .current_dir(handout)
        .env("CARGO_TARGET_DIR", target.join("handout/target"))
        .env("CARGO_NET_OFFLINE", "true")
        .output()
        .unwrap();
    (output.status.code(), said(&output))
}

#[test]
fn a_handout_proves_itself_works_and_is_brought_up_to_date() {
    let place = folder("made");
    let made = place.join("lab");
    let made_name = made.to_str().unwrap();
    let output = classroom(&["handout", made_name, "--lab", "lab-1"]);
    let told = said(&output);
    assert_eq!(output.status.code(), Some(0), "{told}");
    let proofs = ["the copy builds", "3 stubs score 0 of 20", "score 20 of 20", "nothing secret"];
    let places: Vec<usize> = proofs.map(|words| told.find(words).unwrap()).to_vec();
    assert!(places.is_sorted(), "{told}");
    assert_eq!(fs::read_dir(&place).unwrap().count(), 1, "something is left beside it");

    let again = classroom(&["handout", made_name]);
    assert_eq!(again.status.code(), Some(2));
    assert!(said(&again).contains("is not empty"), "{}", said(&again));

    // A student has solved the first exercise.
    let own = made.join("exercises/01_is_safe/src/lib.rs");
    fs::copy(root().join("solutions/01_is_safe/src/lib.rs"), &own).unwrap();
    let shown = commands(&made);
    assert!(shown.len() > 9, "{shown:?}");
    // `reset` takes the solved file away, so it comes last.
    let (last, first): (Vec<_>, Vec<_>) = shown.iter().partition(|line| line.contains("reset"));
    for line in first.into_iter().chain(last) {
        let (code, told) = student(&made, line);
        assert_eq!(code, Some(0), "{line}: {told}");
    }
    for line in ["solution 01", "verify", "bless", "new knights", "--solutions"] {
        let (code, told) = student(&made, &format!("cargo run -q -p grader -- {line}"));
        assert_eq!(code, Some(2), "{line}: {told}");
        assert!(told.contains("has no model solutions"), "{line}: {told}");
    }

    fs::write(&own, "// my work\n").unwrap();
    fs::write(made.join("README.md"), "scribbled over\n").unwrap();
    let output = classroom(&["handout", made_name, "--update", "--lab", "lab-2"]);
    let told = said(&output);
    assert_eq!(output.status.code(), Some(0), "{told}");
    assert!(told.contains("kept      exercises/01_is_safe/src/lib.rs"), "{told}");
    assert!(told.contains("removed   exercises/02_brute_force/README.md"), "{told}");
    assert!(told.contains("added     exercises/04_undo_step/src/lib.rs"), "{told}");
    assert!(told.contains("replaced  README.md (it was changed here"), "{told}");
    assert_eq!(fs::read_to_string(&own).unwrap(), "// my work\n");
    assert!(!made.join("exercises/02_brute_force").exists());
    let (code, told) = student(&made, "cargo run -q -p grader");
    assert_eq!(code, Some(0), "{told}");

    // Without `--lab` the lab set stays.
    let output = classroom(&["handout", made_name, "--update"]);
    assert!(said(&output).ends_with("was up to date.\n"), "{}", said(&output));
    let all = files_below(&made, "").unwrap();
    assert!(all.iter().any(|path| path == ".workbook-handout.toml"));
    fs::remove_dir_all(place).unwrap();
}
