#!/bin/sh
# Guess: `cv2.dnn` runs a model as ONNX Runtime does, or refuses it: two values are divided and compared in the order in which the
#   model names them, 100 by 200 or "100 is less than 200".
# Seen: in OpenCV 4.6 of Debian 12, if the first of two values has fewer numbers than the second (a mean of each channel, a
#   limit), both change places: the means 100 and 200, divided by pixels of 50, are 0.5 and 0.25 instead of 2 and 4, and `Less` and
#   `Greater` answer the opposite, as if they were each other. A value of one number is divided right and compared wrong.
#   Subtractions are right, and divisions whose first value is the larger one. No error, no warning.
# Who meets it: programs that fit the colour of a face to a photo (means of the one by means of the other), or make a mask with
#   "limit less than score" on a server with Debian: it is turned inside out.
# What to do: use ONNX Runtime. In the model, write the larger value in front: `Mul` with a `Reciprocal`, and the other comparison.
set -eu

if ! dpkg-query -W python3-opencv python3-onnx > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian packages python3-opencv python3-onnx' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends python3-opencv python3-onnx > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' python3-opencv python3-onnx

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent onnxruntime-node@1.30.0

cat > probe.mjs <<'JS'
import ort from 'onnxruntime-node';

const session = await ort.InferenceSession.create('model.onnx', { logSeverityLevel: 4 });
const photo = new ort.Tensor('float32', JSON.parse(process.argv[2]), [1, 2, 2, 2]);
const { result } = await session.run({ photo });

console.log(JSON.stringify([...result.data]));
JS

cat > probe.py <<'PY'
import json
import subprocess

import cv2
import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

print('OpenCV', cv2.__version__)

SHAPE = [1, 2, 2, 2]
PHOTO = np.array([50, 50, 50, 100, 50, 50, 50, 400], np.float32).reshape(SHAPE)


def make_model(kind, names, value):
    """Saves a model that calculates with a photo and a fixed value."""
    nodes = [helper.make_node(kind, names, ['result' if kind in ('Div', 'Sub', 'Mul') else 'answer'])]

    if nodes[0].output[0] == 'answer':
        nodes.append(helper.make_node('Cast', ['answer'], ['result'], to=TensorProto.FLOAT))

    graph = helper.make_graph(
        nodes,
        'model',
        [helper.make_tensor_value_info('photo', TensorProto.FLOAT, SHAPE)],
        [helper.make_tensor_value_info('result', TensorProto.FLOAT, SHAPE)],
        [numpy_helper.from_array(value, 'value')],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid('', 13)])
    model.ir_version = 7
    onnx.checker.check_model(model)
    onnx.save(model, 'model.onnx')


def run_by_opencv():
    network = cv2.dnn.readNetFromONNX('model.onnx')
    network.setInput(PHOTO)

    return network.forward().ravel().tolist()


def run_by_onnxruntime():
    return json.loads(subprocess.check_output(['node', 'probe.mjs', json.dumps(PHOTO.ravel().tolist())]))


calculations = {
    'Div': np.divide,
    'Sub': np.subtract,
    'Less': np.less,
    'Greater': np.greater,
}
one = np.array([100], np.float32)
each = np.array([100, 200], np.float32).reshape(1, 2, 1, 1)

for kind, value, in_order, is_right in (
    ('Div', each, False, False),
    ('Div', each, True, True),
    ('Div', one, False, True),
    ('Sub', each, False, True),
    ('Less', each, False, False),
    ('Less', one, False, False),
    ('Less', one, True, True),
    ('Greater', one, False, False),
):
    names = ['photo', 'value'] if in_order else ['value', 'photo']
    values = [PHOTO, value] if in_order else [value, PHOTO]
    make_model(kind, names, value)

    expected = calculations[kind](*values).astype(np.float32).ravel().tolist()
    changed = calculations[kind](*reversed(values)).astype(np.float32).ravel().tolist()
    seen = run_by_opencv()

    print(kind, 'of', ' and '.join(names), value.ravel(), 'by OpenCV:', *seen, 'expected:', *expected)
    assert np.allclose(run_by_onnxruntime(), expected)
    assert expected != changed
    assert np.allclose(seen, expected if is_right else changed)

# What helps.
make_model('Mul', ['photo', 'value'], each)
assert np.allclose(run_by_opencv(), (PHOTO * each).ravel())
PY
/usr/bin/python3 probe.py
