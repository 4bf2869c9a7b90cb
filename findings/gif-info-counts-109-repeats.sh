#!/bin/sh
# Guess: `loopCount` of gif-info is how often a GIF is repeated, 0 for ever, as in the file.
# Seen: it is a byte that belongs to another place. A GIF that is repeated 5 or 300 times, for ever, or never at all,
#   has the count 0, and each file that ImageMagick makes of PNG files has 109, the letter m of the word "gamma" in a
#   block of its own.
# Who meets it: those who refuse stickers that end, or show how long one plays: times 109.
# What to do: read with omggif.
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
npm install --ignore-scripts --no-audit --no-fund --silent gif-info@1.0.1 omggif@1.0.10

convert -size 16x16 xc:red red.png
convert -size 16x16 xc:blue blue.png
convert -delay 4 red.png blue.png -loop 0 imagemagick.gif

gifsicle --no-app-extensions --no-loopcount imagemagick.gif -o never.gif
gifsicle --no-app-extensions --loopcount=5 imagemagick.gif -o 5-times.gif
gifsicle --no-app-extensions --loopcount=300 imagemagick.gif -o 300-times.gif
gifsicle --no-app-extensions --loopcount=forever imagemagick.gif -o for-ever.gif

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const getInfo = require('gif-info');
const { GifReader } = require('omggif');

const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;

console.log(`gif-info ${version('gif-info')}, omggif ${version('omggif')}`);

for (const [name, right, seen] of [
  ['never.gif', null, 0],
  ['5-times.gif', 5, 0],
  ['300-times.gif', 300, 0],
  ['for-ever.gif', 0, 0],
  ['imagemagick.gif', 0, 109],
]) {
  const file = readFileSync(name);
  const { loopCount } = getInfo(new Uint8Array(file).buffer);

  console.log(`${name}: gif-info ${loopCount}, omggif ${new GifReader(file).loopCount()}`);
  assert.equal(loopCount, seen);
  assert.equal(new GifReader(file).loopCount(), right);
}
JS
node probe.cjs
