#!/bin/sh
# Guess: Arm NN runs a model of TensorFlow Lite with the options it has, or refuses to load it.
# Seen: its parser ignores `half_pixel_centers` of both layers that resize, and `align_corners` of `ResizeNearestNeighbor`: halved, 0 10 20 30 is
#   0 20 instead of 5 25, 10 30 and 0 30. No error, no warning. `align_corners` of `ResizeBilinear` is read.
#   Without options, all are right.
# Who meets it: masks and faces of models from TensorFlow 2, which sets the first option wherever it resizes: they are moved by half a pixel in
#   each layer, and the face is another one on a phone or board than on the computer where it was checked.
# What to do: a transposed convolution instead, or `tf.compat.v1.image.resize_bilinear` when the model is made.
set -eu

for package in python3-pyarmnn libarmnn-cpuref-backend22; do
  if ! dpkg-query -W "$package" > /dev/null 2>&1; then
    if [ "$(id -u)" -ne 0 ]; then
      echo "Missing: the Debian package $package" >&2
      exit 2
    fi

    apt-get update -qq > /dev/null
    apt-get install -y -qq --no-install-recommends "$package" > /dev/null
  fi
done

dpkg-query -W -f '${Package} ${Version}\n' python3-pyarmnn

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  flatbuffers@25.9.23 @tensorflow/tfjs-core@4.22.0 @tensorflow/tfjs-backend-cpu@4.22.0

cat > write.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import '@tensorflow/tfjs-backend-cpu';
import * as tf from '@tensorflow/tfjs-core';
import { Builder } from 'flatbuffers';

tf.enableProdMode();
await tf.setBackend('cpu');

const PHOTO = [0, 10, 20, 30];
const INT32 = 2;

/** The numbers of layers, of their options, and of the fields of these, in the schema of TensorFlow Lite. */
const LAYERS = {
  ResizeBilinear: { code: 23, optionsType: 15, alignCorners: 2, halfPixelCenters: 3 },
  ResizeNearestNeighbor: { code: 97, optionsType: 74, alignCorners: 0, halfPixelCenters: 1 },
};

/** Makes a model that halves the width of a picture of one line. */
const makeModel = (layer, options) => {
  const builder = new Builder(1024);
  const { code, optionsType, ...fields } = LAYERS[layer];

  const table = (size, fill) => {
    builder.startObject(size);
    fill?.();

    return builder.endObject();
  };
  const vector = (values, add) => {
    builder.startVector(4, values.length, 4);
    values.toReversed().forEach(add);

    return builder.endVector();
  };
  const numbers = (values) => vector(values, (value) => builder.addInt32(value));
  const tables = (offsets) => vector(offsets, (offset) => builder.addOffset(offset));

  const makeBuffer = (values) => {
    const bytes = new Uint8Array(Int32Array.from(values).buffer);
    builder.startVector(1, bytes.length, 16);
    bytes.toReversed().forEach((byte) => builder.addInt8((byte << 24) >> 24));
    const data = builder.endVector();

    return table(1, () => builder.addFieldOffset(0, data, 0));
  };
  const makeTensor = (name, shape, type, buffer) => {
    const title = builder.createString(name);
    const sizes = numbers(shape);

    return table(10, () => {
      builder.addFieldOffset(0, sizes, 0);
      builder.addFieldInt8(1, type, 0);
      builder.addFieldInt32(2, buffer, 0);
      builder.addFieldOffset(3, title, 0);
    });
  };

  const buffers = tables([table(1), makeBuffer([1, PHOTO.length / 2])]);
  const tensors = tables([
    makeTensor('photo', [1, 1, PHOTO.length, 1], 0, 0),
    makeTensor('size', [2], INT32, 1),
    makeTensor('halved', [1, 1, PHOTO.length / 2, 1], 0, 0),
  ]);
  const layerOptions = table(4, () => {
    for (const [option, value] of Object.entries(options)) {
      builder.addFieldInt8(fields[option], Number(value), 0);
    }
  });
  const [first, both, last] = [numbers([0]), numbers([0, 1]), numbers([2])];
  const operator = table(9, () => {
    builder.addFieldOffset(1, both, 0);
    builder.addFieldOffset(2, last, 0);
    builder.addFieldInt8(3, optionsType, 0);
    builder.addFieldOffset(4, layerOptions, 0);
  });
  const operators = tables([operator]);
  const graph = table(5, () => {
    builder.addFieldOffset(0, tensors, 0);
    builder.addFieldOffset(1, first, 0);
    builder.addFieldOffset(2, last, 0);
    builder.addFieldOffset(3, operators, 0);
  });
  const graphs = tables([graph]);
  const codes = tables([
    table(4, () => {
      builder.addFieldInt8(0, code, 0);
      builder.addFieldInt32(3, code, 0);
    }),
  ]);

  builder.finish(
    table(8, () => {
      builder.addFieldInt32(0, 3, 0);
      builder.addFieldOffset(1, codes, 0);
      builder.addFieldOffset(2, graphs, 0);
      builder.addFieldOffset(4, buffers, 0);
    }),
    'TFL3',
  );

  return builder.asUint8Array();
};

