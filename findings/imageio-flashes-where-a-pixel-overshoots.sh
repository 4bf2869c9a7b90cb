#!/bin/sh
# Guess: imageio saves a frame of fractions as it is, 0 as black and 1 as white, and cuts what lies slightly outside.
# Seen: as soon as one single value is above 1 or below 0, the whole frame is stretched, so that its darkest value
#   becomes black and its brightest white: a dark scene of 0.2 to 0.5 with one pixel of 1.01 is saved with a black of 0
#   instead of 51. Whole numbers other than bytes are always stretched: a mask of 100 and 101 is saved as 0 and 255.
#   There is a warning about the loss of precision, but it comes in all cases.
# Who meets it: those who sharpen or blend faces: one pixel overshoots in some frames, and these frames flash.
# What to do: `(frame.clip(0, 1) * 255).round().astype("uint8")` before saving.
set -eu

missing=
for package in python3 python3-imageio python3-numpy; do
  dpkg-query -W -f '${Version}' "$package" > /dev/null 2>&1 || missing="$missing $package"
done

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing Debian packages:$missing" >&2
    exit 2
  fi

  # shellcheck disable=SC2086 # several names
  apt-get install -y -qq --no-install-recommends $missing > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' python3 python3-imageio python3-numpy

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > probe.py <<'PYTHON'
import logging

import imageio
import numpy

warnings = []


class Listener(logging.Handler):
    def emit(self, record):
        warnings.append(record.getMessage())


logging.getLogger().addHandler(Listener())
print("imageio", imageio.__version__)


def save(values):
    warnings.clear()
    imageio.imwrite("frame.png", numpy.array([values]))

    return [int(value) for value in imageio.imread("frame.png")[0]]


for values, right in (
    ([0.2, 0.5, 1.0], [51, 127, 255]),
    ([0.2, 0.5, 1.01], [0, 94, 255]),
    ([-0.01, 0.2, 0.5], [0, 105, 255]),
    ([100, 101, 100], [0, 255, 0]),
):
    seen = save(values)
    print(values, "->", seen, "warning:", warnings[0].split(".")[0])
    assert seen == right
    assert warnings[0].startswith("Lossy conversion")

seen = save(numpy.array([100, 101, 100], dtype="uint8"))
print("100, 101, 100 as bytes ->", seen)
assert seen == [100, 101, 100]
PYTHON
/usr/bin/python3 probe.py
