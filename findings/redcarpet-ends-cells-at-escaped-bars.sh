#!/bin/sh
# Guess: in a table of Markdown, `\|` is a bar within a cell, as on GitHub, and in code too.
# Seen: Redcarpet (Ruby) ends the cell there: of `Windows 10 \| 11`, the cell has "Windows 10 \", and "11" is in the next
#   one. What stood in the last column is lost, without a trace: here the size. The same with a bar in backticks, of which the
#   backticks are shown. remarkable and @ts-stack/markdown (npm) end cells there, too, but keep all of them. pandoc is right.
# Who meets it: sites with Redcarpet, many of them in Rails, for tables of requirements or commands.
# What to do: write `&#124;`, or a slash.
set -eu

missing=
for package in ruby-redcarpet pandoc; do
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

dpkg-query -W -f '${Package} ${Version}\n' ruby-redcarpet pandoc

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent remarkable@2.0.1 @ts-stack/markdown@1.5.0

cat > table.md <<'MARKDOWN'
| System           | Size   |
| ---------------- | ------ |
| Windows 10 \| 11 | 120 MB |
| `a \| b`         | 90 MB  |
| Mac &#124; Linux | 110 MB |
MARKDOWN

cat > convert.rb <<'RUBY'
require 'redcarpet'

puts Redcarpet::Markdown.new(Redcarpet::Render::HTML, tables: true).render($stdin.read)
RUBY

cat > convert.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { Marked } from '@ts-stack/markdown';
import { Remarkable } from 'remarkable';

const text = readFileSync('table.md', 'utf8');
const html = process.argv[2] === 'remarkable' ? new Remarkable('full').render(text) : Marked.parse(text);

console.log(html);
JS

# Prints the first two cells of each row.
cells() {
  tr -d '\n' | sed 's/<tr[^>]*>/\n/g' | sed -n 's/<[/]\{0,1\}code>//g; s/<td>\([^<]*\)<\/td>[^<]*<td>\([^<]*\)<\/td>.*/\1 -> \2/p'
  echo
}

ruby convert.rb < table.md | cells | grep . | tee seen

for tool in remarkable ts-stack; do
  echo "$tool:"
  node convert.mjs "$tool" | cells | grep . | tee "$tool"
done

echo 'pandoc:'
pandoc --from gfm --to html table.md | cells | grep . | tee right

cat > expected <<'TEXT'
Windows 10 \ -> 11
`a \ -> b`
Mac &#124; Linux -> 110 MB
TEXT
diff expected seen
sed -n 1,2p expected > expected-first
sed -n 1,2p remarkable | diff expected-first -
sed -n 1,2p ts-stack | diff expected-first -

cat > expected <<'TEXT'
Windows 10 | 11 -> 120 MB
a | b -> 90 MB
Mac | Linux -> 110 MB
TEXT
diff expected right
