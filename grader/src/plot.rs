//! A picture of growth: lines over n on a scale on which every step is ten times
//! the one before. Pure.

use std::fmt::Write;

/// A line of a plot.
#[derive(Debug, Clone)]
pub struct Series {
    pub label: String,
    /// `(n, value)`; what is not above zero has no place on the scale and is left
    /// out.
    pub points: Vec<(usize, f64)>,
}

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 440.0;
const LEFT: f64 = 74.0;
const RIGHT: f64 = 150.0;
const TOP: f64 = 48.0;
const BOTTOM: f64 = 52.0;

/// Colours that stay apart for people who do not tell red from green (Okabe and
/// Ito, "Color Universal Design", 2008), each with a dash pattern of its own.
const LOOKS: [(&str, &str); 5] = [
    ("#0072b2", ""),
    ("#d55e00", "7 4"),
    ("#009e73", "2 3"),
    ("#cc79a7", "10 3 2 3"),
    ("#3b3b3b", "1 5"),
];

/// Draws series over n on a logarithmic scale, as one SVG.
pub fn logarithmic(title: &str, unit: &str, series: &[Series]) -> String {
    let points = || series.iter().flat_map(|one| &one.points).filter(|point| point.1 > 0.0);
    let first = points().map(|point| point.0).min().unwrap_or(1);
    let last = points().map(|point| point.0).max().unwrap_or(first).max(first + 1);
    let low = points().map(|point| point.1.log10().floor()).fold(f64::INFINITY, f64::min);
    let low = if low.is_finite() { low } else { 0.0 };
    let high = points().map(|point| point.1.log10().ceil()).fold(low + 1.0, f64::max);
    let x = |n: usize| LEFT + (WIDTH - LEFT - RIGHT) * (n - first) as f64 / (last - first) as f64;
    let y = |value: f64| {
        HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (value.log10() - low) / (high - low)
    };
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
         width=\"{WIDTH}\" height=\"{HEIGHT}\" role=\"img\" aria-labelledby=\"title\">\n\
         <title id=\"title\">{title}</title>\n\
         <style>text {{ font: 12px sans-serif; fill: #1b1e23 }} .head {{ font-size: 15px }} \
         .grid {{ stroke: #d9dce1; stroke-width: 1 }} .line {{ fill: none; stroke-width: 2 }}\
         </style>\n<rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#ffffff\"/>\n\
         <text class=\"head\" x=\"{LEFT}\" y=\"24\">{title}</text>\n"
    );
    // Not more than a dozen lines across, whatever the range.
    let step = ((high - low) / 12.0).ceil().max(1.0);
    let mut power = low;
    while power <= high {
        let height = y(10_f64.powf(power));
        let _ = writeln!(
            out,
            "<line class=\"grid\" x1=\"{LEFT}\" y1=\"{height:.1}\" x2=\"{:.1}\" y2=\"{height:.1}\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">10<tspan dy=\"-5\" \
             font-size=\"9\">{power:.0}</tspan></text>",
            WIDTH - RIGHT,
            LEFT - 8.0,
            height + 4.0
        );
        power += step;
    }
    for n in first..=last {
        let _ = writeln!(
            out,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{n}</text>",
            x(n),
            HEIGHT - BOTTOM + 20.0
        );
    }
    let _ = writeln!(
        out,
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">n</text>\
         <text x=\"16\" y=\"{:.1}\" transform=\"rotate(-90 16 {:.1})\" text-anchor=\"middle\">\
         {unit}</text>",
        (LEFT + WIDTH - RIGHT) / 2.0,
        HEIGHT - 12.0,
        HEIGHT / 2.0,
        HEIGHT / 2.0
    );
    let mut labels: Vec<(f64, usize)> = Vec::new();
    for (at, one) in series.iter().enumerate() {
        let (colour, dash) = LOOKS[at % LOOKS.len()];
        for run in runs(&one.points) {
            let placed: Vec<String> =
                run.iter().map(|&(n, value)| format!("{:.1},{:.1}", x(n), y(value))).collect();
            let _ = writeln!(
                out,
                "<polyline class=\"line\" stroke=\"{colour}\" stroke-dasharray=\"{dash}\" \
                 points=\"{}\"/>",
                placed.join(" ")
            );
            for (n, value) in run {
                let (x, y) = (x(n), y(value));
                let _ = writeln!(
                    out,
                    "<circle fill=\"{colour}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3\"/>"
                );
            }
        }
        if let Some(&(_, value)) = one.points.iter().rfind(|point| point.1 > 0.0) {
            labels.push((y(value), at));
        }
    }
    // Labels stand at the ends of their lines, and never over each other.
    labels.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut above = f64::NEG_INFINITY;
    for (height, at) in labels {
        let height = height.max(above + 15.0);
        above = height;
        let (colour, dash) = LOOKS[at % LOOKS.len()];
        let left = WIDTH - RIGHT + 8.0;
        let _ = writeln!(
            out,
            "<line class=\"line\" stroke=\"{colour}\" stroke-dasharray=\"{dash}\" x1=\"{left}\" \
             y1=\"{height:.1}\" x2=\"{}\" y2=\"{height:.1}\"/><text x=\"{}\" y=\"{:.1}\">{}</text>",
            left + 26.0,
            left + 32.0,
            height + 4.0,
            series[at].label
        );
    }
    out.push_str("</svg>\n");
    out
}

/// Points in groups of neighbours: a line does not run over an n that has none.
fn runs(points: &[(usize, f64)]) -> Vec<Vec<(usize, f64)>> {
    let mut runs: Vec<Vec<(usize, f64)>> = Vec::new();
    for &(n, value) in points.iter().filter(|point| point.1 > 0.0) {
        match runs.last_mut() {
            Some(run) if run.last().is_some_and(|last| last.0 + 1 == n) => run.push((n, value)),
            _ => runs.push(vec![(n, value)]),
        }
    }
    runs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_series_has_lines_and_a_label_and_zeros_have_no_place() {
        let series = [
            Series { label: "nodes".into(), points: vec![(1, 2.0), (2, 3.0), (3, 6.0)] },
            Series { label: "solutions".into(), points: vec![(1, 1.0), (2, 0.0), (3, 2.0)] },
        ];
        let svg = logarithmic("Growth", "count", &series);
        assert!(svg.contains(">nodes</text>") && svg.contains(">solutions</text>"));
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
        let points = |line: &str| line.split("points=").nth(1).unwrap().matches(',').count();
        let counts: Vec<usize> =
            svg.lines().filter(|line| line.contains("<polyline")).map(points).collect();
        assert_eq!(counts, [3, 1, 1]);
        assert_eq!(svg.matches("<circle").count(), 5);
    }

    #[test]
    fn a_plot_of_nothing_is_still_a_picture() {
        let svg = logarithmic("Empty", "s", &[Series { label: "none".into(), points: vec![] }]);
        assert!(svg.starts_with("<svg") && !svg.contains("NaN") && !svg.contains("inf"));
    }
}
