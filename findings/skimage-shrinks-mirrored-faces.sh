#!/bin/sh
# Guess: `estimate` of `SimilarityTransform` in scikit-image says that it failed, or mirrors, if the five points of a
#   face come from a mirrored picture.
# Seen: it returns True, and a transform that makes the face as small as a quarter and moves it to the middle: that is
#   the best fit without a mirror. The five points end up around the nose, up to 22 pixels away from where they belong.
#   The points of a face that was turned or moved fit exactly.
# Who meets it: those who align faces as most recognizers want it (112 × 112), with a camera that shows its picture
#   mirrored and names the left eye "right": the cut-out shows the whole room with a small head, and nobody is
#   recognized.
# What to do: look at `scale` and at the distance of the points, and exchange left and right.
set -eu

missing=
for package in python3 python3-skimage; do
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

dpkg-query -W -f '${Package} ${Version}\n' python3 python3-skimage

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > probe.py <<'PYTHON'
import numpy as np
import skimage
from skimage.transform import SimilarityTransform

print("scikit-image", skimage.__version__)

# Where the eyes, the nose and the corners of the mouth belong.
places = np.array([[38.3, 51.7], [73.5, 51.5], [56, 71.7], [41.5, 92.4], [70.7, 92.2]])
turned = SimilarityTransform(scale=3, rotation=0.4, translation=(200, 80))(places)
mirrored = places * [-1, 1] + [112, 0]

for name, points, seen in [
    ("turned", turned, "True, scale 0.33, up to 0.0 pixels off"),
    ("mirrored", mirrored, "True, scale 0.23, up to 21.7 pixels off"),
    ("mirrored, left for right", mirrored[[1, 0, 2, 4, 3]], "True, scale 1.00, up to 0.0 pixels off"),
]:
    transform = SimilarityTransform()
    fits = transform.estimate(points, places)
    off = np.abs(transform(points) - places).max()
    result = f"{fits}, scale {transform.scale:.2f}, up to {off:.1f} pixels off"

    print(f"{name}: {result}")
    assert result == seen, seen
PYTHON
/usr/bin/python3 probe.py
