#!/bin/sh
# Guess: pickleparser and jpickle read the whole numbers that Python has saved, below zero too, as far as JavaScript has them: up to 9,007,199,254,740,991.
# Seen: pickleparser reads numbers below -2,147,483,648 as if their bytes had no sign: -5,000,000,000 is 1,094,511,627,776. jpickle reads all
#   that is larger than 2,147,483,647 on either side as 0. No error. Files of protocol 0, which are text, are right, but in them
#   pickleparser shows "顔" as `\u9854`.
# Who meets it: pages that show what Python has saved about films, in nanoseconds: a sound that begins five seconds before the picture is
#   18 minutes late, and times in milliseconds since 1970 are 0.
# What to do: JSON or .npy for what JavaScript should read, or seconds as floating point numbers.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent pickleparser@0.2.1 jpickle@0.4.1

python3 - << 'PY'
import pickle
import platform

print('Python', platform.python_version())

NUMBERS = [-300, 2147483647, 2147483648, -2147483648, -5000000000, 1764550000000, -1764550000000]

for protocol in (0, 2, 4):
    with open(f'numbers-{protocol}.pkl', 'wb') as file:
        pickle.dump(NUMBERS, file, protocol=protocol)

with open('name-0.pkl', 'wb') as file:
    pickle.dump('顔', file, protocol=0)

with open('numbers-2.pkl', 'rb') as file:
    print('written:', *pickle.load(file))
PY

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import jpickle from 'jpickle';
import { Parser } from 'pickleparser';

for (const name of ['pickleparser', 'jpickle']) {
  console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`)).version);
}

const readers = {
  pickleparser: (file) => new Parser().parse(new Uint8Array(readFileSync(file))),
  jpickle: (file) => jpickle.loads(readFileSync(file, 'latin1')),
};
const right = '-300 2147483647 2147483648 -2147483648 -5000000000 1764550000000 -1764550000000';
const unsigned = '-300 2147483647 2147483648 -2147483648 1094511627776 1764550000000 279710426710656';
const zeros = '-300 2147483647 0 -2147483648 0 0 0';

for (const [reader, file, expected] of [
  ['pickleparser', 'numbers-0.pkl', right],
  ['pickleparser', 'numbers-2.pkl', unsigned],
  ['pickleparser', 'numbers-4.pkl', unsigned],
  ['jpickle', 'numbers-0.pkl', right],
  ['jpickle', 'numbers-2.pkl', zeros],
]) {
  const seen = readers[reader](file).join(' ');

  console.log(`${file} by ${reader}: ${seen}`);
  assert.equal(seen, expected);
}

const name = readers.pickleparser('name-0.pkl');
console.log(`顔 in protocol 0 by pickleparser: ${name}`);
assert.equal(name, '\\u9854');
JS
node probe.mjs
