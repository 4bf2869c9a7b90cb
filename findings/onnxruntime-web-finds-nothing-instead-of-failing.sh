#!/bin/sh
# Guess: with WebGPU, a model that cannot run on the graphics card ends in an error, which the promise of `session.run` hands over: then a page can
#   go on with the CPU (`wasm`), as the documentation of ONNX Runtime for the web advises.
# Seen: with `import 'onnxruntime-web'` and `executionProviders: ['webgpu']`, the promise is fulfilled, and the result is 0 everywhere, if the
#   program of one layer does not compile: `Pow` of fractions by a whole number (x to the power of 2 as int32), and `GatherElements` of
#   five dimensions. Other results of the same model that need neither are 0, too. "Error while parsing WGSL" is in the console
#   only. On the CPU and by `onnxruntime-web/webgpu`, all is right.
# Who meets it: pages that measure the spread of a face's colours, or make a model smaller by writing its int64 numbers as int32:
#   a mask of 0 means "no face", so nobody looks for an error.
# What to do: import `onnxruntime-web/webgpu`, and compare one result with that of the CPU.
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
const FLOAT = 1;
const INT32 = 6;
const INT64 = 7;

/** The scripts of the entry points of the package. */
const ENTRIES = { 'onnxruntime-web': 'ort.min.js', 'onnxruntime-web/webgpu': 'ort.webgpu.min.js' };

/** Makes a model from its nodes, and the types and shapes of what goes in and comes out. */
const makeModel = ({ node, initializer, input, output }) => {
  const describe = ([name, elemType, shape]) => ({
    name,
    type: { tensorType: { elemType, shape: { dim: shape.map((dimValue) => ({ dimValue })) } } },
  });
  const model = {
    irVersion: 7,
    opsetImport: [{ domain: '', version: 13 }],
    graph: { name: 'model', node, initializer, input: input.map(describe), output: output.map(describe) },
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

/** Runs a model in a new page. Returns what came out, or the error, and how many errors the console has. */
const run = async (entry, provider, { model, values, shape }) => {
  const page = await browser.newPage();
  let logged = 0;
  page.on('console', (message) => {
    logged += message.text().includes('Error while parsing WGSL') ? 1 : 0;
  });
  await page.goto(`http://localhost:${server.address().port}/page`);
  await page.addScriptTag({ url: `/${ENTRIES[entry]}` });
  const found = await page.evaluate(
    async (provider, model, values, shape) => {
      const { InferenceSession, Tensor } = globalThis.ort;
      const bytes = Uint8Array.from(atob(model), (character) => character.charCodeAt(0));

      try {
        const session = await InferenceSession.create(bytes, { executionProviders: [provider], logSeverityLevel: 4 });
        const results = await session.run({ x: new Tensor('float32', values, shape) });

        return Object.fromEntries(session.outputNames.map((name) => [name, [...results[name].data].join(' ')]));
      } catch (error) {
        return error.message;
      }
    },
    provider,
    model,
    values,
    shape,
  );
  await page.close();

  return { found, logged };
};

const count = (length) => Array.from({ length }, (_, index) => index + 1);

/** Makes a model with two results: that of one layer, and ten times its input. */
const makePair = (shape, layer, shapeOfLayer, initializer) => ({
  model: makeModel({
    node: [
      { ...layer, input: ['x', initializer.name], output: ['layer'] },
      { opType: 'Mul', input: ['x', 'ten'], output: ['tenfold'] },
    ],
    initializer: [initializer, { name: 'ten', dataType: FLOAT, dims: [1], floatData: [10] }],
    input: [['x', FLOAT, shape]],
    output: [
      ['layer', FLOAT, shapeOfLayer],
      ['tenfold', FLOAT, shape],
    ],
  }),
  values: count(shape.reduce((a, b) => a * b)),
  shape,
});

const power = (initializer) => makePair([4], { opType: 'Pow' }, [4], { name: 'power', dims: [1], ...initializer });
const gather = (...dims) =>
  makePair([...dims, 2], { opType: 'GatherElements', attribute: [{ name: 'axis', type: 'INT', i: dims.length }] }, [...dims, 1], {
    name: 'places',
    dataType: INT64,
    dims: [...dims, 1],
    int64Data: [1, 0],
  });

for (const [name, pair, right, isLost] of [
  ['power of 2.0', power({ dataType: FLOAT, floatData: [2] }), { layer: '1 4 9 16', tenfold: '10 20 30 40' }, false],
  ['power of 2', power({ dataType: INT32, int32Data: [2] }), { layer: '1 4 9 16', tenfold: '10 20 30 40' }, true],
  ['4 dimensions', gather(1, 1, 2), { layer: '2 3', tenfold: '10 20 30 40' }, false],
  ['5 dimensions', gather(1, 1, 1, 2), { layer: '2 3', tenfold: '10 20 30 40' }, true],
]) {
  for (const [entry, provider, lost] of [
    ['onnxruntime-web', 'wasm', false],
    ['onnxruntime-web/webgpu', 'webgpu', false],
    ['onnxruntime-web', 'webgpu', isLost],
  ]) {
    const { found, logged } = await run(entry, provider, pair);

    console.log(`${name}, by ${entry} with ${provider}:`, JSON.stringify(found), 'errors in the console:', logged);
    assert.deepEqual(found, lost ? Object.fromEntries(Object.entries(right).map(([key, text]) => [key, text.replace(/\d+/g, '0')])) : right);
    assert.equal(logged > 0, lost);
  }
}

await browser.close();
server.close();
JS
chromium --version
HOME="$work" node probe.mjs
