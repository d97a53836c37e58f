#!/usr/bin/env bash
# Writes everything that one build of the program prints or decides into a folder, so that the folders of two builds can
# be compared: a change of the code that should change no output changes no byte of it.
#
#   tests/outputs/write.sh target/release/shouqi /tmp/before     # with the program of the commit before
#   tests/outputs/write.sh target/release/shouqi /tmp/after
#   diff -r /tmp/before /tmp/after && echo same
#
# QUICK=1 writes each theme once, in its own language, and no ending.
set -euo pipefail
cd "$(dirname "$0")/../.."
program=$(realpath "$1")
out=$2
test ! -e "$out" || { echo "$out exists" >&2; exit 2; }
mkdir -p "$out"
out=$(realpath "$out")
export NO_COLOR=1 COLUMNS=80 XDG_CONFIG_HOME="$out/none"

themes=$("$program" list themes --json | grep -o '"name": *"[^"]*"' | cut -d'"' -f4)
rulesets=$(cd templates/rulesets && ls ./*.toml | sed 's:^\./::; s:\.toml$::')
languages=$(ls templates/languages | grep -v README)

# What a command says, on both streams, with its exit status; without what the clock says.
said() {
    local file=$1 status=0
    shift
    mkdir -p "$(dirname "$out/$file")"
    "$program" "$@" >"$out/$file" 2>&1 </dev/null || status=$?
    sed -i -E 's/"(seconds|nodes_per_second)": ?[0-9.e-]+/"\1":0/g' "$out/$file"
    echo "exit $status" >>"$out/$file"
}

for theme in $themes; do
    "$program" make "$theme" --quiet --format pdf,svg,ps,eps,png,cut-svg,dxf --dpi 60 -o "$out/set/$theme"
    "$program" rules "$theme" --quiet --format pdf,svg,html,rtf,md,txt -o "$out/sheet/$theme"
    said "check/$theme.txt" check "$theme" --figures
done
"$program" calibrate --format pdf,svg,png -o "$out/calibration" >/dev/null

for rules in $rulesets; do
    said "referee/$rules-moves.txt" referee moves --rules "$rules"
    said "referee/$rules-perft.txt" perft 3 --rules "$rules" --divide
    said "referee/$rules-analyze.txt" analyze --rules "$rules" --depth 6 --up-to 0 --threads 1 --json
    said "referee/$rules-compare.txt" referee compare --rules classic --rules "$rules"
    said "rulesets/$rules.txt" rulesets show "$rules"
    for move in a7a6 c7c5 a7b7 a3a4 b2b3 g7g6 a1a2 d1d2 zz; do
        said "referee/$rules-$move.txt" referee check --rules "$rules" "$move"
    done
    for layout in a4 fold card; do
        "$program" rules classic --quiet --rules "$rules" --layout $layout --format pdf,svg,txt -o "$out/rules/$rules-$layout"
    done
done

test "${QUICK:-}" != 1 || exit 0
for language in $languages; do
    for theme in classic schule laser large; do
        "$program" make "$theme" --quiet --lang "$language" --format pdf,svg -o "$out/language/$language-$theme"
    done
    for layout in a5 fold card large; do
        "$program" rules classic --quiet --lang "$language" --layout $layout --format pdf,svg,html,rtf,md,txt \
            -o "$out/language/$language-rules-$layout"
    done
    said "language/$language-moves.txt" referee moves --lang "$language"
done
for rules in classic leiden tierschach; do
    said "endings/$rules-build.txt" tablebase build --pieces 3 --rules "$rules" --quiet -o "$out/endings/$rules"
    said "endings/$rules-stats.txt" tablebase stats --pieces 3 --rules "$rules"
    said "endings/$rules-probe.txt" tablebase probe --rules "$rules" "7/3R3/7/7/7/7/7/7/r6 w"
done
