#!/usr/bin/env bash
# Grades one submission, without the network. results.json is there from the first
# second on and is written again after every exercise, so a run that is stopped keeps
# the marks so far.
set -euo pipefail
umask 022

root=${AUTOGRADER_ROOT:-/autograder}
export RUSTUP_HOME=${RUSTUP_HOME:-/usr/local/rustup} CARGO_HOME=${CARGO_HOME:-/usr/local/cargo}
export PATH=$CARGO_HOME/bin:$PATH CARGO_TARGET_DIR=$root/work
# Submissions are compiled and run with this user's rights.
GRADER_USER=$(id -u student):$(id -g student)
export GRADER_USER

mkdir -p "$root/results"
cd "$root/source/workbook"
exec "$root/source/bin/classroom" submission "${SUBMISSION:-$root/submission}" \
    --gradescope "${RESULTS:-$root/results/results.json}" -j 1@options@
