#!/bin/sh
# Guess: gifuct-js gives each frame of a GIF its time, its transparent colour and what to do after it, also for files of
#   ImageMagick.
# Seen: of GIFs that ImageMagick makes of PNG files, the first frame has no time, nothing is transparent in it, and it
#   is not cleared away. Its settings stand before two blocks that concern the whole file (repeats, gamma), which is
#   allowed, and gifuct-js looks for them no further than one block. omggif reads them.
# Who meets it: those who play or change stickers in a browser: the first picture stands on a black box or stays for
#   ever behind the others, and a sum of times is NaN.
# What to do: read with omggif, or rewrite the file with gifsicle before.
set -eu

missing=
for package in imagemagick gifsicle; do
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

dpkg-query -W -f '${Package} ${Version}\n' imagemagick gifsicle

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent gifuct-js@2.1.2 omggif@1.0.10

# A red square that moves over nothing.
for place in 0 4 8; do
  convert -size 16x16 xc:none -fill red -draw "rectangle $place,4 $((place + 4)),11" "frame$place.png"
done

convert -delay 4 -dispose background frame0.png frame4.png frame8.png -loop 0 imagemagick.gif
gifsicle imagemagick.gif -o gifsicle.gif

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const { decompressFrames, parseGIF } = require('gifuct-js');
const { GifReader } = require('omggif');

const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;

// Time in milliseconds, what to do afterwards, and how opaque the lower right corner is (0 to 255).
const readers = {
  'gifuct-js': (file) =>
    decompressFrames(parseGIF(new Uint8Array(file).buffer), true).map(({ delay, disposalType, patch }) => [
      delay,
      disposalType,
      patch.at(-1),
    ]),

  omggif: (file) => {
    const gif = new GifReader(file);

    return Array.from({ length: gif.numFrames() }, (_, index) => {
      const { delay, disposal } = gif.frameInfo(index);
      const pixels = new Uint8Array(16 * 16 * 4);

      gif.decodeAndBlitFrameRGBA(index, pixels);

      return [delay * 10, disposal, pixels.at(-1)];
    });
  },
};

const right = [40, 2, 0];

for (const [name, reader, first] of [
  ['imagemagick.gif', 'omggif', right],
  ['imagemagick.gif', 'gifuct-js', [undefined, undefined, 255]],
  ['gifsicle.gif', 'gifuct-js', right],
]) {
  const frames = readers[reader](readFileSync(name));

  console.log(`${name}, ${reader} ${version(reader)}: ${frames.map((frame) => frame.map(String).join(' ')).join(' | ')}`);
  assert.deepEqual(frames[0], first);
  assert.deepEqual(frames[1], right);
}
JS
node probe.cjs
