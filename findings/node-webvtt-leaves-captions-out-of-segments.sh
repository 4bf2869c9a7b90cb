#!/bin/sh
# Guess: captions that are cut into pieces of ten seconds for HLS are cut at ten, twenty and thirty seconds, and a
#   caption that is shown across a cut is in both pieces; the standard wants all captions of its time in each piece (RFC
#   8216, 3.5).
# Seen: node-webvtt puts each caption into one piece, the first one that it touches. Who jumps to 00:11, or joins there,
#   never sees a caption from 9 to 12 s, and nothing from 40 s on of one that lasts from 25 to 45 s. Where nobody
#   speaks, a piece gets longer: asked for ten seconds, it makes pieces of 10, 30 and 20.5 seconds.
# Who meets it: services that offer captions of films and recorded streams with HLS.
# What to do: use one piece for the whole film, or fill the pieces by hand with all captions that overlap them.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent node-webvtt@2.0.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import webvtt from 'node-webvtt';

const captions = `WEBVTT

00:00:00.000 --> 00:00:02.000
Hello

00:00:09.000 --> 00:00:12.000
across the cut

00:00:25.000 --> 00:00:45.000
long

00:00:59.000 --> 00:01:00.500
The end
`;

const durations = Array.from(webvtt.hls.hlsSegmentPlaylist(captions, 10).matchAll(/#EXTINF:([\d.]+)/g), ([, seconds]) =>
  Number(seconds),
);
const starts = durations.map((_, index) => durations.slice(0, index).reduce((sum, seconds) => sum + seconds, 0));
const pieces = webvtt.hls.hlsSegment(captions, 10).map(({ content }, index) => ({
  from: starts[index],
  to: starts[index] + durations[index],
  texts: webvtt.parse(content, { meta: true }).cues.map(({ text }) => text),
  expected: webvtt
    .parse(captions)
    .cues.filter(({ start, end }) => start < starts[index] + durations[index] && end > starts[index])
    .map(({ text }) => text),
}));

console.log(pieces);
assert.deepEqual(durations, [10, 30, 20.5]);
assert.deepEqual(
  pieces.map(({ texts }) => texts),
  [['Hello', 'across the cut'], ['long'], ['The end']],
);
assert.deepEqual(
  pieces.map(({ expected }) => expected),
  [
    ['Hello', 'across the cut'],
    ['across the cut', 'long'],
    ['long', 'The end'],
  ],
);
JS
node probe.mjs
