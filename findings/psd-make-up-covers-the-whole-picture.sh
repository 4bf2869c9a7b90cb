#!/bin/sh
# Guess: a layer of make-up that is clipped to the face below it (a "clipping mask" of Photoshop) is seen on the face only, and
#   a group with a mask only where the mask is white, in each program that reads the layers of PSD files.
# Seen: in Krita and in ImageMagick, the clipped layer covers the whole picture, and the mask of a group counts for nothing.
#   GIMP is right in both. If the face below is hidden, Photoshop hides what is clipped to it: all three show it, GIMP on the
#   whole picture. ImageMagick shows hidden groups as well. None of them says so.
# Who meets it: those who offer their work as a PSD file for other programs, or make previews of its layers with
#   ImageMagick: clipping is how make-up, shades and hair are kept on a head.
# What to do: save the file with "Maximize Compatibility" and take its first picture, which is the whole, or merge each
#   clipped layer with the one below it.
set -eu

missing=''
command -v kritarunner > /dev/null || missing="$missing krita"
command -v gimp > /dev/null || missing="$missing gimp"
command -v convert > /dev/null || missing="$missing imagemagick"
command -v xvfb-run > /dev/null || missing="$missing xvfb xauth"

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing: the Debian packages$missing" >&2
    exit 2
  fi

  # shellcheck disable=SC2086 # Several packages.
  apt-get install -y -qq --no-install-recommends $missing > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' krita gimp imagemagick

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent ag-psd@31.0.2 sharp@0.35.5

# Each file has a blue ground, and on it a face of 20 x 20 pixels at the upper left, or what else its name says.
cat > draw.cjs <<'JS'
const { writeFileSync } = require('node:fs');
const { writePsdBuffer } = require('ag-psd');

function fill(colour, size) {
  const pixels = Array.from({ length: size * size }, () => [...colour, 255]).flat();

  return { width: size, height: size, data: new Uint8ClampedArray(pixels) };
}

const ground = { name: 'ground', imageData: fill([60, 120, 200], 64) };
const face = { name: 'face', left: 0, top: 0, right: 20, bottom: 20, imageData: fill([198, 134, 96], 20) };
const makeUp = { name: 'make-up', imageData: fill([200, 16, 46], 64) };
const onFace = { left: 0, top: 0, right: 20, bottom: 20, defaultColor: 0, imageData: fill([255, 255, 255], 20) };

const pictures = {
  face: [ground, face],
  clipped: [ground, face, { ...makeUp, clipping: true }],
  'face-hidden': [ground, { ...face, hidden: true }, { ...makeUp, clipping: true }],
  mask: [ground, { ...makeUp, mask: onFace }],
  'mask-of-group': [ground, { name: 'group', children: [makeUp], mask: onFace }],
  'group-hidden': [ground, { name: 'group', hidden: true, children: [makeUp] }],
};

for (const [name, children] of Object.entries(pictures)) {
  writeFileSync(`${name}.psd`, writePsdBuffer({ width: 64, height: 64, children, imageData: fill([0, 0, 0], 64) }));
}
JS
node draw.cjs

# Saves what each program shows of all layers as PNG.
cat > show.py <<'PY'
import glob
import os

from krita import Krita


def main(_arguments):
    krita = Krita.instance()
    krita.setBatchmode(True)

    for file in sorted(glob.glob('*.psd')):
        document = krita.openDocument(os.path.abspath(file))
        document.refreshProjection()
        document.waitForDone()
        pixels = bytes(document.pixelData(0, 0, 64, 64))

        with open(f'{file[:-4]}-krita.bgra', 'wb') as result:
            result.write(pixels)

    os._exit(0)
PY
HOME=$work PYTHONPATH=$work timeout 300 xvfb-run -a kritarunner -s show -f main > krita.txt 2>&1 || cat krita.txt

cat > show.scm <<'SCM'
(define (show name)
  (let* ((image (car (gimp-file-load RUN-NONINTERACTIVE (string-append name ".psd") name)))
         (all (car (gimp-image-merge-visible-layers image CLIP-TO-IMAGE))))
    (file-png-save RUN-NONINTERACTIVE image all (string-append name "-gimp.png") name 0 9 0 0 0 0 0)))
SCM

for file in *.psd; do
  name=${file%.psd}
  echo "(show \"$name\")" >> show.scm
  # The first picture in the file is the whole.
  convert "$file" -delete 0 -background none -layers merge "PNG32:$name-imagemagick.png"
done

echo '(gimp-quit 0)' >> show.scm
HOME=$work timeout 120 gimp -i -d -f -s -b - < show.scm > gimp.txt 2>&1

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const sharp = require('sharp');

const names = { '60,120,200': 'ground', '198,134,96': 'face', '200,16,46': 'make-up' };

/** What is seen on the face, and beside it. */
async function read(name, program) {
  const pixels =
    program === 'krita'
      ? readFileSync(`${name}-krita.bgra`)
      : await sharp(`${name}-${program}.png`).ensureAlpha().raw().toBuffer();

  return [10, 40].map((place) => {
    const start = (place * 64 + place) * 4;
    const colour = [...pixels.subarray(start, start + 3)];

    return names[program === 'krita' ? colour.reverse().join() : colour.join()];
  });
}

const nothing = ['ground', 'ground'];
const onFace = ['make-up', 'ground'];
const everywhere = ['make-up', 'make-up'];
const plain = ['face', 'ground'];

/** What Photoshop shows, and what the programs do. */
const expected = {
  face: { photoshop: plain, gimp: plain, krita: plain, imagemagick: plain },
  clipped: { photoshop: onFace, gimp: onFace, krita: everywhere, imagemagick: everywhere },
  'face-hidden': { photoshop: nothing, gimp: everywhere, krita: everywhere, imagemagick: everywhere },
  mask: { photoshop: onFace, gimp: onFace, krita: onFace, imagemagick: onFace },
  'mask-of-group': { photoshop: onFace, gimp: onFace, krita: everywhere, imagemagick: everywhere },
  'group-hidden': { photoshop: nothing, gimp: nothing, krita: nothing, imagemagick: everywhere },
};

(async () => {
  for (const [name, { photoshop, ...programs }] of Object.entries(expected)) {
    const seen = {};

    for (const program of Object.keys(programs)) {
      seen[program] = await read(name, program);
    }

    console.log(name.padEnd(14), 'on the face, beside it: Photoshop', photoshop.join(), JSON.stringify(seen));
    assert.deepEqual(seen, programs);
  }
})();
JS
node probe.cjs
