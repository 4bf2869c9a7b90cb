#!/bin/sh
# Guess: a Markdown text that begins with a paragraph begins with it in HTML too. Metadata are what is between two lines of
#   `---`.
# Seen: lowdown takes the first paragraph for metadata if there is a colon in its first line, and writes nothing of it: not
#   of "New in this version: faster masks", of "At 12:30 we start", nor of "See https://site.example/". A second line goes
#   as well, and a file of one paragraph is an empty page. Neither an option nor a mark is needed, and with `-s` it is not
#   in the head either. "日本語: x" stays, since the key has none of its letters. cmark and Discount show all of them.
# Who meets it: release notes, letters and answers, which have no heading of their own, on sites made with lowdown.
# What to do: lowdown --parse-no-metadata, or an empty comment in front.
set -eu

missing=
for package in cmark discount lowdown; do
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

dpkg-query -W -f '${Package} ${Version}\n' cmark discount lowdown

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# Prints what a program makes of a text, on one line.
convert() {
  "$@" < text.md | tr '\n' ' ' | sed 's/  */ /g; s/ $//'
}

# $1: the first paragraph, $2: what lowdown writes, if more than "Text".
check() {
  printf '%s\n\nText\n' "$1" > text.md
  seen=$(convert lowdown)

  printf '%s\n  lowdown:  %s\n  cmark:    %s\n' "$1" "$seen" "$(convert cmark)"
  test "$seen" = "${2-}<p>Text</p>"
  test "$(convert lowdown --parse-no-metadata)" = "<p>$(echo "$1" | tr '\n' ' ' | sed 's/ $//')</p> <p>Text</p>"

  for program in cmark markdown; do
    test "$(convert "$program")" = "<p>$(echo "$1" | tr '\n' ' ' | sed 's/ $//')</p> <p>Text</p>"
  done
}

check 'New in this version: faster masks'
check 'Neu in dieser Version: Masken
und Kameras'
check 'At 12:30 we start'
check '日本語: x' '<p>日本語: x</p> '

echo 'Reminder: the trial ends' > text.md
test -z "$(convert lowdown)"
test "$(convert cmark)" = '<p>Reminder: the trial ends</p>'

echo 'Reminder: the trial ends' > text.md
lowdown -s < text.md > page.html
grep -c 'Reminder' page.html && exit 1
echo 'Not in the whole page either.'
