#!/bin/sh
# Guess: a part of a segment (low-latency HLS) whose byte range is written without its start begins where the part
#   before it ends, as the standard says and as hls-parser itself does for whole segments.
# Seen: hls-parser says that it starts at byte -1, and writes `100@-1` when it writes the playlist. The two segments of
#   the same kind of playlist start at 720 and 1720, as they should. m3u8-parser has 0, 100 and 200 for the parts. The
#   byte range also loses its quotation marks, with which the standard has it.
# Who meets it: programs that rewrite the playlists of live streams whose parts are in one file.
# What to do: add up the lengths of the parts before, wherever `offset` is -1.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent hls-parser@0.16.1 m3u8-parser@7.2.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import HLS from 'hls-parser';
import { Parser } from 'm3u8-parser';

HLS.setOptions({ strictMode: true });

const live = [
  '#EXTM3U',
  '#EXT-X-VERSION:9',
  '#EXT-X-TARGETDURATION:4',
  '#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=3.0',
  '#EXT-X-PART-INF:PART-TARGET=1.0',
  '#EXT-X-MEDIA-SEQUENCE:266',
  '#EXTINF:4.0,',
  '266.ts',
  '#EXT-X-PART:DURATION=1.0,URI="267.ts",INDEPENDENT=YES,BYTERANGE="100@0"',
  '#EXT-X-PART:DURATION=1.0,URI="267.ts",BYTERANGE="100"',
  '#EXT-X-PART:DURATION=1.0,URI="267.ts",BYTERANGE="80"',
  '#EXT-X-PRELOAD-HINT:TYPE=PART,URI="267.ts",BYTERANGE-START=280',
  '',
].join('\n');

const whole = [
  '#EXTM3U',
  '#EXT-X-VERSION:7',
  '#EXT-X-TARGETDURATION:4',
  '#EXT-X-MAP:URI="film.mp4",BYTERANGE="720@0"',
  '#EXTINF:4.0,',
  '#EXT-X-BYTERANGE:1000@720',
  'film.mp4',
  '#EXTINF:4.0,',
  '#EXT-X-BYTERANGE:1000',
  'film.mp4',
  '#EXT-X-ENDLIST',
  '',
].join('\n');

const playlist = HLS.parse(live);
const starts = playlist.segments
  .at(-1)
  .parts.filter(({ hint }) => !hint)
  .map(({ byterange }) => byterange.offset);
const written = HLS.stringify(playlist);
const reader = new Parser();

reader.push(live);
reader.end();

const startsByOther = reader.manifest.preloadSegment.parts.map(({ byterange }) => byterange.offset);
const wholeStarts = HLS.parse(whole).segments.map(({ byterange }) => byterange.offset);

console.log('starts of the parts by hls-parser 0.16.1:', starts);
console.log('starts of the parts by m3u8-parser 7.2.0:', startsByOther);
console.log('starts of whole segments by hls-parser:  ', wholeStarts);
console.log(written);

assert.deepEqual(starts, [0, -1, -1]);
assert.deepEqual(startsByOther, [0, 100, 200]);
assert.deepEqual(wholeStarts, [720, 1720]);
assert.match(written, /URI="267\.ts",BYTERANGE=100@-1/);
assert.match(written, /BYTERANGE=80@-1/);
JS
node probe.mjs
