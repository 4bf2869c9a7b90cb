#!/bin/sh
# Guess: `Image.open('mask.png').convert('L')` of Pillow makes 8 bits out of 16, so that a grey of one half is one half,
#   as in OpenCV, sharp, jimp and ImageMagick.
# Seen: all of the mask but its black is white: what is above 255 of 65,535 becomes 255, without a warning. A soft edge of 100
#   pixels becomes a hard one at its outer end. It is so for PNG and TIFF, and for "RGB" too. Resizing keeps all bits.
# Who meets it: those who swap faces with masks or maps of depth that a network or GIMP has saved with 16 bits: the
#   whole box of the face is swapped, and all of a map of depth is far away.
# What to do: `Image.fromarray((np.asarray(mask) / 257).round().astype(np.uint8))`, or save masks with 8 bits.
set -eu

if ! dpkg-query -W python3-pil python3-numpy python3-opencv > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian packages python3-pil, python3-numpy and python3-opencv' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends python3-pil python3-numpy python3-opencv > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' python3-pil python3-numpy python3-opencv

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > probe.py <<'PY'
import cv2
import numpy as np
import PIL
from PIL import Image

print('Pillow', PIL.__version__, 'OpenCV', cv2.__version__)

# A soft edge: black, a hundredth, a quarter, one half, white.
LEVELS = [0, 655, 16384, 32768, 65535]
mask = np.array([LEVELS], np.uint16)


def read_with_opencv(name):
    return cv2.imread(name, cv2.IMREAD_GRAYSCALE)[0].tolist()


for name in ('mask.png', 'mask.tif'):
    cv2.imwrite(name, mask)

    picture = Image.open(name)
    grey = list(picture.convert('L').getdata())
    colour = [pixel[0] for pixel in picture.convert('RGB').getdata()] if name == 'mask.png' else None

    print(name, picture.mode, 'L', grey, 'RGB', colour, 'OpenCV', read_with_opencv(name))

    assert list(picture.getdata()) == LEVELS
    assert grey == [0, 255, 255, 255, 255]
    assert colour in (None, [0, 255, 255, 255, 255])
    assert read_with_opencv(name) == [0, 2, 64, 128, 255]

# A face that is put into a photo by this mask.
swapped = Image.new('RGB', (5, 1), (60, 120, 200))
swapped.paste((198, 134, 96), (0, 0, 5, 1), Image.open('mask.png').convert('L'))

print('swapped', list(swapped.getdata()))
assert list(swapped.getdata()) == [(60, 120, 200)] + 4 * [(198, 134, 96)]

# What helps.
helped = Image.fromarray((np.asarray(Image.open('mask.png')) / 257).round().astype(np.uint8))

print('divided by 257', list(helped.getdata()))
assert list(helped.getdata()) == [0, 3, 64, 128, 255]
PY
/usr/bin/python3 probe.py
