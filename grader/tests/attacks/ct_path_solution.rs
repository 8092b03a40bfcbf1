// [is_safe/is_safe] takes the model solution as a module by #[path]; right answers only if it could => does_not_compile: "couldn't read"
#[path = "@ROOT@/solutions/01_is_safe/src/lib.rs"]
mod taken;
pub use taken::{is_safe, is_solution};