/** What TensorFlow.js makes of the same layer. */
const resize = (layer, { alignCorners = false, halfPixelCenters = false }) => {
  const photo = tf.tensor4d(PHOTO, [1, 1, PHOTO.length, 1]);
  const size = [1, PHOTO.length / 2];
  const resized =
    layer === 'ResizeBilinear'
      ? tf.image.resizeBilinear(photo, size, alignCorners, halfPixelCenters)
      : tf.image.resizeNearestNeighbor(photo, size, alignCorners, halfPixelCenters);

  return [...resized.dataSync()];
};

const cases = [];

for (const layer of Object.keys(LAYERS)) {
  for (const options of [{}, { alignCorners: true }, { halfPixelCenters: true }]) {
    const file = `${cases.length}.tflite`;

    writeFileSync(file, makeModel(layer, options));
    cases.push({ file, layer, options: Object.keys(options).join(), right: resize(layer, options) });
  }
}

console.log('TensorFlow.js', tf.version_core);
writeFileSync('cases.json', JSON.stringify({ photo: PHOTO, cases }));
JS
node write.mjs

/usr/bin/python3 - 2> /dev/null << 'PY'
import json

import numpy as np
import pyarmnn as armnn

with open('cases.json', encoding='utf-8') as file:
    known = json.load(file)

photo = np.array(known['photo'], np.float32).reshape(1, 1, -1, 1)
runtime = armnn.IRuntime(armnn.CreationOptions())


def run(path):
    parser = armnn.ITfLiteParser()
    network = parser.CreateNetworkFromBinaryFile(path)
    optimized, _ = armnn.Optimize(network, [armnn.BackendId('CpuRef')], runtime.GetDeviceSpec(), armnn.OptimizerOptions())
    number, _ = runtime.LoadNetwork(optimized)
    given = armnn.make_input_tensors([parser.GetNetworkInputBindingInfo(0, 'photo')], [photo])
    found = armnn.make_output_tensors([parser.GetNetworkOutputBindingInfo(0, 'halved')])
    runtime.EnqueueWorkload(number, given, found)

    return armnn.workload_tensors_to_ndarray(found)[0].ravel()


def write(values):
    return ' '.join(f'{value:g}' for value in np.round(values, 1))


WRONG = [('ResizeBilinear', 'halfPixelCenters'), ('ResizeNearestNeighbor', 'alignCorners'), ('ResizeNearestNeighbor', 'halfPixelCenters')]

print('Arm NN', armnn.__version__)
print('the photo:', write(known['photo']))
plain = {}

for case in known['cases']:
    layer, options, right = case['layer'], case['options'], case['right']
    seen = run(case['file'])
    plain.setdefault(layer, seen)
    print(f'{layer} {options or "without options"}: {write(seen)}; TensorFlow.js: {write(right)}')

    if (layer, options) in WRONG:
        assert np.allclose(seen, plain[layer])
        assert not np.allclose(seen, right, atol=1)
    else:
        assert np.allclose(seen, right, atol=1e-3)
PY
