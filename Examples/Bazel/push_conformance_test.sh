#!/bin/sh
# Runs the kit as a test of Bazel. The arguments are the archive, the executable in it, and those of `push-conformance run`.
# The variables are those of Bazel's test protocol: https://bazel.build/reference/test-encyclopedia
set -eu
archive=$1
tool=$2
shift 2

# Bazel offers files as symbolic links, and the kit follows none inside its folders. So the files come in an archive.
kit=${TEST_TMPDIR:?Bazel sets it}/kit
mkdir -p "$kit"
tar -xf "$archive" -C "$kit"
export PUSH_CONFORMANCE_RESOURCES="$kit"

# The kit reads the number of the shard itself. This file tells Bazel so: without it Bazel takes each shard for the
# whole test.
[ -z "${TEST_SHARD_STATUS_FILE:-}" ] || touch "$TEST_SHARD_STATUS_FILE"

# A sandbox is read-only but for the folders that Bazel names.
outputs=${TEST_UNDECLARED_OUTPUTS_DIR:-$TEST_TMPDIR}
# A gate plays kept finds and draws nothing, so it takes neither this folder nor a seed.
draws=yes
finds=$outputs/finds
for argument in "$@"; do
  case $argument in
  --gate) draws=no ;;
  --finds | --finds=*) finds= ;;
  esac
done
set -- "$@" --json "$outputs/results.jsonl" --journal "$outputs/journal.jsonl"
[ "$draws" = no ] || [ -z "$finds" ] || set -- "$@" --finds "$finds"
[ -z "${XML_OUTPUT_FILE:-}" ] || set -- "$@" --junit "$XML_OUTPUT_FILE"
# `bazel test --test_filter=PATTERN`
[ -z "${TESTBRIDGE_TEST_ONLY:-}" ] || set -- "$@" --filter "$TESTBRIDGE_TEST_ONLY"
# `bazel test --runs_per_test=N`: each run draws other scenarios.
[ "$draws" = no ] || [ -z "${TEST_RANDOM_SEED:-}" ] || set -- "$@" --seed "$TEST_RANDOM_SEED"

# Bazel ends a test with SIGTERM, which has to reach the kit.
exec "$kit/$tool" run "$@"
