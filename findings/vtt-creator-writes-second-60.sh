#!/bin/sh
# Guess: a caption that starts 59.9996 seconds after the beginning gets the time 00:01:00.000.
# Seen: vtt-creator rounds the seconds after the minutes were taken off: it writes 00:00:60.000. A minute has the
#   seconds 0 to 59 in WebVTT, so a parser that obeys the rules drops the whole caption, and nobody is told.
# Who meets it: those who write captions from times of speech recognition, which come as fractions: in a long video, one
#   in some thousand captions is missing.
# What to do: round the times to milliseconds before they are handed in.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent vtt-creator@1.1.1 webvtt-parser@2.2.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const VttCreator = require('vtt-creator');
const { WebVTTParser } = require('webvtt-parser');

const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;

const read = (start) => {
  const file = new VttCreator();

  file.add(1, 2, 'First');
  file.add(start, start + 2, 'Second');

  const text = file.toString();
  const { cues } = new WebVTTParser(new Map()).parse(text, 'captions');

  return { time: text.match(/\S+(?= --> \S+\r\nSecond)/)[0], shown: cues.map((cue) => cue.text) };
};

console.log(`vtt-creator ${version('vtt-creator')}, webvtt-parser ${version('webvtt-parser')}`);

for (const [start, time, shown] of [
  [59.999, '00:00:59.999', ['First', 'Second']],
  [59.9996, '00:00:60.000', ['First']],
  [3599.9999, '00:59:60.000', ['First']],
  [60, '00:01:00.000', ['First', 'Second']],
]) {
  const seen = read(start);

  console.log(`${start} s -> ${seen.time}, captions that are read: ${seen.shown.join(', ')}`);
  assert.equal(seen.time, time);
  assert.deepEqual(seen.shown, shown);
}
JS
node probe.cjs
