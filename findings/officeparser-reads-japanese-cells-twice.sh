#!/bin/sh
# Guess: a Japanese cell of an Excel file has the text that one sees. The reading, which Excel keeps beside each word as
#   it was typed, is not part of it.
# Seen: officeparser writes the reading behind the word: 顔 (face), typed as かお, is "顔カオ", and Excel keeps a reading for
#   most words that are typed in Japanese. exceljs, SheetJS and xlsx-populate give the word alone. A line end of Windows
#   is shown as the letters `_x000D_` by officeparser and xlsx-populate.
# Who meets it: translators' tables and price lists in Excel: Japanese words have their reading behind them, on the page
#   or in a search.
# What to do: exceljs or SheetJS for cells.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent jszip@3.10.1 exceljs@4.4.0 officeparser@7.8.0 xlsx@0.18.5 \
  xlsx-populate@1.21.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import JSZip from 'jszip';

const require = createRequire(import.meta.url);
const { Workbook } = require('exceljs');
const { OfficeParser } = require('officeparser');
const { read, utils } = require('xlsx');
const XlsxPopulate = require('xlsx-populate');

const base = 'http://schemas.openxmlformats.org';
const main = `${base}/spreadsheetml/2006/main`;
const relations = `${base}/package/2006/relationships`;
const office = `${base}/officeDocument/2006/relationships`;
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

// Two cells: a word with its reading, and two lines.
const parts = {
  '[Content_Types].xml': `<Types xmlns="${base}/package/2006/content-types">
    <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
    <Default Extension="xml" ContentType="application/xml"/>
    <Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/>
    <Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/>
    <Override PartName="/xl/sharedStrings.xml" ContentType="${kind}.sharedStrings+xml"/>
    <Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/>
  </Types>`,
  '_rels/.rels': `<Relationships xmlns="${relations}">
    <Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/>
  </Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}">
    <sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets>
  </workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}">
    <Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>
    <Relationship Id="r2" Type="${office}/sharedStrings" Target="sharedStrings.xml"/>
    <Relationship Id="r3" Type="${office}/styles" Target="styles.xml"/>
  </Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}">
    <fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders>
    <cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="1"><xf/></cellXfs>
  </styleSheet>`,
  'xl/sharedStrings.xml': `<sst xmlns="${main}" count="2" uniqueCount="2">
    <si><t>顔</t><rPh sb="0" eb="1"><t>カオ</t></rPh><phoneticPr fontId="1"/></si>
    <si><t>A_x000D_\nB</t></si>
  </sst>`,
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>
    <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>
  </sheetData></worksheet>`,
};
const zip = new JSZip();

Object.entries(parts).forEach(([name, xml]) => zip.file(name, `<?xml version="1.0" encoding="UTF-8"?>${xml}`));

const file = await zip.generateAsync({ type: 'nodebuffer' });

const withExcelJs = async () => {
  const workbook = new Workbook();

  await workbook.xlsx.load(file);

  return workbook.worksheets[0].getRow(1).values.slice(1);
};
const withPopulate = async () => (await XlsxPopulate.fromDataAsync(file)).sheet(0).usedRange().value()[0];

const seen = {
  'exceljs 4.4.0': await withExcelJs(),
  'xlsx 0.18.5': utils.sheet_to_json(read(file).Sheets.S, { header: 1 })[0],
  'xlsx-populate 1.21.0': await withPopulate(),
  'officeparser 7.8.0': [(await OfficeParser.parseOffice(file)).toText()],
};

console.log(seen);
assert.deepEqual(seen, {
  'exceljs 4.4.0': ['顔', 'A\r\nB'],
  'xlsx 0.18.5': ['顔', 'A\r\nB'],
  'xlsx-populate 1.21.0': ['顔', 'A_x000D_\nB'],
  'officeparser 7.8.0': ['顔カオ\nA_x000D_\nB'],
});
JS
node probe.mjs
