#!/bin/sh
# Guess: a table that is written as CSV has the text of each cell, as `cell.text` gives it.
# Seen: a cell in which only some letters are bold is an object, and its JSON is written into the file, with fonts and
#   all. Of a link, the address is written and the text is lost. A cell that is entirely bold is right.
# Who meets it: projects whose translators work in Excel and mark a word: the JSON is published as a sentence.
# What to do: `csv.write` with `map`, or write `cell.text` of each cell.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent exceljs@4.4.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const ExcelJS = require('exceljs');

const { version } = require('exceljs/package.json');

(async () => {
  console.log('exceljs', version);

  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('de');

  sheet.addRow(['plain', 'Gesichter']);
  sheet.addRow(['bold', 'Gesichter']).getCell(2).font = { bold: true };
  sheet.addRow(['partly bold', { richText: [{ text: 'Gesicht', font: { bold: true } }, { text: 'er' }] }]);
  sheet.addRow(['link', { text: 'Hilfe', hyperlink: 'https://help.example/' }]);

  // What translators send back is a file.
  const sent = new ExcelJS.Workbook();

  await sent.xlsx.load(await book.xlsx.writeBuffer());

  const lines = String(await sent.csv.writeBuffer()).split('\n');
  const texts = [1, 2, 3, 4].map((row) => sent.getWorksheet(1).getRow(row).getCell(2).text);

  console.log(lines.join('\n'));
  console.log('cell.text:', texts);

  assert.deepEqual(texts, ['Gesichter', 'Gesichter', 'Gesichter', 'Hilfe']);
  assert.deepEqual(lines.slice(0, 2), ['plain,Gesichter', 'bold,Gesichter']);
  assert.match(lines[2], /^partly bold,"\{""richText"":\[/);
  assert.equal(lines[3], 'link,https://help.example/');
})();
JS
node probe.cjs
