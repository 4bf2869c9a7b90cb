#!/bin/sh
# Guess: a layer that doubles the size of a picture (`ConvTranspose`, in each decoder of faces) gives the same with WebGPU as on the CPU,
#   whichever edges it cuts off: with `pads: [1, 1, 0, 0]`, `auto_pad: 'SAME_LOWER'` or an `output_shape`, the upper and the left one.
# Seen: with `import 'onnxruntime-web'` and `executionProviders: ['webgpu']`, the lower and the right edge are cut off instead, so that
#   the face is a pixel further down and to the right after each such layer, and has a line at its upper edge. With the same padding on
#   both sides, or on the lower and right ones, it is right. A `MaxPool` with `dilations` takes neighbours. No error, no warning.
#   On the CPU (`wasm`) and by `onnxruntime-web/webgpu`, the layer is right.
# Who meets it: decoders that were converted from other frameworks: five layers, and a face is up to 31 pixels beside its mask.
# What to do: import `onnxruntime-web/webgpu`, or write the layer without padding and a `Slice` behind it.
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

const makeIntegers = (name, ...ints) => ({ name, type: 'INTS', ints });
const makeText = (name, text) => ({ name, type: 'STRING', s: Buffer.from(text) });

/** Makes a layer that doubles a picture of two pixels in a column and two in a row. */
const enlarge = (...attribute) => ({
  model: makeModel({
    opType: 'ConvTranspose',
    attribute: [makeIntegers('kernel_shape', 3, 3), makeIntegers('strides', 2, 2), ...attribute],
    initializer: [{ name: 'weights', dataType: FLOAT, dims: [1, 1, 3, 3], floatData: [1, 2, 3, 4, 5, 6, 7, 8, 9] }],
    input: [['small', FLOAT, [1, 1, 2, 2]]],
    output: [['large', FLOAT, [1, 1, 4, 4]]],
  }),
  values: [1, 10, 100, 1000],
  shape: [1, 1, 2, 2],
});

/** All that the layer makes: each pixel, multiplied by the weights, and added two pixels further on. */
const whole = [
  [1, 2, 13, 20, 30],
  [4, 5, 46, 50, 60],
  [107, 208, 1379, 2080, 3090],
  [400, 500, 4600, 5000, 6000],
  [700, 800, 7900, 8000, 9000],
];
const cut = (top, left) => whole.slice(top, top + 4).flatMap((row) => row.slice(left, left + 4));

const cases = [
  ['pads: [0, 0, 1, 1]', enlarge(makeIntegers('pads', 0, 0, 1, 1)), cut(0, 0), cut(0, 0)],
  ['pads: [1, 1, 0, 0]', enlarge(makeIntegers('pads', 1, 1, 0, 0)), cut(1, 1), cut(0, 0)],
  ['pads: [1, 0, 0, 1]', enlarge(makeIntegers('pads', 1, 0, 0, 1)), cut(1, 0), cut(0, 0)],
  ['auto_pad: SAME_UPPER', enlarge(makeText('auto_pad', 'SAME_UPPER')), cut(0, 0), cut(0, 0)],
  ['auto_pad: SAME_LOWER', enlarge(makeText('auto_pad', 'SAME_LOWER')), cut(1, 1), cut(0, 0)],
  ['output_shape: [4, 4]', enlarge(makeIntegers('output_shape', 4, 4)), cut(1, 1), cut(0, 0)],
];

for (const [name, layer, expected, wrong] of cases) {
  for (const [entry, provider, right] of [
    ['onnxruntime-web', 'wasm', expected],
    ['onnxruntime-web/webgpu', 'webgpu', expected],
    ['onnxruntime-web', 'webgpu', wrong],
  ]) {
    const [seen] = await run(entry, provider, layer);

    console.log(`${name}, by ${entry} with ${provider}: ${seen.join(' ')}`);
    assert.deepEqual(seen, right);
  }
}

const pool = {
  model: makeModel({
    opType: 'MaxPool',
    attribute: [makeIntegers('kernel_shape', 1, 2), makeIntegers('dilations', 1, 3)],
    input: [['row', FLOAT, [1, 1, 1, 6]]],
    output: [['largest', FLOAT, [1, 1, 1, 3]]],
  }),
  values: [1, 2, 3, 9, 8, 7],
  shape: [1, 1, 1, 6],
};
const [byProcessor] = await run('onnxruntime-web', 'wasm', pool);
const [byCard] = await run('onnxruntime-web', 'webgpu', pool);

console.log(`the larger one of 1 2 3 9 8 7 and the third one behind it: ${byProcessor.join(' ')}, with webgpu: ${byCard.join(' ')}`);
assert.deepEqual(byProcessor, [9, 8, 7]);
assert.deepEqual(byCard, [2, 3, 9]);

await browser.close();
server.close();
JS
chromium --version
HOME="$work" node probe.mjs
