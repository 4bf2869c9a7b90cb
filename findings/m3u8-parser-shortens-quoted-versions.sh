#!/bin/sh
# Guess: in attributes of a date range in a playlist, `"3.10"` in quotation marks is a text and `2.50` without them a
#   number, as the standard says (RFC 8216, 4.2).
# Seen: m3u8-parser, the one of Video.js, goes by the name of the attribute. With two or more hyphens and letters only
#   (`X-COM-EXAMPLE-VERSION`), the text "3.10" is the number 3.1 and the identifier "0012" is 12. With one hyphen, or a
#   digit in the name (`X-VERSION`, `X-COM-EXAMPLE2-VERSION`), the number 2.50 is the text "2.50". hls-parser minds the
#   quotation marks.
# Who meets it: streams that carry the version of a program, identifiers of ads, or scores of games in date ranges.
# What to do: write a letter into such values ("v3.10"), or a digit into their names.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent m3u8-parser@7.2.0 hls-parser@0.16.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import HLS from 'hls-parser';
import { Parser } from 'm3u8-parser';

const attributes = [
  'X-COM-EXAMPLE-VERSION="3.10"',
  'X-COM-EXAMPLE-AD="0012"',
  'X-COM-EXAMPLE-SCORE=2.50',
  'X-VERSION="3.10"',
  'X-SCORE=2.50',
  'X-COM-EXAMPLE2-VERSION="3.10"',
];

const playlist = [
  '#EXTM3U',
  '#EXT-X-VERSION:8',
  '#EXT-X-TARGETDURATION:6',
  '#EXT-X-PROGRAM-DATE-TIME:2026-05-03T20:00:00.000Z',
  `#EXT-X-DATERANGE:ID="a",START-DATE="2026-05-03T20:00:00Z",${attributes.join(',')}`,
  '#EXTINF:6,',
  'a.ts',
  '#EXT-X-ENDLIST',
  '',
].join('\n');

const reader = new Parser();

reader.push(playlist);
reader.end();

const [byM3u8Parser] = reader.manifest.dateRanges;

HLS.setOptions({ strictMode: true });

const byHlsParser = HLS.parse(playlist).segments[0].dateRange.attributes;

console.log(attributes.join('\n'));
console.log('m3u8-parser 7.2.0: ', byM3u8Parser);
console.log('hls-parser 0.16.1:', byHlsParser);

assert.deepEqual(
  [byM3u8Parser.xComExampleVersion, byM3u8Parser.xComExampleAd, byM3u8Parser.xComExampleScore],
  [3.1, 12, 2.5],
);
assert.deepEqual(
  [byM3u8Parser.xVersion, byM3u8Parser.xScore, byM3u8Parser.xComExample2Version],
  ['3.10', '2.50', '3.10'],
);
assert.deepEqual(byHlsParser, {
  'X-COM-EXAMPLE-VERSION': '3.10',
  'X-COM-EXAMPLE-AD': '0012',
  'X-COM-EXAMPLE-SCORE': 2.5,
  'X-VERSION': '3.10',
  'X-SCORE': 2.5,
  'X-COM-EXAMPLE2-VERSION': '3.10',
});
JS
node probe.mjs
