#!/bin/sh
# Guess: numpy-parser reads the shape of an array as NumPy has written it: [3] for a list of three numbers.
# Seen: it is [3, 1], a column; of arrays with more dimensions, the shape is right. A photo that was turned by `.T`, which NumPy saves
#   as it is in memory, is refused, and so are float16, int64 (whole numbers on Linux) and `>f4`. npyjs reads [3], and all but `>f4`.
# Who meets it: pages that load landmarks, weights or masks of Python: a list of 468 scores is multiplied as a column, and becomes a table of
#   468 x 468 where 468 numbers should be left.
# What to do: npyjs, or `shape.slice(0, 1)` where a list is expected; `np.ascontiguousarray(photo, 'f4')` before saving.
set -eu

if ! dpkg-query -W python3-numpy > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package python3-numpy' >&2
    exit 2
  fi

  apt-get update -qq > /dev/null
  apt-get install -y -qq --no-install-recommends python3-numpy > /dev/null
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent numpy-parser@1.2.3 npyjs@1.2.0

/usr/bin/python3 - << 'PY'
import numpy as np

print('NumPy', np.__version__)

photo = np.arange(6, dtype='f4').reshape(2, 3)

np.save('list.npy', np.arange(3, dtype='f4'))
np.save('photo.npy', photo)
np.save('turned.npy', photo.T)
np.save('half.npy', photo.astype('f2'))
np.save('whole.npy', np.arange(3))
np.save('big-endian.npy', photo.astype('>f4'))
PY

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import npyjs from 'npyjs';
import { fromArrayBuffer } from 'numpy-parser';

for (const name of ['numpy-parser', 'npyjs']) {
  console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`)).version);
}

const readers = {
  'numpy-parser': async (buffer) => fromArrayBuffer(buffer),
  npyjs: (buffer) => new npyjs().load(buffer),
};

/** Returns the shape of an array, or that it was refused. */
const read = async (reader, file) => {
  const { buffer, byteOffset, length } = readFileSync(file);

  try {
    const { shape } = await readers[reader](buffer.slice(byteOffset, byteOffset + length));

    return shape.join(' x ');
  } catch {
    return 'refused';
  }
};

for (const [file, ...expected] of [
  ['list.npy', '3 x 1', '3'],
  ['photo.npy', '2 x 3', '2 x 3'],
  ['turned.npy', 'refused', '3 x 2'],
  ['half.npy', 'refused', '2 x 3'],
  ['whole.npy', 'refused', '3'],
  ['big-endian.npy', 'refused', 'refused'],
]) {
  const seen = [await read('numpy-parser', file), await read('npyjs', file)];

  console.log(`${file}: numpy-parser ${seen[0]}, npyjs ${seen[1]}`);
  assert.deepEqual(seen, expected);
}
JS
node probe.mjs
