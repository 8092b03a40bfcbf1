/// The numbers from 1 to `last`.
pub fn numbers(last: u64) -> Vec<u64> {
    (1..=last).collect()
}
