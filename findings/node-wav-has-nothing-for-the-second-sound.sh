#!/bin/sh
# Guess: `decode` of node-wav reads each WAV file that Node.js has read with `readFileSync`.
# Seen: it reads up to the length of the file, counted from the beginning of the memory in which the file lies. Node.js
#   puts small files (below 4 KB) behind each other, so that the first short sound is read and the second one is
#   `undefined`, without an error. A part of a larger buffer is cut at its end in the same way.
# Who meets it: those who load two clicks for a shutter or a countdown: the second one has no sound, in another order
#   the other one.
# What to do: `decode(Uint8Array.from(file))`, or wav-decoder.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent node-wav@0.0.2 wav-decoder@1.3.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync, writeFileSync } = require('node:fs');
const nodeWav = require('node-wav');
const decoder = require('wav-decoder');

const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;

// A click of 200 samples, all of which have this value.
const click = (value) => nodeWav.encode([new Float32Array(200).fill(value)], { sampleRate: 48000, bitDepth: 16 });

(async () => {
  console.log(`node-wav ${version('node-wav')}, wav-decoder ${version('wav-decoder')}`);

  writeFileSync('three.wav', click(0.25));
  writeFileSync('two.wav', click(0.5));

  // The small files lie behind each other only from here on.
  const files = ['three.wav', 'two.wav'].map((name) => readFileSync(name));
  const samples = files.map((file) => nodeWav.decode(file)?.channelData[0].length);
  const copies = files.map((file) => nodeWav.decode(Uint8Array.from(file)).channelData[0].length);
  const inDecoder = await Promise.all(files.map(async (file) => (await decoder.decode(file)).channelData[0].length));

  console.log('samples of both clicks:', ...samples, '| as copies:', ...copies, '| wav-decoder:', ...inDecoder);
  assert.equal(files[0].buffer, files[1].buffer);
  assert.deepEqual(samples, [200, undefined]);
  assert.deepEqual(copies, [200, 200]);
  assert.deepEqual(inDecoder, [200, 200]);
})();
JS
node probe.cjs
