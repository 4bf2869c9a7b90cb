#!/bin/sh
# Guess: the package locales of go-playground, which is made of the data of CLDR, writes midnight as "12:05 am", and won without decimals if none are asked for.
# Seen: 00:05 is "0:05 am" in English, "0:05 ص" in Arabic and "AM 0:05" in Korean, whose word for it is 오전. Noon is "12:05 pm", which is right. With 0 decimals, each
#   price has two: ₩1,500.00, and in English KRW1,500.00. In Portuguese, a price begins with a space and a refund with a hyphen and a space, and in French its bracket ends in
#   front of the sign: "(29,90 )€".
# Who meets it: times of streams and updates, and prices, in Go programs for several countries.
# What to do: patterns of one's own for times of 12 hours and for prices, and a test with 00:05 and a price without decimals.
set -eu

missing=
for package in golang-go golang-github-go-playground-locales-dev; do
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

dpkg-query -W -f '${Package} ${Version}\n' golang-go golang-github-go-playground-locales-dev

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > main.go <<'GO'
package main

import (
	"fmt"
	"time"

	"github.com/go-playground/locales"
	"github.com/go-playground/locales/ar"
	"github.com/go-playground/locales/currency"
	"github.com/go-playground/locales/en"
	"github.com/go-playground/locales/fr"
	"github.com/go-playground/locales/ko"
	"github.com/go-playground/locales/pt"
)

func main() {
	midnight := time.Date(2026, 5, 3, 0, 5, 0, 0, time.UTC)
	noon := midnight.Add(12 * time.Hour)

	for _, locale := range []locales.Translator{en.New(), ar.New(), ko.New()} {
		fmt.Printf("%s: %s, %s\n", locale.Locale(), locale.FmtTimeShort(midnight), locale.FmtTimeShort(noon))
	}

	fmt.Printf("%q\n", en.New().FmtCurrency(1500, 0, currency.KRW))
	fmt.Printf("%q\n", ko.New().FmtCurrency(1500, 0, currency.KRW))
	fmt.Printf("%q\n", pt.New().FmtCurrency(29.9, 2, currency.EUR))
	fmt.Printf("%q\n", pt.New().FmtCurrency(-29.9, 2, currency.EUR))
	fmt.Printf("%q\n", fr.New().FmtAccounting(-29.9, 2, currency.EUR))
}
GO
GOPATH=/usr/share/gocode GO111MODULE=off GOCACHE="$work/cache" go run main.go | tee seen.txt

diff - seen.txt <<'TXT'
en: 0:05 am, 12:05 pm
ar: 0:05 ص, 12:05 م
ko: AM 0:05, PM 12:05
"KRW1,500.00"
"₩1,500.00"
"\u00a0€29,90"
"-\u00a0€29,90"
"(29,90\u00a0)€"
TXT
