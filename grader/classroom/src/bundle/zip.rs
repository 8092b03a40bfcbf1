//! A parcel as a zip file, always the same bytes for the same files.

use crate::parcel::{File, Parcel};
use flate2::Compression;
use flate2::write::DeflateEncoder;
use grader::fault::Fault;
use rawzip::time::UtcDateTime;
use rawzip::{CompressionMethod, ZipArchiveWriter};
use std::io::Write;

/// The file modes in it: a regular file that all may read, and one that all may start.
const READ: u32 = 0o100_644;
const START: u32 = 0o100_755;

/// Packs all files, compressed, with their Unix modes.
///
/// # Errors
///
/// A machine fault.
pub fn zipped(parcel: &Parcel) -> Result<Vec<u8>, Fault> {
    let mut zip = ZipArchiveWriter::new(Vec::new());
    parcel
        .files()
        .try_for_each(|(path, file)| add(&mut zip, path, file))
        .and_then(|()| zip.finish())
        .map_err(|error| {
            Fault::machine(format!("the zip file cannot be made ({error})"), "Run it again.")
        })
}

fn add(zip: &mut ZipArchiveWriter<Vec<u8>>, path: &str, file: &File) -> Result<(), rawzip::Error> {
    // 1 January 1980, the first day a zip file can name.
    let day = UtcDateTime::from_unix(315_532_800);
    let (mut entry, config) = zip
        .new_file(path)
        .compression_method(CompressionMethod::DEFLATE)
        .unix_permissions(if file.executable { START } else { READ })
        .last_modified(day)
        .start()?;
    let mut data = config.wrap(DeflateEncoder::new(&mut entry, Compression::best()));
    data.write_all(&file.bytes)?;
    let (encoder, descriptor) = data.finish()?;
    encoder.finish()?;
    entry.finish(descriptor)?;
    Ok(())
}
