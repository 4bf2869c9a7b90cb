#!/bin/sh
# Guess: a picture of one grey has nothing to equalize: it stays as it is, in each program, and so does a nearly black frame of a covered camera.
# Seen: it is white in scikit-image (`equalize_hist` and `equalize_adapthist`) and libvips (`hist_equal`), from black, too; in ImageMagick,
#   `-equalize` makes 100 white and keeps black, and `-auto-gamma` makes black white. In OpenCV and sharp, equalizing by tiles lightens 100 by 7 or 8.
#   OpenCV and Pillow keep it, but with one pixel that is lighter by 1, all of a grey of 200 is black. No warning.
# Who meets it: programs that equalize faces before they compare them, or frames before they look for faces: blank frames flash in white, and a
#   wall behind a face is lighter in one program than in another.
# What to do: do not equalize what has fewer tones than a face: look at the difference of the lightest and the darkest one before.
set -eu

missing=
for package in python3-opencv python3-skimage python3-pil imagemagick libvips-tools; do
  dpkg-query -W -f '${Version}' "$package" > /dev/null 2>&1 || missing="$missing $package"
done

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing Debian packages:$missing" >&2
    exit 2
  fi

  apt-get update -qq > /dev/null
  # shellcheck disable=SC2086 # several names
  apt-get install -y -qq --no-install-recommends $missing > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' python3-opencv python3-skimage python3-pil imagemagick libvips-tools

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --silent sharp@0.35.5

cat > probe.py << 'PY'
import warnings

import cv2
import numpy as np
import PIL
import skimage
from PIL import Image, ImageOps
from skimage import exposure

# That of scikit-image says that a picture has one value only.
warnings.simplefilter('ignore')


def blank(grey, lighter=0):
    """Returns a picture of one grey, or with one pixel that is lighter."""
    picture = np.full((64, 64), grey, np.uint8)
    picture[0, 0] += lighter

    return picture


def pillow(picture):
    return np.asarray(ImageOps.equalize(Image.fromarray(picture)))


def scikit(equalize):
    return lambda picture: np.round(equalize(picture) * 255).astype(np.uint8)


print('OpenCV', cv2.__version__, 'Pillow', PIL.__version__, 'scikit-image', skimage.__version__)

for name, equalize, expected in [
    ('OpenCV, equalizeHist', cv2.equalizeHist, [0, 100, 200, 0]),
    ('OpenCV, CLAHE', cv2.createCLAHE(2.0, (8, 8)).apply, [8, 108, 207, 207]),
    ('Pillow, equalize', pillow, [0, 100, 200, 0]),
    ('scikit-image, equalize_hist', scikit(exposure.equalize_hist), [255, 255, 255, 255]),
    ('scikit-image, equalize_adapthist', scikit(exposure.equalize_adapthist), [255, 255, 255, None]),
]:
    seen = [int(equalize(picture)[40, 40]) for picture in (blank(0), blank(100), blank(200), blank(200, 1))]
    print(f'{name}: 0, 100, 200, and 200 with a lighter pixel become', *seen)
    assert seen[:3] == expected[:3]
    assert expected[3] in (None, seen[3])
PY
/usr/bin/python3 probe.py

# magick OPTION GREY EXPECTED
magick() {
  seen=$(convert -size 64x64 "xc:gray($2)" -depth 8 "$1" -format '%[fx:round(255*p{40,40}.r)]' info:)
  echo "ImageMagick, $1: $2 becomes $seen"
  test "$seen" = "$3"
}

magick -equalize 0 0
magick -equalize 100 255
magick -auto-gamma 0 255
magick -normalize 100 100

vips black black.v 64 64

for grey in 0 100; do
  vips linear black.v grey.v 1 "$grey" --uchar
  vips hist_equal grey.v equal.v
  seen=$(vips getpoint equal.v 40 40 | tr -d ' ')
  echo "libvips, hist_equal: $grey becomes $seen"
  test "$seen" = 255
done

cat > probe.mjs << 'JS'
import assert from 'node:assert/strict';
import sharp from 'sharp';

const blank = (grey) => sharp(Buffer.alloc(64 * 64, grey), { raw: { width: 64, height: 64, channels: 1 } });

for (const [name, expected, equalize] of [
  ['normalise', 100, (picture) => picture.normalise()],
  ['clahe', 107, (picture) => picture.clahe({ width: 8, height: 8 })],
]) {
  const pixels = await equalize(blank(100)).raw().toBuffer();

  console.log(`sharp ${sharp.versions.sharp}, ${name}: 100 becomes ${pixels[64 * 40 + 40]}`);
  assert.equal(pixels[64 * 40 + 40], expected);
}
JS
node probe.mjs
