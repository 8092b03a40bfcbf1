#!/usr/bin/env bash
# Prepares Gradescope's machine once: Rust, the grader, and a user without rights for
# what students hand in. Everything is built from the files beside this one; only Rust
# and a C compiler are fetched from the network.
#
#   setup.sh            on Ubuntu, as root
#   setup.sh --build    where Rust and a C compiler are there already
set -euo pipefail
umask 022

root=${AUTOGRADER_ROOT:-/autograder}
source=$root/source
export RUSTUP_HOME=${RUSTUP_HOME:-/usr/local/rustup} CARGO_HOME=${CARGO_HOME:-/usr/local/cargo}
export PATH=$CARGO_HOME/bin:$PATH

if [[ ${1:-} != --build ]]; then
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    apt-get install -y -qq build-essential ca-certificates curl
    curl --proto '=https' --tlsv1.2 --retry 5 -sSf https://sh.rustup.rs |
        sh -s -- -y --no-modify-path --profile minimal --default-toolchain @rust@
fi

# What students hand in runs as this user, which owns nothing.
id student >/dev/null 2>&1 || useradd --system --no-create-home --shell /usr/sbin/nologin student

# The checks and their answers are for root alone.
chmod 0700 "$source"

# One crate at a time: this also builds where memory is scarce.
cd "$source/workbook"
CARGO_TARGET_DIR=$source/target cargo build --release --offline --locked \
    --jobs "${BUILD_JOBS:-1}" -p classroom
install -D -m 0755 "$source/target/release/classroom" "$source/bin/classroom"
rm -rf "$source/target"

# What every grading needs is compiled here, once: the stubs ask for all of it.
install -m 0755 "$source/run_autograder" "$root/run_autograder"
mkdir -p "$root/work"
SUBMISSION=$source/workbook/grader/stubs RESULTS=$source/results.json "$root/run_autograder"
rm "$source/results.json"
