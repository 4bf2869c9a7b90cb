#!/bin/sh
# Guess: in a PSD file, a mask of a layer that is switched off hides nothing, a group that passes its layers through is shown
#   with its opacity, and a "fill" of 50 % makes a layer half-transparent, in Krita as in GIMP and Photoshop.
# Seen: Krita 5.1 applies masks that are off: a face whose mask was switched off is gone. The opacity of a group in the mode
#   "pass through", which all groups have unless somebody changes it, is ignored. The
#   fill is ignored by Krita, GIMP and ImageMagick: a layer with a fill of 50 % is opaque. psd.js says of a mask that is off
#   that it is not `disabled`. ag-psd reads all of them right.
# Who meets it: those who get a retouched face as a PSD file without having Photoshop: masks are switched off to keep the
#   original at hand, and the fill is the second of both sliders above the layers.
# What to do: delete masks that are off, and use the opacity instead of the fill; set groups with an opacity to "normal".
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
npm install --ignore-scripts --no-audit --no-fund --silent ag-psd@31.0.2 psd@3.4.0 sharp@0.35.5

# Each file has a skin tone, and above it a blue layer.
cat > draw.cjs <<'JS'
const { writeFileSync } = require('node:fs');
const { writePsdBuffer } = require('ag-psd');

function fill(colour) {
  const pixels = Array.from({ length: 64 * 64 }, () => [...colour, 255]).flat();

  return { width: 64, height: 64, data: new Uint8ClampedArray(pixels) };
}

const skin = { name: 'skin', imageData: fill([198, 134, 96]) };
const blue = { name: 'blue', imageData: fill([60, 120, 200]) };
const black = { left: 0, top: 0, right: 64, bottom: 64, defaultColor: 255, imageData: fill([0, 0, 0]) };

const multiplied = { ...blue, blendMode: 'multiply' };
const group = (settings) => ({ name: 'group', children: [multiplied], ...settings });

const pictures = {
  'mask-on': [skin, { ...blue, mask: black }],
  'mask-off': [skin, { ...blue, mask: { ...black, disabled: true } }],
  'opacity-50': [skin, { ...blue, opacity: 0.5 }],
  'fill-50': [skin, { ...blue, fillOpacity: 0.5 }],
  'group-100': [skin, group({ blendMode: 'pass through' })],
  'group-50': [skin, group({ blendMode: 'pass through', opacity: 0.5 })],
  'plain-50': [skin, group({ blendMode: 'pass through', opacity: 0.5, children: [blue] })],
};

for (const [name, children] of Object.entries(pictures)) {
  writeFileSync(`${name}.psd`, writePsdBuffer({ width: 64, height: 64, children, imageData: fill([0, 0, 0]) }));
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
const { readPsd } = require('ag-psd');
const Psd = require('psd');
const sharp = require('sharp');

async function read(name, program) {
  if (program === 'krita') {
    return [...readFileSync(`${name}-krita.bgra`).subarray(0, 3)].reverse();
  }

  const pixels = await sharp(`${name}-${program}.png`).ensureAlpha().raw().toBuffer();

  return [...pixels.subarray(0, 3)];
}

const isNear = (first, second) => first.every((value, index) => Math.abs(value - second[index]) <= 2);

const skin = [198, 134, 96];
const blue = [60, 120, 200];
const half = [129, 127, 148];
const dark = [47, 63, 75];
const halfDark = [122, 98, 85];

/** What Photoshop shows, and what the programs do. ImageMagick knows no groups. */
const expected = {
  'mask-on': { photoshop: skin, krita: skin, gimp: skin, imagemagick: skin },
  'mask-off': { photoshop: blue, krita: skin, gimp: blue, imagemagick: blue },
  'opacity-50': { photoshop: half, krita: half, gimp: half, imagemagick: half },
  'fill-50': { photoshop: half, krita: blue, gimp: blue, imagemagick: blue },
  'group-100': { photoshop: dark, krita: dark, gimp: dark, imagemagick: dark },
  'group-50': { photoshop: halfDark, krita: dark, gimp: halfDark, imagemagick: dark },
  'plain-50': { photoshop: half, krita: blue, gimp: half, imagemagick: blue },
};

const withoutPixels = { skipLayerImageData: true, skipCompositeImageData: true };
const readLayers = (name) => readPsd(readFileSync(`${name}.psd`), withoutPixels).children;

function isDisabledByPsdJs(name) {
  const file = new Psd(readFileSync(`${name}.psd`));

  file.parse();

  return file.tree().descendants()[0].layer.mask.disabled;
}

(async () => {
  for (const [name, { photoshop, ...programs }] of Object.entries(expected)) {
    const seen = {};

    for (const program of Object.keys(programs)) {
      seen[program] = await read(name, program);
    }

    console.log(name.padEnd(10), 'Photoshop', photoshop.join(), JSON.stringify(seen));

    for (const [program, colour] of Object.entries(programs)) {
      assert.ok(isNear(seen[program], colour), `${name} in ${program}`);
    }
  }

  const ofAgPsd = {
    'mask-off': readLayers('mask-off')[1].mask.disabled,
    'fill-50': readLayers('fill-50')[1].fillOpacity,
    'group-50': readLayers('group-50')[1].opacity,
  };

  console.log('ag-psd', ofAgPsd, 'psd.js, mask off:', isDisabledByPsdJs('mask-off'));

  assert.equal(ofAgPsd['mask-off'], true);
  assert.ok(Math.abs(ofAgPsd['fill-50'] - 0.5) < 0.01);
  assert.ok(Math.abs(ofAgPsd['group-50'] - 0.5) < 0.01);
  assert.equal(isDisabledByPsdJs('mask-off'), false);
})();
JS
node probe.cjs
