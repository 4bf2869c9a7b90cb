#!/bin/sh
# Guess: by `onnxruntime-web/webgl`, a model gives the same as on the CPU, or says that it does not know a layer: `Clip` with a minimum
#   of 0 removes what is negative, and `Resize` (linear, `align_corners`) enlarges an upright photo as it does a square one.
# Seen: `Clip` with a minimum and no maximum does nothing: -2 stays -2. `Resize` with `align_corners` takes the steps of the height for
#   the width and the other way round: a row of 0, 10, 20, 30 in a picture of 4 x 2, made twice as large, ends with 23 instead of 30,
#   and its lower row is reached too early. A square picture is right, as are the other kinds of steps. `MaxPool` with `dilations`
#   takes neighbours. No error, no warning.
# Who meets it: pages for browsers without WebGPU, with models of PyTorch: `clamp(min=0)` and `interpolate(…, align_corners=True)`, as in
#   networks that part hair, skin and lips. In tests with square photos, all is well.
# What to do: use `wasm`, or `clamp(0, 1e9)` and square pictures.
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
const ENTRIES = { 'onnxruntime-web/wasm': 'ort.wasm.min.js', 'onnxruntime-web/webgl': 'ort.webgl.min.js' };

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
  args: ['--no-sandbox', '--enable-unsafe-swiftshader'],
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

const makeText = (name, text) => ({ name, type: 'STRING', s: Buffer.from(text) });

const clip = (...limits) => ({
  model: makeModel({
    opType: 'Clip',
    opset: 12,
    initializer: limits.map((limit, index) => ({ name: `limit${index}`, dataType: FLOAT, dims: [], floatData: [limit] })),
    input: [['numbers', FLOAT, [1, 4]]],
    output: [['clipped', FLOAT, [1, 4]]],
  }),
  values: [-2, -1, 1, 9],
  shape: [1, 4],
});

/** Makes a model that makes a picture twice as large, and its input. */
const enlarge = (rows, steps) => {
  const [height, width] = [rows.length, rows[0].length];
  const model = makeModel({
    opType: 'Resize',
    opset: 11,
    attribute: [makeText('mode', 'linear'), makeText('coordinate_transformation_mode', steps)],
    initializer: [
      { name: 'region', dataType: FLOAT, dims: [0], floatData: [] },
      { name: 'scales', dataType: FLOAT, dims: [4], floatData: [1, 1, 2, 2] },
    ],
    input: [['small', FLOAT, [1, 1, height, width]]],
    output: [['large', FLOAT, [1, 1, height * 2, width * 2]]],
  });

  return { model, values: rows.flat(), shape: [1, 1, height, width] };
};

/** The corners stay in place, so that a step is the way between the outer pixels, divided by their new number. */
const expectAligned = (rows, [stepDown, stepRight]) =>
  Array.from({ length: rows.length * 2 }, (_, y) =>
    Array.from({ length: rows[0].length * 2 }, (_, x) => rows[0][0] + 100 * y * stepDown + 10 * x * stepRight),
  ).flat();

const wide = [
  [0, 10, 20, 30],
  [100, 110, 120, 130],
];
const square = wide.map((row) => row.slice(0, 2));
const round = (values) => values.map(Math.round).join(' ');

const [unclipped] = await run('onnxruntime-web/webgl', 'webgl', clip(0));
const [clipped] = await run('onnxruntime-web/wasm', 'wasm', clip(0));
const [both] = await run('onnxruntime-web/webgl', 'webgl', clip(0, 6));

console.log(`-2 -1 1 9, at least 0: ${clipped.join(' ')}, webgl: ${unclipped.join(' ')}; at most 6, webgl: ${both.join(' ')}`);
assert.deepEqual(clipped, [0, 0, 1, 9]);
assert.deepEqual(unclipped, [-2, -1, 1, 9]);
assert.deepEqual(both, [0, 0, 1, 6]);

for (const [name, rows] of [
  ['square', square],
  ['wide', wide],
]) {
  const steps = [rows.length, rows[0].length].map((length) => (length - 1) / (length * 2 - 1));
  const [byProcessor] = await run('onnxruntime-web/wasm', 'wasm', enlarge(rows, 'align_corners'));
  const [byCard] = await run('onnxruntime-web/webgl', 'webgl', enlarge(rows, 'align_corners'));
  const width = rows[0].length * 2;
  const upper = (values) => round(values.slice(0, width));

  console.log(`${name}, the upper row: ${upper(byProcessor)}; webgl: ${upper(byCard)}`);
  assert.equal(round(byProcessor), round(expectAligned(rows, steps)));
  assert.equal(upper(byCard), upper(expectAligned(rows, steps.toReversed())));

  const column = (values) => round(values.filter((_, index) => index % width === 0));
  console.log(`${name}, the left column: ${column(byProcessor)}; webgl: ${column(byCard)}`);
  assert.equal(column(byProcessor) === column(byCard), name === 'square');

  const [expected] = await run('onnxruntime-web/wasm', 'wasm', enlarge(rows, 'half_pixel'));
  const [other] = await run('onnxruntime-web/webgl', 'webgl', enlarge(rows, 'half_pixel'));
  assert.equal(round(other), round(expected));
}

const pool = {
  model: makeModel({
    opType: 'MaxPool',
    opset: 11,
    attribute: [
      { name: 'kernel_shape', type: 'INTS', ints: [1, 2] },
      { name: 'dilations', type: 'INTS', ints: [1, 3] },
    ],
    input: [['row', FLOAT, [1, 1, 1, 6]]],
    output: [['largest', FLOAT, [1, 1, 1, 3]]],
  }),
  values: [1, 2, 3, 9, 8, 7],
  shape: [1, 1, 1, 6],
};

assert.deepEqual((await run('onnxruntime-web/wasm', 'wasm', pool))[0], [9, 8, 7]);
assert.deepEqual((await run('onnxruntime-web/webgl', 'webgl', pool))[0], [2, 3, 9]);

await browser.close();
server.close();
JS
chromium --version
HOME="$work" node probe.mjs
