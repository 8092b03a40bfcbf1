//! What another system runs to grade.

use super::{Done, Exit};
use crate::bundle::workbook::prepare;
use crate::bundle::{classroom50, gradescope, vendor, zip};
use crate::cli::{Bundle, System};
use crate::handout::update::check_free;
use crate::parcel::{Parcel, cannot_write};
use crate::scratch::Scratch;
use grader::fault::Fault;
use grader::files::write_output;
use std::fs;
use std::io::Write;
use std::path::Path;

/// The name of the folder where the crates of a bundle are fetched.
const SCRATCH: &str = "bundle";

/// Makes what another system runs to grade.
pub fn bundle(wanted: &Bundle, out: &mut impl Write) -> Done {
    if wanted.system == System::Classroom50 {
        check_free(&wanted.output)?;
    }
    let mut prepared = prepare(&wanted.choice)?;
    if wanted.system == System::Classroom50 {
        classroom50::check(&prepared)?;
    }
    let scratch = Scratch::open(&prepared.layout, SCRATCH)?;
    vendor::put_crates(&mut prepared.workbook, &scratch)?;
    let (files, bytes) = match wanted.system {
        System::Gradescope => {
            let files = gradescope::parcel(&prepared);
            let bytes = write_zip(&wanted.output, &files)?;
            (files.len(), bytes)
        }
        System::Classroom50 => {
            let files = classroom50::parcel(&prepared)?;
            write_folder(&wanted.output, &files)?;
            (files.len(), files.files().map(|(_, file)| file.bytes.len()).sum())
        }
    };
    let (place, points) = (wanted.output.display(), &prepared.points);
    let mib = bytes as f64 / f64::from(1 << 20);
    Ok(writeln!(
        out,
        "{place} is ready: {points} points, {files} files, {mib:.1} MiB. Its README.md says where \
         to put it."
    )
    .map(|()| Exit::Fine))
}

fn write_zip(path: &Path, files: &Parcel) -> Result<usize, Fault> {
    let bytes = zip::zipped(files)?;
    write_output(path, &bytes).map_err(|error| cannot_write(path, &error))?;
    Ok(bytes.len())
}

/// Writes a folder beside its place first, and moves it there when it is whole.
fn write_folder(folder: &Path, files: &Parcel) -> Result<(), Fault> {
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    let beside = folder.with_file_name(format!(".{name}.{}", std::process::id()));
    let written = files.write(&beside).and_then(|()| {
        // An empty folder may be there.
        let _ = fs::remove_dir(folder);
        fs::rename(&beside, folder).map_err(|error| cannot_write(folder, &error))
    });
    if written.is_err() {
        let _ = fs::remove_dir_all(&beside);
    }
    written
}
