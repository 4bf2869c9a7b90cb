#!/bin/sh
# Guess: libraries for MIDI read files whose times are in frames of a film (25 frames a second, 40 parts each), as the
#   format allows beside beats, or refuse them.
# Seen: mido takes the number for -6360 parts a beat. A note of one second has a negative time, and the file a length of
#   -0.079 seconds. In @tonejs/midi, all times are NaN. Neither says anything. midi-file reads the header right.
# Who meets it: those who cut or mix along a film by the times of a controller: marks lie before its beginning, or
#   nowhere.
# What to do: look at the first bit of the division, and divide by frames times parts.
set -eu

missing=
for package in python3 python3-mido; do
  dpkg-query -W -f '${Version}' "$package" > /dev/null 2>&1 || missing="$missing $package"
done

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing Debian packages:$missing" >&2
    exit 2
  fi

  # shellcheck disable=SC2086 # several names
  apt-get install -y -qq --no-install-recommends $missing > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' python3 python3-mido

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @tonejs/midi@2.0.28 midi-file@1.2.4

# One note from 0 to 1000 parts, which is one second.
{
  printf 'MThd\000\000\000\006\000\000\000\001\347\050'
  printf 'MTrk\000\000\000\015\000\220\074\100\207\150\200\074\000\000\377\057\000'
} > frames.mid

cat > probe.py <<'PYTHON'
import mido

film = mido.MidiFile("frames.mid")
times = [round(message.time, 3) for message in film]

print("mido", mido.__version__)
print("mido: parts a beat", film.ticks_per_beat, "times", times, "length", round(film.length, 3))
assert film.ticks_per_beat == -6360
assert times == [0, -0.079, 0]
assert round(film.length, 3) == -0.079
PYTHON
/usr/bin/python3 -W error probe.py

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const { Midi } = require('@tonejs/midi');
const { parseMidi } = require('midi-file');

const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
const file = readFileSync('frames.mid');

const { header } = parseMidi(file);
const midi = new Midi(file);
const [note] = midi.tracks[0].notes;

console.log(`@tonejs/midi ${version('@tonejs/midi')}, midi-file ${version('midi-file')}`);
console.log('midi-file: frames a second', header.framesPerSecond, 'parts', header.ticksPerFrame);
console.log('@tonejs/midi: parts', note.durationTicks, 'time', note.time, 'duration', note.duration);
assert.deepEqual([header.framesPerSecond, header.ticksPerFrame], [25, 40]);
assert.deepEqual([note.durationTicks, note.time, note.duration, midi.duration], [1000, NaN, NaN, NaN]);
JS
node probe.cjs
