#!/bin/sh
# Guess: xcfreader, which reads "metadata, layers and render images" of GIMP 2.10 files, shows a picture as GIMP does, or
#   refuses it if it has what the reader does not know.
# Seen: what a mask hides is shown: a layer of which a mask leaves the face covers the whole picture. So does a layer in a
#   hidden group, and in a group with an opacity of 0. A layer "face copy" has the name "face", so two layers have one name.
#   There is no error and no warning. A hidden layer is hidden.
# Who meets it: editors in a browser that open a file of GIMP with a cut-out face: a mask is how it is cut out.
# What to do: export PNG from GIMP, or "Apply Layer Mask" and "Merge Layer Group" before saving.
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

# For GIMP: a layer of the skin tone 198, 134, 96, and above it, alone or in a group, one of the blue 60, 120, 200.
# Each file is saved as it is (.xcf), and as GIMP shows it (.png).
cat > draw.scm <<'SCM'
(define (fill layer color)
  (gimp-context-set-foreground color)
  (gimp-drawable-fill layer FILL-FOREGROUND))

(define (layer image name mode opacity)
  (car (gimp-layer-new image 60 40 RGBA-IMAGE name opacity mode)))

(define (draw name mode opacity in-group change)
  (let* ((image (car (gimp-image-new 60 40 RGB)))
         (skin (layer image "face" LAYER-MODE-NORMAL 100))
         (group (car (gimp-layer-group-new image)))
         (blue (layer image "face copy" mode opacity)))
    (gimp-image-insert-layer image skin 0 0)
    (fill skin '(198 134 96))
    (if in-group (gimp-image-insert-layer image group 0 0))
    (gimp-image-insert-layer image blue (if in-group group 0) 0)
    (fill blue '(60 120 200))
    (change group blue)
    (gimp-xcf-save 0 image blue (string-append name ".xcf") name)
    (let* ((shown (car (gimp-image-duplicate image)))
           (all (car (gimp-image-merge-visible-layers shown CLIP-TO-IMAGE))))
      (file-png-save 1 shown all (string-append name ".png") name 0 9 0 0 0 0 0))))

(define (nothing group blue) #t)

(define (hide group blue)
  (gimp-layer-add-mask blue (car (gimp-layer-create-mask blue ADD-MASK-BLACK))))

(draw "normal" LAYER-MODE-NORMAL 100 #f nothing)
(draw "hidden-layer" LAYER-MODE-NORMAL 100 #f (lambda (group blue) (gimp-item-set-visible blue FALSE)))
(draw "mask" LAYER-MODE-NORMAL 100 #f hide)
(draw "hidden-group" LAYER-MODE-NORMAL 100 #t (lambda (group blue) (gimp-item-set-visible group FALSE)))
(draw "clear-group" LAYER-MODE-NORMAL 100 #t (lambda (group blue) (gimp-layer-set-opacity group 0)))
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

const skin = '198,134,96';
const blue = '60,120,200';

assert.deepEqual(await compare('normal'), [blue, blue]);
assert.deepEqual(await compare('hidden-layer'), [skin, skin]);

assert.deepEqual(await compare('mask'), [skin, blue]);
assert.deepEqual(await compare('hidden-group'), [skin, blue]);
assert.deepEqual(await compare('clear-group'), [skin, blue]);

const { layers } = XCFParser.parseBuffer(new Uint8Array(readFileSync('normal.xcf')).buffer);

assert.deepEqual(
  layers.map((layer) => layer.name),
  ['face', 'face'],
);
JS
node probe.mjs
