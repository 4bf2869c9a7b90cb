#!/bin/sh
# Guess: OpenCV runs an average pool as PyTorch exports it: `nn.AvgPool2d(3, padding=1)` counts the zeros of its margin
#   (`count_include_pad=1`, its default), so a corner of a picture of 9 is 4, with `SAME_LOWER` the odd pixel of the
#   margin is at the upper left, and `MaxPool` keeps to its `dilations`; or it refuses the model.
# Seen: in OpenCV 4.6 of Debian 12, the corner is 9: the margin never counts, and with `SAME_LOWER`, the odd pixel is at the lower
#   right, so the picture moves by a pixel to the upper left. `MaxPool` with `dilations` takes neighbours, and returns more
#   pixels. OpenCV 5.0 counts the margin and the `dilations`, and moves the picture as well. No error, no warning.
# Who meets it: whoever runs a network of faces by `cv2.dnn` that was trained in PyTorch: blurred masks and features are brighter at the
#   edges, by up to 2.25, and what is far from them is the same, so that a test with a face in the middle passes.
# What to do: pad by a layer of its own (`nn.ConstantPad2d`, `Pad`) and pool without padding, or use ONNX Runtime.
set -eu

if ! dpkg-query -W python3-opencv > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package python3-opencv' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends python3-opencv > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' python3-opencv

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent onnxruntime-node@1.30.0 onnx-proto@8.0.1 @techstark/opencv-js@5.0.0-release.1

cat > probe.py <<'PY'
import json
import sys

import cv2
import numpy as np

network = cv2.dnn.readNetFromONNX('model.onnx')
network.setInput(np.array(json.loads(sys.argv[1]), np.float32)[np.newaxis, np.newaxis])
print(json.dumps(network.forward().ravel().tolist()))
PY

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import loading from '@techstark/opencv-js';
import protocol from 'onnx-proto';
import ort from 'onnxruntime-node';

const { onnx } = protocol;
const opencv = await loading;
const FLOAT = 1;

const makeIntegers = (name, ...ints) => ({ name, type: 'INTS', ints });
const describe = (name, shape) => ({
  name,
  type: { tensorType: { elemType: FLOAT, shape: { dim: shape.map((dimValue) => ({ dimValue })) } } },
});

const makeModel = (nodes, height, width, size) =>
  Buffer.from(
    onnx.ModelProto.encode(
      onnx.ModelProto.fromObject({
        irVersion: 7,
        opsetImport: [{ domain: '', version: 10 }],
        graph: {
          name: 'model',
          node: nodes.map(([opType, ...attribute], index) => ({
            opType,
            attribute,
            input: [index ? `step${index}` : 'photo'],
            output: [index === nodes.length - 1 ? 'result' : `step${index + 1}`],
          })),
          input: [describe('photo', [1, 1, height, width])],
          output: [describe('result', [1, 1, ...size])],
        },
      }),
    ).finish(),
  );

const runOpencv5 = (bytes, rows) => {
  const [height, width] = [rows.length, rows[0].length];
  opencv.FS_createDataFile('/', 'model.onnx', bytes, true, true, true);
  const network = opencv.readNetFromONNX('model.onnx');
  opencv.FS_unlink('/model.onnx');

  const pixels = opencv.matFromArray(height, width, opencv.CV_32F, rows.flat());
  const size = new opencv.Size(width, height);
  network.setInput(opencv.blobFromImage(pixels, 1, size, new opencv.Scalar(), false, false, opencv.CV_32F), 'photo');

  return [...network.forward().data32F];
};

const compare = async (name, nodes, rows, size, expected, byDebian, byOpencv5) => {
  const bytes = makeModel(nodes, rows.length, rows[0].length, size);
  writeFileSync('model.onnx', bytes);

  const session = await ort.InferenceSession.create(bytes, { logSeverityLevel: 4 });
  const photo = new ort.Tensor('float32', rows.flat(), [1, 1, rows.length, rows[0].length]);
  const { result } = await session.run({ photo });
  const seen = JSON.parse(execFileSync('/usr/bin/python3', ['probe.py', JSON.stringify(rows)]));
  const newer = runOpencv5(bytes, rows);

  console.log(`${name}: ONNX Runtime ${[...result.data].join(' ')}; OpenCV 4.6 ${seen.join(' ')}; 5.0 ${newer.join(' ')}`);
  assert.deepEqual([...result.data], expected);
  assert.deepEqual(seen, byDebian);
  assert.deepEqual(newer, byOpencv5);
};

const nine = Array.from({ length: 3 }, () => [9, 9, 9]);
const counted = [4, 6, 4, 6, 9, 6, 4, 6, 4];
const kernel = makeIntegers('kernel_shape', 3, 3);
const margin = makeIntegers('pads', 1, 1, 1, 1);
const counts = { name: 'count_include_pad', type: 'INT', i: 1 };

await compare('average', [['AveragePool', kernel, margin, counts]], nine, [3, 3], counted, nine.flat(), counted);

const numbers = [
  [1, 2, 3],
  [4, 5, 6],
  [7, 8, 9],
];
const lower = { name: 'auto_pad', type: 'STRING', s: Buffer.from('SAME_LOWER') };
const pair = makeIntegers('kernel_shape', 2, 2);
const moved = [5, 6, 6, 8, 9, 9, 8, 9, 9];

await compare('SAME_LOWER', [['MaxPool', pair, lower]], numbers, [3, 3], numbers.flat(), moved, moved);

const far = [['MaxPool', makeIntegers('kernel_shape', 1, 2), makeIntegers('dilations', 1, 3)]];

await compare('dilations', far, [[1, 2, 3, 9, 8, 7]], [1, 3], [9, 8, 7], [2, 3, 9, 9, 8], [9, 8, 7]);

// What helps.
const padding = ['Pad', { name: 'pads', type: 'INTS', ints: [0, 0, 1, 1, 0, 0, 1, 1] }];

await compare('Pad in front', [padding, ['AveragePool', kernel]], nine, [3, 3], counted, counted, counted);
process.exit();
JS
node probe.mjs
