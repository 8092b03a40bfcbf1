//! `classroom gradebook`: exports of Canvas and Moodle, filled in.

#[path = "common/platforms.rs"]
mod platforms;

use platforms::{Ended, Folder, Mark};

/// A run of four students with a mark each, of ten points.
fn class() -> Folder {
    let folder = Folder::new();
    folder.class(
        "run",
        &[
            ("s1", "Emmy Noether", Mark::Points(8, 2)),
            ("s2", "Ada Lovelace", Mark::Points(5, 0)),
            ("s3", "Jürgen Groß", Mark::Points(0, 0)),
            ("s4", "Kurt Gödel", Mark::Points(7, 1)),
        ],
    );
    folder
}

/// Fills an export and gives it back as it is then.
#[track_caller]
fn filled(folder: &Folder, line: &str, export: impl AsRef<[u8]>) -> (Ended, Vec<u8>) {
    folder.write("export.csv", export);
    let ended = folder.run(line);
    (ended, folder.read("export.csv"))
}

#[track_caller]
fn canvas(folder: &Folder, export: &str) -> (Ended, String) {
    let (ended, bytes) = filled(folder, "gradebook run --canvas export.csv --write", export);
    (ended, String::from_utf8(bytes).unwrap())
}

#[track_caller]
fn moodle(folder: &Folder, export: &str) -> (Ended, String) {
    let (ended, bytes) = filled(folder, "gradebook run --moodle export.csv --write", export);
    (ended, String::from_utf8(bytes).unwrap())
}

const CANVAS: &str = "\u{feff}Student,ID,SIS User ID,SIS Login ID,Section,Notes,Lab 1 (123456),Assignments Current Score,Final Score\r\n    Points Possible,,,,,,10,(read only),(read only)\r\n\"Noether, Emmy\",71,s1,emmy@x.org,\"A; B\",\"=1+1 \",,,\r\n\"Lovelace, Ada\",72,s2,ada@x.org, A ,,\"4\",12.3,\r\n\"Groß, Jürgen\",73,s3,,A,,0,,\r\n\"Gödel, Kurt\",74,s4,,A,\"say \"\"x\"\"\",EX,,\r\n\"Student, Test\",99,,,A,,,,";

#[test]
fn every_byte_but_the_marks_stays_as_canvas_wrote_it() {
    let folder = class();
    let (ended, after) = canvas(&folder, CANVAS);
    let expected = CANVAS
        .replace("\"=1+1 \",,,\r\n", "\"=1+1 \",10,,\r\n")
        .replace(",\"4\",12.3", ",\"5\",12.3");
    assert_eq!(after, expected);
    assert_eq!((ended.code, ended.err.as_str()), (0, ""));
    assert_eq!(folder.text("export.csv.before"), CANVAS);
    assert_eq!(
        ended.out,
        "export.csv, column `Lab 1 (123456)`

1 cell to fill
  line 3    s1           Emmy Noether  10

1 cell that holds another number, which is replaced
  line 4    s2           Ada Lovelace  4 → 5

1 cell holds its mark already

1 row where the student is excused: left as it is
  line 6    Gödel, Kurt, s4: EX

written to export.csv; the old file is export.csv.before
"
    );
}

#[test]
fn nothing_is_written_before_it_is_asked_for() {
    let folder = class();
    let (ended, after) = filled(&folder, "gradebook run --canvas export.csv", CANVAS);
    assert_eq!(String::from_utf8(after).unwrap(), CANVAS);
    assert_eq!(folder.files(""), ["export.csv", "run/journal.jsonl"]);
    assert!(ended.out.contains("line 3    s1           Emmy Noether  10\n"), "{}", ended.out);
    assert!(ended.out.ends_with("\nnothing was written; add --write\n"), "{}", ended.out);
}

