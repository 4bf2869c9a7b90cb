#!/bin/sh
# Guess: a tensor of the type "float16" holds the same kind of numbers everywhere: what is handed in as `Uint16Array`
#   comes back as such.
# Seen: since JavaScript has `Float16Array` (Node 24, browsers of 2025), ONNX Runtime hands out real numbers, 1 and -2,
#   where it handed out their 16 bits, 15360 and 49152, even if the bits came in as a `Uint16Array`. Plain numbers, an
#   error before, are values now: who wraps bits in an array gets 15360 instead of 1. A polyfill for old browsers
#   switches as well.
# Who meets it: face models with half precision in a browser: code that takes the bits apart makes the new face black
#   in new browsers, and code written there makes it white in old ones.
# What to do: look at `data.BYTES_PER_ELEMENT` and its constructor, or convert the output to float32 in the model.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent onnxruntime-common@1.30.0 @petamoriken/float16@3.9.3

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const polyfill = require('@petamoriken/float16');

const [environment] = process.argv.slice(2);

// Node has the type since version 24; either state is made here, so that the version doesn't matter.
if (environment === 'old') {
  delete globalThis.Float16Array;
} else {
  globalThis.Float16Array ??= polyfill.Float16Array;
}

const { Tensor } = require('onnxruntime-common');

const { version } = JSON.parse(readFileSync('node_modules/onnxruntime-common/package.json', 'utf8'));
const bits = new Uint16Array([0x3c00, 0xc000]);

const read = (create) => {
  try {
    return [...create().data];
  } catch (error) {
    return error.message;
  }
};

const fromBits = read(() => new Tensor('float16', bits, [2]));
const fromNumbers = read(() => new Tensor('float16', [1, -2], [2]));
const fromBitsInArray = read(() => new Tensor('float16', [...bits], [2]));

console.log(`onnxruntime-common ${version}, ${environment} environment`);
console.log('bits in a Uint16Array:', fromBits);
console.log('plain numbers:        ', fromNumbers);
console.log('bits in an array:     ', fromBitsInArray);

if (environment === 'old') {
  assert.deepEqual(fromBits, [15360, 49152]);
  assert.match(fromNumbers, /not supported/);
} else {
  assert.deepEqual(fromBits, [1, -2]);
  assert.deepEqual(fromNumbers, [1, -2]);
  assert.deepEqual(fromBitsInArray, [15360, 49152]);
}
JS
node probe.cjs old
node probe.cjs new
