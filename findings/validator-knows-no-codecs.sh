#!/bin/sh
# Guess: `isMimeType` of validator accepts a type with parameters, as `<source type>` and `canPlayType` need it.
# Seen: the only parameter for a type that isn't text is the boundary of a form. Every type with codecs is refused, with
#   quotation marks or without, and so is an Atom feed with `type=entry`. `text/vtt; charset=utf-8` passes.
# Who meets it: upload forms and APIs that check the type of a recording: "video/webm; codecs=vp9" is refused and a plain
#   "video/mp4" passes, so it looks like a fault of one browser.
# What to do: check the part before the semicolon, or parse with whatwg-mimetype.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent validator@13.15.35

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { isMimeType } = require('validator');

const seen = {
  'video/mp4': true,
  'text/vtt; charset=utf-8': true,
  'multipart/form-data; boundary=abc': true,
  'video/mp4; codecs="avc1.42E01E, mp4a.40.2"': false,
  'video/mp4; codecs="avc1.42E01E"': false,
  'video/webm; codecs=vp9': false,
  'image/avif; codecs="av01.0.04M.08"': false,
  'application/atom+xml; type=entry': false,
};

console.log('validator', require('validator/package.json').version);

for (const [type, expected] of Object.entries(seen)) {
  console.log(`${type} -> ${isMimeType(type)}`);
  assert.equal(isMimeType(type), expected);
}
JS
node probe.cjs