#[test]
fn an_older_file_that_was_kept_is_kept_still() {
    let folder = class();
    canvas(&folder, CANVAS);
    canvas(&folder, &CANVAS.replace("71", "17"));
    let (_, third) = canvas(&folder, &CANVAS.replace("71", "81"));
    assert_eq!(folder.text("export.csv.before"), CANVAS);
    assert_eq!(folder.text("export.csv.before-2"), CANVAS.replace("71", "17"));
    assert_eq!(folder.text("export.csv.before-3"), CANVAS.replace("71", "81"));
    // A file in which nothing changes is neither written nor kept.
    let (ended, again) = canvas(&folder, &third);
    assert!(ended.out.ends_with("nothing was written: no cell changes\n"), "{}", ended.out);
    assert_eq!(again, third);
    assert!(!folder.has("export.csv.before-4"));
}

#[test]
fn a_copy_leaves_the_export_alone() {
    let folder = class();
    let line = "gradebook run --canvas export.csv --output copy.csv";
    let (ended, after) = filled(&folder, line, CANVAS);
    assert_eq!(String::from_utf8(after).unwrap(), CANVAS);
    assert!(folder.text("copy.csv").contains(",10,,\r\n"));
    assert!(ended.out.ends_with("\nwritten to copy.csv\n"));
    assert!(!folder.has("export.csv.before"));
    let same = folder.run("gradebook run --canvas export.csv --output ./export.csv");
    assert_eq!(same.code, 2);
    assert!(same.err.contains("`--output` names the export itself"), "{}", same.err);
}

#[cfg(unix)]
#[test]
fn who_could_not_read_the_gradebook_cannot_read_it_now() {
    use std::fs::{Permissions, metadata, set_permissions};
    use std::os::unix::fs::PermissionsExt;
    let folder = class();
    folder.write("export.csv", CANVAS);
    let path = folder.path.join("export.csv");
    set_permissions(&path, Permissions::from_mode(0o600)).unwrap();
    folder.run("gradebook run --canvas export.csv --write");
    for name in ["export.csv", "export.csv.before"] {
        assert_eq!(metadata(folder.path.join(name)).unwrap().permissions().mode() & 0o777, 0o600);
    }
}

#[test]
fn what_cannot_be_filled_is_listed_and_left_as_it_is() {
    let folder = Folder::new();
    folder.class(
        "run",
        &[
            ("s1", "Emmy Noether", Mark::Points(8, 2)),
            ("s2", "Ada Lovelace", Mark::ToResolve),
            ("s3", "Jürgen Groß", Mark::Error),
            ("s4", "Kurt Gödel", Mark::Absent),
            ("s5", "No Row", Mark::Points(1, 1)),
            ("s6", "Bo Li", Mark::Points(1, 1)),
            ("s7", "Bo Li", Mark::Points(2, 2)),
            ("s8", "Twice", Mark::Points(2, 2)),
            ("s9", "Letter", Mark::Points(2, 2)),
        ],
    );
    let export = "Student,ID,SIS User ID,Section,Lab (1)\n\
                  Points Possible,,,,10\n\
                  Emmy,1,s1,A,\n\
                  Ada,2,s2,A,3\n\
                  Jürgen,3,s3,A,\n\
                  Kurt,4,s4,A,\n\
                  \"\u{1b}[2JStranger\n\",5,,A,\n\
                  Bo Li,6,,A,\n\
                  Twice,7,s8,A,\n\
                  Twice,8,s8,A,\n\
                  Letter,9,s9,A,B+\n";
    let (ended, after) = canvas(&folder, export);
    assert_eq!(after, export.replace("s1,A,\n", "s1,A,10\n"));
    assert_eq!(ended.code, 1, "{}", ended.err);
    for line in [
        "  line 12   Letter, s9: the cell holds `B+`",
        "1 row that is nobody's of the run: left as it is",
        "  line 7    \u{fffd}[2JStranger",
        "  line 9    Bo Li: 2 students of the run have this name",
        "  line 10   Twice, s8: 2 rows fit `s8`",
        "  s2           Ada Lovelace  to resolve",
        "  s3           Jürgen Groß  error",
        "  s4           Kurt Gödel  absent",
        "1 student of the run without a row",
        "  s5           No Row",
    ] {
        assert!(ended.out.contains(&format!("{line}\n")), "{line}\n{}", ended.out);
    }
    assert!(!ended.out.contains('\u{1b}'));
}

