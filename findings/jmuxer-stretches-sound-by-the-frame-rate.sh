#!/bin/sh
# Guess: an AAC frame says itself how long it is, 1,024 samples: 10 seconds of sound become 10 seconds of an MP4 stream.
#   And 600 pictures with `fps: 60` are 10 seconds, too.
# Seen: without a `duration` for each piece, a frame of sound lasts as long as a picture: with the rate of 30, which is the
#   default, 10 seconds of sound become 15.5, with 25 they become 18.8, and with 60 7.5. That of a picture is cut to whole
#   milliseconds: 60 per second are 62.5, so 10 seconds last less than 9.6, and sound and lips drift apart.
# Who meets it: players of live cameras, phones and drones over a WebSocket, for which the package is made.
# What to do: pass the `duration` of each piece in milliseconds: samples / sample rate for sound.
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
npm install --ignore-scripts --no-audit --no-fund --silent jmuxer@2.1.1

ffmpeg -v error -f lavfi -i sine=duration=10:sample_rate=48000 -c:a aac sound.aac
ffmpeg -v error -f lavfi -i testsrc=size=64x48:rate=60:duration=10 -c:v libx264 -bf 0 pictures.h264

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
// The package is built for script elements, and exports nothing to modules.
import 'jmuxer';

const { JMuxer } = globalThis;

/** When the last frame of a stream begins, in seconds, and how many frames there are. */
async function measure(mode, file, fps, duration) {
  const pieces = [];
  const muxer = new JMuxer({ mode, fps, flushingTime: 0, onData: (piece) => pieces.push(Buffer.from(piece)) });

  muxer.feed({ [mode]: new Uint8Array(readFileSync(file)), duration });
  await new Promise((done) => setTimeout(done, 300));
  muxer.destroy();
  writeFileSync('stream.mp4', Buffer.concat(pieces));

  const entries = ['-show_entries', 'packet=pts_time', '-of', 'csv=p=0', 'stream.mp4'];
  const times = String(execFileSync('ffprobe', ['-v', 'error', ...entries])).trim().split('\n').map(Number.parseFloat);
  const last = times.at(-1);

  console.log(mode, `fps ${fps ?? '-'}, duration ${duration ?? '-'}:`, times.length, 'frames, the last one at', last);

  return Number(last.toFixed(1));
}

assert.equal(await measure('audio', 'sound.aac', undefined, 10_000), 10);
assert.equal(await measure('audio', 'sound.aac'), 15.5);
assert.equal(await measure('audio', 'sound.aac', 25), 18.8);
assert.equal(await measure('audio', 'sound.aac', 60), 7.5);

assert.equal(await measure('video', 'pictures.h264', 60, 10_000), 10);
assert.equal(await measure('video', 'pictures.h264', 60), 9.6);
JS
node probe.mjs
