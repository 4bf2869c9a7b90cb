#!/bin/sh
# Guess: the duration of music-metadata, which reads MP4 and MOV files too and reports `hasVideo`, is that of the film.
# Seen: in MP4 it is the duration of the sound. Two seconds of video with one second of sound last 1.02 seconds. Without
#   sound there is no duration at all, while `hasAudio` says true. In MOV there is none even with sound. In WebM the
#   duration is that of the film, and `hasAudio` is right.
# Who meets it: programs that check the length of a clip before a face is swapped in it, or compute a price from it.
# What to do: read films with mediabunny or mediainfo.js.
set -eu

if ! command -v ffmpeg > /dev/null; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package ffmpeg' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends ffmpeg > /dev/null
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

ffmpeg -v error -f lavfi -i testsrc=s=64x48:r=30:d=2 -f lavfi -i sine=d=1 \
  -c:v libx264 -pix_fmt yuv420p -c:a aac sound.mp4
ffmpeg -v error -i sound.mp4 -c copy sound.mov
ffmpeg -v error -i sound.mp4 -an -c copy silent.mp4
ffmpeg -v error -f lavfi -i testsrc=s=64x48:r=30:d=2 -c:v libvpx silent.webm

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent music-metadata@11.16.1 mediabunny@1.61.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny';
import { parseFile } from 'music-metadata';

const seen = {};

console.log('music-metadata 11.16.1, mediabunny 1.61.0');

for (const file of ['sound.mp4', 'silent.mp4', 'sound.mov', 'silent.webm']) {
  const { format } = await parseFile(file, { duration: true });
  const film = await new Input({ source: new FilePathSource(file), formats: ALL_FORMATS }).computeDuration();

  seen[file] = [format.duration && Number(format.duration.toFixed(2)), format.hasAudio];
  console.log(`${file}: ${seen[file][0]} s, hasAudio ${format.hasAudio}; mediabunny: ${film.toFixed(2)} s`);
  assert.equal(Math.round(film), 2);
}

assert.deepEqual(seen, {
  'sound.mp4': [1.02, true],
  'silent.mp4': [undefined, true],
  'sound.mov': [undefined, true],
  'silent.webm': [2, false],
});
JS
node probe.mjs
