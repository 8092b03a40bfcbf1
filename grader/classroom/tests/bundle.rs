//! What other systems run: what is in it, and what is not. That it also grades there
//! is tried by `.ci/bundle`.

#[path = "common/workbook.rs"]
mod workbook;

use classroom::bundle::results;
use classroom::course;
use classroom::handout::leaks::Secrets;
use classroom::parcel::Parcel;
use flate2::read::DeflateDecoder;
use grader::exercise::Exercise;
use grader::manifest::{Layout, read_exercise, read_outline};
use grader::report::{ExerciseReport, Report, Score, Status};
use rawzip::ZipArchive;
use std::fs;
use std::io::Read;
use std::path::Path;
use workbook::{classroom, folder, root, said};

/// The files in a zip file; executable are those that their modes allow to start.
fn unzipped(path: &Path) -> Parcel {
    let bytes = fs::read(path).unwrap();
    let archive = ZipArchive::from_slice(&bytes).unwrap();
    let mut files = Parcel::default();
    for entry in archive.entries() {
        let entry = entry.unwrap();
        let path = entry.file_path().try_normalize().unwrap().as_ref().to_string();
        let mut text = Vec::new();
        let packed = archive.get_entry(entry.wayfinder()).unwrap();
        DeflateDecoder::new(packed.data()).read_to_end(&mut text).unwrap();
        match entry.mode().value() & 0o777 {
            0o755 => files.put_program(&path, text),
            0o644 => files.put(&path, text),
            mode => panic!("{path} has the mode {mode:o}"),
        }
    }
    files
}

fn text(files: &Parcel, path: &str) -> String {
    let file = files.get(path).unwrap_or_else(|| panic!("{path} is missing"));
    file.text().unwrap().to_string()
}

/// The files of a zip for Gradescope that is made with the given options.
fn gradescope(place: &Path, options: &[&str]) -> Parcel {
    let zip = place.join("autograder.zip");
    let words = ["bundle", "gradescope", "--output", zip.to_str().unwrap()];
    let output = classroom(&[&words[..], options].concat());
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    unzipped(&zip)
}

/// The files that sources of the workbook include while they are compiled, and that
/// are not there.
fn missing_includes(files: &Parcel) -> Vec<String> {
    let sources = files.files().filter(|(path, _)| {
        path.starts_with("workbook/grader/")
            && Path::new(path).extension().is_some_and(|end| end == "rs")
    });
    let mut seen = 0;
    let mut missing = Vec::new();
    for (path, _) in sources {
        let source = text(files, path);
        for part in source.split("include_str!(\"").skip(1) {
            let mut parts: Vec<&str> = path.split('/').collect();
            parts.pop();
            for step in part.split('"').next().unwrap().split('/') {
                match step {
                    ".." => {
                        parts.pop();
                    }
                    step => parts.push(step),
                }
            }
            seen += 1;
            let wanted = parts.join("/");
            if !files.holds(&wanted) {
                missing.push(wanted);
            }
        }
    }
    assert!(seen > 10, "only {seen} includes were found");
    missing
}

