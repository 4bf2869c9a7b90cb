#!/bin/sh
# Guess: sdp-transform hands on the H.264 profile of a camera or a call as the text that is there, such as 640028.
# Seen: what looks like a decimal number becomes a number. The profile is written in hexadecimal, so `42e01f`
#   (Baseline) is a string and `640028` (High) is a number, and so is `420029`, while `640c1f` is a string again. The
#   next `startsWith`, `slice` or `toLowerCase` fails for some devices only. The same goes for `a=mid:0` (a number,
#   where browsers have a string) and `a=framerate`: 30 is a number, 30.0 a string.
# Who meets it: programs with a virtual camera or a video call that choose a codec from the other side's offer: it works
#   with one phone and fails with the next.
# What to do: wrap the values in `String()` before reading them.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent sdp-transform@3.0.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { parse, parseParams } from 'sdp-transform';

console.log('sdp-transform', JSON.parse(readFileSync('node_modules/sdp-transform/package.json', 'utf8')).version);

const profiles = { '42e01f': 'string', '640c1f': 'string', 640028: 'number', 420029: 'number' };

for (const [profile, expected] of Object.entries(profiles)) {
  const value = parseParams(`packetization-mode=1;profile-level-id=${profile}`)['profile-level-id'];

  console.log(`profile-level-id=${profile} -> ${typeof value}`);
  assert.equal(typeof value, expected);
}

const offer = (rate) => `v=0\r\nm=video 9 UDP/TLS/RTP/SAVPF 96\r\na=mid:0\r\na=framerate:${rate}\r\n`;

for (const [rate, expected] of [['30', 'number'], ['30.0', 'string'], ['29.97', 'number']]) {
  const [video] = parse(offer(rate)).media;

  console.log(`a=framerate:${rate} -> ${typeof video.framerate}, a=mid:0 -> ${typeof video.mid}`);
  assert.equal(typeof video.framerate, expected);
  assert.equal(typeof video.mid, 'number');
}
JS
node probe.mjs