#[test]
fn numbers_of_two_systems_that_coincide_give_nobody_a_strangers_mark() {
    // The run knows students by their number at the university. Canvas has its own
    // numbers, and one of them is the university's number of somebody else.
    let folder = Folder::new();
    folder.class(
        "run",
        &[
            ("1001", "Emmy Noether", Mark::Points(8, 2)),
            ("1002", "Ada Lovelace", Mark::Points(5, 0)),
            ("1003", "Kurt Gödel", Mark::Points(0, 0)),
        ],
    );
    let export = "Student,ID,SIS User ID,Section,Lab (1)\n\
                  Points Possible,,,,10\n\
                  \"Noether, Emmy\",1002,1001,A,\n\
                  \"Lovelace, Ada\",9,1002,A,\n\
                  \"Newcomer, New\",1003,5000,A,\n";
    let (ended, after) = canvas(&folder, export);
    assert_eq!(
        after,
        export.replace("1002,1001,A,", "1002,1001,A,10").replace("9,1002,A,", "9,1002,A,5")
    );
    assert!(ended.out.contains("line 5    Newcomer, New, 5000\n"), "{}", ended.out);
    assert!(ended.out.contains("  1003         Kurt Gödel\n"), "{}", ended.out);
    // The same where that stranger's number is the only one that fits at all.
    let (ended, after) = canvas(
        &folder,
        "Student,ID,Section,Lab (1)\nPoints Possible,,,10\nNew,1003,A,\nOther,7,A,\nThird,8,A,\n",
    );
    assert!(after.contains("New,1003,A,\n"), "{after}");
    assert!(ended.out.contains("New, 1003: its id is that of `1003`, its name is not"));
}

#[test]
fn a_namesake_with_another_id_does_not_get_the_mark() {
    let folder = class();
    let export = "Student,ID,SIS User ID,SIS Login ID,Section,Lab (1)\n\
                  Points Possible,,,,,10\n\
                  Emmy Noether,71,s1,,A,\n\
                  Jürgen Groß,73,s3,,A,\n\
                  Ada Lovelace,72,s99,,A,\n\
                  Kurt Gödel,74,u74,S4,A,\n";
    let (ended, after) = canvas(&folder, export);
    let marks: Vec<&str> =
        after.lines().skip(2).map(|line| line.rsplit(',').next().unwrap()).collect();
    assert_eq!(marks, ["10", "0", "", "8"], "{}", ended.out);
    assert!(ended.out.contains("Ada Lovelace, s99: its name is that of `s2`, its id is not"));
}

#[test]
fn a_student_is_found_by_any_id_of_canvas_or_by_a_name_of_their_own() {
    for head in ["ID", "SIS User ID", "SIS Login ID"] {
        let folder = class();
        let columns = ["ID", "SIS User ID", "SIS Login ID"].map(|one| {
            let ids = if one == head { ["S1", "s2"] } else { ["", ""] };
            (one, ids)
        });
        let row = |at: usize| columns.map(|(_, ids)| ids[at]).join(",");
        let export = format!(
            "Student,ID,SIS User ID,SIS Login ID,Section,Lab (1)\nPoints Possible,,,,,10\n\
             Emmy,{},A,\n李,{},A,\n\"GÖDEL, Kurt\",,,,A,\n",
            row(0),
            row(1)
        );
        let (_, after) = canvas(&folder, &export);
        let marks: Vec<&str> =
            after.lines().skip(2).map(|line| line.rsplit(',').next().unwrap()).collect();
        assert_eq!(marks, ["10", "5", "8"], "{head}: {after}");
    }
}