#[test]
fn a_zip_for_gradescope_holds_what_grades_and_nothing_else() {
    let place = folder("bundle-zip");
    let private = place.join("private");
    fs::create_dir_all(&private).unwrap();
    let check = "[[check]]\nname = \"a board nobody has seen\"\npoints = 2\n\
                 call = \"is_safe(&[5, 0, 4], 7, 3)\"\n";
    fs::write(private.join("01_is_safe.toml"), check).unwrap();
    fs::write(private.join("notes.md"), "who cheated last year\n").unwrap();
    let private = private.to_str().unwrap();
    let files = gradescope(&place, &["--lab", "lab-1", "--private", private]);

    let programs: Vec<&str> =
        files.files().filter(|(_, file)| file.executable).map(|(path, _)| path).collect();
    assert_eq!(programs, ["run_autograder", "setup.sh"]);
    for program in programs {
        let script = text(&files, program);
        assert!(script.starts_with("#!/usr/bin/env bash\n"), "{program}");
        assert!(!script.contains('\r') && !script.contains("@rust"), "{program}: {script}");
    }
    assert!(text(&files, "run_autograder").ends_with("-j 1\n"));
    assert!(text(&files, "README.md").contains("points to 22."));
    assert!(text(&files, "workbook/.cargo/config.toml").contains("offline = true"));

    let own = |path: &&str| !path.starts_with("workbook/vendor/");
    let paths: Vec<&str> = files.files().map(|(path, _)| path).filter(own).collect();
    for part in ["solutions/", "/tests/", "exercises/04", "hidden/04", "stubs/04", "notes"] {
        assert_eq!(paths.iter().find(|path| path.contains(part)), None, "{part}");
    }
    let secret: Vec<&&str> = paths.iter().filter(|path| path.contains("/secret/")).collect();
    let (answers, checks) = ("01_is_safe.answers.toml", "01_is_safe.toml");
    let expected = [answers, checks].map(|name| format!("workbook/grader/secret/{name}"));
    assert_eq!(secret, expected.iter().collect::<Vec<_>>());
    let answers = text(&files, &expected[0]);
    assert!(answers.contains("is_safe(&[5, 0, 4], 7, 3)', 'true'"), "{answers}");

    assert_eq!(missing_includes(&files), [""; 0]);
    let mut workbook = Parcel::default();
    for path in paths {
        let text = text(&files, path);
        assert!(!text.contains("who cheated"), "{path}");
        assert!(path.contains("/secret/") || !text.contains("nobody has seen"), "{path}");
        let inside = path.strip_prefix("workbook/");
        if let Some(inside) = inside.filter(|path| !path.ends_with(".answers.toml")) {
            workbook.put(inside, text);
        }
    }
    let layout = Layout { root: root(), private: None };
    let outline = read_outline(&layout).unwrap();
    Secrets::of_solutions(&layout, &outline).unwrap().refuse_in(&workbook).unwrap();
    fs::remove_dir_all(place).unwrap();
}

#[test]
fn another_seed_comes_with_the_answers_to_its_inputs() {
    let place = folder("bundle-seed");
    let files = gradescope(&place, &["--lab", "transfer", "--seed", "7"]);
    assert!(text(&files, "run_autograder").ends_with("-j 1 --seed 7\n"));
    let hidden = |path: &&str| path.starts_with("workbook/grader/hidden/");
    let differs: Vec<&str> = files
        .files()
        .filter(|(path, file)| {
            let usual = path.strip_prefix("workbook/").map(|path| fs::read(root().join(path)));
            hidden(path) && usual.is_some_and(|usual| usual.unwrap() != file.bytes)
        })
        .map(|(path, _)| path)
        .collect();
    // The one exercise of the set that draws inputs; the others are as they were.
    assert_eq!(differs, ["workbook/grader/hidden/14_subset_sum.answers.toml"]);
    fs::remove_dir_all(place).unwrap();
}

#[test]
fn points_of_a_course_go_with_gradescope_and_not_with_classroom_50() {
    let place = folder("bundle-course");
    let course = place.join("course.toml");
    let chosen = "exercises = [\"01_is_safe\"]\nmanual = 5\n[points]\n01_is_safe = 10\n";
    fs::write(&course, chosen).unwrap();
    let options = ["--course", course.to_str().unwrap()];
    let files = gradescope(&place, &options);
    assert!(text(&files, "run_autograder").ends_with("-j 1 --course course.toml\n"));
    assert_eq!(text(&files, "workbook/course.toml"), chosen);
    // Those given by hand are given elsewhere.
    assert!(text(&files, "README.md").contains("points to 10."));

    let made = place.join("classroom50");
    let words = ["bundle", "classroom50", "--output", made.to_str().unwrap()];
    let output = classroom(&[&words[..], &options[..]].concat());
    assert_eq!(output.status.code(), Some(2), "{}", said(&output));
    assert!(said(&output).contains("whole points"), "{}", said(&output));
    assert!(!made.exists());
    fs::remove_dir_all(place).unwrap();
}

#[test]
fn a_folder_for_classroom_50_has_a_program_and_the_workbook() {
    let place = folder("bundle-50");
    let made = place.join("made");
    let words = ["bundle", "classroom50", "--output", made.to_str().unwrap()];
    let output = classroom(&[&words[..], &["--lab", "lab-1", "--seed", "7"]].concat());
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    let mut names: Vec<String> = fs::read_dir(&made)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    assert_eq!(names, ["README.md", "autograder.py", "workbook.zip"]);
    let program = fs::read_to_string(made.join("autograder.py")).unwrap();
    assert!(program.contains("OPTIONS = [\"--seed\", \"7\"]"), "{program}");
    assert!(unzipped(&made.join("workbook.zip")).holds("grader/classroom/src/main.rs"));
    fs::remove_dir_all(place).unwrap();
}

