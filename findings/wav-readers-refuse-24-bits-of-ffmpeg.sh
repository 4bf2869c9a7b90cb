#!/bin/sh
# Guess: libraries that read WAV files of 24 bits and of floating point numbers read those that FFmpeg writes.
# Seen: FFmpeg uses the extensible kind of header for all but 8 and 16 bits, as the standard asks for. node-wav and
#   wav-decoder, which read both formats in the short header, refuse them: "Unsupported format". wav hands the samples
#   out and calls the format 65534. A 16-bit file is read by all three, so tests with one pass.
# Who meets it: those who take the sound of a film out in the best quality, to hear a voice or to move the lips.
# What to do: read with wavefile, or `-c:a pcm_s16le`.
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
npm install --ignore-scripts --no-audit --no-fund --silent node-wav@0.0.2 wav-decoder@1.3.0 wav@1.0.2 wavefile@11.0.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { execFileSync } = require('node:child_process');
const { readFileSync } = require('node:fs');
const { once } = require('node:events');
const nodeWav = require('node-wav');
const { Reader } = require('wav');
const { WaveFile } = require('wavefile');
const decoder = require('wav-decoder');

const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;

console.log(['node-wav', 'wav-decoder', 'wav', 'wavefile'].map((name) => `${name} ${version(name)}`).join(', '));

const outcome = async (action) => {
  try {
    return await action();
  } catch (error) {
    return error.message;
  }
};

const formatOfWav = async (file) => {
  const reader = new Reader();
  const format = once(reader, 'format');

  reader.resume();
  reader.end(file);

  return (await format)[0].audioFormat;
};

(async () => {
  for (const [codec, seen] of [
    ['pcm_s16le', [4800, 4800, 1, 4800]],
    ['pcm_s24le', ['Unsupported format in WAV file: fffe', 'Unsupported format in WAV file: 0xfffe', 65534, 4800]],
    ['pcm_f32le', ['Unsupported format in WAV file: fffe', 'Unsupported format in WAV file: 0xfffe', 65534, 4800]],
  ]) {
    execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', 'sine=r=48000:d=0.1', '-c:a', codec, `${codec}.wav`]);

    const file = readFileSync(`${codec}.wav`);
    const results = [
      await outcome(() => nodeWav.decode(file).channelData[0].length),
      await outcome(async () => (await decoder.decode(file)).channelData[0].length),
      await formatOfWav(file),
      new WaveFile(file).getSamples().length,
    ];

    const [inNodeWav, inDecoder, inWav, inWaveFile] = results;

    console.log(`${codec}: node-wav ${inNodeWav}; wav-decoder ${inDecoder}; wav: format ${inWav}; wavefile ${inWaveFile}`);
    assert.deepEqual(results, seen);
  }
})();
JS
node probe.cjs