#[test]
fn it_is_asked_which_column_where_that_is_not_certain() {
    let head =
        "Student,ID,Section,Lab 1 (11),Lab 2 (12),Backtracking (13),Final Score (14),Plain\n";
    let export = format!("{head}Points Possible,,,10,10,10,,10\nEmmy,s1,A,,,,,\n");
    let folder = class();
    // The one whose title is the course's.
    let (_, after) = canvas(&folder, &export);
    assert!(after.ends_with("Emmy,s1,A,,,10,,\n"), "{after}");
    for (column, mark) in [("\"Lab 2\"", "lab 2"), ("12", "(12)"), ("exact", "Lab 1 (11)")] {
        folder.write("export.csv", &export);
        let done = std::process::Command::new(env!("CARGO_BIN_EXE_classroom"))
            .args(["gradebook", "run", "--canvas", "export.csv", "--column", mark])
            .current_dir(&folder.path)
            .output()
            .unwrap();
        let out = String::from_utf8(done.stdout).unwrap();
        assert!(out.contains("Emmy Noether  10"), "{column}: {out}");
    }
    for (word, said) in [
        ("lab", "several columns are called `lab`"),
        ("Plain", "no column that marks can go into is called `Plain`"),
        ("score", "no column that marks can go into is called `score`"),
    ] {
        let line = format!("gradebook run --canvas export.csv --column {word}");
        let (ended, _) = filled(&folder, &line, &export);
        assert_eq!(ended.code, 2);
        assert!(ended.err.contains(said), "{}", ended.err);
        assert!(ended.err.contains("`Lab 1 (11)`, `Lab 2 (12)`, `Backtracking (13)`."));
    }
    let none = folder.path.join("export.csv");
    std::fs::write(none, "Student,ID,Section,Plain\nPoints Possible,,,10\nEmmy,s1,A,\n").unwrap();
    let ended = folder.run("gradebook run --canvas export.csv");
    assert!(ended.err.contains("no column that marks could go into"), "{}", ended.err);
}

#[test]
fn an_assignment_of_other_points_is_refused_and_both_are_named() {
    let folder = class();
    let (ended, after) = canvas(&folder, &CANVAS.replace(",,,,,,10,", ",,,,,,100,"));
    assert_eq!(ended.code, 2);
    assert!(
        ended.err.contains(
            "export.csv:2: `Lab 1 (123456)` is out of 100 points, and the run's marks are out of 10"
        ),
        "{}",
        ended.err
    );
    assert!(after.contains("\"4\",12.3") && !folder.has("export.csv.before"));
    let (ended, _) = canvas(&folder, &CANVAS.replace(",,,,,,10,", ",,,,,,,"));
    assert!(ended.err.contains("is out of no points, and the run's"), "{}", ended.err);
}

#[test]
fn one_exercise_fills_a_column_of_its_own() {
    let folder = class();
    let export = "Student,ID,Section,Undo (1),All (2)\nPoints Possible,,,2.00,10\nEmmy,s1,A,,\nKurt,s4,A,,\n";
    let line = "gradebook run --canvas export.csv --exercise undo_step --column Undo --write";
    let (ended, after) = filled(&folder, line, export);
    assert_eq!(ended.code, 1, "{}{}", ended.out, ended.err);
    let expected = export.replace("s1,A,,", "s1,A,2,").replace("s4,A,,", "s4,A,1,");
    assert_eq!(String::from_utf8(after).unwrap(), expected);
    let unknown = folder.run("gradebook run --canvas export.csv --exercise 9");
    assert!(unknown.err.contains("no exercise `9`"), "{}", unknown.err);
    assert!(unknown.err.contains("01_is_safe, 04_undo_step"), "{}", unknown.err);
}

