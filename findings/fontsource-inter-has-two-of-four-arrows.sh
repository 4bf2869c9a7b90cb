#!/bin/sh
# Guess: Inter, installed from @fontsource, has the signs that Inter has: arrows in each direction, "≤", "≥", "≈", "√",
#   "∞", and the no-break hyphen.
# Seen: of the arrows, it has ↑ and ↓, not ← and →: they are outside each range of letters in 400.css, and are drawn in
#   whichever font comes next, beside an ↑ of Inter. So are "≤", "≥", "≈", "√", "∞" and "⅓". The no-break hyphen
#   (U+2011) and "‰" are in a range, whose file is fetched and has no such letter. Montserrat is cut in the same way, as
#   Google cuts its fonts; the package of Inter's author has them all.
# Who meets it: pages with "Settings → Video", "≥ 8 GB" or a product's name with a no-break hyphen.
# What to do: the package inter-ui, or a file of your own with these signs and their range.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @fontsource/inter@5.3.0 @fontsource/montserrat@5.3.0 \
  inter-ui@4.1.1 fontkit@2.0.4

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';

const SIGNS = [...'↑↓×−…€←→≤≥≈√∞⅓‑‰'];

/** For each sign: "yes", "empty" (a file is fetched that lacks it) or "no" (no file is for it). */
function look(family) {
  const folder = `node_modules/@fontsource/${family}`;
  const css = readFileSync(`${folder}/400.css`, 'utf8');
  const faces = [...css.matchAll(/url\(\.\/(files\/[^)]+\.woff2)\).*?unicode-range: ([^;]+);/gs)].map(([, file, ranges]) => ({
    font: fontkit.openSync(`${folder}/${file}`),
    ranges: ranges.split(',').map((range) => range.slice(2).split('-').map((code) => parseInt(code, 16))),
  }));

  const seen = { yes: '', empty: '', no: '' };

  for (const sign of SIGNS) {
    const code = sign.codePointAt(0);
    const used = faces.filter(({ ranges }) => ranges.some(([first, last = first]) => code >= first && code <= last));
    const drawn = used.some(({ font }) => font.hasGlyphForCodePoint(code));

    seen[drawn ? 'yes' : used.length > 0 ? 'empty' : 'no'] += sign;
  }

  return seen;
}

const inter = look('inter');
const montserrat = look('montserrat');
const whole = fontkit.openSync('node_modules/inter-ui/web/Inter-Regular.woff2');
const missing = SIGNS.filter((sign) => !whole.hasGlyphForCodePoint(sign.codePointAt(0)));

console.log('@fontsource/inter 5.3.0:', inter);
console.log('@fontsource/montserrat 5.3.0:', montserrat);
console.log('inter-ui lacks:', missing);

assert.deepEqual(inter, { yes: '↑↓×−…€', empty: '‑‰', no: '←→≤≥≈√∞⅓' });
assert.deepEqual(montserrat, inter);
assert.deepEqual(missing, []);
JS
node probe.mjs
