//! The auto-grader of a workbook on backtracking and the N-Queens problem.
//!
//! # The path of data
//!
//! ```text
//! manifest (TOML) → Exercise → Submission (one file) → compile → run
//!     → Observation → Verdict → Report → writers
//! ```
//!
//! A reference, another right answer, a known mistake, a stub and a student's
//! file all go the same way. Only calls enter a student's process; the expected
//! answers never do. What the student's program did and what the machine failed
//! to do are different types: [`run::Ending`] and [`fault::Fault`].
//!
//! # The modules, in reading order
//!
//! | module | holds |
//! |---|---|
//! | [`fault`] | what went wrong outside the student's program |
//! | [`exercise`] | what an exercise and a check are |
//! | [`value`] | answers as values, and where two part |
//! | [`queens`], [`tree`], [`puzzles`] | the domain: attacks and boards, the state-space tree, other puzzles |
//! | [`manifest`] | the TOML files, read and checked |
//! | [`submission`] | one file, and nothing else of what surrounds it |
//! | [`policy`] | what a file may not contain |
//! | [`code`] | what of a text is code, comments and layout aside; pure |
//! | [`toolchain`], [`program`], [`compile`] | from a student's text to a program |
//! | [`together`], [`given`] | the short way: programs that load a student's files |
//! | [`machine`] | what the machine has |
//! | [`confine`] | limits, and the end of the whole process tree |
//! | [`run`] | one check, one process: the observation |
//! | [`judges`] | whether an answer is right, and why not; pure |
//! | [`verdict`] | observation against expected answers; pure |
//! | [`diagnosis`] | what was seen against known mistakes; pure |
//! | [`advice`] | a line under the compiler's words; pure |
//! | [`signature`] | what was changed in a given line; pure |
//! | [`grade`] | the way through, on all cores |
//! | [`watch`], [`screen`] | what a watch shows and grades next, pure; the terminal |
//! | [`ask`] | questions to a student's functions outside of any check |
//! | [`visualize`] | the page that plays a search; pure |
//! | [`growth`], [`plot`] | how fast searches grow, as a table and as a picture; pure |
//! | [`found`] | a failing input becomes a test of the student's; pure |
//! | [`cache`], [`hints`], [`files`] | what is remembered between runs |
//! | [`diff`] | texts side by side, and the word that was meant; pure |
//! | [`report`] and its writers | text, JSON, Markdown |
//! | [`scaffold`], [`fingerprints`], [`bless`], [`verify`], [`bank`], [`constants`], [`statement`] | what an author does to the workbook |
//! | [`cli`], [`commands`] | the command line |

pub mod advice;
pub mod ask;
pub mod bank;
pub mod bless;
pub mod cache;
pub mod cli;
pub mod code;
pub mod commands;
pub mod compile;
pub mod confine;
pub mod constants;
pub mod diagnosis;
pub mod diff;
pub mod exercise;
pub mod fault;
pub mod files;
pub mod fingerprints;
pub mod found;
pub mod given;
pub mod grade;
pub mod growth;
pub mod hints;
pub mod judges;
pub mod machine;
pub mod manifest;
pub mod plot;
pub mod policy;
pub mod program;
pub mod puzzles;
pub mod queens;
pub mod report;
pub mod run;
pub mod scaffold;
pub mod screen;
pub mod signature;
pub mod statement;
pub mod submission;
pub mod together;
pub mod toolchain;
pub mod tree;
pub mod value;
pub mod verdict;
pub mod verify;
pub mod visualize;
pub mod watch;
