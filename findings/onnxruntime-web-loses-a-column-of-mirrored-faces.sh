#!/bin/sh
# Guess: a model that mirrors a picture (`Slice` with a step of -1, which is what PyTorch writes for `flip`) gives the same picture
#   with WebGPU as on the CPU: the columns 1 2 3 4 5 6 become 6 5 4 3 2 1.
# Seen: `import 'onnxruntime-web'` with `executionProviders: ['webgpu']` returns 6 5 4 3 2: the first column of the photo is lost, and
#   the picture has one less. The end "before the beginning" is taken for 0, which is excluded. Steps of -2 and other axes (upside
#   down, RGB to BGR) lose one as well, if the first element belongs to the result: BGR has two channels. No error, no warning.
#   On the CPU (`wasm`), and with WebGPU by `onnxruntime-web/webgpu`, it is right.
# Who meets it: models that look at a face and its mirror image, or swap channels of colours: what follows fails by its size, or gets
#   a picture that is cut off and moved.
# What to do: import `onnxruntime-web/webgpu`. In the model, use `Gather` with the indices 5 to 0.
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
const INT64 = 7;

/** The scripts of `onnxruntime-web` and of `onnxruntime-web/webgpu`. */
const ENTRIES = { 'onnxruntime-web': 'ort.min.js', 'onnxruntime-web/webgpu': 'ort.webgpu.min.js' };

const describe = (name, shape) => ({
  name,
  type: { tensorType: { elemType: FLOAT, shape: { dim: shape.map((dimValue) => ({ dimValue })) } } },
});

/** Makes a model of one `Slice` along an axis. */
const makeModel = (shape, axis, start, end, step, size) => {
  const settings = { starts: start, ends: end, axes: axis, steps: step };
  const model = {
    irVersion: 7,
    opsetImport: [{ domain: '', version: 13 }],
    graph: {
      name: 'mirror',
      node: [{ opType: 'Slice', input: ['photo', ...Object.keys(settings)], output: ['mirrored'] }],
      initializer: Object.entries(settings).map(([name, value]) => ({
        name,
        dataType: INT64,
        dims: [1],
        int64Data: [value],
      })),
      input: [describe('photo', shape)],
      output: [describe('mirrored', shape.with(axis, size))],
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

const run = async (entry, provider, model, shape, values) => {
  const page = await browser.newPage();
  await page.goto(`http://localhost:${server.address().port}/page`);
  await page.addScriptTag({ url: `/${ENTRIES[entry]}` });
  const seen = await page.evaluate(
    async (provider, model, shape, values) => {
      const { InferenceSession, Tensor } = globalThis.ort;
      const bytes = Uint8Array.from(atob(model), (character) => character.charCodeAt(0));
      const session = await InferenceSession.create(bytes, { executionProviders: [provider], logSeverityLevel: 4 });
      const { mirrored } = await session.run({ photo: new Tensor('float32', values, shape) });

      return [...mirrored.data];
    },
    provider,
    model,
    shape,
    values,
  );
  await page.close();

  return seen;
};

const END = -Number.MAX_SAFE_INTEGER;
const row = [1, 2, 3, 4, 5, 6];
const cases = [
  ['a row, mirrored', [1, 6], 1, -1, END, -1, row, [6, 5, 4, 3, 2, 1], [6, 5, 4, 3, 2]],
  ['each second column, mirrored', [1, 5], 1, -1, END, -2, [1, 2, 3, 4, 5], [5, 3, 1], [5, 3]],
  ['RGB to BGR', [3, 1, 2], 0, -1, END, -1, [198, 198, 134, 134, 96, 96], [96, 96, 134, 134, 198, 198], [96, 96, 134, 134]],
  ['a row without its first column, mirrored', [1, 6], 1, -1, 0, -1, row, [6, 5, 4, 3, 2], [6, 5, 4, 3, 2]],
];

for (const [name, shape, axis, start, end, step, values, expected, wrong] of cases) {
  const size = (expected.length * shape[axis]) / values.length;
  const model = makeModel(shape, axis, start, end, step, Math.round(size));

  for (const [entry, provider, right] of [
    ['onnxruntime-web', 'wasm', expected],
    ['onnxruntime-web/webgpu', 'webgpu', expected],
    ['onnxruntime-web', 'webgpu', wrong],
  ]) {
    const seen = await run(entry, provider, model, shape, values);

    console.log(`${name}, ${values.join(' ')}, by ${entry} with ${provider}: ${seen.join(' ')}`);
    assert.deepEqual(seen, right);
  }
}

await browser.close();
server.close();
JS
chromium --version
HOME="$work" node probe.mjs
