#!/bin/sh
# Guess: a parser for WebVTT either reads the settings behind a time (`line:0` for a caption at the top) or skips them.
# Seen: it reads them as part of the time. With times of minutes and seconds, as WebVTT allows, a caption with `line:0`
#   that ends after two seconds ends after two minutes, and one with `align:center` has NaN as its end. With hours it is
#   right for `line` and `align`, and a caption with `region` is missing. There is no error.
# Who meets it: makers of videos with a face at the bottom of the picture, whose captions are therefore at the top: they
#   stay there for minutes.
# What to do: write the hours, and no regions.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @plussub/srt-vtt-parser@2.0.5

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { parse } = require('@plussub/srt-vtt-parser');

// The end of a caption in milliseconds.
const seen = {
  '00:01.000 --> 00:02.000': 2000,
  '00:01.000 --> 00:02.000 line:0': 120000,
  '00:01.000 --> 00:04.250 align:center': NaN,
  '00:00:01.000 --> 00:00:02.000 line:0': 2000,
  '00:00:01.000 --> 00:00:02.000 region:top': undefined,
};

console.log('@plussub/srt-vtt-parser 2.0.5');

for (const [times, expected] of Object.entries(seen)) {
  const region = 'REGION\nid:top\nlines:3\n\n';
  const [caption] = parse(`WEBVTT\n\n${times.includes('region') ? region : ''}${times}\nHello\n`).entries;

  console.log(`${times} -> ${caption ? `ends at ${caption.to}` : 'no caption'}`);
  assert.equal(caption?.to, expected);
}
JS
node probe.cjs
