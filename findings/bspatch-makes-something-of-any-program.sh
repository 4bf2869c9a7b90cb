#!/bin/sh
# Guess: a patch from release 3.0.1 to 3.0.2 is refused for a program that is another one: patches of all three usual
#   tools know from what they were made.
# Seen: bspatch and rdiff apply it to 3.0.0 too, with status 0: what comes out has the size of 3.0.2 and is a mix of
#   both. bspatch applies it even to a file that is cut off after 1000 bytes: the rest is filled with zeros. rdiff
#   refuses that one, and xdelta3 refuses both ("target window checksum mismatch").
# Who meets it: desktop apps with small updates: a user who skipped a release, or whose last download was cut, gets
#   a program that crashes later, and the updater reports success.
# What to do: write the checksums of both releases into the feed, and compare the old file before and the new one after.
set -eu

missing=
for package in bsdiff rdiff xdelta3; do
  dpkg-query -W -f '${Version}' "$package" > /dev/null 2>&1 || missing="$missing $package"
done

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing Debian packages:$missing" >&2
    exit 2
  fi

  # shellcheck disable=SC2086 # several names
  apt-get install -y -qq --no-install-recommends $missing > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' bsdiff rdiff xdelta3

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# Three releases of a program of 40,000 lines: 3.0.0 and 3.0.1 differ in one line, 3.0.2 has 1,000 more.
seq 100001 140000 > 3.0.1
sed '20000s/.*/OTHERS/' 3.0.1 > 3.0.0
sed '30000s/.*/FIXED!/' 3.0.1 > 3.0.2
seq 140001 141000 >> 3.0.2
head -c 1000 3.0.1 > cut-file

bsdiff 3.0.1 3.0.2 update.bsdiff
rdiff signature 3.0.1 signature
rdiff delta signature 3.0.2 update.rdiff
xdelta3 -e -s 3.0.1 3.0.2 update.xdelta

apply() {
  case $1 in
    bspatch) bspatch "$2" "$3" update.bsdiff ;;
    rdiff) rdiff patch "$2" update.rdiff "$3" ;;
    xdelta3) xdelta3 -d -f -s "$2" update.xdelta "$3" ;;
  esac
}

for tool in bspatch rdiff xdelta3; do
  for old in 3.0.1 3.0.0 cut-file; do
    status=0
    apply "$tool" "$old" "$tool-$old" 2> message || status=$?

    if cmp -s "$tool-$old" 3.0.2; then
      result='is 3.0.2'
    else
      result='is not 3.0.2'
    fi

    echo "$tool, applied to $old: status $status, $result" "$(head -n 1 message)"
    echo "$tool $old $status $result" >> seen
  done
done

cat > expected <<'TEXT'
bspatch 3.0.1 0 is 3.0.2
bspatch 3.0.0 0 is not 3.0.2
bspatch cut-file 0 is not 3.0.2
rdiff 3.0.1 0 is 3.0.2
rdiff 3.0.0 0 is not 3.0.2
rdiff cut-file 103 is not 3.0.2
xdelta3 3.0.1 0 is 3.0.2
xdelta3 3.0.0 1 is not 3.0.2
xdelta3 cut-file 1 is not 3.0.2
TEXT
diff expected seen

for mix in bspatch-3.0.0 rdiff-3.0.0 bspatch-cut-file; do
  echo "$mix: $(stat -c %s "$mix") bytes, of which $(tr -dc '\000' < "$mix" | wc -c) are zero"
  test "$(stat -c %s "$mix")" = "$(stat -c %s 3.0.2)"
done

grep -c -e OTHERS -e FIXED! bspatch-3.0.0 rdiff-3.0.0
grep -q OTHERS bspatch-3.0.0
grep -q FIXED! bspatch-3.0.0
test "$(tr -dc '\000' < bspatch-cut-file | wc -c)" -gt 200000
