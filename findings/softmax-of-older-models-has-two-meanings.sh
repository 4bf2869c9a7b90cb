#!/bin/sh
# Guess: `Softmax` with `axis: 1` makes shares of the channels of each pixel, whichever version of ONNX a model has, and each program
#   gives the same for one model.
# Seen: up to version 12, the specification makes a table of two dimensions first, so that all pixels of all channels share 1: for four
#   channels of four equal pixels, each is 0.0625. Since version 13, each is 0.25. ONNX Runtime on the CPU, `onnxruntime-web` with
#   `wasm`, and `onnxruntime-web/webgpu` do so. `import 'onnxruntime-web'` with `executionProviders: ['webgpu']`, OpenCV 4.6 of
#   Debian and OpenCV 5.0 make 0.25 of models of each version, without a warning.
# Who meets it: who runs older models that part faces from what is behind them: with a graphics card the mask is there, without
#   one (and on the server) it is nearly 0 everywhere, as the limit of 0.5 is never reached. Which one was meant, the model does not say.
# What to do: look at `opset_import` of a model. Write version 13 or newer, or remove the layer and compute shares in JavaScript.
set -eu

if ! command -v chromium > /dev/null || ! dpkg-query -W python3-opencv > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian packages chromium python3-opencv' >&2
    exit 2
  fi

  apt-get update -qq > /dev/null
  apt-get install -y -qq --no-install-recommends chromium python3-opencv > /dev/null
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent onnxruntime-web@1.30.0 onnx-proto@8.0.1 puppeteer-core@25.16.0 \
  onnxruntime-node@1.30.0 @techstark/opencv-js@5.0.0-release.1

cat > probe.py <<'PY'
import json
import sys

import cv2
import numpy as np

photo = np.array(json.loads(sys.argv[2]), np.float32)
network = cv2.dnn.readNetFromONNX(sys.argv[1])
network.setInput(photo)
print(json.dumps([cv2.__version__, network.forward().ravel().tolist()]))
PY

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import loading from '@techstark/opencv-js';
import protocol from 'onnx-proto';
import ort from 'onnxruntime-node';
import { launch } from 'puppeteer-core';

const { onnx } = protocol;
const FLOAT = 1;
const SHAPE = [1, 4, 1, 4];

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

const opencv = await loading;
const isNear = (values, expected) => values.every((value) => Math.abs(value - expected) < 1e-6);
const photo = { values: Array.from({ length: 16 }, () => 3), shape: SHAPE };

const runOpencv5 = (bytes) => {
  opencv.FS_createDataFile('/', 'model.onnx', bytes, true, true, true);
  const network = opencv.readNetFromONNX('model.onnx');
  opencv.FS_unlink('/model.onnx');

  const pixels = opencv.matFromArray(1, 4, opencv.CV_32FC4, photo.values);
  const blob = opencv.blobFromImage(pixels, 1, new opencv.Size(4, 1), new opencv.Scalar(), false, false, opencv.CV_32F);
  network.setInput(blob, 'photo');

  return [...network.forward().data32F];
};

for (const [opset, meaning] of [
  [11, 0.0625],
  [12, 0.0625],
  [13, 0.25],
]) {
  const model = makeModel({
    opType: 'Softmax',
    attribute: [{ name: 'axis', type: 'INT', i: 1 }],
    opset,
    input: [['photo', FLOAT, SHAPE]],
    output: [['shares', FLOAT, SHAPE]],
  });
  const bytes = Buffer.from(model, 'base64');
  writeFileSync('model.onnx', bytes);

  const session = await ort.InferenceSession.create(bytes, { logSeverityLevel: 4 });
  const { shares } = await session.run({ photo: new ort.Tensor('float32', photo.values, SHAPE) });
  const nested = JSON.stringify([Array.from({ length: 4 }, () => [[3, 3, 3, 3]])]);
  const [version, byDebian] = JSON.parse(execFileSync('/usr/bin/python3', ['probe.py', 'model.onnx', nested]));

  const seen = {
    'onnxruntime-node': [...shares.data],
    'onnxruntime-web, wasm': (await run('onnxruntime-web', 'wasm', { model, ...photo }))[0],
    'onnxruntime-web/webgpu, webgpu': (await run('onnxruntime-web/webgpu', 'webgpu', { model, ...photo }))[0],
    'onnxruntime-web, webgpu': (await run('onnxruntime-web', 'webgpu', { model, ...photo }))[0],
    [`OpenCV ${version} of Debian`]: byDebian,
    'OpenCV 5.0': runOpencv5(bytes),
  };

  for (const [index, [name, values]] of Object.entries(seen).entries()) {
    console.log(`version ${opset}, ${name}: ${values.map((value) => value.toFixed(4)).join(' ')}`);
    assert.equal(values.length, 16);
    assert.ok(isNear(values, index < 3 ? meaning : 0.25));
  }
}

await browser.close();
server.close();
process.exit();
JS
chromium --version
HOME="$work" node probe.mjs
