#!/bin/sh
# Guess: a font that is cut down to the letters of an Arabic word shows that word as before.
# Seen: fonteditor-core, and Fontmin, which is built on it, keep the letters that are named, not the forms that they
#   have at the beginning, in the middle and at the end of a word, and drop the table that joins them (GSUB). No option
#   keeps it: `kerning` and `hinting` are for other tables. A browser that gets the file shows four separate letters.
#   subset-font keeps the forms, 17 glyphs instead of 5, and the tables.
# Who meets it: sites that make small fonts for one heading or a logo in Arabic, Persian or Urdu; with Latin letters all
#   is well.
# What to do: subset-font, or pyftsubset of FontTools.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent fonteditor-core@2.6.3 subset-font@2.9.0 fontkit@2.0.4 \
  vazirmatn@33.0.3

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import fonteditor from 'fonteditor-core';
import subsetFont from 'subset-font';

const file = readFileSync('node_modules/vazirmatn/fonts/ttf/Vazirmatn-Regular.ttf');
const text = 'سلام';
const subset = [...text].map((letter) => letter.codePointAt(0));

const whole = fontkit.create(file);
const options = { type: 'ttf', subset, hinting: true, kerning: true };
const byEditor = fontkit.create(Buffer.from(fonteditor.createFont(file, options).write(options)));
const bySubsetFont = fontkit.create(await subsetFont(file, text, { targetFormat: 'truetype' }));

// The widths of the glyphs from left to right: joined letters have others than separate ones.
const widths = (font) =>
  font.layout(text).glyphs.map(({ advanceWidth }) => Math.round((advanceWidth * 1000) / font.unitsPerEm));
const joins = (font) => Object.hasOwn(font.directory.tables, 'GSUB');

for (const [name, font] of [
  ['whole font', whole],
  ['fonteditor-core 2.6.3', byEditor],
  ['subset-font 2.9.0', bySubsetFont],
]) {
  console.log(name, { glyphs: font.numGlyphs, joins: joins(font), widths: widths(font) });
}

assert.deepEqual(widths(bySubsetFont), widths(whole));
assert.ok(joins(bySubsetFont));
assert.notDeepEqual(widths(byEditor), widths(whole));
assert.equal(byEditor.layout(text).glyphs.length, 4);
assert.ok(!joins(byEditor));
JS
node probe.mjs
