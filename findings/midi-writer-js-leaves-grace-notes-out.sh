#!/bin/sh
# Guess: `grace`, which the documentation lists for notes, writes a short note in front of the main one, and a velocity
#   of 0 makes a note that can't be heard.
# Seen: midi-writer-js writes nothing for `grace`: it makes the short notes at an earlier step than the one whose result
#   is saved. A velocity of 0 becomes 50 %, of 1 becomes 1 %. The files are valid, and there is no error.
# Who meets it: programs that make music for clips with it, with notes that fade out.
# What to do: write short notes of their own (`duration: 'T8'`), and leave out what is silent.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent midi-writer-js@3.2.1 midi-file@1.2.4

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { parseMidi } from 'midi-file';
import MidiWriter from 'midi-writer-js';

/** The notes of a file, each as its number and its velocity. */
function notesOf(...notes) {
  const track = new MidiWriter.Track();

  for (const note of notes) track.addEvent(new MidiWriter.NoteEvent(note));

  const [events] = parseMidi(Buffer.from(new MidiWriter.Writer([track]).buildFile())).tracks;

  return events.filter(({ type }) => type === 'noteOn').map(({ noteNumber, velocity }) => [noteNumber, velocity]);
}

const withGrace = notesOf({ pitch: ['C4'], duration: '4', grace: ['B3'] });
const byHand = notesOf({ pitch: ['B3'], duration: 'T8' }, { pitch: ['C4'], duration: 'T120' });
const fading = [2, 1, 0].map((velocity) => notesOf({ pitch: ['C4'], duration: '4', velocity })[0][1]);

console.log('C4 with the grace note B3:', withGrace, 'two notes:', byHand);
console.log('velocities of 2, 1 and 0 %, of 127:', fading);
assert.deepEqual(withGrace, [[60, 64]]);
assert.deepEqual(byHand, [
  [59, 64],
  [60, 64],
]);
assert.deepEqual(fading, [3, 1, 64]);
JS
node probe.mjs
