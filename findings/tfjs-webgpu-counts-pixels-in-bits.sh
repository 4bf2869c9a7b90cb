#!/bin/sh
# Guess: `tf.bincount(pixels, weights, 256)` of TensorFlow.js counts how often each tone is in a photo. Without weights, an empty tensor is given, as its
#   documentation says, of whole numbers (`int32`) as the pixels are, and whole numbers come out, whichever backend counts.
# Seen: by the backend "webgpu", one pixel is 1,065,353,216, two are 1,073,741,824, and three 1,077,936,128: the bits of 1, 2 and 3 as numbers with a
#   fraction; weights that are whole numbers and `denseBincount` do the same. An empty tensor of `float32` is
#   right. No warning. The backend "cpu" is right in all.
# Who meets it: pages that fit the light of a face to a photo by histograms: with the newest backend, each tone is about as frequent
#   as each other one, or there is none of it.
# What to do: `tf.tensor1d([])` without a type, which is `float32`.
set -eu

if ! command -v chromium > /dev/null; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package chromium' >&2
    exit 2
  fi

  apt-get update -qq > /dev/null
  apt-get install -y -qq --no-install-recommends chromium > /dev/null
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --silent esbuild@0.28.2 puppeteer-core@25.16.0 \
  @tensorflow/tfjs-core@4.22.0 @tensorflow/tfjs-backend-cpu@4.22.0 @tensorflow/tfjs-backend-webgpu@4.22.0

cat > page.js <<'JS'
import '@tensorflow/tfjs-backend-cpu';
import '@tensorflow/tfjs-backend-webgpu';
import * as tf from '@tensorflow/tfjs-core';

tf.enableProdMode();

const cases = {
  whole: () => tf.bincount(tf.tensor1d([1, 1, 3, 0, 3, 3], 'int32'), tf.tensor1d([], 'int32'), 5),
  fractions: () => tf.bincount(tf.tensor1d([1, 1, 3, 0, 3, 3], 'int32'), tf.tensor1d([]), 5),
  weights: () => tf.bincount(tf.tensor1d([1, 1, 3, 0, 3, 3], 'int32'), tf.ones([6], 'int32'), 5),
  rows: () => tf.denseBincount(tf.tensor2d([[1, 1], [3, 0]], [2, 2], 'int32'), tf.tensor1d([], 'int32'), 4),
};

globalThis.compute = async (backend) => {
  await tf.setBackend(backend);
  await tf.ready();
  const found = { version: `${tf.version_core} ${tf.getBackend()}` };

  for (const [name, run] of Object.entries(cases)) {
    found[name] = (await run().array()).flat(Infinity).map((value) => Number(value.toPrecision(10))).join(' ');
  }

  return found;
};
JS
npx esbuild page.js --bundle --outfile=bundle.js --log-level=error

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { launch } from 'puppeteer-core';

const PAGE = '<!doctype html><title>Probe</title><link rel="icon" href="data:,"><script src="/bundle.js"></script>';
const server = createServer(({ url }, response) => {
  const isScript = url === '/bundle.js';
  response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
  response.end(isScript ? readFileSync('bundle.js') : PAGE);
});
await new Promise((resolve) => server.listen(0, resolve));

const browser = await launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--enable-unsafe-webgpu', '--use-webgpu-adapter=swiftshader', '--enable-features=Vulkan'],
});
const page = await browser.newPage();
await page.goto(`http://localhost:${server.address().port}/`);

const onProcessor = await page.evaluate(() => globalThis.compute('cpu'));
const onCard = await page.evaluate(() => globalThis.compute('webgpu'));
console.log(onProcessor);
console.log(onCard);
await browser.close();
server.close();

assert.equal(new Int32Array(Float32Array.of(1, 2, 3).buffer).join(' '), '1065353216 1073741824 1077936128');
assert.equal(onProcessor.whole, '1 2 0 3 0');
assert.equal(onCard.whole, '1065353216 1073741824 0 1077936128 0');
assert.equal(onProcessor.rows, '0 2 0 0 1 0 0 1');
assert.equal(onCard.rows, '0 1073741824 0 0 1065353216 0 0 1065353216');

assert.equal(onProcessor.weights, '1 2 0 3 0');
assert.equal(onCard.weights, onCard.whole);
assert.equal(onProcessor.fractions, '1 2 0 3 0');
assert.equal(onCard.fractions, '1 2 0 3 0');
JS
chromium --version
HOME="$work" node probe.mjs
