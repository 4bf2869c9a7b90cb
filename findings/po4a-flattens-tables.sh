#!/bin/sh
# Guess: po4a, with its option for Markdown, gives translators the cells or the rows of a table, and writes a table
#   back. At the least, what is not translated comes out as it went in.
# Seen: a table is one paragraph to it. It is wrapped like prose, `| System | Size | |---|---| | Mac | 40 MB |`, also in
#   a file without a single translation, and the page shows bars and dashes. Two spaces side by side somewhere in the
#   table save it: a table that is neatly padded stays, until it is formatted in another way. Definition lists become a
#   sentence with a colon, and a line break by a backslash becomes a backslash and a space. Exit status 0, no message.
# Who meets it: projects that translate their Markdown help with po4a, as Debian's and many free programs do.
# What to do: `-o neverwrap`, which keeps the lines of paragraphs, and so tables, too.
set -eu

if ! command -v po4a > /dev/null; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package po4a' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends po4a > /dev/null
fi

version=$(dpkg-query -W -f '${Version}' po4a)
echo "po4a $version"
case $version in
  0.69-*) ;;
  *) echo 'Seen in 0.69 of Debian 12; this is another version.' ;;
esac

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > page.md <<'MD'
# Title

First line  
second line

- one
- two

| System | Size  |
|--------|-------|
| Mac    | 40 MB |

| Card | Memory |
|---|---|
| GTX | 6 GB |

Term
: Meaning

First line\
second line
MD

# Writes the German page, without a translation, with the given options.
translate() {
  rm -f ./*.po ./*.pot page.de.md
  {
    echo '[po4a_paths] page.pot de:de.po'
    echo "[type: text] page.md de:page.de.md opt:\"-o markdown $1 --keep 0\""
  } > po4a.cfg
  po4a --quiet po4a.cfg
}

# Stops if the page lacks the given line.
expect() {
  grep -qxF -- "$1" page.de.md || { echo "Expected: $1" >&2; exit 1; }
}

translate ''
echo '--- written:'
cat page.de.md
expect '# Title'
expect 'First line  '
expect '- one'
expect '|--------|-------|'
expect '| Card | Memory | |---|---| | GTX | 6 GB |'
expect 'Term : Meaning'
expect 'First line\ second line'

translate '-o neverwrap'
echo '--- with neverwrap:'
sed -n '/System/,$p' page.de.md
expect '|---|---|'
expect ': Meaning'
