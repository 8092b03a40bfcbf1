//! The state-space tree of the search: the right one, the one a student's walk
//! visits, where the two part, and both as text, DOT and SVG. Pure.
//!
//! A node is a list of queens, as in [`crate::queens`]; the root is the empty
//! list. A tree is given by its nodes in the order of a depth-first walk, parents
//! before children, left to right.

use crate::queens::{attack_on, first_clash};
use crate::value::counted;
use std::collections::HashMap;
use std::fmt::Write;

/// A node: the columns of its queens.
pub type Queens = Vec<usize>;

/// The nodes of the right tree for n queens, in the order of the walk.
pub fn walk(n: usize) -> Vec<Queens> {
    fn descend(n: usize, queens: &mut Queens, nodes: &mut Vec<Queens>) {
        nodes.push(queens.clone());
        let row = queens.len();
        if row == n {
            return;
        }
        for col in 0..n {
            if attack_on(queens, row, col).is_none() {
                queens.push(col);
                descend(n, queens, nodes);
                queens.pop();
            }
        }
    }
    let mut nodes = Vec::new();
    descend(n, &mut Vec::new(), &mut nodes);
    nodes
}

/// The first step at which a walk leaves the right one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Departure {
    /// Steps that came out right before this one.
    pub step: usize,
    /// The node that should have been visited; `None` where the walk was complete.
    pub expected: Option<Queens>,
    /// The node that was visited; `None` where the walk ended.
    pub visited: Option<Queens>,
    /// A sentence without a full stop.
    pub why: String,
}

/// Compares a walk with the right one; `None` where they are the same.
pub fn departure(right: &[Queens], seen: &[Queens]) -> Option<Departure> {
    let step = (0..right.len().max(seen.len())).find(|&at| right.get(at) != seen.get(at))?;
    let (expected, visited) = (right.get(step), seen.get(step));
    let why = match (expected, visited) {
        (Some(expected), None) => ended_early(step, expected),
        (_, Some(visited)) => strayed(right, &seen[..step], expected, visited),
        (None, None) => return None,
    };
    Some(Departure { step, expected: expected.cloned(), visited: visited.cloned(), why })
}

fn ended_early(step: usize, expected: &Queens) -> String {
    match step {
        0 => "no node is visited at all, not even the empty board".to_string(),
        _ => format!(
            "the walk ends after {}; {} is still to be visited",
            counted(step, "node", "nodes"),
            named(expected)
        ),
    }
}

/// Why a walk must not visit `visited` where `expected` is next.
fn strayed(
    right: &[Queens],
    before: &[Queens],
    expected: Option<&Queens>,
    visited: &Queens,
) -> String {
    let width = right.iter().flatten().max().map_or(0, |col| col + 1);
    let depth = right.iter().map(Vec::len).max().unwrap_or(0);
    if let Some((row, col)) = visited.iter().enumerate().find(|&(_, &col)| col >= width) {
        return format!("column {col} of the queen in row {row} is not on the board");
    }
    if let Some((attack, lower)) = first_clash(visited) {
        return format!(
            "the queen on {lower:?} is attacked by the one on {:?}, so this board is no node of \
             the tree",
            attack.queen
        );
    }
    if visited.len() > depth {
        return format!("{} in {depth} rows", counted(visited.len(), "queen", "queens"));
    }
    if let Some(at) = before.iter().position(|node| node == visited) {
        return format!("{} was visited before, as node {}", named(visited), at + 1);
    }
    let Some(expected) = expected else {
        return format!("the walk was complete, and {} is visited after its end", named(visited));
    };
    if visited.len() > expected.len() && visited.starts_with(expected) {
        return format!("{} is visited before its parent {}", named(visited), named(expected));
    }
    if visited.len() < expected.len() {
        return format!(
            "the walk goes on with {} although {} below {} is still to be visited",
            named(visited),
            named(expected),
            named(&expected[..expected.len() - 1])
        );
    }
    format!("{} comes first, and {} is visited instead", named(expected), named(visited))
}

/// A node as a person reads it: `[1, 3]`, or "the empty board".
pub fn named(queens: &[usize]) -> String {
    if queens.is_empty() { "the empty board".to_string() } else { format!("{queens:?}") }
}

