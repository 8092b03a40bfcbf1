//! What an instructor does with a class: grade everybody, keep every mark, and
//! hand the marks on. It grades by the grader's own library.
//!
//! # The path of data
//!
//! ```text
//! folder of submissions → students with their files → grade → journal
//!     → rows of marks → grades.csv, feedback, report.json, report.html
//!                     → gradebooks of learning platforms
//! ```
//!
//! The journal is the truth: one line per student, written once and never
//! changed. Overrides and points given by hand lie beside it. Everything else in
//! the folder of a run is made from these and can be made again.
//!
//! # The modules, in reading order
//!
//! | module | holds |
//! |---|---|
//! | [`points`] | points of a course, in hundredths |
//! | [`course`] | which exercises count, and for how much |
//! | [`table`] | CSV text with every byte in its place |
//! | [`roster`] | who is in the class |
//! | [`intake`] | what was handed in: whose it is, which exercise, and what waits for a person |
//! | [`shard`] | a part of a class, for several machines |
//! | [`journal`] | one line per student: what was handed in and what grading said |
//! | [`corrections`] | overrides, and points given by hand |
//! | [`marks`] | the row of a student: points, total, state; pure |
//! | [`workbench`] | the exercises with their answers, ready to grade |
//! | [`sources`], [`memo`] | every text kept once, and graded once |
//! | [`engine`], [`progress`] | students graded on all cores |
//! | [`run`] | the folder of a run, read student by student |
//! | [`hands`] | the files that people fill in |
//! | [`changes`] | what is different between two runs; pure |
//! | [`waiting`] | what a person has to do next about a student; pure |
//! | [`census`] | what a page about the class needs of every student; pure |
//! | [`statistics`] | what numbers say about a class and an exercise; pure |
//! | [`alike`] | the same text from several students |
//! | [`feedback`] | what a student reads; pure |
//! | [`page`] | the page about the class; pure |
//! | [`derive`] | all that is made from a journal, written |
//! | [`markup`] | text that is no markup; pure |
//! | [`convert`] | reports in the forms of other systems; pure |
//! | [`gradebook`] | a platform's own export, filled in; pure |
//! | [`similarity`] | the layout in which sources are compared |
//! | [`parcel`] | files that leave the workbook together, in memory |
//! | [`workspace`] | the workspace of a copy: fewer members, fewer exercises |
//! | [`scratch`] | a folder in which a copy is tried |
//! | [`handout`] | what students get: put together, proved, searched for secrets, written |
//! | [`bundle`] | what other systems run |
//! | [`cli`], [`commands`] | the command line |

pub mod alike;
pub mod bundle;
pub mod census;
pub mod changes;
pub mod cli;
pub mod commands;
pub mod convert;
pub mod corrections;
pub mod course;
pub mod derive;
pub mod engine;
pub mod feedback;
pub mod gradebook;
pub mod handout;
pub mod hands;
pub mod intake;
pub mod journal;
pub mod marks;
pub mod markup;
pub mod memo;
pub mod page;
pub mod parcel;
pub mod points;
pub mod progress;
pub mod roster;
pub mod run;
pub mod scratch;
pub mod shard;
pub mod similarity;
pub mod sources;
pub mod statistics;
pub mod table;
pub mod waiting;
pub mod workbench;
pub mod workspace;
