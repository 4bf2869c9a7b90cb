#!/bin/sh
# Guess: a model that fails with an error fails alone: who catches the error can go on with other models of the page.
# Seen: with `import 'onnxruntime-web'` and `executionProviders: ['webgpu']`, after one error all other models of the page fail too, those
#   that ran before and new ones, with 'kernel "[Relu] " is not allowed to be called recursively', in which nothing is recursive. It is so
#   with what a program for the graphics card does not know, as an average pool with `ceil_mode`. Other errors, as with numbers of
#   the wrong size, end one call only. By `onnxruntime-web/webgpu` and on the CPU (`wasm`), other models go on.
# Who meets it: pages that try a model and take another one if that fails: the second one fails because of the first, and the message
#   leads to a search for a loop in one's own code.
# What to do: import `onnxruntime-web/webgpu`, or load each model in a worker of its own, and end that after an error.
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

const describe = (opType, shape, attribute, size = shape) =>
  makeModel({ opType, attribute, input: [['before', FLOAT, shape]], output: [['after', FLOAT, size]] });

const relu = { model: describe('Relu', [3]), values: [-1, 0, 2], shape: [3] };
const negative = { model: describe('Neg', [3]), values: [-1, 0, 2], shape: [3] };

/** An average of 2 x 2 pixels, in which the last ones are averages of what is left. */
const pool = {
  model: describe(
    'AveragePool',
    [1, 1, 3, 3],
    [
      { name: 'kernel_shape', type: 'INTS', ints: [2, 2] },
      { name: 'strides', type: 'INTS', ints: [2, 2] },
      { name: 'ceil_mode', type: 'INT', i: 1 },
    ],
    [1, 1, 2, 2],
  ),
  values: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  shape: [1, 1, 3, 3],
};
/** An input of the wrong size. */
const wrong = { ...relu, values: [-1, 0, 2, 4], shape: [4] };

const show = (title, results) => {
  console.log(title);
  results.forEach((result) => console.log(' ', typeof result === 'string' ? result : result.join(' ')));
};

for (const [entry, provider] of [
  ['onnxruntime-web', 'wasm'],
  ['onnxruntime-web/webgpu', 'webgpu'],
]) {
  const seen = await run(entry, provider, relu, pool, relu, negative);

  show(`${entry} with ${provider}:`, seen);
  assert.deepEqual(seen.map((values) => values.join(' ')), ['0 0 2', '3 4.5 7.5 9', '0 0 2', '1 0 -2']);
}

const seen = await run('onnxruntime-web', 'webgpu', relu, pool, relu, negative);

show('onnxruntime-web with webgpu:', seen);
assert.deepEqual(seen[0], [0, 0, 2]);
assert.match(seen[1], /not yet implemented/);
assert.match(seen[2], /\[Relu\].* is not allowed to be called recursively/);
assert.match(seen[3], /\[Neg\].* is not allowed to be called recursively/);

const [, refused, next] = await run('onnxruntime-web', 'webgpu', relu, wrong, relu);

show('onnxruntime-web with webgpu, after an input of the wrong size:', [refused, next]);
assert.match(refused, /invalid dimensions/i);
assert.deepEqual(next, [0, 0, 2]);

await browser.close();
server.close();
JS
chromium --version
HOME="$work" node probe.mjs
