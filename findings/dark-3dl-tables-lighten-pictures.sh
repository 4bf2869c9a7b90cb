#!/bin/sh
# Guess: a colour table (.3dl) that makes pictures darker makes them darker.
# Seen: the file does not say how large its numbers may be, so OpenColorIO and three guess it from the largest one in
#   it. In a table that multiplies all colours by 0.45, with numbers up to 4095, the largest is 1843. OpenColorIO takes
#   that for 10 bits and makes a skin tone of 198, 134, 96 four times as light: 357, 241, 173. three takes it for 11
#   bits and shows white as 229 instead of 115. three refuses the usual first line, which ends with 1023 instead of
#   1024 ("Inconsistent grid size").
# Reference: by hand, 198 · 0.45 = 89, which is what FFmpeg makes of it; it always expects 4095.
# Who meets it: tables for night, shadows or sepia, in films and in previews with WebGL.
# What to do: for such looks, write a .cube table, whose numbers go from 0 to 1.
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

make_table 12 0.45 1023 > dark.3dl
make_table 12 0.45 1024 > dark-even.3dl

ffmpeg_colour=$(in_ffmpeg dark.3dl)
ocio_colour=$(in_opencolorio dark.3dl)
echo "multiplied by 0.45: FFmpeg $ffmpeg_colour, OpenColorIO $ocio_colour"
[ "$ffmpeg_colour" = '89 60 43' ]
[ "$ocio_colour" = '357 241 173' ]

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent three@0.187.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { LUT3dlLoader } from 'three/examples/jsm/loaders/LUT3dlLoader.js';

const parse = file => new LUT3dlLoader().parse(readFileSync(file, 'utf8'));
const [white] = parse('dark-even.3dl').texture3D.image.data.slice(-4);

console.log('white in three 0.187.0:', white, 'by hand:', Math.round(255 * 0.45));
assert.equal(white, 229);

assert.throws(() => parse('dark.3dl'), error => {
  console.log('first line that ends with 1023:', error.message);
  return error.message.includes('Inconsistent grid size');
});
JS
node probe.mjs
