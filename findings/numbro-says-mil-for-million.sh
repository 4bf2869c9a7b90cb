#!/bin/sh
# Guess: numbro shortens large numbers as people do in the language that is set.
# Seen: 1.5 million is "1,5mil" in Italian and 1.5 thousand is "1,5mil" in Portuguese, where "mil" is a thousand; in
#   Italian it is no abbreviation at all. Japanese and Korean get thousands and millions, "150千" and "1.5百万", where
#   people count by ten thousands (15万, 150万). Intl gives "1,5 Mln", "1,5 mil" and 15万.
# Who meets it: pages that show how many people downloaded a program, in each visitor's language.
# What to do: `new Intl.NumberFormat(language, { notation: 'compact' })`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent numbro@2.5.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const numbro = require('numbro');

Object.values(require('numbro/dist/languages.min.js')).forEach((language) => numbro.registerLanguage(language));

const seen = [
  ['pt-BR', 1500, '1,5mil'],
  ['it-IT', 1500000, '1,5mil'],
  ['es-ES', 1500000, '1,5mm'],
  ['ja-JP', 150000, '150.0千'],
  ['ja-JP', 1500000, '1.5百万'],
  ['ko-KR', 150000, '150.0천'],
];

console.log('numbro', numbro.version);

for (const [language, number, expected] of seen) {
  numbro.setLanguage(language);

  const short = numbro(number).format({ average: true, mantissa: 1 });
  const intl = new Intl.NumberFormat(language, { notation: 'compact' }).format(number);

  console.log(`${language}: ${number} -> ${short}, Intl: ${intl}`);
  assert.equal(short, expected);
}
JS
node probe.cjs
