//! Submissions under a user of their own: what the superuser can read, they cannot,
//! whatever the kernel confines beside. Where the tests are not the superuser's there
//! is no user to change to, and nothing is tried.

#![cfg(target_os = "linux")]

use grader::confine::{self, Bounds, Calls, End, Ended, Files, Jail, Spec, User};
use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Any user that is not the superuser does; this one is called `nobody` mostly.
const OTHER: User = User { uid: 65534, gid: 65534 };

fn folder(name: &str) -> Option<PathBuf> {
    let folder = std::env::temp_dir().join(format!("grader-user-{}-{name}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let ours = fs::metadata(&folder).unwrap().uid();
    if ours == 0 {
        return Some(folder);
    }
    fs::remove_dir_all(folder).unwrap();
    None
}

fn run(user: Option<User>, words: &[&str], files: Files, folder: &Path) -> Ended {
    let jail = Jail::new(env!("CARGO_BIN_EXE_grader").into()).with_user(user);
    let spec = Spec {
        program: Path::new(words[0]),
        arguments: words[1..].iter().map(Into::into).collect(),
        input: Vec::new(),
        folder,
        env: Vec::new(),
        bounds: Bounds {
            cpu_seconds: 5,
            memory_mib: 256,
            file_mib: 1,
            open_files: 64,
            output: 1 << 16,
            kept: 1 << 16,
            channel: 1 << 12,
        },
        files,
        calls: Calls::Compiler,
    };
    confine::run(&jail, &spec).unwrap()
}

fn system() -> Vec<PathBuf> {
    ["/usr", "/lib", "/lib64", "/bin"].map(PathBuf::from).to_vec()
}

#[test]
fn what_only_the_superuser_can_read_stays_closed_even_where_landlock_allows_it() {
    let Some(folder) = folder("read") else { return };
    let secret = folder.join("checks.toml");
    fs::write(&secret, "the answer is 17\n").unwrap();
    fs::set_permissions(&secret, fs::Permissions::from_mode(0o600)).unwrap();
    let files = || Files { read: [system(), vec![folder.clone()]].concat(), write: Vec::new() };
    let words = ["/bin/cat", secret.to_str().unwrap()];
    let root = run(None, &words, files(), Path::new("/"));
    assert_eq!((root.end, root.stdout.as_slice()), (End::Exited(0), &b"the answer is 17\n"[..]));
    let other = run(Some(OTHER), &words, files(), Path::new("/"));
    assert_eq!(other.end, End::Exited(1));
    assert!(other.stdout.is_empty());
    assert!(String::from_utf8_lossy(&other.stderr).contains("Permission denied"));
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_user_that_is_none_is_refused_with_the_next_step() {
    for word in ["student", "0:0", "1000"] {
        let output = Command::new(env!("CARGO_BIN_EXE_grader"))
            .arg("list")
            .env(confine::USER, word)
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(2), "{word}");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(said.contains(&format!("GRADER_USER is `{word}`")), "{said}");
        assert!(said.contains("1000:1000"), "{said}");
    }
}

#[test]
fn a_program_has_no_rights_but_those_of_its_user() {
    let Some(folder) = folder("rights") else { return };
    let files = Files { read: [system(), vec!["/proc".into()]].concat(), write: Vec::new() };
    let seen = run(Some(OTHER), &["/bin/cat", "/proc/self/status"], files, Path::new("/"));
    let status = String::from_utf8(seen.stdout).unwrap();
    let line = |name: &str| status.lines().find_map(|line| line.strip_prefix(name)).unwrap();
    assert_eq!(line("Uid:").split_whitespace().collect::<Vec<_>>(), ["65534"; 4]);
    assert_eq!(line("Gid:").split_whitespace().collect::<Vec<_>>(), ["65534"; 4]);
    assert_eq!(line("Groups:").trim(), "");
    assert_eq!(line("CapEff:").trim(), "0000000000000000");
    assert_eq!(line("NoNewPrivs:").trim(), "1");
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_folder_to_write_is_lent_and_taken_back_and_links_in_it_lead_nowhere() {
    let Some(folder) = folder("write") else { return };
    let outside = folder.with_extension("outside");
    fs::write(&outside, "").unwrap();
    std::os::unix::fs::symlink(&outside, folder.join("link")).unwrap();
    let made = folder.join("made");
    let files = Files { read: system(), write: vec![folder.clone()] };
    let seen = run(Some(OTHER), &["/bin/mkdir", made.to_str().unwrap()], files, &folder);
    assert_eq!(seen.end, End::Exited(0), "{}", String::from_utf8_lossy(&seen.stderr));
    for path in [&folder, &made, &outside] {
        assert_eq!(fs::metadata(path).unwrap().uid(), 0, "{}", path.display());
    }
    fs::remove_dir_all(&folder).unwrap();
    fs::remove_file(outside).unwrap();
}
