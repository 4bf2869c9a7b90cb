#!/bin/sh
# Guess: two models of one page have nothing to do with each other: `ArgMax` of one with 7 classes chooses among 7, whatever ran before.
# Seen: with `import 'onnxruntime-web'` and `executionProviders: ['webgpu']`, the number of classes of the first model stays for all
#   later ones of the page: after a model with 4 classes, one with 7 never finds the classes 4 to 6, and after one with 7, one with 4
#   finds classes that it does not have, from numbers of the neighbouring pixel. It is so for `ArgMin`, and for one model that gets
#   inputs of another size. The program for the graphics card is kept under a key without the size. No error, no warning.
#   In a page of its own each is right, as all are on the CPU (`wasm`) and by `onnxruntime-web/webgpu`.
# Who meets it: pages that part hair, skin and background with one model and ask another one for an expression: the second is
#   wrong only if the first one ran before, so each test of one model passes.
# What to do: import `onnxruntime-web/webgpu`, or end models before `ArgMax` and choose the largest number in JavaScript.
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

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent onnxruntime-web@1.30.0 onnx-proto@8.0.1 puppeteer-core@25.16.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import protocol from 'onnx-proto';
import { launch } from 'puppeteer-core';

const { onnx } = protocol;
const [FLOAT, INT64] = [1, 7];

/** The scripts of the entry points of the package. */
const ENTRIES = { 'onnxruntime-web': 'ort.min.js', 'onnxruntime-web/webgpu': 'ort.webgpu.min.js' };

/** Makes a model of one node, from its type, its attributes, and the types and shapes of what goes in and comes out. */
const makeModel = ({ opType, attribute = [], opset = 13, initializer = [], input, output }) => {
  const describe = ([name, elemType, shape]) => ({
    name,
    type: { tensorType: { elemType, shape: { dim: shape.map((dimValue) => ({ dimValue })) } } },
  });
  const names = (values) => values.map(([name]) => name);
  const model = {
    irVersion: 7,
    opsetImport: [{ domain: '', version: opset }],
    graph: {
      name: 'model',
      node: [{ opType, attribute, input: [...names(input), ...initializer.map(({ name }) => name)], output: names(output) }],
      initializer,
      input: input.map(describe),
      output: output.map(describe),
    },
  };

  return Buffer.from(onnx.ModelProto.encode(onnx.ModelProto.fromObject(model)).finish()).toString('base64');
};

const PAGE = '<!doctype html><title>Probe</title><link rel="icon" href="data:,">';
const types = { '.js': 'text/javascript', '.mjs': 'text/javascript', '.wasm': 'application/wasm' };
const server = createServer(({ url }, response) => {
  response.setHeader('Content-Type', types[extname(url)] ?? 'text/html');
  response.end(extname(url) ? readFileSync(`node_modules/onnxruntime-web/dist${url}`) : PAGE);
});
await new Promise((resolve) => server.listen(0, resolve));

const browser = await launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--enable-unsafe-webgpu', '--use-webgpu-adapter=swiftshader', '--enable-features=Vulkan'],
});

/** Runs models one after another in a new page. Returns what came out of each, or its error. */
const run = async (entry, provider, ...runs) => {
  const page = await browser.newPage();
  await page.goto(`http://localhost:${server.address().port}/page`);
  await page.addScriptTag({ url: `/${ENTRIES[entry]}` });
  const seen = await page.evaluate(
    async (provider, runs) => {
      const { InferenceSession, Tensor } = globalThis.ort;
      const results = [];

      for (const { model, type = 'float32', values, shape } of runs) {
        const bytes = Uint8Array.from(atob(model), (character) => character.charCodeAt(0));

        try {
          const session = await InferenceSession.create(bytes, { executionProviders: [provider], logSeverityLevel: 4 });
          const [input] = session.inputNames;
          const [output] = session.outputNames;
          const found = await session.run({ [input]: new Tensor(type, values, shape) });
          results.push(Array.from(found[output].data, Number));
        } catch (error) {
          results.push(error.message);
        }
      }

      return results;
    },
    provider,
    runs,
  );
  await page.close();

  return seen;
};

/** Makes a model that chooses the best class of each pixel, in an input of pixels and their classes. */
const choose = (opType, rows) => {
  const shape = [rows.length, rows[0].length];
  const model = makeModel({
    opType,
    attribute: [
      { name: 'axis', type: 'INT', i: 1 },
      { name: 'keepdims', type: 'INT', i: 0 },
    ],
    input: [['scores', FLOAT, shape]],
    output: [['classes', INT64, [rows.length]]],
  });

  return { model, values: rows.flat(), shape };
};

const four = [
  [0, 8, 0, 0],
  [0, 0, 9, 0],
];
const seven = [
  [1, 0, 0, 2, 0, 0, 9],
  [0, 1, 0, 0, 0, 9, 0],
];
const mirror = (rows) => rows.map((row) => row.map((value) => -value));

for (const [opType, small, large] of [
  ['ArgMax', four, seven],
  ['ArgMin', mirror(four), mirror(seven)],
]) {
  const models = [choose(opType, small), choose(opType, large)];

  for (const [entry, provider, afterFour, afterSeven] of [
    ['onnxruntime-web', 'wasm', [6, 5], [1, 2]],
    ['onnxruntime-web/webgpu', 'webgpu', [6, 5], [1, 2]],
    ['onnxruntime-web', 'webgpu', [3, 1], [6, 2]],
  ]) {
    const first = await run(entry, provider, ...models);
    const second = await run(entry, provider, ...models.toReversed());

    console.log(`${opType} by ${entry} with ${provider}:`);
    console.log(`  4 classes: ${first[0].join(' ')}, then 7 classes: ${first[1].join(' ')}`);
    console.log(`  7 classes: ${second[0].join(' ')}, then 4 classes: ${second[1].join(' ')}`);
    assert.deepEqual(first, [[1, 2], afterFour]);
    assert.deepEqual(second, [[6, 5], afterSeven]);
  }
}

await browser.close();
server.close();
JS
chromium --version
HOME="$work" node probe.mjs
