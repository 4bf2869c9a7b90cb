#!/bin/sh
# Guess: CanvasKit is Skia, which draws the canvas of Chrome, and its `MakeCanvas` has the same methods. A photo that
#   is masked with `destination-in` is there within the mask and transparent outside.
# Seen: nothing outside the mask changes. Of a red picture and a mask in the shape of a circle, the whole red picture
#   is left. `copy`, `source-in`, `source-out` and `destination-atop` leave the outside alone as well, for paths and
#   for pictures. The README lists what the canvas can't do; this is not in the list.
# Reference: the HTML standard has the picture composited within the clipping region, not within the shape. So does
#   @napi-rs/canvas, which is Skia too.
# Who meets it: a preview of a cut-out face that is drawn in a browser with a canvas, and on a server with CanvasKit.
# What to do: draw the mask on a second canvas that is as large as the first one, and use that as the picture in
#   `drawImage`: it covers everything.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent canvaskit-wasm@0.42.0 @napi-rs/canvas@1.1.1

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { createCanvas } = require('@napi-rs/canvas');
const initCanvasKit = require('canvaskit-wasm');

const RED = '255,0,0,255';
const BLUE = '0,0,255,255';
const EMPTY = '0,0,0,0';
const SIZE = 40;

/** The colours at the corner and in the middle of a red picture that was composited with a blue circle. */
function composite(canvas, operation) {
  const context = canvas.getContext('2d');
  const colourAt = (x, y) => context.getImageData(x, y, 1, 1).data.join();

  context.globalCompositeOperation = 'source-over';
  context.fillStyle = 'red';
  context.fillRect(0, 0, SIZE, SIZE);
  context.globalCompositeOperation = operation;
  context.fillStyle = 'blue';
  context.beginPath();
  context.arc(SIZE / 2, SIZE / 2, 10, 0, 2 * Math.PI);
  context.fill();

  return [colourAt(2, 2), colourAt(SIZE / 2, SIZE / 2)];
}

const middleOf = {
  'copy': BLUE,
  'source-in': BLUE,
  'source-out': EMPTY,
  'destination-in': RED,
  'destination-atop': RED,
};

initCanvasKit().then(CanvasKit => {
  for (const [operation, middle] of Object.entries(middleOf)) {
    const byCanvasKit = composite(CanvasKit.MakeCanvas(SIZE, SIZE), operation);
    const byNapi = composite(createCanvas(SIZE, SIZE), operation);

    console.log(operation, 'CanvasKit 0.42.0:', ...byCanvasKit, '@napi-rs/canvas 1.1.1:', ...byNapi);
    assert.deepEqual(byCanvasKit, [RED, middle]);
    assert.deepEqual(byNapi, [EMPTY, middle]);
  }

  // A mask that covers the whole canvas works in both.
  const canvas = CanvasKit.MakeCanvas(SIZE, SIZE);
  const mask = CanvasKit.MakeCanvas(SIZE, SIZE);
  const context = canvas.getContext('2d');

  mask.getContext('2d').fillRect(10, 10, 20, 20);
  context.fillStyle = 'red';
  context.fillRect(0, 0, SIZE, SIZE);
  context.globalCompositeOperation = 'destination-in';
  context.drawImage(canvas.decodeImage(Buffer.from(mask.toDataURL().split(',')[1], 'base64')), 0, 0);

  const corner = context.getImageData(2, 2, 1, 1).data.join();
  const middle = context.getImageData(20, 20, 1, 1).data.join();

  console.log('whole mask        CanvasKit 0.42.0:', corner, middle);
  assert.deepEqual([corner, middle], [EMPTY, RED]);
});
JS
node probe.cjs
