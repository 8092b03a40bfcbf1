//! What other systems run to grade: the grader with its checks, everything it is
//! built from, and the scripts that a system starts. No model solution is in it, none
//! of the bank, and no secret check but those it grades with.
//!
//! Everything is put together in memory ([`workbook`]), with the crates from crates.io
//! ([`vendor`]), and written whole as a [`zip`] file or a folder.

pub mod classroom50;
pub mod gradescope;
pub mod results;
pub mod vendor;
pub mod workbook;
pub mod zip;
