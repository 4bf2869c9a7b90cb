#!/bin/sh
# Guess: m3u8-file-parser, "built against RFC 8216", reads the size of a picture as width and height, and a byte range
#   without a start as what follows the range before it, as the RFC says.
# Seen: `RESOLUTION=1280x720` is the number 1280: the height is lost, and an upright film of 720x1280 is a small one of
#   720. Each byte range without a start begins at byte 0, so that the first piece of a film is fetched again instead of
#   the second and third one.
# Who meets it: programs that show the qualities of a stream, or download the pieces of a film from one file.
# What to do: m3u8-parser, which has both right.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent m3u8-file-parser@0.2.4 m3u8-parser@7.2.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import M3U8FileParser from 'm3u8-file-parser';
import { Parser } from 'm3u8-parser';

const master = [
  '#EXTM3U',
  '#EXT-X-STREAM-INF:BANDWIDTH=1280000,RESOLUTION=1280x720',
  'wide.m3u8',
  '#EXT-X-STREAM-INF:BANDWIDTH=1280000,RESOLUTION=720x1280',
  'upright.m3u8',
  '',
].join('\n');
const media = [
  '#EXTM3U',
  '#EXT-X-VERSION:4',
  '#EXT-X-TARGETDURATION:6',
  '#EXTINF:6,',
  '#EXT-X-BYTERANGE:1000@0',
  'film.ts',
  '#EXTINF:6,',
  '#EXT-X-BYTERANGE:500',
  'film.ts',
  '#EXTINF:6,',
  '#EXT-X-BYTERANGE:700',
  'film.ts',
  '#EXT-X-ENDLIST',
  '',
].join('\n');

function byFileParser(text) {
  const parser = new M3U8FileParser();

  parser.read(text);

  return parser.getResult();
}

function byM3u8Parser(text) {
  const parser = new Parser();

  parser.push(text);
  parser.end();

  return parser.manifest;
}

const sizes = byFileParser(master).segments.map(each => each.streamInf.resolution);
const ranges = byFileParser(media).segments.map(each => [each.byteRange.offset, each.byteRange.length]);
const otherSizes = byM3u8Parser(master).playlists.map(each => each.attributes.RESOLUTION);
const otherRanges = byM3u8Parser(media).segments.map(each => [each.byterange.offset, each.byterange.length]);

console.log(master, media);
console.log('m3u8-file-parser 0.2.4', sizes, ranges);
console.log('m3u8-parser 7.2.0     ', otherSizes, otherRanges);

assert.deepEqual(sizes, [1280, 720]);
assert.deepEqual(otherSizes, [
  { width: 1280, height: 720 },
  { width: 720, height: 1280 },
]);
assert.deepEqual(ranges, [
  [0, 1000],
  [0, 500],
  [0, 700],
]);
assert.deepEqual(otherRanges, [
  [0, 1000],
  [1000, 500],
  [1500, 700],
]);
JS
node probe.mjs
