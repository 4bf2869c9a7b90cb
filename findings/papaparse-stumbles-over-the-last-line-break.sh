#!/bin/sh
# Guess: a line break at the end of a table, which each editor writes, plays no role when Papa Parse looks for the
#   separator.
# Seen: in tables of less than ten lines, it counts as a row with one field. This row makes two columns fewer than two
#   on average, so that tabs and semicolons are no candidates: no separator is found, and the comma is taken. If the
#   texts have two commas each, it is found there, and there is no error. Without the last line break, both tables are
#   read well.
# Who meets it: translators' tables with a key and a text, above all the short ones with which one tries a program
#   out.
# What to do: set `delimiter`, or `skipEmptyLines: true`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent papaparse@5.7.1

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const Papa = require('papaparse');

const { version } = require('papaparse/package.json');

console.log('papaparse', version);

const read = (text, options) => {
  const { data, errors } = Papa.parse(text, options);

  console.log(JSON.stringify(text), options ?? '', '->', JSON.stringify(data[1]), errors.map(({ code }) => code));

  return [data[1], errors.length];
};

for (const separator of ['\t', ';']) {
  const row = (...fields) => fields.join(separator);
  const plain = [row('key', 'de'), row('a', 'Foto'), row('b', 'Kamera')].join('\n');
  const commas = [row('key', 'de'), row('a', 'Foto, Video, GIF'), row('b', 'Kamera, live, neu')].join('\n');

  assert.deepEqual(read(plain), [['a', 'Foto'], 0]);
  assert.deepEqual(read(`${plain}\n`), [[row('a', 'Foto')], 1]);
  assert.deepEqual(read(`${commas}\n`), [[row('a', 'Foto'), ' Video', ' GIF'], 0]);
  assert.deepEqual(read(`${plain}\n`, { skipEmptyLines: true }), [['a', 'Foto'], 0]);
}
JS
node probe.cjs
