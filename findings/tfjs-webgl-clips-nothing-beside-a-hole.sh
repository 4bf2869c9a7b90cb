#!/bin/sh
# Guess: `tf.clipByValue(photo, 0, 1)` of TensorFlow.js keeps each pixel in its range, and a pixel that is NaN, as 0 / 0 where a mask is empty, stays
#   NaN alone. `tf.floorDiv(7.9, 2)` is the largest whole number that is not above 3.95: 3.
# Seen: by the backend "webgl", the numbers beside a NaN are not clipped either: 5 stays 5, up to three neighbours of it in the next
#   row and column, as four numbers are kept together. `floorDiv` rounds before it divides: 7.9 / 2 is 4, and 2.5 / 1 is 3 or 2.
#   No warning. The backend "cpu" is right in both.
# Who meets it: pages that divide a face by the sum of its masks: the pixel at its edge is lost, and its neighbours are far too light. Cells of
#   a mosaic, or of a detector, are moved by one.
# What to do: `tf.minimum(tf.maximum(photo, 0), 1)` and `tf.floor(tf.div(x, 2))`; `tf.divNoNan` leaves no NaN.
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
  @tensorflow/tfjs-core@4.22.0 @tensorflow/tfjs-backend-cpu@4.22.0 @tensorflow/tfjs-backend-webgl@4.22.0

cat > page.js <<'JS'
import '@tensorflow/tfjs-backend-cpu';
import '@tensorflow/tfjs-backend-webgl';
import * as tf from '@tensorflow/tfjs-core';

tf.enableProdMode();

const cases = {
  clip: () => tf.clipByValue(tf.tensor2d([[NaN, 5, 5, 5], [5, 5, 5, 5], [5, 5, 5, 5]]), 0, 1),
  'minimum and maximum': () => tf.minimum(tf.maximum(tf.tensor2d([[NaN, 5, 5, 5], [5, 5, 5, 5], [5, 5, 5, 5]]), 0), 1),
  floorDiv: () => tf.floorDiv(tf.tensor1d([7.9, 7.4, 15.6]), tf.tensor1d([2, 2, 2])),
  'floor of div': () => tf.floor(tf.div(tf.tensor1d([7.9, 7.4, 15.6]), tf.tensor1d([2, 2, 2]))),
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
  args: ['--no-sandbox', '--enable-unsafe-swiftshader'],
});
const page = await browser.newPage();
await page.goto(`http://localhost:${server.address().port}/`);

const onProcessor = await page.evaluate(() => globalThis.compute('cpu'));
const onCard = await page.evaluate(() => globalThis.compute('webgl'));
console.log(onProcessor);
console.log(onCard);
await browser.close();
server.close();

const right = 'NaN 1 1 1 1 1 1 1 1 1 1 1';

assert.equal(onProcessor.clip, right);
assert.equal(onCard.clip, 'NaN 5 1 1 5 5 1 1 1 1 1 1');
assert.equal(onCard['minimum and maximum'], right);
assert.equal(onProcessor.floorDiv, '3 3 7');
assert.equal(onCard.floorDiv, '4 3 8');
assert.equal(onCard['floor of div'], '3 3 7');
JS
chromium --version
HOME="$work" node probe.mjs
