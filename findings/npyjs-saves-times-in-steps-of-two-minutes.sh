#!/bin/sh
# Guess: npyjs saves a list of JavaScript numbers for NumPy as NumPy does: as 64-bit numbers; nested lists become
#   rows, or are refused.
# Seen: as soon as one number has a fraction, all are saved as 32-bit numbers: seconds since 1970 come in steps of 128,
#   and the number 16777217 becomes 16777216. It takes 64 bits only above 3.4e38. Nested lists are accepted: whole
#   numbers become zeros, fractions NaN, one value for each row. There is no error and no warning; `dump` finds the
#   type by looking into the inner list.
# Who meets it: those who hand landmarks, times of frames or file sizes from JavaScript to Python.
# What to do: pass a `Float64Array` and the shape.
set -eu

if ! dpkg-query -W python3-numpy > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package python3-numpy' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends python3-numpy > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' python3-numpy

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent npyjs@1.2.0

cat > probe.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import { dump } from 'npyjs';

const save = (name, ...data) => writeFileSync(`${name}.npy`, Buffer.from(dump(...data)));

save('times', [1_764_500_000.04, 1_764_500_000.08, 1_764_500_060], [3]);
save('mixed', [16_777_217, 0.5], [2]);
save('whole', [16_777_217, 2], [2]);
save('typed', Float64Array.of(1_764_500_000.04, 1_764_500_000.08), [2]);
save('boxes', [[10, 20], [30, 40]]);
save('points', [[0.5, 0.25], [0.75, 0.5]]);
JS
node probe.mjs

cat > probe.py <<'PY'
import numpy

expected = {
    'times': ('float32', [1764499968.0, 1764499968.0, 1764500096.0]),
    'mixed': ('float32', [16777216.0, 0.5]),
    'whole': ('uint32', [16777217, 2]),
    'typed': ('float64', [1764500000.04, 1764500000.08]),
    'boxes': ('uint8', [0, 0]),
    'points': ('float32', ['nan', 'nan']),
}

for name, (kind, numbers) in expected.items():
    read = numpy.load(f'{name}.npy')
    values = [str(value) if value != value else value for value in read.tolist()]
    print(name, read.dtype, values)
    assert (str(read.dtype), values) == (kind, numbers), name

by_numpy = numpy.array([1764500000.04, 1764500000.08, 1764500060])
print('by NumPy:', by_numpy.dtype, by_numpy.tolist())
assert by_numpy.dtype == numpy.float64
PY
/usr/bin/python3 probe.py
