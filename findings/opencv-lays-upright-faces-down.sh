#!/bin/sh
# Guess: `cv2.minAreaRect` of an upright face, 60 wide and 80 high, is 60 x 80 with a turn of 0 degrees, and `cv2.fitEllipse` as well; a tilt of 10
#   degrees to either side is 10 and -10.
# Seen: the rectangle is 80 x 60, turned by 90 degrees, and the ellipse 60 x 80, turned by 180. A tilt of 10 is 10 in both; one of -10 is 80
#   with width and height exchanged in the one, and 170 in the other. The first one counts from above 0 to 90, the second one from 0 to 180.
# Who meets it: who straightens faces, eyes or signs by these angles: from one frame to the next, a head that nods to the side
#   jumps by 90 degrees, and is cut out lying.
# What to do: if the turn of the rectangle is above 45, exchange width and height and take off 90; for an ellipse, take 180 off above 90.
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

print('OpenCV', cv2.__version__)

CORNERS = np.array([[-30, -40], [30, -40], [30, 40], [-30, 40]])
ANGLES = np.linspace(0, 2 * np.pi, 40)
OVAL = np.column_stack([30 * np.cos(ANGLES), 40 * np.sin(ANGLES)])


def tilt(points, degrees):
    """Turns points clockwise, as y goes down in pictures."""
    radians = np.radians(degrees)
    matrix = np.array([[np.cos(radians), -np.sin(radians)], [np.sin(radians), np.cos(radians)]])

    return (points @ matrix.T + 100).astype(np.float32)


def describe(found):
    _, (width, height), turn = found

    return [round(width), round(height), round(turn)]


def straighten(width, height, turn):
    """Turns the shorter way."""
    return [height, width, turn - 90] if turn > 45 else [width, height, turn]


for degrees, rectangle, ellipse in [
    (0, [80, 60, 90], [60, 80, 180]),
    (10, [60, 80, 10], [60, 80, 10]),
    (-10, [80, 60, 80], [60, 80, 170]),
]:
    seen = describe(cv2.minAreaRect(tilt(CORNERS, degrees)))
    oval = describe(cv2.fitEllipse(tilt(OVAL, degrees)))
    print(f'60 x 80, tilted by {degrees}: minAreaRect {seen}, fitEllipse {oval}')
    assert seen == rectangle
    # An upright ellipse may be turned by 180 or by a bit above 0.
    assert oval == ellipse or (degrees == 0 and oval == [60, 80, 0])
    assert straighten(*seen) == [60, 80, degrees]
PY
