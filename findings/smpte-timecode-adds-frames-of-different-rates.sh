#!/bin/sh
# Guess: ten seconds of a camera with 25 frames per second and eight seconds of one with 50 are 18 seconds together, and
#   ten are more than eight.
# Seen: smpte-timecode adds and compares the numbers of frames, whatever their rates: the sum is 26 seconds, ten seconds
#   less two are six, and `a > b` says that ten seconds are less than eight. There is no warning. Its `toDate()` is
#   right for both.
# Who meets it: programs that put clips of several cameras, or of a camera and a GIF, one behind the other.
# What to do: turn one into the rate of the other by its seconds (`frameCount / frameRate`), and compare these.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent smpte-timecode@1.3.6

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import Timecode from 'smpte-timecode';

const ten = () => Timecode('00:00:10:00', 25);
const eight = Timecode('00:00:08:00', 50);
const two = Timecode('00:00:02:00', 50);
const secondsOf = (timecode) => timecode.frameCount / timecode.frameRate;

console.log('10 s at 25 + 8 s at 50:', ten().add(eight).toString());
console.log('10 s at 25 - 2 s at 50:', ten().subtract(two).toString());
console.log('10 s at 25 > 8 s at 50:', ten() > eight);
assert.equal(ten().add(eight).toString(), '00:00:26:00');
assert.equal(ten().subtract(two).toString(), '00:00:06:00');
assert.equal(ten() > eight, false);

assert.equal(secondsOf(ten()), 10);
assert.equal(secondsOf(eight), 8);
assert.ok(ten().toDate() > eight.toDate());

const sum = secondsOf(ten()) + secondsOf(eight);

console.log('by their seconds:', Timecode(sum * 25, 25).toString());
assert.equal(Timecode(sum * 25, 25).toString(), '00:00:18:00');
JS
node probe.mjs