#[test]
fn an_export_in_latin_1_keeps_its_bytes() {
    let folder = class();
    let export = b"Student;ID;Section;Lab (1)\r\nPoints Possible;;;10,00\r\n\
                   Gro\xdf, J\xfcrgen;;A;\r\nEmmy \x8aimon;s1;\xa4;3,50\r\n";
    let line = "gradebook run --canvas export.csv --write";
    let (ended, after) = filled(&folder, line, export);
    let expected = b"Student;ID;Section;Lab (1)\r\nPoints Possible;;;10,00\r\n\
                     Gro\xdf, J\xfcrgen;;A;0\r\nEmmy \x8aimon;s1;\xa4;10\r\n";
    assert_eq!(after, expected, "{}{}", ended.out, ended.err);
    assert!(ended.out.contains("Emmy Noether  3,50 → 10"));
}

#[test]
fn what_is_no_export_is_refused_with_its_reason() {
    let folder = class();
    for (export, said) in [
        (&b""[..], "no rows below its first line"),
        (b"Student,ID\n", "no rows below its first line"),
        (b"a,b,c\n1,2,3\n", "does not begin with Student and ID"),
        (b"Student,ID,Section,\"Lab (1)\nx,1,A,\n", "a quoted cell never ends"),
        (b"S\0t\0u\0", "it holds zero bytes"),
    ] {
        let (ended, after) = filled(&folder, "gradebook run --canvas export.csv --write", export);
        assert_eq!((ended.code, ended.out.as_str()), (2, ""));
        assert!(ended.err.contains(said), "{said}: {}", ended.err);
        assert_eq!(after, export);
    }
    assert!(folder.run("gradebook run --canvas none.csv").err.contains("none.csv cannot be read"));
}

const GRADEBOOK: &str = "First name,Surname,ID number,Institution,Department,Email address,Assignment: Lab 1 (Real),Feedback: Lab 1,Course total (Real),Last downloaded from this course\nEmmy,Noether,s1,,,emmy@x.org,-,,-,1764493200\nAda,Lovelace,s2,,,ada@x.org,4.00,Good.,4.00,1764493200\nKurt,Gödel,,,,kurt@x.org,-,Late.,-,1764493200\nNew,Comer,,,,new@x.org,-,,-,1764493200\n";

#[test]
fn moodles_gradebook_is_filled_by_id_number_and_by_name() {
    let folder = class();
    let (ended, after) = moodle(&folder, GRADEBOOK);
    let expected = GRADEBOOK
        .replace("emmy@x.org,-", "emmy@x.org,10")
        .replace("ada@x.org,4.00", "ada@x.org,5")
        .replace("kurt@x.org,-", "kurt@x.org,8");
    assert_eq!(after, expected, "{}{}", ended.out, ended.err);
    assert_eq!(ended.code, 1);
    assert!(ended.out.contains("line 5    New Comer\n"), "{}", ended.out);
    assert!(ended.out.contains("Do not map `Feedback: Lab 1`"), "{}", ended.out);
    assert!(ended.out.contains("line 4 had feedback and no grade"), "{}", ended.out);
}

#[test]
fn moodles_gradebook_is_filled_by_e_mail_address() {
    let folder = Folder::new();
    let students = [("emmy@x.org", "", Mark::Points(8, 2)), ("KURT@x.org", "", Mark::Points(1, 0))];
    folder.class("run", &students);
    let (_, after) = moodle(&folder, GRADEBOOK);
    assert!(after.contains("emmy@x.org,10,") && after.contains("kurt@x.org,1,Late."), "{after}");
}

