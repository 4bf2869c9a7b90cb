#!/bin/sh
# Guess: an upright photo of a phone stays upright when it becomes AVIF and comes back.
# Seen: one of two encoders and both decoders lose it. heif-enc leaves the turn in EXIF, which readers of AVIF ignore:
#   sharp and Skia (the library of Chromium) show the photo lying on its side. avifenc turns it right; then avifdec
#   writes a PNG or JPEG that lies on its side and has no EXIF to tell, and heif-convert turns the pixels and keeps the
#   EXIF, so that sharp turns them once more. There is no warning.
# Who meets it: those who convert photos of faces: no face is found in them.
# What to do: turn the photo before (`convert -auto-orient`), or do all of it with sharp.
set -eu

missing=
for package in imagemagick libavif-bin libheif-examples libimage-exiftool-perl; do
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

dpkg-query -W -f '${Package} ${Version}\n' imagemagick libavif-bin libheif-examples libimage-exiftool-perl

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent sharp@0.35.5 @napi-rs/canvas@1.1.1

# A photo of 64 × 32 pixels that a camera took upright: it is to be shown as 32 × 64.
convert -size 64x32 gradient:red-blue photo.jpg
exiftool -q -overwrite_original -n -Orientation=6 photo.jpg

avifenc -s 10 photo.jpg avifenc.avif > /dev/null
heif-enc -A photo.jpg -o heif-enc.avif > /dev/null 2>&1
avifdec avifenc.avif avifdec.png > /dev/null
avifdec avifenc.avif avifdec.jpg > /dev/null
heif-convert avifenc.avif heif-convert.png > /dev/null

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const { loadImage } = require('@napi-rs/canvas');
const sharp = require('sharp');

const { version } = JSON.parse(readFileSync('node_modules/@napi-rs/canvas/package.json', 'utf8'));

(async () => {
  console.log(`sharp ${sharp.versions.sharp}, @napi-rs/canvas ${version}`);

  for (const [name, seenInSharp, seenInSkia] of [
    ['photo.jpg', '32 × 64', '32 × 64'],
    ['avifenc.avif', '32 × 64', '32 × 64'],
    ['heif-enc.avif', '64 × 32', '64 × 32'],
    ['avifdec.png', '64 × 32', '64 × 32'],
    ['avifdec.jpg', '64 × 32', '64 × 32'],
    ['heif-convert.png', '64 × 32', '32 × 64'],
  ]) {
    const { info } = await sharp(name).autoOrient().toBuffer({ resolveWithObject: true });
    const inSharp = `${info.width} × ${info.height}`;

    const picture = await loadImage(name);
    const inSkia = `${picture.width} × ${picture.height}`;

    console.log(`${name}: sharp ${inSharp}, Skia ${inSkia}`);
    assert.equal(inSharp, seenInSharp);
    assert.equal(inSkia, seenInSkia);
  }
})();
JS
node probe.cjs
