#!/bin/sh
# Guess: `tf.image.transform` of TensorFlow.js fills what is outside a picture as its documentation says: with "wrap" the picture is repeated like
#   a tile, (a b c d | a b c d | a b c d), with "reflect" it is mirrored (d c b a | a b c d | d c b a), by each backend.
# Seen: with "wrap", the end of each further tile is missing, and a bit more of the next one: it has the colour of the first pixel, and to the left that
#   of the last one. Three tiles of 0 10 20 30 40 50 are 0 10 20 30 40 50, 0 10 20 30 0 0, 0 10 20 0 0 0. By the backend "wasm", "reflect" mirrors at the
#   right and below only: to the left and above, all pixels are those of the opposite edge. No warning.
# Who meets it: pages that move or shrink a face and fill the rest from the photo, before a network or a blur: there is a bar of one colour
#   beside it, of the opposite edge.
# What to do: `tf.tile` or `tf.mirrorPad`, which are right in both backends, and `transform` inside of what they return.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  @tensorflow/tfjs-core@4.22.0 @tensorflow/tfjs-backend-cpu@4.22.0 @tensorflow/tfjs-backend-wasm@4.22.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import '@tensorflow/tfjs-backend-cpu';
import '@tensorflow/tfjs-backend-wasm';
import * as tf from '@tensorflow/tfjs-core';

tf.enableProdMode();

const ROW = [0, 10, 20, 30, 40, 50];
const row = () => tf.tensor4d(ROW, [1, 1, 6, 1]);

/** Returns what `width` pixels show, if the picture begins at the pixel `start` of them. */
const move = (fillMode, start, width) =>
  tf.image.transform(row(), tf.tensor2d([[1, 0, -start, 0, 1, 0, 0, 0]]), 'nearest', fillMode, 0, [1, width]);

const back = ROW.toReversed();
const tiles = [...ROW, ...ROW, ...ROW];

for (const [name, run, right, byProcessor, byWasm] of [
  ['tile', () => tf.tile(row(), [1, 1, 3, 1]), tiles, tiles, tiles],
  [
    'wrap, to the right',
    () => move('wrap', 0, 18),
    tiles,
    [...ROW, 0, 10, 20, 30, 0, 0, 0, 10, 20, 0, 0, 0],
    [...ROW, 0, 10, 20, 30, 0, 0, 0, 10, 20, 0, 0, 0],
  ],
  [
    'wrap, to the left',
    () => move('wrap', 12, 18),
    tiles,
    [50, 50, 50, 30, 40, 50, 50, 50, 20, 30, 40, 50, ...ROW],
    [50, 50, 50, 30, 40, 50, 50, 50, 20, 30, 40, 50, ...ROW],
  ],
  [
    'reflect',
    () => move('reflect', 6, 18),
    [...back, ...ROW, ...back],
    [...back, ...ROW, ...back],
    [50, 50, 50, 50, 50, 50, ...ROW, ...back],
  ],
  [
    'mirrorPad',
    () => tf.mirrorPad(row(), [[0, 0], [0, 0], [6, 6], [0, 0]], 'symmetric'),
    [...back, ...ROW, ...back],
    [...back, ...ROW, ...back],
    [...back, ...ROW, ...back],
  ],
]) {
  console.log(`${name}, right: ${right.join(' ')}`);

  for (const [backend, expected] of [
    ['cpu', byProcessor],
    ['wasm', byWasm],
  ]) {
    await tf.setBackend(backend);
    const seen = [...run().dataSync()];

    console.log(`${tf.version_core} ${backend}, ${name}: ${seen.join(' ')}`);
    assert.deepEqual(seen, expected);
  }
}
JS
node probe.mjs
