#!/bin/sh
# Guess: with its German or Russian words, parse-duration reads "2 Stunden 1 Minute", as it reads "2 hours 1 minute".
# Seen: one minute. Its other languages know their singular, and an s behind it: "Stunden", "Tage", "часа" and "дней" are
#   no units. A part without a known unit is left out, without an error, and the rest is the answer. In French, the 1500
#   of Intl.NumberFormat has a narrow space, and is read as 1 and 500. Without words, "1:30" is 1.03 milliseconds.
# Who meets it: forms and settings with a duration, and texts that a site wrote with Intl: two hours of a video are
#   one minute. English, Spanish, Portuguese and Japanese are fine.
# What to do: add the other forms, as `parse.unit.stunden = parse.unit.stunde`, or have numbers typed without words.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent parse-duration@2.1.9

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import parse from 'parse-duration';
import de from 'parse-duration/locale/de.js';
import en from 'parse-duration/locale/en.js';
import fr from 'parse-duration/locale/fr.js';
import ja from 'parse-duration/locale/ja.js';
import ru from 'parse-duration/locale/ru.js';

const minute = 60_000;

const seen = [
  [en, '2 hours 1 minute', 121 * minute],
  [ja, '2 時間 1 分', 121 * minute],
  [de, '1 Stunde 1 Minute', 61 * minute],
  [de, '2 Stunden 1 Minute', minute],
  [de, '2 Stunden', null],
  [de, '1 Std. 1 Min.', minute],
  [ru, '1 час 1 минута', 61 * minute],
  [ru, '2 часа 1 минута', minute],
  [ru, '5 минут', null],
  [fr, '1500 minutes', 1500 * minute],
  [fr, '1\u202f500 minutes', 500 * minute + 1],
  [en, '1:30', 1.03],
];

console.log('parse-duration 2.1.9');

for (const [unit, text, expected] of seen) {
  parse.unit = unit;
  const answer = parse(text);

  console.log(`${text} -> ${answer} ms`);
  assert.equal(answer, expected);
}

// What browsers write in these two languages:
const written = (language, value, unit) =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);

assert.equal(written('de', 2, 'hour'), '2 Stunden');
assert.equal(written('ru', 2, 'hour'), '2 часа');
JS
node probe.mjs
