#!/bin/sh
# Guess: `vigra.impex.writeImage(array, 'face.png', dtype='UINT8')` saves a NumPy array of height x width as Pillow does: "UINT8: save as specified".
# Seen: the picture is mirrored at its diagonal, as VIGRA takes the first axis of a plain array for the width, and so is what it reads: an array of
#   width x height. Numbers with a fraction are stretched to all of 0 to 255, with "UINT8" too: greys of 100 and 110
#   become black and white. Read and saved by VIGRA alone, a picture is right.
# Who meets it: who mixes VIGRA with OpenCV, Pillow or scikit-image: faces lie on their side, and a frame with little contrast, such as
#   a soft mask of 100 to 110, is hard.
# What to do: `vigra.taggedView(array, 'yxc')` before saving, and `.astype('uint8')`.
set -eu

for package in python3-vigra python3-pil; do
  if ! dpkg-query -W "$package" > /dev/null 2>&1; then
    if [ "$(id -u)" -ne 0 ]; then
      echo "Missing: the Debian package $package" >&2
      exit 2
    fi

    apt-get update -qq > /dev/null
    apt-get install -y -qq --no-install-recommends "$package" > /dev/null
  fi
done

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

/usr/bin/python3 - << 'PY'
import numpy as np
import vigra
from PIL import Image, __version__

print(f'VIGRA {vigra.version}, Pillow {__version__}')

# Two lines of three pixels.
FACE = np.array([[100, 100, 110], [100, 100, 100]], np.uint8)


def save_and_read(array, **options):
    vigra.impex.writeImage(array, 'face.png', **options)

    return np.asarray(Image.open('face.png')).tolist()


tagged = vigra.taggedView(FACE, 'yx')

for title, seen, expected in [
    ('whole numbers', save_and_read(FACE), [[100, 100], [100, 100], [110, 100]]),
    ('whole numbers with names of axes', save_and_read(tagged), FACE.tolist()),
    ('float32', save_and_read(FACE.astype('f4')), [[0, 0], [0, 0], [255, 0]]),
    ('float32, dtype UINT8', save_and_read(FACE.astype('f4'), dtype='UINT8'), [[0, 0], [0, 0], [255, 0]]),
]:
    print(f'{FACE.tolist()} as {title}: {seen}')
    assert seen == expected

Image.fromarray(FACE).save('face.png')
read = vigra.impex.readImage('face.png')
print('read from a file of Pillow:', read.shape, read.dtype)
assert read.shape[:2] == (3, 2) and FACE.shape == (2, 3)
PY
