#!/bin/sh
# Guess: a note that one MIDI library calls C4 has the same pitch in another one, and a channel volume of 100 is loud:
#   100 of 127.
# Seen: C4 is middle C, number 60, in @tonejs/midi and midi-writer-js, and number 48 in jzz, whose middle C is C5. So
#   names that go from one to the other move by an octave: the A of 440 Hz is "A4" in one and "A5" in the other.
#   `volume(channel, 100)` of jzz counts to 16,383, so 100 is 0.6 % and almost silent; the controller of midi-writer-js
#   gets 100 of 127.
# Who meets it: programs that read a file with one library and play it with the other.
# What to do: hand on the numbers, never the names, and write `volume(channel, 100, 0)`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent jzz@1.9.6 @tonejs/midi@2.0.28 midi-writer-js@3.2.1 midi-file@1.2.4

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import tone from '@tonejs/midi';
import JZZ from 'jzz';
import { parseMidi } from 'midi-file';
import MidiWriter from 'midi-writer-js';

/** The bytes of a file by midi-writer-js with one event. */
function write(event) {
  const track = new MidiWriter.Track();

  track.addEvent(event);

  return Buffer.from(new MidiWriter.Writer([track]).buildFile());
}

const file = write(new MidiWriter.NoteEvent({ pitch: 'A4', duration: '4' }));
const [{ midi: number, name }] = new tone.Midi(file).tracks[0].notes;

console.log('"A4" of midi-writer-js:', number, 'which @tonejs/midi calls', name);
console.log('"A4" of jzz:           ', JZZ.MIDI.noteValue('A4'), `${Math.round(JZZ.MIDI.freq('A4'))} Hz`);
console.log('"A5" of jzz:           ', JZZ.MIDI.noteValue('A5'), `${Math.round(JZZ.MIDI.freq('A5'))} Hz`);
assert.deepEqual([number, name], [69, 'A4']);
assert.equal(JZZ.MIDI.noteValue('A4'), 57);
assert.equal(JZZ.MIDI.noteValue('A5'), 69);
assert.equal(JZZ.MIDI.freq('A5'), 440);
assert.equal(JZZ.MIDI.noteValue('C5'), 60);

/** The coarse volume of a channel, of 127, in messages of jzz. */
const coarse = (messages) => Array.from(messages[0])[2];
const [[control]] = parseMidi(
  write(new MidiWriter.ControllerChangeEvent({ controllerNumber: 7, controllerValue: 100 })),
).tracks;

console.log('a volume of 100, as messages of jzz:', JZZ.MIDI.volume(0, 100).map(String));
console.log('and of midi-writer-js:', control.value);
assert.equal(coarse(JZZ.MIDI.volume(0, 100)), 0);
assert.equal(coarse(JZZ.MIDI.volume(0, 100, 0)), 100);
assert.equal(control.value, 100);
JS
node probe.mjs