#[test]
fn moodles_worksheet_is_filled_by_participant_in_any_language() {
    for (identifier, grade, participant, modified) in [
        ("Identifier", "Grade", "Participant ", "Last modified (grade)"),
        ("ID", "Bewertung", "Teilnehmer/in", "Zuletzt geändert (Bewertung)"),
        ("Identifiant", "Note", "Participant ", "Dernière modification (note)"),
        ("Identificador", "Calificación", "Participante ", "Última modificación (calificación)"),
        ("Identificador", "Nota", "Participante ", "Última atualização (nota)"),
        ("Identificatore", "Valutazione", "Partecipante ", "Ultima modifica (valutazione)"),
        ("ID", "Cijfer", "Deelnemer ", "Laatst gewijzigd (cijfer)"),
    ] {
        let folder = Folder::new();
        let students = [
            ("Emmy Noether_12_assignsubmission_file", "Emmy Noether", Mark::Points(8, 2)),
            ("Participant 13", "", Mark::Points(5, 0)),
            ("14", "", Mark::Points(4, 0)),
        ];
        folder.class("run", &students);
        let export = format!(
            "{identifier},Full name,Email address,Status,{grade},Maximum,Can be changed,\
             \"{modified}\",Feedback comments\n\
             {participant}12,Emmy Noether,e@x.org,ok,,\"10,00\",Yes,\"Monday, 30 November\",\n\
             {participant}13,Ada,a@x.org,ok,\"3,50\",\"10,00\",Yes,-,<p>x</p>\n\
             {participant}14,Bob,b@x.org,ok,,\"10,00\",Yes,-,\n"
        );
        let students_of = if participant.starts_with("Participant ") { 13 } else { 12 };
        let (ended, after) = moodle(&folder, &export);
        let expected = export
            .replace("e@x.org,ok,,", "e@x.org,ok,10,")
            .replace("b@x.org,ok,,", "b@x.org,ok,4,");
        let expected =
            if students_of == 13 { expected.replace("\"3,50\"", "\"5\"") } else { expected };
        assert_eq!(after, expected, "{grade}: {}{}", ended.out, ended.err);
    }
}

#[test]
fn a_decimal_comma_is_written_where_the_export_has_one() {
    let folder = Folder::new();
    folder.class("run", &[("s1", "", Mark::Points(8, 0)), ("s2", "", Mark::Points(1, 0))]);
    folder.write(
        "run/overrides.csv",
        "student,exercise,points,reason,who\ns1,01_is_safe,7.25,late,me\n",
    );
    for (export, expected) in [
        (
            "ID;Bewertung;Maximum\ns1;;10,00\ns2;;10,00\n",
            "ID;Bewertung;Maximum\ns1;7,25;10,00\ns2;1;10,00\n",
        ),
        ("ID,Bewertung\ns1,\"0,50\"\ns2,\"1,00\"\n", "ID,Bewertung\ns1,\"7,25\"\ns2,\"1,00\"\n"),
        ("ID,Grade\ns1,-\ns2,1.0\n", "ID,Grade\ns1,7.25\ns2,1.0\n"),
        ("ID;Grade\ns1;\ns2;\n", "ID;Grade\ns1;7.25\ns2;1\n"),
    ] {
        let (ended, after) = moodle(&folder, export);
        assert_eq!(after, expected, "{}{}", ended.out, ended.err);
    }
}

#[test]
fn moodle_is_asked_about_where_it_is_not_certain() {
    let folder = class();
    for (export, said) in [
        ("ID,Grade,Maximum\ns1,,100\ns2,,100\n", "`Grade` is out of 100 points, and the run's"),
        ("ID,Grade\ns1,50 %\n", "`Grade` holds percentages"),
        ("ID,Grade\nx,\ny,\n", "no column holds an id or a name of the run's students"),
        (
            "ID,Assignment: A,Assignment: B,Feedback: A\ns1,,,\n",
            "`Assignment: A`, `Assignment: B`.",
        ),
        ("ID,Department\ns1,\n", "Choose one with `--column`: `Department`."),
        ("ID,Arvosana,Muu\ns1,,\n", "Choose one with `--column`: `Arvosana`, `Muu`."),
    ] {
        let (ended, after) = moodle(&folder, export);
        assert_eq!(ended.code, 2, "{export}");
        assert!(ended.err.contains(said), "{}", ended.err);
        assert_eq!(after, export);
    }
    let (_, after) = filled(
        &folder,
        "gradebook run --moodle export.csv --column arvosana --write",
        "ID,Arvosana,Muu\ns1,,\n",
    );
    assert_eq!(after, b"ID,Arvosana,Muu\ns1,10,\n");
}

