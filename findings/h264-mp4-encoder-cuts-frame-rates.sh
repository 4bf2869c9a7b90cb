#!/bin/sh
# Guess: `frameRate: 29.97` makes a film of 29.97 frames per second (its type is a number, and the field is documented as
#   "frame rate of the output video").
# Seen: the digits behind the point are dropped, without an error: 29.97 is 29.00, 23.976 is 23.00, and 12.5 is 12. A minute of
#   film at 29.97 lasts 62.0 seconds, one at 23.976 lasts 62.5, so a sound that is added to it ends 2 seconds too early.
# Who meets it: pages that convert videos and GIFs in the browser, and take over the rate of a film or of a camera.
# What to do: 30 or 24 with frames repeated or left out to fit, or another encoder (mediabunny takes times of frames).
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
npm install --ignore-scripts --no-audit --no-fund --silent h264-mp4-encoder@1.0.12

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import encoders from 'h264-mp4-encoder';

/** Encodes a minute of grey frames; returns the number of frames and the duration in seconds that ffprobe finds. */
async function encodeMinute(frameRate) {
  const encoder = await encoders.createH264MP4Encoder();
  const frame = new Uint8Array(16 * 16 * 4).fill(128);
  const count = Math.round(frameRate * 60);

  Object.assign(encoder, { width: 16, height: 16, frameRate });
  encoder.initialize();

  for (let index = 0; index < count; index++) encoder.addFrameRgba(frame);

  encoder.finalize();
  writeFileSync('film.mp4', encoder.FS.readFile(encoder.outputFilename));
  encoder.delete();

  const entries = ['-show_entries', 'stream=nb_frames,duration', '-of', 'csv=p=0'];
  const found = String(execFileSync('ffprobe', ['-v', 'error', ...entries, 'film.mp4']));
  const [duration, frames] = found.trim().split(',').map(Number);

  console.log(`frameRate ${frameRate}: ${frames} frames in ${duration} s, ${(frames / duration).toFixed(3)} per second`);
  assert.equal(frames, count);

  return (frames / duration).toFixed(1);
}

assert.equal(await encodeMinute(30), '30.0');
assert.equal(await encodeMinute(29.97), '29.0');
assert.equal(await encodeMinute(23.976), '23.0');
assert.equal(await encodeMinute(12.5), '12.0');
JS
node probe.mjs
