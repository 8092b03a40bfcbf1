// The lists for which `growth` is asked.

/// Lists of every length from 0 to 8, made from the seed: small numbers first,
/// then large ones. None has a zero: the check before asks for those.
pub fn lists() -> Vec<Vec<u64>> {
    let mut state = 0x9e37_79b9_7f4a_7c15_u64.wrapping_add(SEED);
    let mut next = move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    let mut lists = vec![vec![], vec![7], vec![1, 1], vec![5, 2], vec![3, 7, 2]];
    for bits in [4, 12, 48] {
        for len in 3..=8 {
            lists.push((0..len).map(|_| 1 + (next() >> (64 - bits))).collect());
        }
    }
    lists
}
