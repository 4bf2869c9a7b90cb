#!/bin/sh
# Guess: for each passage of speech in a recording, a detector gives its start, its end and its sound, and the sound is
#   what the recording has from the start to the end.
# Seen: the sound begins 768 milliseconds before `start`, and ends at `end`. Of a recording with 3 seconds of silence in
#   front, `start` is 3.07 s, and the sound is the part from 2.30 s on: 0.77 s longer than `end - start`. The end is 1.3
#   seconds behind the last word. The margins have options (800 and 1,400 ms), but only one of them is part of the times.
# Who meets it: captions and mouth movements: what is recognized in the sound and placed from `start` on comes 0.77 s late.
# What to do: `end - audio.length / 16` (milliseconds) as the time of the first sample.
set -eu

dpkg-query -W -f '${Version}' espeak-ng > /dev/null 2>&1 || {
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing Debian packages: espeak-ng' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends espeak-ng > /dev/null
}

dpkg-query -W -f '${Package} ${Version}\n' espeak-ng

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @ricky0123/vad-web@0.0.31 onnxruntime-web@1.27.0
espeak-ng -v en -w speech.wav 'Hello, this is a test of the voice detector.'

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import vadWeb from '@ricky0123/vad-web';

const model = 'node_modules/@ricky0123/vad-web/dist/silero_vad_legacy.onnx';
const rate = 48_000;
const silence = 3 * rate;

/** Samples of a WAV file with 16 bits and one channel, from its first loud one to its last. */
function readSpeech(file) {
  const bytes = readFileSync(file);

  assert.equal(bytes.readUInt32LE(24), 22_050);

  const samples = new Int16Array(bytes.buffer.slice(bytes.byteOffset + 44, bytes.byteOffset + bytes.length));
  const loud = (sample) => Math.abs(sample) > 300;

  return Float32Array.from(samples.slice(samples.findIndex(loud), samples.findLastIndex(loud) + 1), (s) => s / 32768);
}

/** The samples at another rate, by linear interpolation. */
function resample(samples, from, to) {
  return Float32Array.from({ length: Math.floor(((samples.length - 1) * to) / from) }, (_, index) => {
    const place = (index * from) / to;
    const before = Math.floor(place);

    return samples[before] + (samples[before + 1] - samples[before]) * (place - before);
  });
}

const speech = resample(readSpeech('speech.wav'), 22_050, rate);
const recording = new Float32Array(silence + speech.length + silence);

recording.set(speech, silence);

/** Milliseconds of silence at the beginning of a sound of 16,000 samples per second. */
const leadingSilence = (samples) => samples.findIndex((sample) => sample !== 0) / 16;

const vad = await vadWeb.NonRealTimeVAD.new({
  modelFetcher: async () => Uint8Array.from(readFileSync(model)).buffer,
  ortConfig: (ort) => {
    ort.env.wasm.numThreads = 1;
  },
});
const passages = [];

for await (const passage of vad.run(recording, rate)) passages.push(passage);

assert.equal(passages.length, 1);

const [{ start, end, audio }] = passages;
const duration = audio.length / 16;
const lastWord = ((silence + speech.length) / rate) * 1000;

console.log('the speech is from 3000 ms to', Math.round(lastWord));
console.log('start', start, ' end', end, ' end - start', end - start);
console.log('audio: ms', duration, ' of them silent at the beginning', leadingSilence(audio));

assert.ok(Math.abs(start - 3000) <= 96);
assert.equal(duration - (end - start), 768);
// The first sample that is not 0 is at 3000 ms in the recording, which tells where the sound was cut out.
assert.ok(Math.abs(3000 - leadingSilence(audio) - (end - duration)) < 1);
assert.ok(end - lastWord > 1200);
JS
node probe.mjs
