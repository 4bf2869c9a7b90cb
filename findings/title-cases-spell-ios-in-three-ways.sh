#!/bin/sh
# Guess: libraries for titles in capital letters leave words alone that have capitals already: RTX, GIF, PC, iOS, macOS.
# Seen: each leaves others alone. title writes iOS and macOS as they are, but "Nvidia Rtx", "Gif", "Pc" and "Ai".
#   title-case keeps "NVIDIA RTX" and "macOS", but writes "IOS" and "X64". microsoft-capitalize, for headings that have
#   one capital, keeps "PC", but writes "mac", "macos", "iphone" and, with an apostrophe, "a gif’s frames".
#   titlecase-french writes "Gif" and "L’ia", and takes the mark of the first letter away: "Echange" for "échange".
# Who meets it: titles of pages, cards and menus that a program capitalizes.
# What to do: keep titles as they were written; title has a list of exceptions (`special`).
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  title@4.0.1 title-case@4.3.2 microsoft-capitalize@1.0.8 titlecase-french@1.0.1

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const microsoft = require('microsoft-capitalize');
const titleModule = require('title');
const french = require('titlecase-french');

async function main() {
  const { titleCase } = await import('title-case');
  const title = titleModule.default ?? titleModule;
  const capitalize = microsoft.default ?? microsoft.capitalize ?? microsoft;

  const expected = {
    'face swap for PC and Mac': ['Face Swap for Pc and Mac', 'Face Swap for PC and Mac', 'Face swap for PC and mac'],
    'faces on macOS with an NVIDIA RTX 4090': [
      'Faces on macOS with an Nvidia Rtx 4090',
      'Faces on macOS with an NVIDIA RTX 4090',
      'Faces on macos with an NVIDIA RTX 4090',
    ],
    'iOS app': ['iOS App', 'IOS App', 'Ios app'],
    'use it with iPhone': ['Use It with iPhone', 'Use It with iPhone', 'Use it with iphone'],
    'a GIF’s frames': ['A Gif’s Frames', 'A GIF’s Frames', 'A gif’s frames'],
  };

  for (const [text, titles] of Object.entries(expected)) {
    const seen = [title(text), titleCase(text), capitalize(text)];

    console.log({ text, title: seen[0], 'title-case': seen[1], 'microsoft-capitalize': seen[2] });
    assert.deepEqual(seen, titles);
  }

  const inFrench = ['échange de GIF', 'visages et l’IA'].map((text) => french.convert(text));

  console.log('titlecase-french', inFrench);
  assert.deepEqual(inFrench, ['Echange de Gif', 'Visages et L’ia']);
}

main();
JS
node probe.cjs
