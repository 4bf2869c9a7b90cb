#!/bin/sh
# Guess: a PNG picture that FFmpeg takes out of a film has the colours of the film, everywhere.
# Seen: if the film names its colours (BT.709, as cameras and editors do), the picture gets a gamma of 1.96 beside the
#   right pixels. What reads that chunk, as Skia does, the drawing library of Chromium, makes the picture paler: skin of
#   197, 132, 95 becomes 204, 143, 106. What does not read it, as sharp and FFmpeg, shows the film's colours.
# Who meets it: those who show a still beside its film, or upload it as the face: it is right in one program and paler
#   in the next.
# What to do: `setparams=color_trc=iec61966-2-1` behind all other filters: then the gamma is that of sRGB.
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
npm install --ignore-scripts --no-audit --no-fund --silent @napi-rs/canvas@1.1.1 sharp@0.35.5

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { execFileSync } = require('node:child_process');
const { readFileSync } = require('node:fs');
const { createCanvas, loadImage } = require('@napi-rs/canvas');
const sharp = require('sharp');

const ffmpeg = (...options) => execFileSync('ffmpeg', ['-v', 'error', '-y', ...options]);
const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;

// The value of the chunk gAMA.
const gammaOf = (file) => file.readUInt32BE(file.indexOf('gAMA') + 4) / 100000;

const inSkia = async (file) => {
  const context = createCanvas(16, 16).getContext('2d');

  context.drawImage(await loadImage(file), 0, 0);

  return [...context.getImageData(8, 8, 1, 1).data].slice(0, 3);
};

const inSharp = async (file) => [...(await sharp(file).removeAlpha().raw().toBuffer())].slice(0, 3);

(async () => {
  console.log(`@napi-rs/canvas ${version('@napi-rs/canvas')}, sharp ${sharp.versions.sharp}`);

  const skin = ['-f', 'lavfi', '-i', 'color=0xC68660:s=16x16:r=25:d=0.2,scale=out_color_matrix=bt709'];
  const encoder = ['-c:v', 'libx264', '-qp', '0', '-pix_fmt', 'yuv444p'];
  const named = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];

  ffmpeg(...skin, ...encoder, ...named, 'film.mp4');
  ffmpeg('-i', 'film.mp4', '-frames:v', '1', 'still.png');
  ffmpeg('-i', 'film.mp4', '-vf', 'scale,setparams=color_trc=iec61966-2-1', '-frames:v', '1', 'mended.png');

  for (const [name, gamma, skia] of [
    ['still.png', 0.50994, [204, 143, 106]],
    ['mended.png', 0.45455, [197, 132, 95]],
  ]) {
    const file = readFileSync(name);

    console.log(`${name}: gamma ${gammaOf(file)}, sharp ${await inSharp(file)}, Skia ${await inSkia(file)}`);
    assert.equal(gammaOf(file), gamma);
    assert.deepEqual(await inSharp(file), [197, 132, 95]);
    assert.deepEqual(await inSkia(file), skia);
  }
})();
JS
node probe.cjs
