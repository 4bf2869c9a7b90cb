#!/bin/sh
# Guess: a playlist for HLS that is read and written again has the same keys and dates; where a segment can be decrypted
#   by two systems, it has one EXT-X-KEY line for each, which the standard (RFC 8216, 4.3.2.4) provides for.
# Seen: hls-parser has one place for a key and one for a date range in front of each segment. Of FairPlay and Widevine,
#   the second one is left, so Apple's devices can't play the new playlist; of two date ranges (say, a chapter and an ad
#   that begin at one moment) the first one is gone. `CLOSED-CAPTIONS=NONE` isn't written again either, so that players
#   may offer captions that don't exist. There is no warning. m3u8-parser hands out both date ranges.
# Who meets it: servers that put ads or chapters into live playlists, or rewrite their addresses, with it.
# What to do: change such playlists line by line.
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

const media = [
  '#EXTM3U',
  '#EXT-X-VERSION:7',
  '#EXT-X-TARGETDURATION:6',
  '#EXT-X-MAP:URI="init.mp4"',
  '#EXT-X-KEY:METHOD=SAMPLE-AES,URI="skd://1060",KEYFORMAT="com.apple.streamingkeydelivery",KEYFORMATVERSIONS="1"',
  '#EXT-X-KEY:METHOD=SAMPLE-AES,URI="data:text/plain;base64,AAAA",KEYFORMAT="urn:uuid:edef8ba9-79d6-4ace-a3c8-27dcd51d21ed",KEYFORMATVERSIONS="1"',
  '#EXT-X-PROGRAM-DATE-TIME:2026-05-03T20:00:00.000Z',
  '#EXT-X-DATERANGE:ID="chapter-1",CLASS="chapter",START-DATE="2026-05-03T20:00:00.000Z",DURATION=600',
  '#EXT-X-DATERANGE:ID="ad-1",CLASS="ad",START-DATE="2026-05-03T20:00:00.000Z",DURATION=15',
  '#EXTINF:6,',
  'a.mp4',
  '#EXT-X-ENDLIST',
  '',
].join('\n');

const main = [
  '#EXTM3U',
  '#EXT-X-STREAM-INF:BANDWIDTH=2000000,CODECS="avc1.64001f,mp4a.40.2",CLOSED-CAPTIONS=NONE',
  '720p.m3u8',
  '',
].join('\n');

HLS.setOptions({ strictMode: true });

const written = HLS.stringify(HLS.parse(media));
const lines = (name, text) => text.split('\n').filter((line) => line.startsWith(name));

console.log(written);
assert.equal(lines('#EXT-X-KEY', media).length, 2);
assert.deepEqual(lines('#EXT-X-KEY', written), [lines('#EXT-X-KEY', media)[1]]);
assert.equal(lines('#EXT-X-DATERANGE', written).length, 1);
assert.match(written, /ID="ad-1"/);
assert.doesNotMatch(written, /chapter-1/);

const reader = new Parser();

reader.push(media);
reader.end();
console.log('m3u8-parser:', reader.manifest.dateRanges.map(({ id }) => id));
assert.deepEqual(
  reader.manifest.dateRanges.map(({ id }) => id),
  ['chapter-1', 'ad-1'],
);

const writtenMain = HLS.stringify(HLS.parse(main));

console.log(writtenMain);
assert.match(writtenMain, /BANDWIDTH=2000000/);
assert.doesNotMatch(writtenMain, /CLOSED-CAPTIONS/);
JS
node probe.mjs
