#!/bin/sh
# Guess: an OpenEXR picture has the same light in each program, whichever of its compressions it uses, and whether its
#   numbers have 16 or 32 bits.
# Seen: with the compressions DWAA and DWAB and numbers of 32 bits, FFmpeg reads the square of each colour: of
#   0.5, 0.3, 0.2 with an opacity of 0.5, it makes 0.25, 0.09, 0.04 with an opacity of 0. It says nothing, not even at
#   the level "verbose". The same picture in 16 bits, and all other compressions, are right, and OpenImageIO, three and
#   parse-exr read all four alike.
# Who meets it: those who make a film of faces that a 3D program rendered in 32 bits, with one of these compressions for
#   small files.
# What to do: write half floats (16 bits), or another compression such as ZIP.
set -eu

missing=
for package in ffmpeg openimageio-tools; do
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

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg openimageio-tools

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent three@0.187.0 parse-exr@1.0.2

for bits in half float; do
  for compression in zip piz dwaa dwab; do
    oiiotool --pattern constant:color=0.5,0.3,0.2,0.5 100x70 4 -d "$bits" --compression "$compression" \
      -o "$bits-$compression.exr"
  done
done

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import parseExr from 'parse-exr';
import { FloatType } from 'three';
import { EXRLoader } from 'three/addons/loaders/EXRLoader.js';

const PIXELS = 100 * 70;

/** The first pixel (red, green, blue, opacity) in each program, with two decimals. */
const readers = {
  openimageio(file) {
    const averages = execFileSync('oiiotool', ['-i', file, '--printstats'], { encoding: 'utf8' }).match(/Avg: (.*) \(/)[1];

    return averages.split(' ').map(Number);
  },
  three(file) {
    const loader = new EXRLoader().setDataType(FloatType);

    return loader.parse(new Uint8Array(readFileSync(file)).buffer).data;
  },
  parseExr(file) {
    return parseExr(new Uint8Array(readFileSync(file)).buffer, FloatType).data;
  },
  ffmpeg(file) {
    const { status, stdout, stderr } = spawnSync('ffmpeg', [
      ...['-v', 'verbose', '-i', file, '-f', 'rawvideo', '-pix_fmt', 'gbrapf32le', '-'],
    ]);

    assert.equal(status, 0);
    assert.doesNotMatch(String(stderr), /error|fail|warn|unsupported/i);

    const planes = new Float32Array(new Uint8Array(stdout).buffer);

    assert.equal(planes.length, 4 * PIXELS);

    return [2, 0, 1, 3].map((plane) => planes[plane * PIXELS]);
  },
};

const right = ['0.50', '0.30', '0.20', '0.50'];

for (const bits of ['half', 'float']) {
  for (const compression of ['zip', 'piz', 'dwaa', 'dwab']) {
    const isSquared = bits === 'float' && compression.startsWith('dwa');

    for (const [program, read] of Object.entries(readers)) {
      const pixel = [...read(`${bits}-${compression}.exr`).slice(0, 4)].map((value) => value.toFixed(2));

      console.log(bits.padEnd(5), compression, program.padEnd(11), pixel.join(' '));
      assert.deepEqual(pixel, isSquared && program === 'ffmpeg' ? ['0.25', '0.09', '0.04', '0.00'] : right);
    }
  }
}
JS
node probe.mjs
