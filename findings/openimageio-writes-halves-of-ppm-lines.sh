#!/bin/sh
# Guess: a PPM file with 16 bits a colour that OpenImageIO writes has the colours of the picture, at least if it reads
#   the file itself.
# Seen: of a skin tone of 0.776, 0.525, 0.376, it writes the bytes of neighbours as one number: 0.526, 0.775, 0.377 (more
#   green than red), and the second half of each line is no picture at all. It reads its own file so, as do FFmpeg,
#   ImageMagick and GraphicsMagick. There is no warning. With 8 bits the file is right, and so is a file of 16 bits that
#   another program has written.
# Who meets it: those who hand photos of 16 bits over in the simplest format that there is.
# What to do: TIFF or PNG, or `-d uint8`.
set -eu

missing=
for package in imagemagick graphicsmagick ffmpeg openimageio-tools; do
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

dpkg-query -W -f '${Package} ${Version}\n' imagemagick graphicsmagick ffmpeg openimageio-tools

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# The red, green and blue (0 to 65535) of the pixel at x, y of a PPM file with 16 bits, by FFmpeg.
pixel() {
  ffmpeg -v error -i "$1" -vf "crop=1:1:$2:$3" -f rawvideo -pix_fmt rgb48le - | od -An -tu2 | tr -s ' ' | sed 's/^ //'
}

oiiotool --pattern constant:color=0.7764706,0.5254902,0.3764706 40x20 3 -d uint16 -o photo.tif

oiiotool photo.tif -o photo.ppm
echo "the first bytes behind the header: $(od -An -tx1 -j15 -N6 photo.ppm) (right: c6 c6 86 86 60 60)"
echo "FFmpeg, at the left:               $(pixel photo.ppm 0 0)"
echo "FFmpeg, at the right:              $(pixel photo.ppm 39 0)"
echo "ImageMagick, at the left:          $(convert-im6.q16 photo.ppm -crop 1x1+0+0 txt:- | tail -1)"
echo "GraphicsMagick, at the left:       $(gm convert photo.ppm -crop 1x1+0+0 txt:- | tail -1)"
echo "OpenImageIO, at the left:         $(oiiotool photo.ppm --cut 1x1+0+0 --printstats | grep Avg)"
echo "OpenImageIO, the TIFF file:       $(oiiotool photo.tif --cut 1x1+0+0 --printstats | grep Avg)"

test "$(pixel photo.tif 0 0)" = '50886 34438 24672'
test "$(pixel photo.tif 39 0)" = '50886 34438 24672'
test "$(pixel photo.ppm 0 0)" = '34502 50784 24710'
test "$(pixel photo.ppm 39 0)" != '50886 34438 24672'
convert-im6.q16 photo.ppm -crop 1x1+0+0 txt:- | grep -q '#86C6C6606086'
gm convert photo.ppm -crop 1x1+0+0 txt:- | grep -q '#86C6C6606086'

# Written by another program, 16 bits are right, and so are 8 bits.
convert-im6.q16 photo.tif -depth 16 by-imagemagick.ppm
oiiotool by-imagemagick.ppm -o read.tif
echo "by ImageMagick, OpenImageIO reads: $(pixel read.tif 0 0)"
pixel read.tif 0 0 | grep -q '^5088[56] 3443[78] 24672'

oiiotool photo.tif -d uint8 -o photo-8.ppm
oiiotool photo-8.ppm -d uint16 -o read-8.tif
echo "with 8 bits:                       $(pixel read-8.tif 0 0)"
pixel read-8.tif 0 0 | grep -q '^5088[56] 3443[78] 24672'
