//! A reader for zip files whose entries are stored without compression, enough
//! to look into what `pack` writes.

/// One file in a zip.
#[derive(Debug, PartialEq)]
pub struct Entry {
    pub path: String,
    pub bytes: Vec<u8>,
}

/// The entries of a zip file, by its central directory.
///
/// # Panics
///
/// Where the file is no zip, is torn, or has an entry that is compressed or
/// whose checksum is wrong.
pub fn entries(zip: &[u8]) -> Vec<Entry> {
    const END: &[u8] = b"PK\x05\x06";
    let end = (0..=zip.len() - END.len())
        .rfind(|&at| zip[at..].starts_with(END))
        .expect("no end of a central directory");
    let count = number(zip, end + 10, 2);
    let mut at = number(zip, end + 16, 4);
    let mut entries = Vec::new();
    for _ in 0..count {
        assert!(zip[at..].starts_with(b"PK\x01\x02"), "no entry of the directory at {at}");
        assert_eq!(number(zip, at + 10, 2), 0, "the entry is compressed");
        let checksum = number(zip, at + 16, 4);
        let size = number(zip, at + 24, 4);
        let [name, extra, comment] = [28, 30, 32].map(|offset| number(zip, at + offset, 2));
        let local = number(zip, at + 42, 4);
        let path = String::from_utf8(zip[at + 46..at + 46 + name].to_vec()).unwrap();
        assert!(zip[local..].starts_with(b"PK\x03\x04"), "no local header for {path}");
        let data = local + 30 + number(zip, local + 26, 2) + number(zip, local + 28, 2);
        let bytes = zip[data..data + size].to_vec();
        assert_eq!(crc32(&bytes) as usize, checksum, "the checksum of {path} is wrong");
        entries.push(Entry { path, bytes });
        at += 46 + name + extra + comment;
    }
    entries
}

/// A number of so many bytes, little endian.
fn number(bytes: &[u8], at: usize, length: usize) -> usize {
    bytes[at..at + length].iter().rev().fold(0, |number, &byte| number << 8 | usize::from(byte))
}

/// The checksum of a zip entry: CRC-32 with the polynomial 0x04C11DB7, reflected.
fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0, |crc, &byte| {
        (0..8).fold(crc ^ u32::from(byte), |crc, _| {
            if crc & 1 == 1 { crc >> 1 ^ 0xedb8_8320 } else { crc >> 1 }
        })
    })
}
