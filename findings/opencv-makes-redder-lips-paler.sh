#!/bin/sh
# Guess: `cv2.colorChange(photo, mask, red_mul=1.5, green_mul=0.5, blue_mul=0.5)`, whose parameters are called "R-channel
#   multiply factor" and so on, makes the lips within the mask redder: 1.5 times as much red, and half of green and blue.
# Seen: if the mask covers the lips, nothing happens: 160, 60, 70 is 159, 59, 69. If it is larger, they get paler: 140, 96,
#   82, with less red and more green and blue. Not the colours are multiplied but the differences to the next pixel, and the
#   edge of the mask is kept: red of lips is below that of skin, and 1.5 times as far below afterwards. Each pixel
#   within the mask loses 1, also with factors of 1.
# Who meets it: those who put on lipstick, or fit the skin of a swapped face to a neck, for which the function is.
# What to do: multiply the channels yourself: `photo[mask > 0] * [0.5, 0.5, 1.5]`, then `seamlessClone` if an edge shows.
set -eu

if ! dpkg-query -W python3-opencv > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package python3-opencv' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends python3-opencv > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' python3-opencv

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > probe.py <<'PY'
import cv2
import numpy as np

print('OpenCV', cv2.__version__)

# As blue, green and red.
SKIN = (96, 134, 198)
LIPS = (70, 60, 160)
MIDDLE = (100, 100)

photo = np.full((200, 200, 3), SKIN, np.uint8)
cv2.ellipse(photo, MIDDLE, (40, 20), 0, 0, 360, LIPS, -1)


def change(width, height, **factors):
    """What becomes of the lips, with a mask of this size around their middle."""
    mask = np.zeros((200, 200), np.uint8)
    cv2.ellipse(mask, MIDDLE, (width, height), 0, 0, 360, 255, -1)
    blue, green, red = cv2.colorChange(photo, mask, **factors)[MIDDLE].tolist()

    print('mask of', width, 'x', height, factors, 'lips', LIPS[::-1], '->', (red, green, blue))

    return red, green, blue


redder = {'red_mul': 1.5, 'green_mul': 0.5, 'blue_mul': 0.5}

# The lips are 40 x 20.
for width, height in ((30, 10), (38, 18), (40, 20)):
    assert change(width, height, **redder) == (159, 59, 69)

red, green, blue = change(60, 40, **redder)

assert red < 145 and green > 90 and blue > 78

# With all factors at their limits, too.
assert change(40, 20, red_mul=2.5, green_mul=0, blue_mul=0) == (159, 59, 69)
assert change(60, 40, red_mul=1, green_mul=1, blue_mul=1) == (159, 59, 69)

# What helps.
shape = np.zeros((200, 200), np.uint8)
cv2.ellipse(shape, MIDDLE, (40, 20), 0, 0, 360, 255, -1)

multiplied = photo.copy()
multiplied[shape > 0] = np.clip(photo[shape > 0] * [0.5, 0.5, 1.5], 0, 255).astype(np.uint8)

print('multiplied', multiplied[MIDDLE][::-1])
assert multiplied[MIDDLE].tolist() == [35, 30, 240]
PY
/usr/bin/python3 probe.py
