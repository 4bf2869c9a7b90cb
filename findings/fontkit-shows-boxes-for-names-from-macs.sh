#!/bin/sh
# Guess: "Größe" looks the same whether its ö is one character (NFC) or an o and a combining diaeresis (NFD), as in any
#   browser: if the font has ö and not the combining mark, the layout composes both.
# Seen: fontkit, with which pdf-lib, PDFKit and others lay out text, and opentype.js take each character for itself. The
#   mark, which Liberation Sans (the common stand-in for Arial) and Noto Sans CJK don't have, becomes the empty box of
#   missing glyphs, beside a bare o. HarfBuzz, the layout of browsers, writes ö for both. No error; the glyph is 0.
# Who meets it: names of files from macOS are decomposed: a PDF or a preview with "Größe.mp4" or "Việt.png" has boxes.
# What to do: `text.normalize('NFC')` before the text is laid out.
set -eu

missing=
for package in fonts-liberation libharfbuzz-bin; do
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

dpkg-query -W -f '${Package} ${Version}\n' fonts-liberation libharfbuzz-bin

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent fontkit@2.0.4 @pdf-lib/fontkit@1.1.1 opentype.js@2.0.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import pdfLibFontkit from '@pdf-lib/fontkit';
import * as fontkit from 'fontkit';
import opentype from 'opentype.js';

const path = '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf';
const file = readFileSync(path);
const layouts = {
  HarfBuzz: (text) =>
    JSON.parse(execFileSync('hb-shape', ['--output-format=json', '--no-glyph-names', path, text])).map(({ g }) => g),
  fontkit: (text) => fontkit.create(file).layout(text).glyphs.map(({ id }) => id),
  '@pdf-lib/fontkit': (text) => pdfLibFontkit.create(file).layout(text).glyphs.map(({ id }) => id),
  'opentype.js': (text) => opentype.parse(new Uint8Array(file).buffer).stringToGlyphs(text).map(({ index }) => index),
};

const composed = 'Größe';
const decomposed = composed.normalize('NFD');
const expected = [42, 85, 182, 159, 72];

assert.equal(decomposed.length, 6);

for (const [name, layout] of Object.entries(layouts)) {
  console.log(name, 'NFC', layout(composed).join(' '), 'NFD', layout(decomposed).join(' '));
  assert.deepEqual(layout(composed), expected);
  assert.deepEqual(layout(decomposed), name === 'HarfBuzz' ? expected : [42, 85, 82, 0, 159, 72]);
  assert.deepEqual(layout(decomposed.normalize('NFC')), expected);
}
JS
node probe.mjs
