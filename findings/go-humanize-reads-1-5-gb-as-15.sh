#!/bin/sh
# Guess: `ParseBytes` of go-humanize reads "1,5 GB", as sizes are written in most languages of Europe, as 1.5 GB, or says that it cannot.
# Seen: it reads 15 GB, as commas are removed. A space in front of a size is an error, one behind it is not, and "5 Mo" (French) is one. The other way round,
#   what is just below a megabyte is "1000 kB" or "1024 KiB". "1.5 GB" is right.
# Who meets it: downloads and limits of sizes in Go programs, from texts or settings in German, French, Spanish, Italian, Russian and more.
# What to do: sizes as numbers of bytes in data, and their text by `Intl` or x/text in the language of the reader.
set -eu

missing=
for package in golang-go golang-github-dustin-go-humanize-dev; do
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

dpkg-query -W -f '${Package} ${Version}\n' golang-go golang-github-dustin-go-humanize-dev

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > main.go <<'GO'
package main

import (
	"fmt"

	"github.com/dustin/go-humanize"
)

func main() {
	for _, size := range []string{"1.5 GB", "1,5 GB", "1,25 GiB", "5 MB ", " 5 MB", "5 Mo"} {
		bytes, err := humanize.ParseBytes(size)
		fmt.Printf("%q: %d, error: %t\n", size, bytes, err != nil)
	}

	fmt.Println(999500, humanize.Bytes(999500))
	fmt.Println(1048575, humanize.IBytes(1048575))
}
GO
GOPATH=/usr/share/gocode GO111MODULE=off GOCACHE="$work/cache" go run main.go | tee seen.txt

diff - seen.txt <<'TXT'
"1.5 GB": 1500000000, error: false
"1,5 GB": 15000000000, error: false
"1,25 GiB": 134217728000, error: false
"5 MB ": 5000000, error: false
" 5 MB": 0, error: true
"5 Mo": 0, error: true
999500 1000 kB
1048575 1024 KiB
TXT
