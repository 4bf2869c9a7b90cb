#!/bin/sh
# Guess: `net.setInput(points)` of `cv2.dnn` takes landmarks as a model declares them, an array of 1 x 468 x 3 numbers (x, y and depth of each), or refuses
#   it: a layer that changes nothing in what is above zero (`Relu`) returns the same array.
# Seen: up to 512 numbers, the last dimension of an array of three is taken for the colours of a picture, and dropped: 1 x 468 numbers come back,
#   which are none of those that went in. It is so for the x and y of 1 x 146 x 2 too, which models of expressions take. Arrays
#   of 1 x 468 x 513, of two and of four dimensions are right. No warning.
# Who meets it: whoever runs a model behind a face mesh by OpenCV, as it is used for the detector in front of it: expressions, directions of eyes,
#   signs of hands.
# What to do: ONNX Runtime, or a model with four dimensions, 1 x 468 x 3 x 1.
set -eu

missing=
for package in python3-opencv python3-onnx; do
  dpkg-query -W -f '${Version}' "$package" > /dev/null 2>&1 || missing="$missing $package"
done

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing Debian packages:$missing" >&2
    exit 2
  fi

  apt-get update -qq > /dev/null
  # shellcheck disable=SC2086 # several names
  apt-get install -y -qq --no-install-recommends $missing > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' python3-opencv python3-onnx

/usr/bin/python3 - << 'PY'
import cv2
import numpy as np
import onnx
from onnx import helper


def run(shape):
    """Returns what a model with one `Relu` makes of the numbers from 1 on, and these."""
    describe = lambda name: helper.make_tensor_value_info(name, onnx.TensorProto.FLOAT, shape)
    graph = helper.make_graph([helper.make_node('Relu', ['points'], ['same'])], 'model', [describe('points')], [describe('same')])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid('', 13)])
    onnx.checker.check_model(model)

    net = cv2.dnn.readNetFromONNX(np.frombuffer(model.SerializeToString(), np.uint8))
    points = np.arange(1, np.prod(shape) + 1, dtype=np.float32).reshape(shape)
    net.setInput(points)

    return net.forward(), points


print('OpenCV', cv2.__version__, 'onnx', onnx.__version__)

for shape, expected in [
    ([1, 468, 3], (1, 468)),
    ([1, 146, 2], (1, 146)),
    ([1, 4, 512], (1, 4)),
    ([1, 4, 513], (1, 4, 513)),
    ([1, 1404], (1, 1404)),
    ([1, 468, 3, 1], (1, 468, 3, 1)),
]:
    same, points = run(shape)
    is_same = same.shape == points.shape and bool((same == points).all())
    print(f'{shape} comes back as {list(same.shape)}, the same numbers: {is_same}')
    assert same.shape == expected
    assert is_same == (len(expected) == len(shape))
PY
