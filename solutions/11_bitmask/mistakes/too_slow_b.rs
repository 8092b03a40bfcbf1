//! id: too-slow
//! about: The same with numbers in base n.

pub fn count_bits(n: u32) -> u64 {
    let n = u64::from(n);
    let all = n.pow(n as u32);
    let mut found = 0;
    let mut number = 0;
    while number < all {
        let (mut rest, mut cols, mut d1, mut d2, mut ok) = (number, 0u64, 0u64, 0u64, true);
        for _ in 0..n {
            let bit = 1 << (rest % n);
            rest /= n;
            ok = ok && (cols | d1 | d2) & bit == 0;
            cols |= bit;
            d1 = (d1 | bit) << 1;
            d2 = (d2 | bit) >> 1;
        }
        found += u64::from(ok);
        number += 1;
    }
    found
}
