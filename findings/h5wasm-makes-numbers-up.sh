#!/bin/sh
# Guess: h5wasm throws when it can't read a dataset, as it does for numbers of 16 bits; jsfive returns the fill value for parts that were never written,
#   as the format and h5py do.
# Seen: of a dataset that h5py has compressed by LZF, which h5wasm lacks, it prints an error and returns an array of the right shape all the same:
#   what was in memory there. jsfive refuses LZF, but returns `undefined` instead of a fill value of 1, and leaves the zeros behind short names.
# Who meets it: pages that read weights or masks as .h5 files: a face by weights that are none, and `undefined` times a pixel is NaN.
# What to do: compress by gzip and write all numbers; look at `dataset.filters` before `value`.
set -eu

if ! dpkg-query -W python3-h5py > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package python3-h5py' >&2
    exit 2
  fi

  apt-get update -qq > /dev/null
  apt-get install -y -qq --no-install-recommends python3-h5py > /dev/null
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent h5wasm@0.10.3 jsfive@0.4.2

/usr/bin/python3 - << 'PY'
import h5py
import numpy as np

print('h5py', h5py.__version__)

weights = np.tile(np.arange(1, 5, dtype='f8'), 25)

with h5py.File('face.h5', 'w') as file:
    file.create_dataset('lzf', data=weights, compression='lzf')
    file.create_dataset('gzip', data=weights, compression='gzip')
    file.create_dataset('mask', shape=(4,), chunks=(2,), dtype='f4', fillvalue=1)[0] = 0.5
    file.create_dataset('names', data=np.array([b'mouth', b'eye']))
    file.create_dataset('half', data=np.array([0.5], 'f2'))

with h5py.File('face.h5') as file:
    for name in file:
        print(f'h5py, {name}:', file[name][:4])
PY

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import h5wasm from 'h5wasm/node';
import * as jsfive from 'jsfive';

for (const name of ['h5wasm', 'jsfive']) {
  console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`)).version);
}

await h5wasm.ready;

const { buffer, byteOffset, length } = readFileSync('face.h5');
const files = {
  h5wasm: new h5wasm.File('face.h5', 'r'),
  jsfive: new jsfive.File(buffer.slice(byteOffset, byteOffset + length), 'face.h5'),
};

/** Returns the first numbers or names of a dataset, or that there was an error. */
const read = (reader, name) => {
  try {
    return JSON.stringify(Array.from(files[reader].get(name).value).slice(0, 4));
  } catch {
    return 'an error';
  }
};

for (const [reader, name, expected] of [
  ['h5wasm', 'gzip', '[1,2,3,4]'],
  ['h5wasm', 'mask', '[0.5,1,1,1]'],
  ['h5wasm', 'names', '["mouth","eye"]'],
  ['h5wasm', 'half', 'an error'],
  ['jsfive', 'gzip', '[1,2,3,4]'],
  ['jsfive', 'lzf', 'an error'],
  ['jsfive', 'mask', '[0.5,1,null,null]'],
  ['jsfive', 'names', '["mouth","eye\\u0000\\u0000"]'],
]) {
  const seen = read(reader, name);

  console.log(`${reader}, ${name}: ${seen}`);
  assert.equal(seen, expected);
}

assert.equal(files.jsfive.get('mask').value[2], undefined);

const invented = files.h5wasm.get('lzf').value;
const repeated = Array.from({ length: 100 }, (_, index) => (index % 4) + 1);
console.log(`h5wasm, lzf: no error, ${invented.constructor.name} of ${invented.length} numbers, ${[...invented].slice(0, 4).join(' ')}`);
assert.ok(invented instanceof Float64Array);
assert.equal(invented.length, 100);
assert.notDeepEqual([...invented], repeated);
JS
if ! node probe.mjs 2> errors.txt; then
  cat errors.txt >&2
  exit 1
fi

head -n 2 errors.txt
