#!/bin/sh
# Guess: the line of lyrics `[00:01.05]` is sung at 1.05 seconds: lrc-file-parser reads it so, and lrc-kit writes it so, as the documentation of
#   lrc-kit shows for 9.01.
# Seen: lrc-file-parser reads 1.5, and lrc-kit writes 1.05 as `[00:01.50]`, for hundredths below ten lose their zero in both: this goes for 540 of
#   6,000 times of a minute, by up to 0.81 seconds. lrc-kit reads right. If one line of a file has milliseconds, lrc-file-parser takes
#   the hundredths of all others for milliseconds: `[00:01.50]` is 1.05 then. 59.999 s is written by lrc-kit as `[00:59.100]`, which is 59.1 s.
#   What is made as its documentation shows, of `content` and `timestamp`, is written without the text.
# Who meets it: karaoke and captions of songs (.lrc): single lines come late, or before the line in front of them.
# What to do: lrc-kit to read; write the times by oneself (`seconds.toFixed(2).padStart(5, '0')`).
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent lrc-kit@1.2.1 lrc-file-parser@2.4.2

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import Lyric from 'lrc-file-parser';
import { Lrc } from 'lrc-kit';

for (const name of ['lrc-kit', 'lrc-file-parser']) {
  console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`)).version);
}

/** Returns a time in seconds as lrc-kit writes it. */
const write = (seconds) => {
  const lrc = new Lrc();
  lrc.lyrics.push({ content: 'Hello', timestamp: seconds });

  return lrc.toString().trim();
};

/** Returns the times of all lines in seconds, by both libraries. */
const readByKit = (text) => Lrc.parse(text).lyrics.map(({ timestamp }) => timestamp);
const readByParser = (text) => {
  let lines = [];
  new Lyric({ onSetLyric: (read) => (lines = read) }).setLyric(text);

  return lines.map(({ time }) => time / 1000);
};

for (const [text, expected] of [
  ['[00:01.05]Hello', [1.5]],
  ['[00:01.50]Hello', [1.5]],
  ['[00:09.25]Hello', [9.25]],
  ['[00:01.50]Hello\n[00:09.250]Again', [1.05, 9.25]],
]) {
  console.log(JSON.stringify(text), 'lrc-kit:', readByKit(text), 'lrc-file-parser:', readByParser(text));
  assert.deepEqual(readByParser(text), expected);
}
assert.deepEqual(readByKit('[00:01.05]Hello'), [1.05]);
assert.deepEqual(readByKit('[00:01.50]Hello\n[00:09.250]Again'), [1.5, 9.25]);

for (const [seconds, expected] of [
  [1.05, '[00:01.50]'],
  [9.01, '[00:09.10]'],
  [9.1, '[00:09.10]'],
  [9.25, '[00:09.25]'],
  [59.999, '[00:59.100]'],
]) {
  console.log(`${seconds} s, written by lrc-kit: ${write(seconds)}`);
  assert.equal(write(seconds), expected);
}

/** Returns how many times of a minute are changed by more than half a hundredth, and by how much at most. */
const count = (change) => {
  const errors = Array.from({ length: 6000 }, (_, index) => Math.abs(change(index / 100) - index / 100)).filter((error) => error > 0.005);

  return { wrong: errors.length, most: Math.max(...errors).toFixed(2) };
};

const written = count((seconds) => readByKit(write(seconds))[0]);
const read = count((seconds) => readByParser(`[00:${seconds.toFixed(2).padStart(5, '0')}]Hello`)[0]);

console.log('of 6000 times, written by lrc-kit:', written, 'read by lrc-file-parser:', read);
assert.deepEqual(written, { wrong: 540, most: '0.81' });
assert.deepEqual(read, { wrong: 540, most: '0.81' });
JS
node probe.mjs
