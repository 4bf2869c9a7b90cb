#!/bin/sh
# Guess: a live playlist without encryption is read and written again without a key.
# Seen: with parts of the next segment at its end (low-latency HLS), or a date range there, hls-parser writes
#   `EXT-X-KEY:METHOD=undefined,URI="init.mp4"` in front of them: the address of the map, the beginning of each MP4
#   segment, has become the address of a key. The same is in the object that `parse` returns: the last segment has the
#   map as its `key`, and no `map`. If the playlist does have a key, this one replaces it. Without a map, or without
#   something behind the last segment, nothing is added. m3u8-parser finds the map and no key there.
# Who meets it: servers that put ads, chapters or addresses into live playlists. Low-latency playlists with MP4 segments
#   always look like this.
# What to do: set `key` and `map` of the last segment to those of the one before, if its `uri` is empty.
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

const live = (key, map, end) =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:9',
    '#EXT-X-TARGETDURATION:4',
    '#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=3.0',
    '#EXT-X-PART-INF:PART-TARGET=1.0',
    '#EXT-X-MEDIA-SEQUENCE:266',
    ...key,
    ...map,
    '#EXTINF:4.0,',
    '266.mp4',
    ...end,
    '',
  ].join('\n');

const map = ['#EXT-X-MAP:URI="init.mp4"'];
const key = ['#EXT-X-KEY:METHOD=AES-128,URI="key.bin",IV=0x00000000000000000000000000000001'];
const hint = ['#EXT-X-PRELOAD-HINT:TYPE=PART,URI="267.1.mp4"'];
const parts = ['#EXT-X-PART:DURATION=1.0,URI="267.0.mp4",INDEPENDENT=YES', ...hint];
const keysOf = (text) => text.split('\n').filter((line) => line.startsWith('#EXT-X-KEY'));
const rewrite = (text) => HLS.stringify(HLS.parse(text));
const wrongKey = '#EXT-X-KEY:METHOD=undefined,URI="init.mp4"';

console.log(rewrite(live([], map, parts)));
assert.deepEqual(keysOf(rewrite(live([], map, parts))), [wrongKey]);
assert.deepEqual(keysOf(rewrite(live(key, map, parts))), [...key, wrongKey]);
assert.deepEqual(keysOf(rewrite(live([], [], parts))), []);
assert.deepEqual(keysOf(rewrite(live([], map, []).replace('#EXT-X-PART-INF:PART-TARGET=1.0\n', ''))), []);

const last = HLS.parse(live([], map, parts)).segments.at(-1);

console.log('key:', last.key.uri, 'map:', last.map);
assert.equal(last.key.uri, 'init.mp4');
assert.equal(last.map, undefined);

const reader = new Parser();

reader.push(live([], map, parts));
reader.end();

const { preloadSegment } = reader.manifest;

console.log('m3u8-parser: key:', preloadSegment.key, 'map:', preloadSegment.map.uri);
assert.equal(preloadSegment.key, undefined);
assert.equal(preloadSegment.map.uri, 'init.mp4');
JS
node probe.mjs
