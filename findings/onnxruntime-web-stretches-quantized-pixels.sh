#!/bin/sh
# Guess: `DequantizeLinear`, with which each quantized model begins, gives the same numbers with WebGPU as on the CPU: with a scale of
#   1, the bytes 0 to 15 become 0 to 15, and with a zero point of 128, a byte of 100 becomes -28.
# Seen: `import 'onnxruntime-web'` with `executionProviders: ['webgpu']` returns 0 1 2 3 four times, then 4 5 6 7 four times:
#   a quarter of the picture, each four of its values four times. It is so for bytes with and without a sign (uint8, int8) whenever their
#   number is a multiple of 4 and there is one scale. Without a sign, what is below the zero point becomes 4,294,967,296, with
#   one scale per channel too. No error, no warning. On the CPU (`wasm`) and by `onnxruntime-web/webgpu`, all is right.
# Who meets it: quantized models of faces, a quarter of the size, in the browser: they find nothing on computers with WebGPU, and
#   are right on those without.
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
const [FLOAT, UINT8, INT8] = [1, 2, 3];

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

const bytes = (count, first = 0) => Array.from({ length: count }, (_, index) => first + index);

/** Makes a model that turns bytes into numbers, and its input. */
const prepare = ({ type, values, shape = [values.length], scales = [1], zeroPoints = [0] }) => {
  const dataType = type === 'uint8' ? UINT8 : INT8;
  const dims = scales.length === 1 ? [] : [scales.length];
  const model = makeModel({
    opType: 'DequantizeLinear',
    attribute: scales.length === 1 ? [] : [{ name: 'axis', type: 'INT', i: 0 }],
    initializer: [
      { name: 'scale', dataType: FLOAT, dims, floatData: scales },
      { name: 'zeroPoint', dataType, dims, int32Data: zeroPoints },
    ],
    input: [['bytes', dataType, shape]],
    output: [['numbers', FLOAT, shape]],
  });

  return { model, type, values, shape };
};

const repeat = (start) => bytes(32, start).map((_, index) => start + 4 * Math.floor(index / 16) + (index % 4));

/** 100 - 128, as a number without a sign, times the scale. */
const WRAPPED = 2 ** 32;

const cases = [
  ['0 to 31', { type: 'uint8', values: bytes(32) }, bytes(32), repeat(0)],
  ['-16 to 15', { type: 'int8', values: bytes(32, -16) }, bytes(32, -16), repeat(-16)],
  ['31 bytes', { type: 'uint8', values: bytes(31) }, bytes(31), bytes(31)],
  [
    '3 bytes, with a zero point of 128',
    { type: 'uint8', values: [100, 128, 130], zeroPoints: [128] },
    [-28, 0, 2],
    [WRAPPED, 0, 2],
  ],
  [
    '2 channels with their own scales',
    { type: 'uint8', values: [100, 130, 100, 130], shape: [2, 2], scales: [1, 0.5], zeroPoints: [128, 128] },
    [-28, 2, -14, 1],
    [WRAPPED, 2, WRAPPED / 2, 1],
  ],
];

for (const [name, options, expected, wrong] of cases) {
  for (const [entry, provider, right] of [
    ['onnxruntime-web', 'wasm', expected],
    ['onnxruntime-web/webgpu', 'webgpu', expected],
    ['onnxruntime-web', 'webgpu', wrong],
  ]) {
    const [seen] = await run(entry, provider, prepare(options));

    console.log(`${name}, by ${entry} with ${provider}: ${seen.join(' ')}`);
    assert.deepEqual(seen, right);
  }
}

await browser.close();
server.close();
JS
chromium --version
HOME="$work" node probe.mjs
