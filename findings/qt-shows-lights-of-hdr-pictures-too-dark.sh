#!/bin/sh
# Guess: a Radiance picture (.hdr) or OpenEXR picture (.exr) with the skin tone 198, 134, 96, which both store as amounts of
#   light (0.565, 0.238, 0.117), is shown with this tone by programs with Qt and KImageFormats, as by other readers. What
#   ImageMagick makes of a PNG picture is such a picture.
# Seen: KImageFormats takes the light of .hdr files for values of a screen: the skin is 144, 61, 29. From .exr files it
#   makes 135, 95, 69, and white is 164. ImageMagick 6 writes values of a screen into both (0.776) and reads them as light:
#   from PNG to .hdr and back, skin is 228, 191, 164. Of .hdr files, Qt shows those of ImageMagick right, as the two
#   faults cancel out, and OpenImageIO shows all others right.
# Who meets it: heads and faces that were rendered in light of a photographed room, seen in a viewer of KDE or in
#   another program with Qt, and lights for three made with ImageMagick.
# What to do: OpenImageIO in both directions, or `-colorspace RGB` in front of the file that ImageMagick writes.
set -eu

missing=
for package in kimageformat-plugins python3-pyqt5 openimageio-tools imagemagick; do
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

dpkg-query -W -f '${Package} ${Version}\n' kimageformat-plugins python3-pyqt5 openimageio-tools imagemagick

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > look.py <<'PY'
import sys

from PyQt5.QtGui import QImageReader

color = QImageReader(sys.argv[1]).read().pixelColor(5, 5)
print(color.red(), color.green(), color.blue(), sep=",")
PY

# look FILE: its colour in three readers.
look() {
  qt=$(QT_QPA_PLATFORM=offscreen /usr/bin/python3 look.py "$1")
  imagemagick=$(of_raw convert "$1" -crop 1x1+5+5 -depth 8 rgb:-)
  oiiotool "$1" --colorconvert linear sRGB -d uint8 -o read.ppm
  oiio=$(of_raw convert read.ppm -crop 1x1+5+5 -depth 8 rgb:-)
  light=$(oiiotool --stats "$1" | sed -n 's/.*Stats Avg: //p')
  echo "$1: $light; Qt $qt; ImageMagick $imagemagick; OpenImageIO $oiio"
}

# of_raw COMMAND...: the first pixel that the command prints.
of_raw() {
  "$@" | od -An -v -tu1 | awk '{ print $1 "," $2 "," $3 }'
}

# draw NAME COLOUR: from a PNG picture, by two programs into two formats.
draw() {
  convert -size 60x40 "xc:$2" -type TrueColor "PNG24:$1.png"

  for extension in hdr exr; do
    oiiotool "$1.png" --colorconvert sRGB linear -d float -o "$1-by-openimageio.$extension"
    convert "$1.png" "$1-by-imagemagick.$extension"
    convert "$1.png" -colorspace RGB "$1-by-imagemagick-as-light.$extension"
  done
}

draw skin 'srgb(198,134,96)'
draw white white

look skin-by-openimageio.hdr
test "$qt; $imagemagick; $oiio" = '144,61,29; 197,133,93; 198,134,95'

look skin-by-imagemagick.hdr
test "$qt; $imagemagick; $oiio" = '198,134,96; 228,191,164; 228,191,165'

look skin-by-openimageio.exr
test "$qt; $imagemagick; $oiio" = '135,95,69; 198,133,95; 198,134,96'

look skin-by-imagemagick.exr
test "$qt; $imagemagick; $oiio" = '151,131,115; 228,191,165; 228,192,165'

look skin-by-imagemagick-as-light.hdr
test "$qt; $imagemagick; $oiio" = '144,61,29; 197,133,93; 198,134,95'

look white-by-openimageio.exr
test "$qt" = 164,164,164
