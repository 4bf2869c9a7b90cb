#!/bin/sh
# Guess: with wavefile, sound of 16 bits that is given 24 bits, or floating point numbers, and 16 bits again, is the
#   same as before.
# Seen: half of all values change. Above zero and below zero are scaled by different numbers, and the way back is cut,
#   not rounded, so that each positive value becomes one less: 1000 is 999 after the first time and 995 after the fifth,
#   -1000 stays. By 32 bit numbers, one value of four changes. FFmpeg changes none.
# Who meets it: those who exchange the sound of a clip in several steps, each of which works with more bits to lose
#   nothing: very soft sound disappears above zero and stays below.
# What to do: stay with one number of bits until the end, or convert with FFmpeg.
set -eu

missing=
for package in ffmpeg; do
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

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent wavefile@11.0.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { execFileSync } = require('node:child_process');
const { readFileSync, writeFileSync } = require('node:fs');
const { WaveFile } = require('wavefile');

// Every value of 16 bits once.
const values = Int16Array.from({ length: 65536 }, (_, index) => index - 32768);

const create = (samples) => {
  const file = new WaveFile();

  file.fromScratch(1, 48000, '16', samples);

  return file;
};

const thereAndBack = (samples, depth) => {
  const file = create(samples);

  file.toBitDepth(depth);
  file.toBitDepth('16');

  return file.getSamples(false, Int16Array);
};

const byFfmpeg = (codec) => {
  writeFileSync('before.wav', create(values).toBuffer());
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', 'before.wav', '-c:a', codec, 'more.wav']);
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', 'more.wav', '-c:a', 'pcm_s16le', 'after.wav']);

  return new WaveFile(readFileSync('after.wav')).getSamples(false, Int16Array);
};

const countChanged = (samples) => samples.filter((value, index) => value !== values[index]).length;

console.log('wavefile', JSON.parse(readFileSync('node_modules/wavefile/package.json', 'utf8')).version);

for (const [depth, codec, expected] of [
  ['24', 'pcm_s24le', 32766],
  ['32f', 'pcm_f32le', 16639],
]) {
  const changed = countChanged(thereAndBack(values, depth));
  const changedByFfmpeg = countChanged(byFfmpeg(codec));

  console.log(`16 to ${depth} to 16: ${changed} of 65536 values change, in FFmpeg ${changedByFfmpeg}`);
  assert.equal(changed, expected);
  assert.equal(changedByFfmpeg, 0);
}

let samples = Int16Array.of(1000, 3, -3, -1000);

for (let time = 1; time <= 5; time += 1) {
  samples = thereAndBack(samples, '24');
  console.log(`1000, 3, -3, -1000 after ${time} times: ${samples.join(', ')}`);
}
assert.deepEqual([...samples], [995, 0, -3, -1000]);
JS
node probe.cjs
