#!/bin/sh
# Guess: a colour table of Pandora (.m3d) that changes nothing changes nothing in FFmpeg, whose manual lists the format.
# Seen: a skin tone of 198, 134, 96 becomes 232, 197, 133. Each row of such a table has four numbers, a running one in
#   front of red, green and blue. FFmpeg reads three: the running number is red, red is green, green is blue, and blue is
#   ignored. Black and white stay as they are, so a grey test picture is only a little too red; there is no warning.
# Reference: OpenColorIO, whose reader of this format expects four numbers, leaves the skin as it is.
# Who meets it: looks from grading rooms that are applied to films, or to a camera, by FFmpeg.
# What to do: convert such a table to .cube with OpenColorIO, and test it with skin.
set -eu

missing=
for package in ffmpeg opencolorio-tools; do
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

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg opencolorio-tools

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# A table of 17 steps with numbers up to 4095, blue changing fastest, that changes nothing.
awk 'BEGIN {
  print "channel 3d\nin 4913\nout 4096\nformat lut\n\nvalues\tred\tgreen\tblue"

  for (row = 0; row < 4913; row++)
    printf "%d\t%d\t%d\t%d\n", row, level(row / 289), level(row / 17), level(row)
}

function level(steps) {
  return int(steps) % 17 * 4095 / 16
}' > same.m3d

echo 'rows of the table:'
sed -n '6,9p' same.m3d

in_ffmpeg() {
  ffmpeg -v error -f lavfi -i "color=0x$1:s=16x16,format=gbrp" -frames:v 1 \
    -vf "lut3d=same.m3d,format=rgb24" -f rawvideo - | od -A n -t u1 -N 3 | xargs
}

in_opencolorio() {
  ociochecklut same.m3d 0.7765 0.5255 0.3765 | tail -n 1 |
    awk '{ printf "%.0f %.0f %.0f\n", $1 * 255, $2 * 255, $3 * 255 }'
}

# check LABEL FOUND EXPECTED
check() {
  echo "$1: $2"
  [ "$2" = "$3" ]
}

check '198 134 96, OpenColorIO' "$(in_opencolorio)" '198 134 96'
check '198 134 96, FFmpeg' "$(in_ffmpeg C68660)" '232 197 133'
check '0 0 0, FFmpeg' "$(in_ffmpeg 000000)" '0 0 0'
check '128 128 128, FFmpeg' "$(in_ffmpeg 808080)" '153 127 127'
check '255 255 255, FFmpeg' "$(in_ffmpeg FFFFFF)" '255 255 255'
