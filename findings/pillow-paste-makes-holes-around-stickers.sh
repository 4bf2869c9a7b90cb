#!/bin/sh
# Guess: `photo.paste(sticker, (0, 0), sticker)`, the usual way to lay a sticker with transparent parts onto a photo with
#   Pillow, leaves an opaque photo opaque, as any layer of paint does.
# Seen: if the photo has an alpha channel, the edges of the sticker become holes. Half-transparent skin on an opaque photo has
#   an opacity of 191, and of 128 on half-transparent glass; on nothing, it has 64 for 128, and half of its light. `paste`
#   mixes all four channels by the mask, the opacity too. On a photo without an alpha channel, the colours are right.
#   `Image.alpha_composite`, sharp and ImageMagick leave 255. `Image.composite` is like `paste`.
# Who meets it: makers of stickers and avatars: around each face is a line through which the page is seen, white on
#   white and black in a dark theme. Two layers make it worse.
# What to do: `photo.alpha_composite(sticker, (0, 0))`.
set -eu

if ! dpkg-query -W python3-pil > /dev/null 2>&1 || ! dpkg-query -W python3-numpy > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian packages python3-pil and python3-numpy' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends python3-pil python3-numpy > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' python3-pil python3-numpy

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > probe.py <<'PY'
import PIL
from PIL import Image

print('Pillow', PIL.__version__)

SKIN = (198, 134, 96, 128)
BLUE = (60, 120, 200, 255)


def pixel(colour):
    return Image.new('RGBA' if len(colour) == 4 else 'RGB', (1, 1), colour)


def paste(below, above):
    photo = pixel(below)
    sticker = pixel(above)
    photo.paste(sticker, (0, 0), sticker)

    return photo.getpixel((0, 0))


def compose(below, above):
    photo = pixel(below)
    photo.alpha_composite(pixel(above), (0, 0))

    return photo.getpixel((0, 0))


for name, below in (('opaque', BLUE), ('glass', (*BLUE[:3], 128)), ('nothing', (0, 0, 0, 0))):
    print(name, below, 'paste', paste(below, SKIN), 'alpha_composite', compose(below, SKIN))

assert paste(BLUE, SKIN) == (129, 127, 148, 191)
assert compose(BLUE, SKIN) == (129, 127, 148, 255)
assert Image.composite(pixel(SKIN), pixel(BLUE), pixel(SKIN)).getpixel((0, 0)) == (129, 127, 148, 191)

assert paste((*BLUE[:3], 128), SKIN)[3] == 128
assert compose((*BLUE[:3], 128), SKIN)[3] == 192

assert paste((0, 0, 0, 0), SKIN) == (99, 67, 48, 64)
assert compose((0, 0, 0, 0), SKIN) == SKIN

# Without an alpha channel below.
assert paste(BLUE[:3], SKIN) == (129, 127, 148)
PY
/usr/bin/python3 probe.py