/// What a node is in a drawing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Inner,
    /// Not full, and no square of the next row is safe.
    DeadEnd,
    Solution,
    /// Two of its queens attack each other, or one is off the board.
    Attacked,
}

/// A tree built from the nodes of a walk.
#[derive(Debug, Clone)]
pub struct Tree {
    pub n: usize,
    /// In the order of the walk; the first is the root.
    pub nodes: Vec<Node>,
}

/// A node of a [`Tree`].
#[derive(Debug, Clone)]
pub struct Node {
    pub queens: Queens,
    pub kind: Kind,
    /// Places of its children, in the order of the walk.
    pub children: Vec<usize>,
}

/// What lies in a subtree, its root included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Totals {
    pub nodes: usize,
    pub dead_ends: usize,
    pub solutions: usize,
}

impl Tree {
    /// Builds the tree of a walk over a board of width n. A node whose parent was
    /// not visited hangs below the nearest node above it that was; a node that was
    /// visited twice is there twice.
    pub fn new(n: usize, walk: &[Queens]) -> Tree {
        let mut nodes = vec![Node { queens: Vec::new(), kind: kind(n, &[]), children: Vec::new() }];
        let mut places: HashMap<Queens, usize> = HashMap::from([(Vec::new(), 0)]);
        let mut root_seen = false;
        for queens in walk {
            if queens.is_empty() && !root_seen {
                root_seen = true;
                continue;
            }
            let above = (0..queens.len()).rev().find_map(|rows| places.get(&queens[..rows]));
            let parent = above.copied().unwrap_or(0);
            let place = nodes.len();
            nodes[parent].children.push(place);
            nodes.push(Node {
                queens: queens.clone(),
                kind: kind(n, queens),
                children: Vec::new(),
            });
            places.entry(queens.clone()).or_insert(place);
        }
        Tree { n, nodes }
    }

    /// What lies in the whole tree.
    pub fn totals(&self) -> Totals {
        self.below(0)
    }

    fn below(&self, place: usize) -> Totals {
        let node = &self.nodes[place];
        let own = Totals {
            nodes: 1,
            dead_ends: usize::from(node.kind == Kind::DeadEnd),
            solutions: usize::from(node.kind == Kind::Solution),
        };
        node.children.iter().fold(own, |sum, &child| {
            let below = self.below(child);
            Totals {
                nodes: sum.nodes + below.nodes,
                dead_ends: sum.dead_ends + below.dead_ends,
                solutions: sum.solutions + below.solutions,
            }
        })
    }

    /// The tree as lines of text, at most about `most` of them: where it is larger,
    /// the lower levels are folded into a count.
    pub fn lines(&self, most: usize) -> Vec<Line> {
        let deepest = self.nodes.iter().map(|node| node.queens.len()).max().unwrap_or(0);
        let lines_to =
            |level: usize| self.nodes.iter().filter(|node| node.queens.len() <= level).count();
        let level = (1..=deepest).rev().find(|&level| lines_to(level) <= most).unwrap_or(1);
        let mut lines = Vec::new();
        self.line(0, String::new(), "", level, &mut lines);
        lines
    }

    fn line(&self, place: usize, stem: String, branch: &str, level: usize, to: &mut Vec<Line>) {
        let node = &self.nodes[place];
        let folded = node.queens.len() >= level && !node.children.is_empty();
        let cols: Vec<String> = node.queens.iter().map(usize::to_string).collect();
        let label = if cols.is_empty() { "(empty)".to_string() } else { cols.join(" ") };
        to.push(Line {
            stem: format!("{stem}{branch}"),
            label,
            kind: node.kind,
            folded: folded.then(|| {
                let Totals { nodes, dead_ends, solutions } = self.below(place);
                Totals { nodes: nodes - 1, dead_ends, solutions }
            }),
            place,
        });
        if folded {
            return;
        }
        let stem = match branch {
            "" => stem,
            "└── " => stem + "    ",
            _ => stem + "│   ",
        };
        for (at, &child) in node.children.iter().enumerate() {
            let last = at + 1 == node.children.len();
            let branch = if last { "└── " } else { "├── " };
            self.line(child, stem.clone(), branch, level, to);
        }
    }

