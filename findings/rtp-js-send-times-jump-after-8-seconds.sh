#!/bin/sh
# Guess: the sending time of a packet in a live call (abs-send-time: seconds with 18 bits behind the point, modulo 64 s)
#   grows by 262 each millisecond, and starts again after 64 seconds.
# Seen: `timeMsToAbsSendTime` of rtp.js jumps from 2,147,222 to 14,629,733 between 8,191 and 8,192 ms, and starts again
#   after 16.384 s. Its shift to the left by 18 places has 32 bits in JavaScript, as it does not in the C++ of the same
#   authors. Of a usual time, in milliseconds since 1970, almost all values are wrong.
# Who meets it: programs that estimate the bandwidth of a live stream by these times.
# What to do: `Math.round((milliseconds * 2 ** 18) / 1000) % 2 ** 24`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent rtp.js@0.15.5

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { timeMsToAbsSendTime } from 'rtp.js/packets';

const byDefinition = (milliseconds) => Math.round((milliseconds * 2 ** 18) / 1000) % 2 ** 24;

console.log('ms\trtp.js\tby definition');

for (const [milliseconds, isRight] of [
  [0, true],
  [1_000, true],
  [8_191, true],
  [8_192, false],
  [16_383, false],
  [16_384, false],
  [64_000, false],
  [Date.UTC(2026, 4, 3, 20, 5, 7), false],
]) {
  const written = timeMsToAbsSendTime(milliseconds);

  console.log([milliseconds, written, byDefinition(milliseconds)].join('\t'));
  assert.equal(written === byDefinition(milliseconds), isRight);
}

assert.equal(timeMsToAbsSendTime(8_192), 14_629_733);
assert.equal(timeMsToAbsSendTime(16_384), 0);
assert.equal(byDefinition(64_000), 0);
JS
node probe.mjs
