#!/bin/sh
# Guess: with the locale French, the typographer typograf puts a no-break space before `:`, `;`, `!`, `?` and `%`, as
#   French demands.
# Seen: it removes the ordinary space instead of replacing it: "Prix : 5 $ !" becomes "Prix: 5 $!". Only inside « » it
#   sets a narrow no-break space. A no-break space that is there already stays, but not before %, where only the narrow
#   one does. The space before % goes in German, Spanish and Russian texts too, whose rules want one.
# Who meets it: sites in several languages that run their texts through one typographer, because it has a locale for
#   each of them.
# What to do: `disableRule('common/space/delBeforePunctuation')` and `disableRule('common/space/delBeforePercent')`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent typograf@7.8.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const Typograf = require('typograf');

const show = (text) => text.replaceAll('\u00a0', '[nbsp]').replaceAll('\u202f', '[narrow nbsp]');

const seen = [
  ['fr', 'Prix : 5 $ !', 'Prix: 5 $!'],
  ['fr', 'Prêt ? Oui ; non.', 'Prêt? Oui; non.'],
  ['fr', '« Prix »', '«[narrow nbsp]Prix[narrow nbsp]»'],
  ['fr', 'Prix\u00a0: 5', 'Prix[nbsp]: 5'],
  ['fr', '25\u00a0%', '25%'],
  ['fr', '25\u202f%', '25[narrow nbsp]%'],
  ['de', '25 %', '25%'],
  ['es', '25 %', '25%'],
  ['ru', '25 %', '25%'],
];

console.log('typograf', JSON.parse(readFileSync('node_modules/typograf/package.json', 'utf8')).version);

for (const [locale, text, expected] of seen) {
  const result = show(new Typograf({ locale: [locale] }).execute(text));

  console.log(`${locale}: ${show(text)} -> ${result}`);
  assert.equal(result, expected);
}

const gentle = new Typograf({ locale: ['fr'] });
gentle.disableRule('common/space/delBeforePunctuation');
gentle.disableRule('common/space/delBeforePercent');
assert.equal(gentle.execute('Prix : 25 %'), 'Prix : 25 %');
JS
node probe.cjs
