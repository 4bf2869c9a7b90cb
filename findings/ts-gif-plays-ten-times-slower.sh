#!/bin/sh
# Guess: ts-gif does what its README says: "delay: 100, // 100ms delay" shows a frame for a tenth of a second, and
#   `new Reader(buffer)` reads a GIF, at least one that its own `Writer` made.
# Seen: the number is written as it is, and GIF counts hundredths of a second: each frame is there for a whole second.
#   No GIF can be read, neither its own nor one of gifsicle: "Unknown gif block". Of the two bytes between the size and
#   the colours (background and shape of pixels), the reader skips one, so that it looks for blocks a byte too early.
# Reference: FFmpeg and omggif read the file, with a second for each frame.
# Who meets it: an export of clips as GIF from a browser.
# What to do: delay in hundredths of a second; read with omggif, whose functions have the same names.
set -eu

missing=
for package in ffmpeg gifsicle; do
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

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg gifsicle

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent ts-gif@0.1.2 omggif@1.0.10

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { GifReader } from 'omggif';
import { Reader, Writer } from 'ts-gif';

const buffer = new Uint8Array(1000);
const writer = new Writer(buffer, 4, 4, { palette: [0xc68660, 0x0000ff], loop: 0 });

for (const colour of [0, 1]) {
  writer.addFrame(0, 0, 4, 4, new Uint8Array(16).fill(colour), { delay: 100 });
}

const gif = buffer.slice(0, writer.end());

writeFileSync('clip.gif', gif);

const [duration] = /[\d.]+/.exec(
  execFileSync('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', 'clip.gif'], { encoding: 'utf8' }),
);
const { delay } = new GifReader(gif).frameInfo(0);

console.log('two frames with `delay: 100`, seconds in FFmpeg:', duration, 'hundredths in omggif:', delay);
assert.equal(Number(duration), 2);
assert.equal(delay, 100);

const optimized = execFileSync('gifsicle', ['-O2', '--loopcount=forever', 'clip.gif']);

for (const [name, file] of Object.entries({ 'its own GIF': gif, 'gifsicle': optimized })) {
  assert.equal(new GifReader(file).numFrames(), 2);
  assert.throws(() => new Reader(file), error => {
    console.log(`${name}: ${error.message}`);
    return /^Unknown gif block/.test(error.message);
  });
}
JS
node probe.mjs
