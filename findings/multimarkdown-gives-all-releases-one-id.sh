#!/bin/sh
# Guess: a writer of HTML gives each heading an id of its own, so that a link leads to it; with digits, and with the letters
#   of its language, as GitHub and pandoc do.
# Seen: Text::MultiMarkdown (Perl) removes all that is no Latin letter from the beginning, and all that is not ASCII. The ids
#   of "3.1.0 Release" and "3.2.0 Release" are both "release", that of "Größe ändern" is "grendern", and headings in
#   Japanese, Korean, Russian and Arabic have none. Equal ids are not numbered: `[3.2.0 Release][]` leads to 3.1.0.
# Who meets it: changelogs and translated manuals with programs in Perl.
# What to do: write headings that need a link in HTML, with an id of one's own.
set -eu

missing=
for package in libtext-multimarkdown-perl pandoc; do
  dpkg-query -L "$package" > /dev/null 2>&1 || missing="$missing $package"
done

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing Debian packages:$missing" >&2
    exit 2
  fi

  # shellcheck disable=SC2086 # several names
  apt-get install -y -qq --no-install-recommends $missing > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' libtext-multimarkdown-perl pandoc

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > page.md <<'MARKDOWN'
## 3.1.0 Release

## 3.2.0 Release

## Größe ändern

## 利用規約

## エラー

See [3.2.0 Release][].
MARKDOWN

cat > convert.pl <<'PERL'
use strict;
use warnings;
use open qw(:std :encoding(UTF-8));
use Text::MultiMarkdown 'markdown';

print markdown(do { local $/; <STDIN> });
PERL

perl convert.pl < page.md > page.html
grep -E '<h2|<a ' page.html

sed -n 's/.*<h2\( id="[^"]*"\)\{0,1\}>.*/id:\1/p; s/.*<a href="\([^"]*\)".*/link: \1/p' page.html > seen
pandoc --from gfm --to html page.md | sed -n 's/.*<h2.* id="\([^"]*\)">.*/\1/p' > pandoc.txt

echo 'pandoc:'
cat pandoc.txt

cat > expected <<'TEXT'
id: id="release"
id: id="release"
id: id="grendern"
id:
id:
link: #release
TEXT
diff expected seen
test "$(sort -u pandoc.txt | wc -l)" = 5
