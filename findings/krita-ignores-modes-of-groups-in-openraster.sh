#!/bin/sh
# Guess: a group of layers with the mode "multiply" in an OpenRaster file (.ora) is shown by Krita as by MyPaint: the group
#   darkens what is below.
# Seen: Krita shows the group in its own colours, as with "normal": blue of 60, 120, 200 in "multiply" on skin is 60, 120, 200
#   instead of 47, 63, 75. It is so for each mode, and Krita lists the right mode in its layers. Only with
#   `isolation="isolate"` the mode counts; without the attribute, Krita takes the group for one that lets its layers through,
#   which has no mode. The format says that a group with a mode or an opacity of its own is isolated anyhow. For the same
#   reason, a layer in "multiply" in a half-transparent group of its own darkens what is below the group.
# Who meets it: those who share layered pictures (a retouched face with shades and lights in groups) between programs: the
#   attribute can be left out, and a group of shades covers the face.
# What to do: write `isolation="isolate"` to each group that has a mode or an opacity, or give the modes to the layers.
set -eu

missing=''
command -v kritarunner > /dev/null || missing="$missing krita"
command -v mypaint > /dev/null || missing="$missing mypaint"
command -v xvfb-run > /dev/null || missing="$missing xvfb xauth"
dpkg-query -W python3-pil > /dev/null 2>&1 || missing="$missing python3-pil"

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing: the Debian packages$missing" >&2
    exit 2
  fi

  # shellcheck disable=SC2086 # Several packages.
  apt-get install -y -qq --no-install-recommends $missing > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' krita mypaint

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > draw.py <<'PY'
"""Writes files of a skin tone, and above it of a group with one layer of blue."""
import io
import zipfile

from PIL import Image

SKIN = (198, 134, 96)
BLUE = (60, 120, 200)

GROUPS = {
    'normal': '',
    'multiply': 'composite-op="svg:multiply"',
    'multiply-auto': 'composite-op="svg:multiply" isolation="auto"',
    'multiply-isolate': 'composite-op="svg:multiply" isolation="isolate"',
    'screen': 'composite-op="svg:screen"',
    'difference': 'composite-op="svg:difference"',
    'half': 'opacity="0.5"',
}


def encode(colour):
    buffer = io.BytesIO()
    Image.new('RGBA', (64, 64), (*colour, 255)).save(buffer, 'png')

    return buffer.getvalue()


def write(name, group, layer=''):
    stack = f"""<?xml version="1.0" encoding="UTF-8"?>
<image version="0.0.3" w="64" h="64"><stack>
<stack name="shade" {group}><layer name="blue" src="data/blue.png" x="0" y="0" {layer}/></stack>
<layer name="face" src="data/skin.png" x="0" y="0"/>
</stack></image>"""

    with zipfile.ZipFile(f'{name}.ora', 'w') as file:
        file.writestr('mimetype', 'image/openraster', zipfile.ZIP_STORED)
        file.writestr('stack.xml', stack)
        file.writestr('data/skin.png', encode(SKIN))
        file.writestr('data/blue.png', encode(BLUE))
        file.writestr('mergedimage.png', encode(SKIN))
        file.writestr('Thumbnails/thumbnail.png', encode(SKIN))


for name, group in GROUPS.items():
    write(name, group)

write('half-multiplying', 'opacity="0.5"', 'composite-op="svg:multiply"')
PY
/usr/bin/python3 draw.py

# What Krita shows in the middle, and the mode that it lists.
cat > show.py <<'PY'
import glob
import os

from krita import Krita


def main(_arguments):
    krita = Krita.instance()
    krita.setBatchmode(True)

    with open('krita.txt', 'w') as result:
        for file in sorted(glob.glob('*.ora')):
            document = krita.openDocument(os.path.abspath(file))
            document.refreshProjection()
            document.waitForDone()
            blue, green, red = bytes(document.pixelData(30, 30, 1, 1))[:3]
            group = document.rootNode().childNodes()[-1]
            print(file[:-4], group.blendingMode(), red, green, blue, file=result)

    os._exit(0)
PY
HOME=$work PYTHONPATH=$work timeout 300 xvfb-run -a kritarunner -s show -f main > log.txt 2>&1 || cat log.txt

cat > probe.py <<'PY'
import sys

sys.path.insert(0, '/usr/lib/mypaint')

import lib.eotf
import lib.modes
import lib.mypaintlib
from PIL import Image

# As MyPaint does with files of other programs.
lib.eotf.set_base_eotf(1.0)
lib.eotf.set_eotf(1.0)
lib.modes.set_default_mode(lib.mypaintlib.CombineNormal)

from lib.document import Document


def show(name):
    document = Document(painting_only=True)
    document.load(f'{name}.ora')
    document.save('mypaint.png')

    return Image.open('mypaint.png').convert('RGB').getpixel((30, 30))


def is_near(first, second):
    return all(abs(a - b) <= 1 for a, b in zip(first, second))


BLUE = (60, 120, 200)
HALF = (129, 127, 148)
DARK = (47, 63, 75)

expected = {
    'normal': ('normal', BLUE, BLUE),
    'multiply': ('multiply', BLUE, DARK),
    'multiply-auto': ('multiply', BLUE, DARK),
    'multiply-isolate': ('multiply', DARK, DARK),
    'screen': ('screen', BLUE, (211, 191, 221)),
    'difference': ('diff', BLUE, (138, 14, 104)),
    'half': ('normal', HALF, HALF),
    'half-multiplying': ('normal', (122, 98, 85), HALF),
}

with open('krita.txt') as result:
    rows = [line.split() for line in result]

assert len(rows) == len(expected)

for name, mode, *colour in rows:
    by_krita = tuple(map(int, colour))
    by_mypaint = show(name)

    print(name.ljust(17), 'Krita', by_krita, f'({mode})', 'MyPaint', by_mypaint)

    assert mode == expected[name][0]
    assert is_near(by_krita, expected[name][1])
    assert is_near(by_mypaint, expected[name][2])
PY
HOME=$work /usr/bin/python3 probe.py 2>> log.txt
