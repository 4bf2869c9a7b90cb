#!/bin/sh
# Guess: timecode-boss gives each frame of a film with 29.97 frames a second a time of its own, in ascending order, as
#   drop-frame timecode demands.
# Seen: the last two frames of every minute jump ahead: frames 1798 and 1799 are 00:01:00;02 and 00:01:00;03 instead of
#   00:00:59;28 and 00:00:59;29, and these are the times of 1800 and 1801 too. At 59.94 it is four frames of every
#   minute. smpte-timecode has the right time for each frame of an hour.
# Who meets it: programs that cut a scene by timecode, swap the face in it and put it back: where a cut falls on such a
#   frame, the scene is two frames off, and the old face flashes up.
# What to do: count in frames, or take smpte-timecode.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent timecode-boss@6.2.0 smpte-timecode@1.3.6

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import Smpte from 'smpte-timecode';
import boss from 'timecode-boss';

const Boss = boss.default ?? boss;
const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;

console.log(`timecode-boss ${version('timecode-boss')}, smpte-timecode ${version('smpte-timecode')}`);

for (const frame of [1798, 1799, 1800, 1801]) {
  console.log(`frame ${frame}: ${new Boss(frame, 29.97)}, by smpte-timecode ${new Smpte(frame, 29.97)}`);
}

assert.equal(String(new Boss(1799, 29.97)), '00:01:00;03');
assert.equal(String(new Boss(1799, 29.97)), String(new Boss(1801, 29.97)));
assert.equal(String(new Smpte(1799, 29.97)), '00:00:59;29');

for (const [rate, framesOfAnHour, expected] of [
  [29.97, 107892, 120],
  [59.94, 215784, 240],
]) {
  const times = Array.from({ length: framesOfAnHour }, (_, frame) => [String(new Boss(frame, rate)), String(new Smpte(frame, rate))]);
  const wrong = times.filter(([ofBoss, ofSmpte]) => ofBoss !== ofSmpte).length;

  console.log(`${rate}: ${wrong} of ${framesOfAnHour} frames differ from smpte-timecode`);
  assert.equal(wrong, expected);
  assert.equal(new Set(times.map(([, ofSmpte]) => ofSmpte)).size, framesOfAnHour);
}
JS
node probe.mjs
