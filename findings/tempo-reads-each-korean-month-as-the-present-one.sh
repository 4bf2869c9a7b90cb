#!/bin/sh
# Guess: `parse` of Tempo reads the full date of a language that `format` has written with the same style.
# Seen: in Korean, the month is read past without an error, and the present month is taken in its place. In Russian
#   the same happens with "мая" in a written-out format. The dates of German, French, Japanese and seven others come
#   back as they were.
# Who meets it: release dates in the texts of translators, or fields that show a date and read it again.
# What to do: keep the date itself next to its text.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @formkit/tempo@1.1.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { format, parse } from '@formkit/tempo';

console.log('@formkit/tempo 1.1.0');

const now = new Date();
const other = new Date(2026, (now.getMonth() + 6) % 12, 3);
const months = (date) => date.getMonth() - now.getMonth();
const seen = {};

for (const [language, style] of [
  ['de', 'full'],
  ['ja', 'full'],
  ['ru', 'full'],
  ['ko', 'full'],
  ['ko', 'long'],
  ['ru', 'D MMMM YYYY'],
]) {
  const text = format(other, style, language);
  const date = parse(text, style, language);

  seen[`${language} ${style}`] = months(date) === 0 && date.getDate() === 3 ? 'present month' : months(date) === months(other);

  console.log(`${language} ${style}: half a year from now -> ${seen[`${language} ${style}`]}`);
}

assert.deepEqual(seen, {
  'de full': true,
  'ja full': true,
  'ru full': true,
  'ko full': 'present month',
  'ko long': 'present month',
  'ru D MMMM YYYY': 'present month',
});
JS
node probe.mjs
