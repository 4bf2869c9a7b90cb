#!/bin/sh
# Guess: in Markdown, a star with a space on both sides is a star: "1920 * 1080 * 4 bytes" is a product (CommonMark, section
#   6.2, and the first Markdown of 2004).
# Seen: Parsedown (PHP) takes them for emphasis: the stars are gone, and " 1080 " is in italics. It does the same with lines
#   between spaces, "2 _ 3 _ 4", with notes ("29 € * and 39 € * without tax"), and with names that end with a line: of
#   "face_left_ and face_right_", "left" and "right" are in italics. Within `<details>`, Markdown behind an empty line stays
#   as it is, while CommonMark reads it.
# Who meets it: sites with Grav, Kirby or Laravel, for sizes, notes and names of files.
# What to do: write × for sizes, and names in backticks.
set -eu

missing=
for package in php-cli php-mbstring php-parsedown cmark; do
  dpkg-query -s "$package" > /dev/null 2>&1 || missing="$missing $package"
done

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing Debian packages:$missing" >&2
    exit 2
  fi

  # shellcheck disable=SC2086 # several names
  apt-get install -y -qq --no-install-recommends $missing > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' php-parsedown cmark

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > convert.php <<'PHP'
<?php

require '/usr/share/php/Parsedown/autoload.php';

echo (new Parsedown())->text(stream_get_contents(STDIN)), "\n";
PHP

convert() {
  php convert.php | tr '\n' ' ' | sed 's/ *$//' && echo
}

reference() {
  cmark --unsafe | tr '\n' ' ' | sed 's/ *$//' && echo
}

for text in '1920 * 1080 * 4 bytes' '2 _ 3 _ 4' '29 € * and 39 € * without tax' 'face_left_ and face_right_'; do
  echo "$text" | convert | tee -a parsedown
  echo "$text" | reference | tee -a cmark
done

printf '<details>\n<summary>More</summary>\n\n**Free**\n\n</details>\n' > details
convert < details | tee -a parsedown
reference < details | tee -a cmark

cat > expected <<'TEXT'
<p>1920 <em> 1080 </em> 4 bytes</p>
<p>2 <em> 3 </em> 4</p>
<p>29 € <em> and 39 € </em> without tax</p>
<p>face<em>left</em> and face<em>right</em></p>
<details> <summary>More</summary>  **Free**  </details>
TEXT
diff expected parsedown

cat > expected <<'TEXT'
<p>1920 * 1080 * 4 bytes</p>
<p>2 _ 3 _ 4</p>
<p>29 € * and 39 € * without tax</p>
<p>face_left_ and face_right_</p>
<details> <summary>More</summary> <p><strong>Free</strong></p> </details>
TEXT
diff expected cmark
