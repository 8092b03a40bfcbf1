"""What Classroom 50 runs for a submission: it builds the grader from the files of
this bundle, and grades the student's checkout with it.

Written: result.json and release-body.md in the current folder, and a line with the
points for the workflow. The exit code is 0 however many points there are; it is
another one only where grading itself failed, and then there is no result.
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import zipfile

BUNDLE = os.environ.get("CLASSROOM50_BUNDLE_DIR") or pathlib.Path(__file__).parent
BUNDLE = pathlib.Path(BUNDLE).resolve()
WORKBOOK = BUNDLE / "workbook"
TARGET = BUNDLE / "target"
GRADER = TARGET / "release" / "classroom"
OPTIONS = @options@

# Messages name files of the checkout; what the grader keeps lies beside the bundle.
SETTINGS = {**os.environ, "CARGO_TARGET_DIR": str(TARGET)}


def build():
    """Builds the grader without the network, unless it is there already."""
    if not GRADER.is_file():
        zipfile.ZipFile(BUNDLE / "workbook.zip").extractall(WORKBOOK)
        words = ["build", "--release", "--offline", "--locked", "--quiet", "-p", "classroom"]
        subprocess.run(["cargo", *words], cwd=WORKBOOK, env=SETTINGS, check=True)


def grade(checkout, report):
    """Grades the checkout: a report for tools, and one for people."""
    words = ["--output", report, "--summary", checkout / "release-body.md", *OPTIONS]
    subprocess.run([GRADER, "submission", checkout, *words], cwd=WORKBOOK, env=SETTINGS, check=True)


def convert(checkout, report):
    """Turns the report into result.json; the time of the commit is the checkout's."""
    words = [report, "--format", "classroom50", "--output", checkout / "result.json"]
    subprocess.run([GRADER, "convert", *words], cwd=checkout, env=SETTINGS, check=True)


def tell(checkout):
    """Tells the workflow the points, where there is one."""
    result = json.loads((checkout / "result.json").read_text(encoding="utf-8"))
    line = f"{result['score']} of {result['max-score']} points"
    print(line)
    if os.environ.get("GITHUB_OUTPUT"):
        with open(os.environ["GITHUB_OUTPUT"], "a", encoding="utf-8") as output:
            output.write(f"summary={line}\n")


def main():
    checkout = pathlib.Path.cwd()
    for old in ("result.json", "release-body.md"):
        # What a student committed under these names is no result.
        (checkout / old).unlink(missing_ok=True)
    try:
        build()
        with tempfile.TemporaryDirectory() as folder:
            report = pathlib.Path(folder) / "report.json"
            grade(checkout, report)
            convert(checkout, report)
        tell(checkout)
    except subprocess.CalledProcessError as error:
        name = pathlib.Path(error.cmd[0]).name
        print(f"Not graded: {name} ended with {error.returncode}, see above.", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"Not graded: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
