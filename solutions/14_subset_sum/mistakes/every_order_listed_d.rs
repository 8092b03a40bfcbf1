//! id: every-order-listed
//! about: Each item is used once, but in every order.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    sum == target || (sum + remaining >= target && next.is_some_and(|x| sum + x <= target))
}

fn orders(left: Vec<u64>, sum: u64, target: u64, chosen: Vec<u64>) -> Vec<Vec<u64>> {
    if sum == target {
        return vec![chosen];
    }
    let mut all = vec![];
    for k in 0..left.len() {
        if sum + left[k] > target {
            break;
        }
        let mut rest = left.clone();
        let item = rest.remove(k);
        let mut longer = chosen.clone();
        longer.push(item);
        all.extend(orders(rest, sum + item, target, longer));
    }
    all
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    orders(items.to_vec(), 0, target, vec![])
}
