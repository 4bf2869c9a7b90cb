#!/bin/sh
# Guess: the crop of an AVIF photo (`avifenc --crop`, the clean aperture of its container) is applied by whoever shows the photo:
#   the format marks it as essential, so a program that can't crop has to refuse the photo.
# Seen: of a photo of 64 x 48 pixels, of which the right half is meant, libheif and sharp show the right half. avifdec, which
#   lists the right half, FFmpeg, @napi-rs/canvas and Chromium show all of it. Chromium does crop if the piece begins at the upper
#   left corner. Firefox refuses both photos, and shows the one without a crop. image-size says that they are 63 pixels wide.
# Who meets it: apps for photos that crop without losses: the person beside the face is there again, or there is no photo at all.
# What to do: crop the pixels before they are encoded, and upload what sharp makes of an AVIF photo instead of the photo itself.
set -eu

missing=
for package in libavif-bin libheif-examples imagemagick ffmpeg chromium firefox-esr; do
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

dpkg-query -W -f '${Package} ${Version}\n' libavif-bin libheif-examples imagemagick ffmpeg chromium firefox-esr

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent sharp@0.35.5 @napi-rs/canvas@1.1.1 image-size@2.1.0 puppeteer-core@25.16.0

convert -size 64x48 xc:red -fill blue -draw 'rectangle 32,0 63,47' photo.png
avifenc -s 8 photo.png whole.avif > /dev/null
avifenc -s 8 --crop 0,0,32,48 photo.png left.avif > /dev/null
avifenc -s 8 --crop 32,0,32,48 photo.png right.avif > /dev/null
avifdec --info right.avif | grep 'derived crop rect'

for name in whole left right; do
  avifdec "$name.avif" "$name.avifdec.png" > /dev/null
  heif-convert "$name.avif" "$name.libheif.png" > /dev/null
  ffmpeg -v error -i "$name.avif" -frames:v 1 "$name.ffmpeg.png"
done

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import { createCanvas, loadImage } from '@napi-rs/canvas';
import { imageSize } from 'image-size';
import { launch } from 'puppeteer-core';
import sharp from 'sharp';

const names = ['whole', 'left', 'right'];
const found = {};

/** Writes down the size of a photo and the colours at its left and right edges. */
const note = (tool, name, answer) => {
  found[tool] ??= {};
  found[tool][name] = answer;
  console.log(`${name}: ${tool}: ${answer}`);
};

const colourOf = ([red, , blue]) => (red > blue ? 'red' : 'blue');

const describe = async (file) => {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });

  return `${info.width} x ${info.height}, ${colourOf(data)} to ${colourOf(data.subarray(-info.channels))}`;
};

for (const name of names) {
  const photo = readFileSync(`${name}.avif`);

  note('sharp', name, await describe(photo));
  for (const tool of ['avifdec', 'libheif', 'ffmpeg']) {
    note(tool, name, await describe(`${name}.${tool}.png`));
  }

  const image = await loadImage(photo);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  note('canvas', name, await describe(context.canvas.toBuffer('image/png')));

  const { width, height } = imageSize(photo);
  note('image-size', name, `${width} x ${height}`);
}

const browsers = {
  chromium: { browser: 'chrome', executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] },
  firefox: { browser: 'firefox', executablePath: '/usr/bin/firefox' },
};

for (const [tool, options] of Object.entries(browsers)) {
  const browser = await launch(options);
  const page = await browser.newPage();

  for (const name of names) {
    const source = `data:image/avif;base64,${readFileSync(`${name}.avif`, 'base64')}`;
    const picture = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;

      try {
        await image.decode();
      } catch (error) {
        return error.name;
      }
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      canvas.getContext('2d').drawImage(image, 0, 0);

      return canvas.toDataURL();
    }, source);

    note(tool, name, picture.startsWith('data:') ? await describe(Buffer.from(picture.split(',')[1], 'base64')) : picture);
  }
  await browser.close();
}

const whole = '64 x 48, red to blue';
const left = '32 x 48, red to red';
const right = '32 x 48, blue to blue';

assert.deepEqual(found, {
  sharp: { whole, left, right },
  libheif: { whole, left, right },
  avifdec: { whole, left: whole, right: whole },
  ffmpeg: { whole, left: whole, right: whole },
  canvas: { whole, left: whole, right: whole },
  'image-size': { whole: '64 x 48', left: '63 x 48', right: '63 x 48' },
  chromium: { whole, left, right: whole },
  firefox: { whole, left: 'EncodingError', right: 'EncodingError' },
});
JS
HOME="$work" node probe.mjs
