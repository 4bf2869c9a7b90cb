#!/bin/sh
# Guess: `tf.cumsum` of TensorFlow.js with its option `reverse` adds the numbers of each row from its end: of 1, 10, 100 it makes 111, 110, 100, whatever was
#   added before.
# Seen: by the backend "webgpu", the length of the first rows of a page counts for all later ones: after rows of 2, the row above becomes
#   11, 10, 100, and after rows of 3, numbers of the next row are added. It is so by `cumprod`, too: of 1, 10 and 2, 20 it makes 10, 20.
#   The program for the graphics card is kept under a key without the length. In a page of its own each is right, as it is from the
#   beginning of a row, and by the backend "cpu". No warning.
# Who meets it: pages that add from the end: weights of the frames still to come, tables of sums. A test of each alone passes.
# What to do: `tf.reverse(tf.cumsum(tf.reverse(x, axis), axis), axis)`.
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
  'rows of 2': () => tf.cumsum(tf.tensor2d([[1, 10], [2, 20]]), 1, false, true),
  'a row of 3': () => tf.cumsum(tf.tensor2d([[1, 10, 100]]), 1, false, true),
  'a product of 3': () => tf.cumprod(tf.tensor2d([[1, 10, 100]]), 1, false, true),
  'products of 2': () => tf.cumprod(tf.tensor2d([[1, 10], [2, 20]]), 1, false, true),
  'rows of 2, from the beginning': () => tf.cumsum(tf.tensor2d([[1, 10], [2, 20]]), 1),
  'a row of 3, from the beginning': () => tf.cumsum(tf.tensor2d([[1, 10, 100]]), 1),
  'a row of 3, turned twice': () => tf.reverse(tf.cumsum(tf.reverse(tf.tensor2d([[1, 10, 100]]), 1), 1), 1),
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

assert.deepEqual(onProcessor, {
  version: onProcessor.version,
  'rows of 2': '11 10 22 20',
  'a row of 3': '111 110 100',
  'a product of 3': '1000 1000 100',
  'products of 2': '10 10 40 20',
  'rows of 2, from the beginning': '1 11 2 22',
  'a row of 3, from the beginning': '1 11 111',
  'a row of 3, turned twice': '111 110 100',
});
assert.deepEqual(onCard, {
  ...onProcessor,
  version: onCard.version,
  'a row of 3': '11 10 100',
  'products of 2': onCard['products of 2'],
});
assert.match(onCard['products of 2'], /^10 20 40 /);
JS
chromium --version
HOME="$work" node probe.mjs