    /// The tree in Graphviz's language. Kinds differ by shape as well as colour.
    pub fn dot(&self) -> String {
        let mut out = String::from("digraph tree {\n");
        let Totals { nodes, dead_ends, solutions } = self.totals();
        let _ = writeln!(
            out,
            "    label = \"{} queens: {}, {}, {}\";",
            self.n,
            counted(nodes, "node", "nodes"),
            counted(dead_ends, "dead end", "dead ends"),
            counted(solutions, "solution", "solutions")
        );
        out.push_str("    node [fontname = \"sans-serif\", style = filled];\n");
        out.push_str("    edge [arrowhead = none];\n");
        for (place, node) in self.nodes.iter().enumerate() {
            let cols: Vec<String> = node.queens.iter().map(usize::to_string).collect();
            let label = if cols.is_empty() { "empty".to_string() } else { cols.join(" ") };
            let look = match node.kind {
                Kind::Inner => "shape = ellipse, fillcolor = \"#ffffff\"",
                Kind::DeadEnd => "shape = box, fillcolor = \"#f6d5d0\"",
                Kind::Solution => "shape = doubleoctagon, fillcolor = \"#cfe8cf\"",
                Kind::Attacked => "shape = diamond, fillcolor = \"#f4b183\"",
            };
            let _ = writeln!(out, "    v{place} [label = \"{label}\", {look}];");
        }
        for (place, node) in self.nodes.iter().enumerate() {
            for child in &node.children {
                let _ = writeln!(out, "    v{place} -> v{child};");
            }
        }
        out.push_str("}\n");
        out
    }

    /// The tree as a drawing of its own: circles for nodes, crosses for dead ends,
    /// squares for solutions, diamonds for attacked boards. Each node is labelled
    /// with the column of its last queen.
    pub fn svg(&self) -> String {
        let mut across = vec![0.0; self.nodes.len()];
        let mut leaves = 0;
        self.spread(0, &mut leaves, &mut across);
        let deepest = self.nodes.iter().map(|node| node.queens.len()).max().unwrap_or(0);
        let x = |place: usize| MARGIN + across[place] * LEAF;
        let y = |place: usize| TOP + self.nodes[place].queens.len() as f64 * LEVEL;
        let width = 2.0 * MARGIN + (leaves.max(1) - 1) as f64 * LEAF;
        let width = width.max(LEGEND_WIDTH);
        let height = TOP + deepest as f64 * LEVEL + BOTTOM;
        let Totals { nodes, dead_ends, solutions } = self.totals();
        let title = format!(
            "State-space tree for {}: {}, {}, {}",
            counted(self.n, "queen", "queens"),
            counted(nodes, "node", "nodes"),
            counted(dead_ends, "dead end", "dead ends"),
            counted(solutions, "solution", "solutions")
        );
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
             width=\"{width}\" height=\"{height}\" role=\"img\" aria-labelledby=\"title\">\n\
             <title id=\"title\">{title}</title>\n<style>\n{STYLE}</style>\n\
             <rect class=\"paper\" width=\"{width}\" height=\"{height}\"/>\n\
             <text class=\"head\" x=\"{MARGIN}\" y=\"24\">{title}</text>\n"
        );
        for (place, node) in self.nodes.iter().enumerate() {
            for &child in &node.children {
                let _ = writeln!(
                    out,
                    "<line x1=\"{:.1}\" y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{:.1}\"/>",
                    x(place),
                    y(place),
                    x(child),
                    y(child)
                );
            }
        }
        for (place, node) in self.nodes.iter().enumerate() {
            let label = node.queens.last().map_or("∅".to_string(), usize::to_string);
            let _ = writeln!(
                out,
                "<g transform=\"translate({:.1} {:.1})\"><title>{}{}</title>{}<text>{label}</text></g>",
                x(place),
                y(place),
                named(&node.queens),
                match node.kind {
                    Kind::Inner => "",
                    Kind::DeadEnd => ", dead end",
                    Kind::Solution => ", solution",
                    Kind::Attacked => ", attacked",
                },
                shape(node.kind)
            );
        }
        let bottom = height - 18.0;
        for (at, (kind, word)) in [
            (Kind::Inner, "node"),
            (Kind::DeadEnd, "dead end"),
            (Kind::Solution, "solution"),
            (Kind::Attacked, "attacked"),
        ]
        .into_iter()
        .filter(|(kind, _)| {
            *kind != Kind::Attacked || self.nodes.iter().any(|node| node.kind == *kind)
        })
        .enumerate()
        {
            let left = MARGIN + at as f64 * 105.0;
            let _ = writeln!(
                out,
                "<g transform=\"translate({left:.1} {bottom:.1})\">{}<text class=\"key\" x=\"16\">\
                 {word}</text></g>",
                shape(kind)
            );
        }
        out.push_str("</svg>\n");
        out
    }

    /// Places leaves side by side and every other node over the middle of its
    /// children, in units of one leaf.
    fn spread(&self, place: usize, leaves: &mut usize, across: &mut [f64]) {
        let children = &self.nodes[place].children;
        for &child in children {
            self.spread(child, leaves, across);
        }
        across[place] = match (children.first(), children.last()) {
            (Some(&first), Some(&last)) => (across[first] + across[last]) / 2.0,
            _ => {
                *leaves += 1;
                (*leaves - 1) as f64
            }
        };
    }
}

