#!/bin/sh
# Guess: in Python, `cv2.multiply(photo, 0.5)` makes a photo half as light, `cv2.add(photo, 50)` lightens it by 50, and `cv2.min(photo, 150)` cuts off its
#   lights, as they do with a grey photo, and as `photo * 0.5` and `np.minimum(photo, 150)` do.
# Seen: a number is taken for a colour with 0 for all channels but the first: blue is changed, and green and red are added to 0, multiplied
#   by 0 or cut off at 0. Skin of 198, 134, 96 becomes 0, 0, 48 (red, green, blue) by `multiply` and by `divide` by 2, and
#   198, 134, 146 by `add`. `255 - photo` by `subtract` is 0, 0, 159. `addWeighted` and `convertScaleAbs` change all channels. No warning.
# Who meets it: whoever fits the light of a face to a photo: a face is dark blue, though the same code is right for masks, which are grey.
# What to do: give four numbers, `(0.5, 0.5, 0.5, 0)`, or use `convertScaleAbs(photo, alpha=0.5, beta=0)`.
set -eu

if ! dpkg-query -W python3-opencv > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package python3-opencv' >&2
    exit 2
  fi

  apt-get update -qq > /dev/null
  apt-get install -y -qq --no-install-recommends python3-opencv > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' python3-opencv

/usr/bin/python3 - << 'PY'
import cv2
import numpy as np

photo = np.full((2, 3, 3), (96, 134, 198), np.uint8)
grey = np.full((2, 3), 96, np.uint8)
every = (0.5, 0.5, 0.5, 0)


def tone(picture):
    """Returns the last pixel as red, green and blue."""
    return picture[-1, -1].tolist()[::-1]


print(cv2.__version__, 'a skin tone of', tone(photo))

for name, seen, expected in [
    ('multiply by 0.5', cv2.multiply(photo, 0.5), [0, 0, 48]),
    ('multiply by 0.5, four times', cv2.multiply(photo, every), [99, 67, 48]),
    ('divide by 2', cv2.divide(photo, 2), [0, 0, 48]),
    ('add 50', cv2.add(photo, 50), [198, 134, 146]),
    ('add 50, four times', cv2.add(photo, (50, 50, 50, 0)), [248, 184, 146]),
    ('subtract from 255', cv2.subtract(255, photo), [0, 0, 159]),
    ('min with 150', cv2.min(photo, 150), [0, 0, 96]),
    ('max with 150', cv2.max(photo, 150), [198, 134, 150]),
    ('absdiff to 100', cv2.absdiff(photo, 100), [198, 134, 4]),
    ('convertScaleAbs by 0.5', cv2.convertScaleAbs(photo, alpha=0.5), [99, 67, 48]),
    ('addWeighted by 0.5', cv2.addWeighted(photo, 0.5, photo, 0, 0), [99, 67, 48]),
]:
    print(f'{name}: {tone(seen)}')
    assert tone(seen) == expected, name

assert (cv2.multiply(grey, 0.5) == 48).all()
assert (cv2.add(grey, 50) == 146).all()
assert (photo * 0.5).astype(np.uint8)[0, 0].tolist() == [48, 67, 99]
PY
