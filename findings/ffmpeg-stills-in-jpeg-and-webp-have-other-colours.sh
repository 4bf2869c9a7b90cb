#!/bin/sh
# Guess: a JPEG or WebP picture that FFmpeg takes out of a film has the colours of the film, but for what its losses change.
# Seen: the numbers of an HD film (BT.709) are copied as they are, though JPEG (JFIF) and WebP have those of BT.601 and
#   no word for others. Skin of 198, 134, 96 becomes 192, 129, 98, red of 255, 0, 0 becomes 233, 0, 2 and lips of 200,
#   16, 46 are 185, 0, 46. At `-q:v 1` it is the same. PNG pictures are right. FFmpeg reads its own JPEG as other
#   programs do, so it is no label that they miss. A film that is labelled with BT.601 keeps its colours.
# Who meets it: posters, thumbnails and moving previews (animated WebP) of films, which are paler in red than the film that
#   starts behind them, and faces that are cut out of films as JPEG.
# What to do: `-vf scale=out_color_matrix=bt601` in front of both formats.
set -eu

missing=
for package in ffmpeg; do
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

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent sharp@0.35.5

# A film of one colour without losses. $1: its name, $2: the colour, $3: the name of the standard in FFmpeg.
film() {
  ffmpeg -v error -f lavfi -i "color=0x$2:s=64x64:d=0.2:r=10,format=rgb24" \
    -vf "scale=out_color_matrix=$3:out_range=tv,format=yuv444p" \
    -colorspace "$3" -color_primaries bt709 -color_trc bt709 -color_range tv -c:v libx264 -qp 0 "$1.mp4"
}

# Pictures of the film $1; further arguments are options.
stills() {
  name=$1
  shift

  ffmpeg -v error -i "$name.mp4" "$@" -frames:v 1 "$name.png"
  ffmpeg -v error -i "$name.mp4" "$@" -frames:v 1 -q:v 1 "$name.jpg"
  ffmpeg -v error -i "$name.mp4" "$@" -frames:v 1 -quality 100 -pix_fmt yuv420p "$name.webp"
  ffmpeg -v error -i "$name.mp4" "$@" -quality 100 -pix_fmt yuv420p -loop 0 "$name-moving.webp"
  ffmpeg -v error -i "$name.jpg" -pix_fmt rgb24 "$name-jpg-by-ffmpeg.png"
}

film skin C68660 bt709
film red FF0000 bt709
film lips C8102E bt709
film sd C68660 smpte170m
cp skin.mp4 repaired.mp4

for each in skin red lips sd; do
  stills "$each"
done
stills repaired -vf scale=out_color_matrix=bt601

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import sharp from 'sharp';

const films = {
  skin: { film: [198, 134, 96], stills: [192, 129, 98] },
  red: { film: [255, 0, 0], stills: [233, 0, 2] },
  lips: { film: [200, 16, 46], stills: [185, 0, 46] },
  sd: { film: [198, 134, 96], stills: [198, 134, 96] },
  repaired: { film: [198, 134, 96], stills: [198, 134, 96] },
};

const colour = async (file) => {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const middle = (32 * info.width + 32) * info.channels;

  return [...data.subarray(middle, middle + 3)];
};

const near = (left, right) => left.every((value, index) => Math.abs(value - right[index]) <= 3);

for (const [name, expected] of Object.entries(films)) {
  const png = await colour(`${name}.png`);
  const others = [`${name}.jpg`, `${name}-jpg-by-ffmpeg.png`, `${name}.webp`, `${name}-moving.webp`];

  console.log(name, 'film', expected.film, 'PNG', png);
  assert.ok(near(png, expected.film), name);

  for (const file of others) {
    const seen = await colour(file);

    console.log(' ', file, seen);
    assert.ok(near(seen, expected.stills), file);
  }
}
JS
node probe.mjs
