#!/bin/sh
# Guess: a converter of HTML to Markdown returns a text that is the same page again: cells with a line break or a bar stay
#   cells, a bold part of a word stays in it, and a paragraph "# 5" stays a paragraph.
# Seen: reverse_markdown (Ruby) writes a line break into the row of a table, which ends it: of "24<br>GB", "GB" is a row of its
#   own. Bars in cells are not escaped, so that what is behind them is lost. Spaces are put around bold parts: "29 € /month"
#   for "<b>29 €</b>/month", and three words for "un<b>believ</b>able". "# 5" becomes a heading, "3. Oktober" a list.
# Who meets it: sites whose old pages are moved to Markdown, and forums (Discourse) and trackers that take pasted HTML.
# What to do: convert with pandoc, which is right in all of it.
set -eu

missing=
for package in ruby-reverse-markdown pandoc; do
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

dpkg-query -W -f '${Package} ${Version}\n' ruby-reverse-markdown pandoc

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export LC_ALL=C.UTF-8

table() {
  echo "<table><tr><th>Card</th><th>Memory</th></tr><tr><td>RTX</td><td>$1</td></tr></table>"
}

cat > convert.rb <<'RUBY'
require 'reverse_markdown'

puts ReverseMarkdown.convert($stdin.read, github_flavored: true)
RUBY

reverse_markdown() {
  ruby convert.rb
}

with_pandoc() {
  pandoc --from html --to gfm --wrap none
}

# Prints the page of a text of Markdown: its elements and words on one line.
page() {
  pandoc --from gfm --to html --wrap none | tr '\n' ' ' | sed 's/ id="[^"]*"//g; s/> *</></g; s/ *$//'
  echo
}

while IFS= read -r html; do
  echo "HTML: $html"

  for tool in reverse_markdown with_pandoc; do
    echo "$html" | $tool | page | sed "s/^/$tool: /" | tee -a seen
  done
done <<HTML
$(table '24<br>GB')
$(table '24 | 48 GB')
<p>From <b>29 €</b>/month</p>
<p>un<b>believ</b>able</p>
<p># 5</p>
<p>3. Oktober</p>
HTML

grep -c '^with_pandoc: <table>.*</table>$' seen | grep -x 2
grep '^reverse_markdown' seen | sed 's/^reverse_markdown: //' > wrong
sed -n 1p wrong | grep -q '<td>24</td></tr><tr class="even"><td>GB</td>'
sed -n 2p wrong | grep -q '<td>24</td></tr>'
sed -n 3,6p wrong > rest

cat > expected <<'TEXT'
<p>From <strong>29 €</strong> /month</p>
<p>un <strong>believ</strong> able</p>
<h1>5</h1>
<ol start="3" type="1"><li>Oktober</li></ol>
TEXT
diff expected rest
grep '^with_pandoc' seen | sed -n '3,6s/^with_pandoc: //p' > right

cat > expected <<'TEXT'
<p>From <strong>29 €</strong>/month</p>
<p>un<strong>believ</strong>able</p>
<p># 5</p>
<p>3. Oktober</p>
TEXT
diff expected right
