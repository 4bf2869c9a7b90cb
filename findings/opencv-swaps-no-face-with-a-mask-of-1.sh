#!/bin/sh
# Guess: as everywhere in OpenCV, what is not 0 in a mask counts: `seamlessClone` puts the same face onto a head with a mask
#   of 1 as with one of 255.
# Seen: with a mask of 1, as it comes from `mask.astype(np.uint8)`, there is no face: of an eye of 20, 20, 20 nothing is left
#   but the skin of the head. The gradients of the face are multiplied by the mask, divided by 255. With 127, the eye is
#   half there. It is so for the normal and for the mixed kind, without a warning. `colorChange`,
#   `textureFlattening` and `illuminationChange` do nothing with a mask of 1. For `copyTo` and `mean`, 1 is enough.
# Who meets it: whoever swaps faces with a mask that a network or NumPy has made, of 0 and 1, or of True and False.
# What to do: `mask.astype(np.uint8) * 255`. Values between 0 and 255 flatten the face: they are no soft edge.
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

HEAD = (120, 150, 210)
SKIN = (96, 134, 198)


def draw_face():
    """A face of skin with two dark eyes, as blue, green and red."""
    face = np.full((200, 200, 3), SKIN, np.uint8)

    for x in (80, 120):
        cv2.circle(face, (x, 80), 10, (20, 20, 20), -1)

    return face


def draw_mask(value):
    mask = np.zeros((200, 200), np.uint8)
    cv2.circle(mask, (100, 100), 70, value, -1)

    return mask


def is_near(first, second):
    return np.abs(np.asarray(first, int) - np.asarray(second, int)).max() <= 2


def clone(value, kind):
    head = np.full((200, 200, 3), HEAD, np.uint8)
    swapped = cv2.seamlessClone(draw_face(), head, draw_mask(value), (100, 100), kind)

    return swapped[80, 80]


face = draw_face()
head = np.full((200, 200, 3), HEAD, np.uint8)

for name, kind in (('NORMAL_CLONE', cv2.NORMAL_CLONE), ('MIXED_CLONE', cv2.MIXED_CLONE)):
    for value in (1, 64, 127, 255):
        print(name, 'mask of', value, 'eye', clone(value, kind))

    assert clone(255, kind).max() < 100
    assert is_near(clone(1, kind), HEAD)
    assert all(clone(255, kind) + 20 < clone(127, kind)) and all(clone(127, kind) + 20 < clone(1, kind))

# Other functions with a mask.
for value in (1, 255):
    mask = draw_mask(value)

    assert is_near(cv2.copyTo(face, mask, head.copy())[80, 80], (20, 20, 20))
    assert is_near(cv2.mean(face, mask)[:3], cv2.mean(face, draw_mask(255))[:3])

for name, options in (('colorChange', {'red_mul': 0.5}), ('textureFlattening', {}), ('illuminationChange', {})):
    seen = [getattr(cv2, name)(face, draw_mask(value), **options)[80, 80] for value in (1, 255)]

    print(name, 'mask of 1', seen[0], 'mask of 255', seen[1])
    assert is_near(seen[0], (20, 20, 20))
    assert not is_near(seen[1], (20, 20, 20))

# What helps.
ones = draw_mask(1) > 0
swapped = cv2.seamlessClone(face, head, ones.astype(np.uint8) * 255, (100, 100), cv2.NORMAL_CLONE)

assert is_near(swapped[80, 80], clone(255, cv2.NORMAL_CLONE))
PY
/usr/bin/python3 probe.py
