#!/bin/sh
# Guess: an event from 10 to 20.5 seconds of a clip whose camera began at 00:00:28:08 is in the edit decision list of
#   edl_composer from 00:00:38:08 to 00:00:48:20. Its own example has such an offset.
# Seen: with any offset, also 00:00:00:00, both source times of each event are 00:00:00:00: an editor finds no picture to
#   take. The places in the new film are right, so the list looks complete. edl_composer hands `{ frameRate }` to
#   node-timecodes, whose `toSeconds` takes the rate as a number and makes NaN of it, and NaN is written as 0. Without an
#   offset, or with "NA", the times are right. The rate "30", as text, counts as 25.
# Who meets it: those who hand the scenes in which a face was found to a program for cutting films.
# What to do: add the offset to `startTime` and `endTime`, and leave `offset` out.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent edl_composer@1.0.3 node-timecodes@2.5.0 smpte-timecode@1.3.6

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const EDL = require('edl_composer');
const timecodes = require('node-timecodes');
const Timecode = require('smpte-timecode');

/** The four times of the first event: from and to in the source, from and to in the new film. */
function timesOf(more) {
  const event = { id: 1, startTime: 10, endTime: 20.5, reelName: 'FACE', clipName: 'face.mov', ...more };
  const list = new EDL({ title: 'Faces', events: [event] }).compose();
  const times = list.match(/\d\d:\d\d:\d\d:\d\d/g);

  console.log({ ...more, from: times[0], to: times[1], 'from in the film': times[2], 'to in the film': times[3] });

  return times;
}

const inFilm = ['00:00:00:00', '00:00:10:12'];
const nothing = ['00:00:00:00', '00:00:00:00'];

// 10 seconds behind the offset, as another library adds them up.
assert.equal(new Timecode('00:00:28:08', 25).add(new Timecode('00:00:10:00', 25)).toString(), '00:00:38:08');

for (const offset of ['00:00:28:08', '01:00:00:00', '00:00:00:00']) {
  assert.deepEqual(timesOf({ offset, fps: 25 }), [...nothing, ...inFilm]);
}

assert.deepEqual(timesOf({ offset: '00:00:28:08' }), [...nothing, ...inFilm]);

assert.deepEqual(timesOf({ fps: 25 }), ['00:00:10:00', '00:00:20:12', ...inFilm]);
assert.deepEqual(timesOf({ offset: 'NA', fps: 25 }), ['00:00:10:00', '00:00:20:12', ...inFilm]);

// Half a second is 15 frames of 30.
assert.deepEqual(timesOf({ fps: 30 }).slice(0, 2), ['00:00:10:00', '00:00:20:15']);
assert.deepEqual(timesOf({ fps: '30' }).slice(0, 2), ['00:00:10:00', '00:00:20:12']);

const seconds = [{ frameRate: 25 }, 25].map((rate) => timecodes.toSeconds('00:00:28:08', rate));

console.log({ 'seconds, by an object and by a number': seconds });
assert.deepEqual(seconds, [NaN, 28.32]);

// What helps: 28 seconds and 8 of 25 frames are added before.
assert.deepEqual(timesOf({ startTime: 38.32, endTime: 48.82, fps: 25 }), ['00:00:38:08', '00:00:48:20', ...inFilm]);
JS
node probe.cjs
