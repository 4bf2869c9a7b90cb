#!/bin/sh
# Guess: of a stream of JPEG pictures by FFmpeg, each picture comes out: "all jpegs will be found regardless of size or
#   fps", says the readme.
# Seen: of 20 black pictures of 160 x 120, 10 come out, and of 20 grey ones of 64 x 48, 6. The end of a picture is looked
#   for from its 500th byte on, and plain pictures of this size have 341 or 236. Two or three of them are one; a program
#   that decodes it shows the first one. Pictures with more in them are found.
# Who meets it: previews of cameras, which slow down as soon as the lens is covered or the screen is black, and detectors
#   of motion, which miss the picture in which something appears.
# What to do: larger pictures, or FFmpeg's `-f mpjpeg` with the length of each picture.
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
npm install --ignore-scripts --no-audit --no-fund --silent pipe2jpeg@0.3.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import Pipe2Jpeg from 'pipe2jpeg';

const endOfImage = Buffer.from([0xff, 0xd9]);

/** The number of pictures that pipe2jpeg finds in 20 of FFmpeg, and the number of ends within the first one. */
function measure(source) {
  const output = ['-c:v', 'mjpeg', '-q:v', '5', '-f', 'image2pipe', '-'];
  const stream = execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', `${source}:rate=10:duration=2`, ...output]);
  const parser = new Pipe2Jpeg();
  const found = [];

  parser.on('jpeg', (jpeg) => found.push(jpeg));
  parser.write(stream);

  const ends = found[0].toString('latin1').split(endOfImage.toString('latin1')).length - 1;

  console.log(`${source}: ${stream.length / 20} bytes each, ${found.length} found, ${ends} ends in the first one`);

  return [found.length, ends];
}

assert.deepEqual(measure('testsrc=size=64x48'), [20, 1]);
assert.deepEqual(measure('color=black:size=320x240'), [20, 1]);
assert.deepEqual(measure('color=black:size=160x120'), [10, 2]);
assert.deepEqual(measure('color=gray:size=64x48'), [6, 3]);
JS
node probe.mjs
