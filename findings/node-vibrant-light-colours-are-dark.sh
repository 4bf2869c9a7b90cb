#!/bin/sh
# Guess: the colours of node-vibrant are in the picture, and "LightMuted" is lighter than "DarkMuted".
# Seen: of a picture with skin and dark hair, four of six colours are invented, with a population of 0. "LightMuted" is
#   a dark brown, darker than "DarkMuted". All six are there in any picture, so that nothing shows which of them are
#   real but the population.
# Who meets it: those who take the ground and the text of a card from a portrait: text in "LightMuted" on "DarkMuted"
#   has a contrast of 1.1 and can't be read.
# What to do: leave out what has a population of 0, and compare the lightness.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent node-vibrant@4.0.4 sharp@0.35.5

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const { Vibrant } = require('node-vibrant/node');
const sharp = require('sharp');

const { version } = JSON.parse(readFileSync('node_modules/node-vibrant/package.json', 'utf8'));

const fill = (width, background) => ({ create: { width, height: 64, channels: 3, background } });

// The share of light by WCAG.
const luminance = (rgb) => {
  const [red, green, blue] = rgb.map((value) => ((value / 255 + 0.055) / 1.055) ** 2.4);

  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

(async () => {
  console.log(`node-vibrant ${version}, sharp ${sharp.versions.sharp}`);

  const hair = await sharp(fill(24, 'rgb(60, 40, 25)')).png().toBuffer();
  const skin = sharp(fill(64, 'rgb(198, 134, 96)'));
  const portrait = await skin.composite([{ input: hair, left: 40, top: 0 }]).png().toBuffer();
  const palette = await Vibrant.from(portrait).getPalette();

  for (const [name, { hex, population }] of Object.entries(palette)) {
    console.log(`${name}: ${hex}, population ${population}`);
  }

  const invented = Object.keys(palette).filter((name) => palette[name].population === 0);
  const light = luminance(palette.LightMuted.rgb);
  const dark = luminance(palette.DarkMuted.rgb);
  const contrast = (Math.max(light, dark) + 0.05) / (Math.min(light, dark) + 0.05);

  console.log(`LightMuted on DarkMuted has a contrast of ${contrast.toFixed(1)}`);
  assert.deepEqual(invented, ['LightVibrant', 'Muted', 'DarkMuted', 'LightMuted']);
  assert.equal(palette.LightMuted.hex, '#6e412a');
  assert.equal(palette.DarkMuted.hex, '#684a30');
  assert.ok(light < dark);
  assert.equal(contrast.toFixed(1), '1.1');
})();
JS
node probe.cjs
