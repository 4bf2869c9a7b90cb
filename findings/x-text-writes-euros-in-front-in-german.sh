#!/bin/sh
# Guess: a price by the package `message` of x/text (Go) has its currency where the language has it: "29,90 €" in German, "€29.90" in English, as with
#   `Intl.NumberFormat`: numbers, percentages and digits follow the language, too.
# Seen: in each language the currency stands in front, with a space: "€ 29,90" in German, French, Spanish, Italian, Russian and Vietnamese. So does the
#   code (`currency.ISO`). A refund is "€ -29,90". Of 12 languages, one price is as in Node.js.
# Who meets it: prices on pages and in letters that Go writes.
# What to do: `number.Decimal` for the number, and the place of the currency in the translations of each language.
set -eu

missing=
for package in golang-go golang-golang-x-text-dev; do
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

dpkg-query -W -f '${Package} ${Version}\n' golang-go golang-golang-x-text-dev

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > main.go <<'GO'
package main

import (
	"fmt"

	"golang.org/x/text/currency"
	"golang.org/x/text/language"
	"golang.org/x/text/message"
)

func main() {
	for _, name := range []string{"en", "ar", "de", "es", "fr", "id", "it", "ja", "ko", "pt", "ru", "vi"} {
		printer := message.NewPrinter(language.MustParse(name))
		printer.Printf("%v;%v;%v\n", currency.Symbol(currency.EUR.Amount(29.9)), currency.Symbol(currency.EUR.Amount(-29.9)), name)
	}

	german := message.NewPrinter(language.German)
	fmt.Println(german.Sprint(currency.ISO(currency.EUR.Amount(29.9))))
}
GO
GOPATH=/usr/share/gocode GO111MODULE=off GOCACHE="$work/cache" go run main.go > go.txt

cat > compare.js <<'JS'
const { readFileSync } = require('node:fs');

/** A no-break space looks like any other one, and marks of direction like nothing. */
function visible(text) {
  return text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f\u061c]/g, '');
}

for (const line of readFileSync('go.txt', 'utf8').trim().split('\n')) {
  const [price, refund, language] = visible(line).split(';');
  if (!language) {
    console.log(price);
    continue;
  }

  const right = visible(new Intl.NumberFormat(`${language}-u-nu-${language === 'ar' ? 'arab' : 'latn'}`, { style: 'currency', currency: 'EUR' }).format(29.9));
  console.log(`${language}: ${price}, ${refund}, Intl: ${right}${price === right ? ', equal' : ''}`);
}
JS
node compare.js | tee seen.txt

diff - seen.txt <<'TXT'
en: € 29.90, € -29.90, Intl: €29.90
ar: € ٢٩٫٩٠, € -٢٩٫٩٠, Intl: ٢٩٫٩٠ €
de: € 29,90, € -29,90, Intl: 29,90 €
es: € 29,90, € -29,90, Intl: 29,90 €
fr: € 29,90, € -29,90, Intl: 29,90 €
id: € 29,90, € -29,90, Intl: €29,90
it: € 29,90, € -29,90, Intl: 29,90 €
ja: € 29.90, € -29.90, Intl: €29.90
ko: € 29.90, € -29.90, Intl: €29.90
pt: € 29,90, € -29,90, Intl: € 29,90, equal
ru: € 29,90, € -29,90, Intl: 29,90 €
vi: € 29,90, € -29,90, Intl: 29,90 €
EUR 29,90
TXT