const MARGIN: f64 = 24.0;
const TOP: f64 = 60.0;
const BOTTOM: f64 = 56.0;
const LEAF: f64 = 28.0;
const LEVEL: f64 = 54.0;
/// What the line that explains the shapes needs.
const LEGEND_WIDTH: f64 = 470.0;

const STYLE: &str = "\
.paper { fill: #ffffff }
line { stroke: #8a8f98; stroke-width: 1 }
circle, path, rect.node { stroke: #30343b; stroke-width: 1.2 }
.inner { fill: #ffffff } .dead { fill: #f6d5d0 } .solution { fill: #cfe8cf } .attacked { fill: #f4b183 }
text { font: 11px sans-serif; text-anchor: middle; dominant-baseline: central; fill: #1b1e23 }
.head { font-size: 14px; text-anchor: start } .key { text-anchor: start }
";

fn shape(kind: Kind) -> &'static str {
    match kind {
        Kind::Inner => "<circle class=\"inner\" r=\"10\"/>",
        Kind::DeadEnd => {
            "<path class=\"dead\" d=\"M-10-10L10-10L10 10L-10 10Z M-10-10L-6-6 M10-10L6-6 \
             M-10 10L-6 6 M10 10L6 6\"/>"
        }
        Kind::Solution => {
            "<rect class=\"node solution\" x=\"-10\" y=\"-10\" width=\"20\" height=\"20\" rx=\"6\" \
             style=\"stroke-width:2.6\"/>"
        }
        Kind::Attacked => "<path class=\"attacked\" d=\"M0-12L12 0L0 12L-12 0Z\"/>",
    }
}

fn kind(n: usize, queens: &[usize]) -> Kind {
    let row = queens.len();
    if row > n || queens.iter().any(|&col| col >= n) || first_clash(queens).is_some() {
        Kind::Attacked
    } else if row == n {
        Kind::Solution
    } else if (0..n).all(|col| attack_on(queens, row, col).is_some()) {
        Kind::DeadEnd
    } else {
        Kind::Inner
    }
}

/// A line of a tree drawn as text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The branches before the label.
    pub stem: String,
    pub label: String,
    pub kind: Kind,
    /// What lies below, where it is not drawn; the node itself is not counted.
    pub folded: Option<Totals>,
    /// The node's place in the walk.
    pub place: usize,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tree_has_as_many_nodes_dead_ends_and_solutions_as_the_tables_say() {
        let totals: Vec<(usize, usize, usize)> = (1..=8)
            .map(|n| {
                let Totals { nodes, dead_ends, solutions } = Tree::new(n, &walk(n)).totals();
                (nodes, dead_ends, solutions)
            })
            .collect();
        assert_eq!(
            totals,
            [
                (2, 0, 1),
                (3, 2, 0),
                (6, 3, 0),
                (17, 4, 2),
                (54, 4, 10),
                (153, 46, 4),
                (552, 154, 40),
                (2057, 644, 92)
            ]
        );
    }

    /// The right walk for 4 queens, changed.
    fn why(change: impl FnOnce(&mut Vec<Queens>)) -> String {
        let right = walk(4);
        let mut seen = right.clone();
        change(&mut seen);
        departure(&right, &seen).unwrap().why
    }

    #[test]
    fn the_first_departure_is_told_with_its_reason() {
        assert_eq!(departure(&walk(4), &walk(4)), None);
        assert_eq!(
            why(|seen| seen.truncate(0)),
            "no node is visited at all, not even the empty board"
        );
        assert_eq!(
            why(|seen| seen.truncate(9)),
            "the walk ends after 9 nodes; [2] is still to be visited"
        );
        assert_eq!(
            why(|seen| {
                seen.remove(0);
            }),
            "[0] is visited before its parent the empty board"
        );
        assert_eq!(
            why(|seen| {
                seen.remove(2);
            }),
            "[0, 2] comes first, and [0, 3] is visited instead"
        );
        assert_eq!(
            why(|seen| seen.insert(2, vec![0, 1])),
            "the queen on (1, 1) is attacked by the one on (0, 0), so this board is no node of \
             the tree"
        );
        assert_eq!(why(|seen| seen.insert(4, vec![0, 2])), "[0, 2] was visited before, as node 3");
        assert_eq!(
            why(|seen| seen.insert(2, vec![4])),
            "column 4 of the queen in row 0 is not on the board"
        );
        assert_eq!(
            why(|seen| {
                seen.drain(2..5);
            }),
            "the walk goes on with [1] although [0, 2] below [0] is still to be visited"
        );
        assert_eq!(why(|seen| seen.push(vec![])), "the empty board was visited before, as node 1");
    }

    #[test]
    fn a_tree_is_drawn_as_text_and_folded_where_it_is_large() {
        let shown = |n: usize, most: usize| -> Vec<String> {
            let lines = Tree::new(n, &walk(n)).lines(most);
            lines.iter().map(|line| format!("{}{}", line.stem, line.label)).collect()
        };
        assert_eq!(
            shown(3, 60),
            ["(empty)", "├── 0", "│   └── 0 2", "├── 1", "└── 2", "    └── 2 0"]
        );
        assert_eq!(shown(8, 60).len(), 1 + 8 + 42);
        let folded = Tree::new(8, &walk(8)).lines(10);
        assert_eq!(folded.len(), 9);
        let below: usize = folded.iter().filter_map(|line| Some(line.folded?.nodes)).sum();
        assert_eq!(below + folded.len(), 2057);
    }

    #[test]
    fn a_walk_that_is_no_tree_is_drawn_all_the_same() {
        let tree = Tree::new(3, &[vec![0], vec![], vec![0, 0], vec![1, 2, 3], vec![0]]);
        let kinds: Vec<(Queens, Kind)> =
            tree.nodes.iter().map(|node| (node.queens.clone(), node.kind)).collect();
        assert_eq!(
            kinds,
            [
                (vec![], Kind::Inner),
                (vec![0], Kind::Inner),
                (vec![0, 0], Kind::Attacked),
                (vec![1, 2, 3], Kind::Attacked),
                (vec![0], Kind::Inner)
            ]
        );
        assert_eq!(tree.nodes[0].children, [1, 3, 4]);
    }

    #[test]
    fn drawings_have_every_node_and_edge() {
        let tree = Tree::new(4, &walk(4));
        let dot = tree.dot();
        assert_eq!(dot.matches(" -> ").count(), 16);
        assert_eq!(dot.matches("shape = ").count(), 17);
        assert_eq!(dot.matches("doubleoctagon").count(), 2);
        let svg = tree.svg();
        assert_eq!(svg.matches("<line ").count(), 16);
        assert_eq!(svg.matches(", dead end</title>").count(), 4);
        assert!(svg.contains("17 nodes, 4 dead ends, 2 solutions"));
    }
}
