//! id: complete-only-at-the-end
//! about: A list counts only where every item is decided, but the search stops as soon as the target is reached.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    sum == target || (sum + remaining >= target && next.is_some_and(|x| sum + x <= target))
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    fn walk(left: &[u64], missing: u64, list: Vec<u64>, all: &mut Vec<Vec<u64>>) {
        match left.split_first() {
            None if missing == 0 => all.push(list),
            None => {}
            Some(_) if missing == 0 => {}
            Some((&item, rest)) => {
                if item > missing {
                    return;
                }
                let mut with = list.clone();
                with.push(item);
                walk(rest, missing - item, with, all);
                walk(rest, missing, list, all);
            }
        }
    }
    let mut all = vec![];
    walk(items, target, vec![], &mut all);
    all
}
