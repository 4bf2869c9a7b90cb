#!/bin/sh
# Guess: optimizers of PNG files leave animated stickers (APNG) moving, or refuse them: those that change no pixel at the least. What is
#   kept by name, as with `--keepchunks` of zopflipng and `-keep` of pngcrush, is there afterwards.
# Seen: pngquant, advpng, zopflipng and pngcrush write the first picture alone, with exit status 0; advpng overwrites the file with it.
#   With `--keepchunks=acTL,fcTL,fdAT`, zopflipng keeps the pictures of a photo that moves. But of a sticker in one colour it makes a first
#   picture with a palette, and leaves the others in RGBA behind it: FFmpeg shows none of the three. pngcrush keeps none of the chunks
#   that it is told to keep. optipng, apngopt and oxipng keep all pictures and change no pixel.
# Who meets it: sites and apps that shrink uploaded pictures, or the pictures of their own pages: a sticker stands still.
# What to do: leave PNG files with an `acTL` chunk to oxipng or apngopt.
set -eu

missing=
for package in pngquant advancecomp zopfli pngcrush optipng apngopt ffmpeg; do
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

dpkg-query -W -f '${Package} ${Version}\n' pngquant advancecomp zopfli pngcrush optipng apngopt ffmpeg

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --silent @jsquash/oxipng@2.3.0

# Three pictures each: a photo, and a bar of one skin tone that grows on nothing.
ffmpeg -v error -f lavfi -i testsrc=s=64x64:r=5 -frames:v 3 -plays 0 -f apng photo.png
ffmpeg -v error -f lavfi -i color=0xc68660:s=32x32:r=5 -frames:v 3 \
  -vf "format=rgba,geq=r='r(X,Y)':g='g(X,Y)':b='b(X,Y)':a='255*lt(X,6*(N+1))'" -plays 0 -f apng sticker.png

# pictures FILE: a checksum for each picture that FFmpeg reads; what is transparent may have any colour.
pictures() {
  shown='gt(alpha(X,Y),0)'
  ffmpeg -v error -i "$1" -vf "format=rgba,geq=r='r(X,Y)*$shown':g='g(X,Y)*$shown':b='b(X,Y)*$shown':a='alpha(X,Y)'" -f framemd5 - \
    2> error.txt | awk '!/^#/ { print substr($NF, 1, 6) }' | xargs
}

# expect FILE PICTURES
expect() {
  seen=$(pictures "$1")
  echo "$1: ${seen:-$(head -n 1 error.txt)}"
  test "$seen" = "$2"
}

cat > oxipng.mjs <<'JS'
import { readFileSync, writeFileSync } from 'node:fs';

import optimise, { init } from '@jsquash/oxipng/optimise.js';

await init(await WebAssembly.compile(readFileSync('node_modules/@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm')));
const file = readFileSync(process.argv[2]);
const result = await optimise(file.buffer.slice(file.byteOffset, file.byteOffset + file.length), { level: 2 });
writeFileSync(process.argv[3], Buffer.from(result));
JS

for name in photo sticker; do
  all=$(pictures "$name.png")
  first=${all%% *}
  expect "$name.png" "$all"

  pngquant --output "$name.pngquant.png" "$name.png"
  cp "$name.png" "$name.advpng.png"
  advpng -z "$name.advpng.png" > log.txt
  zopflipng "$name.png" "$name.zopflipng.png" > log.txt
  zopflipng --keepchunks=acTL,fcTL,fdAT "$name.png" "$name.zopflipng-kept.png" > log.txt
  pngcrush -q "$name.png" "$name.pngcrush.png" > log.txt 2>&1
  pngcrush -q -keep acTL -keep fcTL -keep fdAT "$name.png" "$name.pngcrush-kept.png" > log.txt 2>&1
  optipng -quiet -out "$name.optipng.png" "$name.png"
  apngopt "$name.png" "$name.apngopt.png" > log.txt
  node oxipng.mjs "$name.png" "$name.oxipng.png"

  # pngquant changes colours, so only the number counts.
  test "$(pictures "$name.pngquant.png" | wc -w)" = 1
  echo "$name.pngquant.png: $(pictures "$name.pngquant.png")"
  expect "$name.advpng.png" "$first"
  expect "$name.zopflipng.png" "$first"
  expect "$name.pngcrush.png" "$first"
  expect "$name.pngcrush-kept.png" "$first"
  expect "$name.optipng.png" "$all"
  expect "$name.apngopt.png" "$all"
  expect "$name.oxipng.png" "$all"
done

expect photo.zopflipng-kept.png "$(pictures photo.png)"
expect sticker.zopflipng-kept.png ''
