//! `classroom similarity`: the folders that JPlag reads.

#[path = "common/platforms.rs"]
mod platforms;

use platforms::{Folder, Mark};

/// A folder with a workbook of two stubs in it.
fn workbook() -> Folder {
    let folder = Folder::new();
    folder.write("exercises/workbook.toml", "");
    folder.write("grader/stubs/01_is_safe.rs", "fn stub() {}\n");
    folder.write("grader/stubs/04_undo_step.rs", "fn other() {}\n");
    folder
}

#[test]
fn every_text_is_laid_out_once_with_the_stubs_beside() {
    let folder = workbook();
    folder.class(
        "run",
        &[
            ("ada", "", Mark::Text(8, 2, "fn ada() {}\n")),
            ("bob", "", Mark::Text(8, 2, "fn bob() {}\n")),
            ("untouched", "", Mark::Text(0, 0, "fn stub() {}\n")),
            ("../../evil", "", Mark::Text(0, 0, "fn evil() {}\n")),
            ("absent", "", Mark::Absent),
        ],
    );
    let ended = folder.run("similarity run --output jplag");
    assert_eq!((ended.code, ended.err.as_str()), (0, ""));
    assert!(ended.out.contains("the texts of 4 students; nothing was compared"), "{}", ended.out);
    let files = folder.files("jplag");
    let evil = files.iter().find(|file| file.contains("evil")).unwrap();
    assert!(evil.starts_with("submissions/_._.._evil") || !evil.contains("/."), "{evil}");
    let others: Vec<&str> = files.iter().filter(|file| *file != evil).map(String::as_str).collect();
    assert_eq!(
        others,
        [
            "README.txt",
            "base/01_is_safe.rs",
            "base/04_undo_step.rs",
            "run.sh",
            "submissions/ada/01_is_safe.rs",
            "submissions/bob/01_is_safe.rs",
        ]
    );
    assert_eq!(folder.text("jplag/submissions/ada/01_is_safe.rs"), "fn ada() {}\n");
    assert_eq!(folder.text("jplag/base/01_is_safe.rs"), "fn stub() {}\n");
    assert!(folder.text("jplag/run.sh").contains("for exercise in 01_is_safe; do"));
}

#[cfg(unix)]
#[test]
fn the_script_calls_jplag_once_for_every_exercise_and_without_base_code_where_it_must() {
    use std::os::unix::fs::PermissionsExt;
    let folder = workbook();
    let both = [("ada", "", Mark::Text(8, 2, "a")), ("bob", "", Mark::Text(8, 2, "b"))];
    folder.class("run", &both);
    assert_eq!(folder.run("similarity run --output jplag").code, 0);
    // A stand-in that says what it is asked to do, and wants no base code.
    folder.write("bin/java", "#!/bin/sh\necho \"$@\"\ncase $* in *--base-code*) exit 1;; esac\n");
    let java = folder.path.join("bin/java");
    std::fs::set_permissions(&java, std::fs::Permissions::from_mode(0o755)).unwrap();
    folder.write("jplag.jar", "");
    let path = format!("{}:{}", folder.path.join("bin").display(), env!("PATH"));
    let done = std::process::Command::new("sh")
        .args(["jplag/run.sh", "jplag.jar"])
        .current_dir(&folder.path)
        .env("PATH", path)
        .output()
        .unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let jar = folder.path.join("jplag.jar").canonicalize().unwrap();
    let start = format!(
        "-jar {} --mode=RUN --language=rust --suffixes=01_is_safe.rs \
         --result-file=results/01_is_safe --overwrite",
        jar.display()
    );
    let expected = format!("{start} --base-code=base submissions\n{start} submissions\n");
    assert_eq!(String::from_utf8(done.stdout).unwrap(), expected);
}

#[test]
fn a_folder_with_something_in_it_is_refused_and_stays_as_it_is() {
    let folder = workbook();
    folder.class("run", &[("ada", "", Mark::Text(8, 2, "fn ada() {}\n"))]);
    folder.write("jplag/old.txt", "old");
    let ended = folder.run("similarity run --output jplag");
    assert_eq!(ended.code, 2);
    assert!(ended.err.contains("jplag is not empty"), "{}", ended.err);
    assert_eq!(folder.files("jplag"), ["old.txt"]);
    let file = folder.run("similarity run --output jplag/old.txt");
    assert!(file.err.contains("is no folder to write into"), "{}", file.err);
}

#[test]
fn a_text_that_is_missing_or_changed_is_told_and_not_passed_over() {
    let folder = workbook();
    folder.class("run", &[("ada", "", Mark::Text(8, 2, "fn ada() {}\n"))]);
    let name = format!("run/sources/{}", folder.files("run/sources")[0]);
    folder.write(&name, "fn changed() {}\n");
    let changed = folder.run("similarity run --output jplag");
    assert_eq!(changed.code, 2);
    assert!(changed.err.contains("changed since it was graded"), "{}", changed.err);
    std::fs::remove_file(folder.path.join(&name)).unwrap();
    assert!(folder.run("similarity run --output jplag").err.contains("cannot be read"));
    assert!(!folder.has("jplag"));
}
