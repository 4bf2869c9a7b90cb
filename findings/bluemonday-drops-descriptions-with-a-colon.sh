#!/bin/sh
# Guess: the policy of bluemonday for what users write (`UGCPolicy`) keeps the description of a picture: the text in `alt` cannot do harm.
# Seen: `alt` and `title` are removed as a whole if they have a character that is not a letter, a digit, a space or one of - _ ' , [ ] ! . / \ ( ):
#   "Before: Ada", "Ada & Ben", "100 %", "29 €", "Is it Ada?", the French "l’image" and "Ada « avant »", each Japanese sentence that ends with 。, and
#   Arabic words with a shadda. `start` of lists, `srcset`, `<kbd>` and links with a space are gone, too.
# Who meets it: comments, releases and notes on sites in Go: screen readers get pictures without a name.
# What to do: `policy.AllowAttrs("alt", "title").OnElements("img")` behind `UGCPolicy()` allows any text, as it is escaped anyway.
set -eu

missing=
for package in golang-go golang-github-microcosm-cc-bluemonday-dev; do
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

dpkg-query -W -f '${Package} ${Version}\n' golang-go golang-github-microcosm-cc-bluemonday-dev

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > main.go <<'GO'
package main

import (
	"fmt"
	"html"

	"github.com/microcosm-cc/bluemonday"
)

func main() {
	texts := []string{
		"Ada, before the swap", "Größe der Datei", "顔を入れ替える", "Before: Ada", "Ada & Ben", "100 %", "29 €", "Is it Ada?", "l’image", "Ada « avant »",
		"顔を入れ替える。", "برنامج مجّاني",
	}

	for _, text := range texts {
		input := `<img src="a.png" alt="` + html.EscapeString(text) + `">`
		own := bluemonday.UGCPolicy()
		own.AllowAttrs("alt", "title").OnElements("img")
		fmt.Println(text, "->", bluemonday.UGCPolicy().Sanitize(input), own.Sanitize(input) == input)
	}

	for _, input := range []string{`<ol start="3"><li>x</li></ol>`, `<img src="a.png" srcset="b.png 2x">`, `<kbd>Ctrl</kbd>`} {
		fmt.Println(input, "->", bluemonday.UGCPolicy().Sanitize(input))
	}
}
GO
GOPATH=/usr/share/gocode GO111MODULE=off GOCACHE="$work/cache" go run main.go | tee seen.txt

diff - seen.txt <<'TXT'
Ada, before the swap -> <img src="a.png" alt="Ada, before the swap"> true
Größe der Datei -> <img src="a.png" alt="Größe der Datei"> true
顔を入れ替える -> <img src="a.png" alt="顔を入れ替える"> true
Before: Ada -> <img src="a.png"> true
Ada & Ben -> <img src="a.png"> true
100 % -> <img src="a.png"> true
29 € -> <img src="a.png"> true
Is it Ada? -> <img src="a.png"> true
l’image -> <img src="a.png"> true
Ada « avant » -> <img src="a.png"> true
顔を入れ替える。 -> <img src="a.png"> true
برنامج مجّاني -> <img src="a.png"> true
<ol start="3"><li>x</li></ol> -> <ol><li>x</li></ol>
<img src="a.png" srcset="b.png 2x"> -> <img src="a.png">
<kbd>Ctrl</kbd> -> Ctrl
TXT