/// The report on an exercise of which nothing but its mark is known.
fn marked(exercise: &Exercise, status: Status, earned: u32) -> ExerciseReport {
    ExerciseReport {
        title: exercise.title.clone(),
        score: Score { earned, possible: exercise.possible() },
        ..ExerciseReport::bare(exercise.id.clone(), status)
    }
}

#[test]
fn what_has_no_mark_yet_or_because_the_machine_failed_waits_and_the_rest_counts() {
    let layout = Layout { root: root(), private: None };
    let outline = read_outline(&layout).unwrap();
    let chosen = course::Choice::of_workbook(&outline, Some("lab-1")).unwrap();
    let exercises: Vec<Exercise> =
        chosen.exercises.iter().map(|id| read_exercise(&layout, id).unwrap()).collect();
    let course = chosen.with(&exercises);
    let exercises: Vec<&Exercise> = exercises.iter().collect();
    let results = |graded: Vec<ExerciseReport>| -> serde_json::Value {
        let report = Report { toolchain: String::new(), receipt: None, exercises: graded };
        serde_json::from_str(&results::text(&report, &exercises, &course).unwrap()).unwrap()
    };
    let waiting = |value: &serde_json::Value| -> Vec<String> {
        let tests = value["tests"].as_array().unwrap().iter();
        let waits = tests.filter(|test| test.to_string().contains("not graded yet"));
        waits.map(|test| test["number"].to_string()).collect()
    };

    let begun = results(Vec::new());
    assert_eq!((begun["score"].as_u64(), waiting(&begun).len()), (Some(0), 3));
    assert!(begun["output"].as_str().unwrap().contains("stopped"));

    let failed = marked(exercises[1], Status::Error, 0);
    let stopped = results(vec![marked(exercises[0], Status::Passed, 8), failed]);
    assert_eq!(stopped["score"], 8);
    assert_eq!(waiting(&stopped), ["\"2.1\"", "\"3.1\""]);
    let possible: u64 = stopped["tests"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|one| one["max_score"].as_u64())
        .sum();
    assert_eq!(possible, 20, "the points there are do not depend on how far it came");

    let all = exercises.iter().map(|one| marked(one, Status::Passed, one.possible()));
    let complete = results(all.collect());
    assert_eq!((complete["score"].as_u64(), waiting(&complete).len()), (Some(20), 0));
    assert!(!complete.to_string().contains("stopped"));
}

#[test]
fn a_submission_is_graded_into_results_a_report_and_a_summary() {
    let place = folder("bundle-submission");
    let handed_in = place.join("in");
    fs::create_dir_all(&handed_in).unwrap();
    fs::copy(root().join("solutions/01_is_safe/src/lib.rs"), handed_in.join("is_safe.rs")).unwrap();
    fs::write(handed_in.join("03_diagonal_keys.rs"), "pub fn diag_key(").unwrap();
    let course = place.join("course.toml");
    fs::write(
        &course,
        "exercises = [\"01_is_safe\", \"03_diagonal_keys\"]\n[points]\n01_is_safe = 10\n",
    )
    .unwrap();
    let file = |name: &str| place.join(name).to_str().unwrap().to_string();
    let output = classroom(&[
        "submission",
        handed_in.to_str().unwrap(),
        "--output",
        &file("report.json"),
        "--gradescope",
        &file("results.json"),
        "--summary",
        &file("summary.md"),
        "--course",
        course.to_str().unwrap(),
    ]);
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    let json = |name: &str| -> serde_json::Value {
        serde_json::from_slice(&fs::read(place.join(name)).unwrap()).unwrap()
    };
    assert_eq!(json("report.json")["score"]["earned"], 8);
    let results = json("results.json");
    assert_eq!(results["score"], 10.0, "a course's points");
    let tests = results["tests"].as_array().unwrap();
    let sum = |of: &str| -> f64 { tests.iter().map(|test| test[of].as_f64().unwrap()).sum() };
    assert!((sum("score") - 10.0).abs() < 0.001, "{}", sum("score"));
    assert!((sum("max_score") - 16.0).abs() < 0.001, "{}", sum("max_score"));
    assert!(fs::read_to_string(place.join("summary.md")).unwrap().contains("is_safe"));
    fs::remove_dir_all(place).unwrap();
}