#[test]
fn a_row_that_is_too_short_is_left_as_it_is() {
    let folder = class();
    let (ended, after) = moodle(&folder, "ID,Name,Grade\ns1\ns2,Ada,\n\n");
    assert_eq!(after, "ID,Name,Grade\ns1\ns2,Ada,5\n\n");
    assert!(ended.out.contains("line 2    s1: the row is too short"), "{}", ended.out);
}

#[test]
fn two_students_whose_ids_differ_in_large_letters_alone_are_told_apart() {
    let folder = Folder::new();
    folder.class("run", &[("ada", "", Mark::Points(1, 0)), ("ADA", "", Mark::Points(8, 2))]);
    let (_, after) = moodle(&folder, "ID,Grade\nada,\nADA,\nAda,\n");
    assert_eq!(after, "ID,Grade\nada,1\nADA,10\nAda,\n");
}

#[test]
fn no_damaged_export_stops_the_program_or_changes_a_byte_between_cells() {
    use classroom::gradebook::{Export, Fill, Marked, Wanted, canvas, moodle, plan};
    use classroom::points::Hundredths;
    use classroom::roster::Student;
    let mark = |(id, name): (&str, &str)| Marked {
        student: Student { id: id.into(), name: name.into(), ..Student::default() },
        points: Some(Hundredths(725)),
        state: "graded",
    };
    let marks = [("s1", "Emmy Noether"), ("s2", ""), ("72", "Ada Lovelace")].map(mark);
    let wanted =
        Wanted { marks: &marks, worth: Hundredths::whole(10), title: "Lab 1", column: None };
    // A small generator of numbers: the same damage on every machine.
    let mut seed = 7_u64;
    let mut random = |below: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(seed >> 33).unwrap() % below
    };
    let mut filled = 0;
    for round in 0..3000 {
        let mut bytes = if round % 2 == 0 { CANVAS } else { GRADEBOOK }.as_bytes().to_vec();
        for _ in 0..random(6) {
            let at = random(bytes.len());
            match random(3) {
                0 => bytes[at] = b"\",;\n\r-=\xff "[random(9)],
                1 => bytes.insert(at, b"\",;\n\r-=\xe9x"[random(9)]),
                _ => drop(bytes.drain(at..(at + random(40)).min(bytes.len()))),
            }
        }
        let Ok(export) = Export::read(bytes.clone(), "export.csv".as_ref()) else { continue };
        assert_eq!(export.filled(&[]), bytes);
        for sheet in [canvas::sheet(&export, &wanted), moodle::sheet(&export, &wanted)] {
            let Ok(sheet) = sheet else { continue };
            let fills = plan(&export, &sheet, &wanted).fills();
            let after = export.filled(&fills);
            let again = Export::read(after.clone(), "export.csv".as_ref()).unwrap();
            assert_eq!(again.table.rows.len(), export.table.rows.len());
            for fill in &fills {
                assert_eq!(again.value(fill.row, fill.column), fill.new);
            }
            assert_eq!(again.filled(&fills), after);
            // With the same text in all of these cells, the rest can be compared; a mark
            // with a decimal comma may have got quotes.
            let blank = |mut fill: Fill| {
                fill.new = "0".into();
                fill
            };
            let blanks: Vec<Fill> = fills.iter().cloned().map(blank).collect();
            let rest = |export: &Export| {
                let bytes = export.filled(&blanks).into_iter();
                bytes.filter(|&byte| byte != b'"').collect::<Vec<u8>>()
            };
            assert_eq!(rest(&again), rest(&export), "a byte beside a mark changed");
            filled += fills.len();
        }
    }
    assert!(filled > 2000, "only {filled} cells were filled");
}
