#!/bin/sh
# Guess: what @tonejs/midi reads from a MIDI file, it writes again, and a pitch wheel from -1 to 1 keeps its value.
# Seen: the wheel is divided by 8192 when it is read and not multiplied when it is written. A wheel at its end, 1, is
#   written as 1 of 8192 steps; all others become the middle or the step beside it. Sliders (control changes) and notes
#   come back right, and there is no error.
# Who meets it: those who record the wheel of a controller to mix two faces or to move a head: after saving, nothing
#   moves.
# What to do: multiply by 8192 (at most 8191) before `toArray`, on a copy.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @tonejs/midi@2.0.28 midi-file@1.2.4

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const { Midi } = require('@tonejs/midi');
const { parseMidi, writeMidi } = require('midi-file');

const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;

console.log(`@tonejs/midi ${version('@tonejs/midi')}, midi-file ${version('midi-file')}`);

const wheels = [-8192, -4096, 0, 4096, 8191];
const event = (fields) => ({ deltaTime: 240, channel: 0, ...fields });

const recorded = writeMidi({
  header: { format: 1, numTracks: 1, ticksPerBeat: 480 },
  tracks: [
    [
      ...wheels.map((value) => event({ type: 'pitchBend', value })),
      event({ type: 'controller', controllerType: 1, value: 100 }),
      event({ type: 'noteOn', noteNumber: 60, velocity: 100 }),
      event({ type: 'noteOff', noteNumber: 60, velocity: 0 }),
      { deltaTime: 0, type: 'endOfTrack', meta: true },
    ],
  ],
});

const valuesOf = (file, kind) =>
  parseMidi(file).tracks.flat().filter(({ type }) => type === kind).map(({ value }) => value);

const read = new Midi(Buffer.from(recorded));
const saved = read.toArray();
const readWheels = read.tracks[0].pitchBends.map(({ value }) => value);

console.log('recorded:', valuesOf(recorded, 'pitchBend').join(', '), '| slider', ...valuesOf(recorded, 'controller'));
console.log('read:    ', readWheels.join(', '));
console.log('saved:   ', valuesOf(saved, 'pitchBend').join(', '), '| slider', ...valuesOf(saved, 'controller'));

assert.deepEqual(readWheels, [-1, -0.5, 0, 0.5, 8191 / 8192]);
assert.deepEqual(valuesOf(saved, 'pitchBend'), [-1, -1, 0, 0, 0]);
assert.deepEqual(valuesOf(saved, 'controller'), [100]);
JS
node probe.cjs
