//! The pairs for which `choose` is asked, smallest first.

/// Every (n, k) with both of them from 0 to `most`, k above n included.
pub fn pairs(most: u64) -> Vec<(u64, u64)> {
    (0..=most).flat_map(|n| (0..=most).map(move |k| (n, k))).collect()
}
