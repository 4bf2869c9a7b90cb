#!/bin/sh
# Guess: `cv2.estimateAffinePartial2D` finds how the five points of a face (eyes, nose, corners of the mouth) have to be turned, moved and
#   scaled to lie best on those of a template, of all five, as `SimilarityTransform` of scikit-image does, for which it is
#   recommended as a faster substitute.
# Seen: by default, a point that is more than 3 pixels off is left out, and the others decide alone: of a face that looks
#   aside, the nose is left out, and the face becomes 15 % larger than with all points. Of five points that are some pixels off, three
#   decide, and the face is turned by 1.6 degrees less. The limit counts pixels of the template, whatever its size.
#   With `method=cv2.LMEDS` or a high limit, it is the same as in scikit-image.
# Who meets it: programs that compare faces by a network: what it was trained with was aligned by all points. From frame to frame of
#   a film, a point is in or out, and the face jumps.
# What to do: pass `ransacReprojThreshold=np.inf`, or use scikit-image.
set -eu

missing=
for package in python3-opencv python3-skimage; do
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

dpkg-query -W -f '${Package} ${Version}\n' python3-opencv python3-skimage

/usr/bin/python3 - << 'PY'
import cv2
import numpy as np
import skimage
from skimage.transform import SimilarityTransform

# The template of 112 x 112 pixels that networks for faces use: eyes, nose, corners of the mouth.
TEMPLATE = np.float32([[38.29, 51.7], [73.53, 51.5], [56.03, 71.74], [41.55, 92.37], [70.73, 92.2]])


def describe(matrix):
    """Returns the scale and the turn in degrees of a matrix."""
    return round(float(np.hypot(matrix[0, 0], matrix[1, 0])), 3), round(float(np.degrees(np.arctan2(matrix[1, 0], matrix[0, 0]))), 1)


def align(points, template, **options):
    matrix, inliers = cv2.estimateAffinePartial2D(points, template, **options)

    return describe(matrix), inliers.ravel().tolist()


def by_all(points, template):
    transform = SimilarityTransform()
    assert transform.estimate(points, template)

    return describe(transform.params)


print('OpenCV', cv2.__version__, 'scikit-image', skimage.__version__)

# Looks aside: the nose is near the right eye.
aside = np.float32([[110, 120], [170, 122], [175, 150], [118, 185], [160, 186]])

# Tilted, three times as large, and each point some pixels off.
angle = 0.3
turn = np.float32([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
off = np.float32([[2, -1], [-11, 9], [8, 2], [-4, -8], [3, 7]])
tilted = (TEMPLATE @ turn.T * 3 + [200, 100] + off).astype(np.float32)

for name, points in [('aside', aside), ('tilted', tilted)]:
    seen, inliers = align(points, TEMPLATE)
    high, _ = align(points, TEMPLATE, ransacReprojThreshold=np.inf)
    medians, _ = align(points, TEMPLATE, method=cv2.LMEDS)
    right = by_all(points, TEMPLATE)
    print(f'{name}, scale and turn: {seen} by the points {inliers}; without a limit {high}, LMEDS {medians}, scikit-image {right}')

    assert sum(inliers) < 5
    assert seen != right
    assert high == right

    if name == 'aside':
        assert inliers == [1, 1, 0, 1, 1]
        assert seen[0] / right[0] > 1.14

    # The same face for a template of a quarter of the size: all points count.
    small = align(points, TEMPLATE / 8)
    print(f'{name}, for a template of an eighth: {small}')
    assert sum(small[1]) == 5
PY
