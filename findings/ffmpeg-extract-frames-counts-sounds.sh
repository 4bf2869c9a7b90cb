#!/bin/sh
# Guess: `numFrames: 10` takes 10 pictures out of a film, and `fps: 0.5` one in two seconds.
# Seen: the number of frames comes from the first track. If that is the sound, 6 pictures are taken instead of 10. In MKV
#   and WebM, whose tracks have no such number, none is taken, and the promise is fulfilled. Of 250 frames, 63 are taken
#   for 60 and all 250 for 200, because each n-th one is taken with a whole n. Rates are cut to whole numbers from 1 on:
#   0.1 and 0.5 are 1, so 10 seconds have 12 pictures for the 1 and the 5 that are expected.
# Who meets it: programs that look for faces in some frames of a film, or show a row of small pictures.
# What to do: ffmpeg itself with `-vf fps=10/duration`, with the duration of the file (`format=duration`).
set -eu

dpkg-query -W -f '${Version}' ffmpeg > /dev/null 2>&1 || {
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing Debian packages: ffmpeg' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends ffmpeg > /dev/null
}

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent ffmpeg-extract-frames@2.0.2

ffmpeg -v error -f lavfi -i testsrc=size=64x48:rate=25:duration=10 -f lavfi -i sine=duration=10 \
  -c:v libx264 -g 25 -c:a aac pictures-first.mp4
ffmpeg -v error -i pictures-first.mp4 -map 0:a -map 0:v -c copy sound-first.mp4
ffmpeg -v error -i pictures-first.mp4 -c copy film.mkv

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync } from 'node:fs';
import extractFrames from 'ffmpeg-extract-frames';

let run = 0;

/** How many pictures are taken out of a film. */
async function count(input, options) {
  run += 1;
  mkdirSync(`${run}`);
  await extractFrames({ input, output: `${run}/%d.png`, ...options });

  const found = readdirSync(`${run}`).length;

  console.log(input.padEnd(18), JSON.stringify(options).padEnd(18), found);

  return found;
}

assert.equal(await count('pictures-first.mp4', {}), 250);
assert.equal(await count('pictures-first.mp4', { numFrames: 10 }), 10);
assert.equal(await count('sound-first.mp4', { numFrames: 10 }), 6);
assert.equal(await count('film.mkv', { numFrames: 10 }), 0);
assert.equal(await count('pictures-first.mp4', { numFrames: 60 }), 63);
assert.equal(await count('pictures-first.mp4', { numFrames: 200 }), 250);

assert.equal(await count('pictures-first.mp4', { fps: 1 }), 12);
assert.equal(await count('pictures-first.mp4', { fps: 0.5 }), 12);
assert.equal(await count('pictures-first.mp4', { fps: 0.1 }), 12);
JS
node probe.mjs
