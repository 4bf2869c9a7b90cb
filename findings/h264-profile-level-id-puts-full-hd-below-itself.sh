#!/bin/sh
# Guess: `supportedLevel` says which level of H.264 a camera or decoder of a given size and frame rate has: 4 for Full HD
#   at 30 frames, as films of Full HD say, 4.2 at 60 and 5.1 for 4K.
# Seen: 3.1, 3.2 and 5. The level 3.1 ends at 1280 x 720. A level counts only if its largest possible picture has at most
#   as many pixels: level 4 allows 8,192 blocks of 16 x 16, as many as 2048 x 1024, and Full HD has 8,160, 120 x 68. So the
#   level that the function gives to a decoder of 1920 x 1080 forbids each stream of 1920 x 1080.
# Who meets it: programs for calls that put this level into their offer (servers and clients of conferences use it): the
#   other side may send 1280 x 720 at most.
# What to do: the level that a stream of the wanted size needs, by the table of the standard (as below).
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent h264-profile-level-id@2.3.3

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { levelToString, supportedLevel } from 'h264-profile-level-id';

/** Levels of H.264 (table A-1): blocks in a second and blocks in a picture. */
const levels = [
  ['3', 40_500, 1_620],
  ['3.1', 108_000, 3_600],
  ['3.2', 216_000, 5_120],
  ['4', 245_760, 8_192],
  ['4.2', 522_240, 8_704],
  ['5', 589_824, 22_080],
  ['5.1', 983_040, 36_864],
];

/** The lowest level that a stream of this size needs. */
function neededLevel(width, height, rate) {
  const blocks = Math.ceil(width / 16) * Math.ceil(height / 16);
  const [name] = levels.find(([, inSecond, inPicture]) => blocks <= inPicture && blocks * rate <= inSecond);

  return name;
}

const found = [
  [1280, 720, 30],
  [1920, 1080, 30],
  [1920, 1080, 60],
  [2048, 1024, 30],
  [3840, 2160, 30],
].map(([width, height, rate]) => {
  const supported = levelToString(supportedLevel(width * height, rate));
  const needed = neededLevel(width, height, rate);

  console.log(`${width} x ${height} at ${rate}: supportedLevel ${supported}, a stream of this size needs ${needed}`);

  return [supported, needed];
});

assert.deepEqual(found, [
  ['3.1', '3.1'],
  ['3.1', '4'],
  ['3.2', '4.2'],
  ['4.1', '4'],
  ['5', '5.1'],
]);
JS
node probe.mjs
