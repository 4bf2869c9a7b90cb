#!/bin/sh
# Guess: what is marked as fuzzy in a PO file, a translation that nobody has checked, is left out of the JSON file in each format: the option
#   `fuzzy` of po2json "defaults to false", and `msgfmt` leaves such texts out, too.
# Seen: from version 1 on, and in its successors, `format: 'mf'` (ICU messages) has them, also with `fuzzy: false`: the button "Open"
#   is called "Close" in Russian. In the three other formats it is left out, as in all four of version 0.4.
# Who meets it: translations from gettext for React Intl or messageformat: guesses of `msgmerge` are on the page.
# What to do: `msgattrib --no-fuzzy` in front of it.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent po2json-0@npm:po2json@0.4.5 po2json@1.0.0-beta-3 @rjaros/po2json@1.0.0-beta-4 \
  @connectedcars/po2json@2.0.0

cat > ru.po <<'PO'
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Language: ru\n"
"Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);\n"

msgid "Close"
msgstr "Закрыть"

#, fuzzy
msgid "Open"
msgstr "Закрыть"
PO

cat > convert.js <<'JS'
const { readFileSync } = require('node:fs');

const po = readFileSync('ru.po', 'utf8');

for (const name of ['po2json-0', 'po2json', '@rjaros/po2json', '@connectedcars/po2json']) {
  const { version } = require(`./node_modules/${name}/package.json`);
  const { parse } = require(name);

  for (const format of ['raw', 'jed', 'jedold', 'mf']) {
    const json = JSON.stringify(parse(po, { format, fuzzy: false }));
    const texts = ['Close', 'Open'].filter((text) => json.includes(`"${text}"`));
    console.log(`${name} ${version} ${format}: ${texts.join(', ')}`);
  }
}
JS
node --no-deprecation convert.js | tee seen.txt

diff - seen.txt <<'TXT'
po2json-0 0.4.5 raw: Close
po2json-0 0.4.5 jed: Close
po2json-0 0.4.5 jedold: Close
po2json-0 0.4.5 mf: Close
po2json 1.0.0-beta-3 raw: Close
po2json 1.0.0-beta-3 jed: Close
po2json 1.0.0-beta-3 jedold: Close
po2json 1.0.0-beta-3 mf: Close, Open
@rjaros/po2json 1.0.0-beta-4 raw: Close
@rjaros/po2json 1.0.0-beta-4 jed: Close
@rjaros/po2json 1.0.0-beta-4 jedold: Close
@rjaros/po2json 1.0.0-beta-4 mf: Close, Open
@connectedcars/po2json 2.0.0 raw: Close
@connectedcars/po2json 2.0.0 jed: Close
@connectedcars/po2json 2.0.0 jedold: Close
@connectedcars/po2json 2.0.0 mf: Close, Open
TXT
