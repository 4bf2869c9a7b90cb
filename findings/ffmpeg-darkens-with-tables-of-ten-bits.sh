#!/bin/sh
# Guess: a colour table (.3dl) that changes nothing changes nothing, whether its numbers go up to 1023 or to 4095: both
#   are common, and players of such tables recognise them.
# Seen: FFmpeg always divides by 4096. With numbers up to 1023, which is 10 bits, a skin tone of 198, 134, 96
#   becomes 49, 33, 24: a quarter of its light. There is no warning.
# Reference: OpenColorIO 2.1 reads both tables as they are meant.
# Who meets it: films and previews that get the look of a table for a camera or a grading program.
# What to do: convert the table with `ociobakelut`, or multiply its numbers by 4.
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

# make_table BITS GAIN LAST: a table of 17 steps that multiplies all colours by a gain. LAST ends its first line.
make_table() {
  awk -v bits="$1" -v gain="$2" -v last="$3" 'BEGIN {
    for (i = 0; i < 16; i++) printf "%d ", i * 64
    print last

    for (r = 0; r < 17; r++)
      for (g = 0; g < 17; g++)
        for (b = 0; b < 17; b++)
          printf "%.0f %.0f %.0f\n", scale(r), scale(g), scale(b)
  }

  function scale(step) {
    return step / 16 * (2 ^ bits - 1) * gain
  }'
}

in_ffmpeg() {
  ffmpeg -v error -f lavfi -i color=0xC68660:s=16x16,format=gbrp -frames:v 1 \
    -vf "lut3d=$1,format=rgb24" -f rawvideo - | od -A n -t u1 -N 3 | xargs
}

in_opencolorio() {
  ociochecklut "$1" 0.7765 0.5255 0.3765 | tail -n 1 | awk '{ printf "%.0f %.0f %.0f\n", $1 * 255, $2 * 255, $3 * 255 }'
}

# check FILE IN_FFMPEG IN_OPENCOLORIO
check() {
  ffmpeg_colour=$(in_ffmpeg "$1")
  ocio_colour=$(in_opencolorio "$1")
  echo "$1: FFmpeg $ffmpeg_colour, OpenColorIO $ocio_colour"
  [ "$ffmpeg_colour" = "$2" ]
  [ "$ocio_colour" = "$3" ]
}

make_table 10 1 1023 > ten-bits.3dl
make_table 12 1 1023 > twelve-bits.3dl
tail -n 1 ten-bits.3dl twelve-bits.3dl

check ten-bits.3dl '49 33 24' '198 134 96'
check twelve-bits.3dl '197 133 96' '198 134 96'
