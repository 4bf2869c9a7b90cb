#!/bin/sh
# Guess: xcfreader renders a layer of a GIMP file with its mode: an opaque layer in "multiply" darkens what is below it.
# Seen: with an opacity of 100 %, what is below counts as black: a multiplied layer is black all over, and so are an overlay
#   and a soft light. An added layer covers what it should be added to. With 50 %, they are right. In the modes that GIMP
#   2.10 gives to new layers, other numbers than the old ("legacy") ones, each layer is "normal". No error, no warning.
# Who meets it: shadows and make-up on a face, which are multiplied layers, in pages that show files of GIMP.
# What to do: export PNG from GIMP, or read colours and modes of the layers and blend them on a canvas.
set -eu

if ! dpkg-query -W gimp > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package gimp' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends gimp > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' gimp

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @theprogrammingiantpanda/xcfreader@1.1.0 sharp@0.35.5

# For GIMP: a layer of the skin tone 198, 134, 96, and above it, one of the blue 60, 120, 200. Each file is saved as it
# is (.xcf), and as GIMP shows it (.png).
cat > draw.scm <<'SCM'
(define (fill layer color)
  (gimp-context-set-foreground color)
  (gimp-drawable-fill layer FILL-FOREGROUND))

(define (layer image name mode opacity)
  (car (gimp-layer-new image 60 40 RGBA-IMAGE name opacity mode)))

(define (draw name mode opacity)
  (let* ((image (car (gimp-image-new 60 40 RGB)))
         (skin (layer image "face" LAYER-MODE-NORMAL 100))
         (blue (layer image "face copy" mode opacity)))
    (gimp-image-insert-layer image skin 0 0)
    (fill skin '(198 134 96))
    (gimp-image-insert-layer image blue 0 0)
    (fill blue '(60 120 200))
    (gimp-xcf-save 0 image blue (string-append name ".xcf") name)
    (let* ((shown (car (gimp-image-duplicate image)))
           (all (car (gimp-image-merge-visible-layers shown CLIP-TO-IMAGE))))
      (file-png-save 1 shown all (string-append name ".png") name 0 9 0 0 0 0 0))))

(draw "multiply-legacy" LAYER-MODE-MULTIPLY-LEGACY 100)
(draw "multiply-legacy-half" LAYER-MODE-MULTIPLY-LEGACY 50)
(draw "overlay-legacy" LAYER-MODE-OVERLAY-LEGACY 100)
(draw "addition-legacy" LAYER-MODE-ADDITION-LEGACY 100)
(draw "multiply" LAYER-MODE-MULTIPLY 100)
(draw "screen" LAYER-MODE-SCREEN 100)
(draw "soft-light" LAYER-MODE-SOFTLIGHT 100)
(gimp-quit 0)
SCM
HOME=$work timeout 120 gimp -i -d -f -s -b - < draw.scm > log.txt 2>&1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { XCFDataImage, XCFParser } from '@theprogrammingiantpanda/xcfreader/browser';
import sharp from 'sharp';

const place = (10 * 60 + 10) * 4;

async function compare(name) {
  const file = XCFParser.parseBuffer(new Uint8Array(readFileSync(`${name}.xcf`)).buffer);
  const image = new XCFDataImage(file.width, file.height);

  file.createImage(image);

  const byGimp = await sharp(`${name}.png`).ensureAlpha().raw().toBuffer();
  const seen = [byGimp, image.imageData.data].map((pixels) => pixels.subarray(place, place + 3).join(','));

  console.log({ name, 'GIMP 2.10': seen[0], xcfreader: seen[1], layers: file.layers.map((layer) => layer.name) });

  return seen;
}

const blue = '60,120,200';
const black = '0,0,0';

// The modes of GIMP 2.8 and before: with half of the opacity, the difference to GIMP is one of rounding.
assert.deepEqual(await compare('multiply-legacy-half'), ['122,99,86', '123,99,86']);
assert.deepEqual(await compare('multiply-legacy'), ['47,63,75', black]);

assert.deepEqual(await compare('overlay-legacy'), ['175,130,130', black]);
assert.deepEqual(await compare('addition-legacy'), ['255,254,255', blue]);

// The modes of GIMP 2.10.
assert.deepEqual(await compare('multiply'), ['44,60,74', blue]);
assert.deepEqual(await compare('screen'), ['211,191,221', blue]);
assert.deepEqual(await compare('soft-light'), ['175,130,130', blue]);
JS
node probe.mjs
