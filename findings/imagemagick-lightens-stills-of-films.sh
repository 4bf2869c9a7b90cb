#!/bin/sh
# Guess: a photo that is saved as DPX, the format of film scanners and colour grading, and then as JPEG, has the colours
#   that it had.
# Seen: ImageMagick writes the colours of a PNG file into DPX as they are, and reads them as linear light, those of its
#   own files as well as those of FFmpeg. In the JPEG file, a skin tone of 198, 134, 96 is 228, 193, 165. In a PNG file
#   the numbers stay, with a gamma of 1 beside them, for which browsers show them just as pale. From DPX to DPX, nothing
#   changes. GraphicsMagick, OpenImageIO and FFmpeg read 198, 134, 96 from both files.
# Who meets it: those who take stills out of a film that was graded as DPX.
# What to do: `convert film.dpx -set colorspace sRGB still.jpg`, or one of the other three programs.
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

# The first pixel of a file, by FFmpeg.
colour() {
  ffmpeg -v error -i "$1" -f rawvideo -pix_fmt rgb24 - | od -An -tu1 -N3 | tr -s ' ' | sed 's/^ //'
}

# expect NAME FILE COLOUR
expect() {
  seen=$(colour "$2")
  echo "$1: $seen"
  test "$seen" = "$3"
}

convert-im6.q16 -size 64x64 'xc:#c68660' photo.png
convert-im6.q16 photo.png imagemagick.dpx
ffmpeg -v error -i photo.png ffmpeg.dpx

for writer in imagemagick ffmpeg; do
  film=$writer.dpx
  expect "$film in FFmpeg" "$film" '198 134 96'

  gm convert "$film" "$writer-gm.png"
  expect "$film in GraphicsMagick" "$writer-gm.png" '198 134 96'

  oiiotool "$film" -o "$writer-oiio.png"
  expect "$film in OpenImageIO" "$writer-oiio.png" '198 134 96'

  convert-im6.q16 "$film" -quality 100 -sampling-factor 1x1 "$writer.jpg"
  expect "$film in ImageMagick, as JPEG" "$writer.jpg" '228 193 165'

  convert-im6.q16 "$film" "$writer.png"
  expect "$film in ImageMagick, as PNG" "$writer.png" '198 134 96'
  gamma=$(od -An -v -tx1 "$writer.png" | tr -d ' \n' | sed 's/.*67414d41\(........\).*/\1/')
  echo "  with a gamma of $((0x$gamma)) / 100000"
  test "$((0x$gamma))" = 100000

  convert-im6.q16 "$film" "$writer-again.dpx"
  expect "$film in ImageMagick, as DPX" "$writer-again.dpx" '198 134 96'

  convert-im6.q16 "$film" -set colorspace sRGB -quality 100 -sampling-factor 1x1 "$writer-set.jpg"
  expect "$film in ImageMagick, as JPEG, with -set colorspace sRGB" "$writer-set.jpg" '198 134 96'
done
