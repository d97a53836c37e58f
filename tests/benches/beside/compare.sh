#!/usr/bin/env bash
# The family set by protograf and by shouqi, in turn, on this machine: seconds, memory and bytes of each run.
# Wants a release build, GNU time, and a Python environment with protograf: compare.sh target/release/shouqi PYTHON
set -euo pipefail
shouqi=$(realpath "$1") python=$2 script=$(realpath "$(dirname "$0")/protograf_set.py")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
measure() { /usr/bin/time -f '%e s  %M KB of memory' "$@" >/dev/null; }
for run in 1 2 3 4 5; do
  printf 'protograf          '; measure "$python" "$script" 2>&1 | tail -n 1
  printf 'shouqi, PDF        '; measure "$shouqi" make --size family --part board,pieces --format pdf -o pdf --force --quiet 2>&1 | tail -n 1
  printf 'shouqi, PDF SVG PS '; measure "$shouqi" make --part board,pieces --format pdf,svg,ps -o all --force --quiet 2>&1 | tail -n 1
done
printf '%s bytes  %s\n' "$(stat -c %s family.pdf)" protograf "$(stat -c %s pdf/set.pdf)" "shouqi, family" \
  "$(stat -c %s all/set.pdf)" "shouqi, default"
