#!/bin/sh
# Guess: a file of several compressed parts, one behind the other, is unpacked whole, as gzip, bzip2, Node and browsers
#   unpack it.
# Seen: `gunzipSync` and `decompressSync` of fflate and `decode` of seek-bzip hand out the first part and leave out the
#   others, without an error. fflate's `Gunzip`, for streams, unpacks all, and so do Node's zlib, the browsers'
#   `DecompressionStream` and pako; seek-bzip does so if its third argument is true.
# Who meets it: programs that unpack what several processors packed (`bgzip`, `pbzip2`, `lbzip2`), or logs to which each
#   day adds a part: a model or a list ends early.
# What to do: `Gunzip` or `DecompressionStream`, `decode(data, null, true)`, and a checksum of what comes out.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

if ! command -v bzip2 > /dev/null; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package bzip2' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends bzip2 > /dev/null
fi

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent fflate@0.8.3 pako@2.1.0 seek-bzip@2.0.0

seq 1 100 > first.txt
seq 101 200 > second.txt
cat first.txt second.txt > whole.txt

for program in gzip bzip2; do
  { $program -c first.txt; $program -c second.txt; } > whole.$program
  $program -dc whole.$program | cmp - whole.txt
done

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { gunzipSync as byNode } from 'node:zlib';
import { Gunzip, decompressSync, gunzipSync } from 'fflate';
import pako from 'pako';
import seekBzip from 'seek-bzip';

const gzip = readFileSync('whole.gzip');
const bzip2 = readFileSync('whole.bzip2');
const whole = statSync('whole.txt').size;
const first = statSync('first.txt').size;

/** Counts what fflate's class for streams hands out. */
function byStream() {
  let size = 0;

  const stream = new Gunzip((piece) => (size += piece.length));
  stream.push(gzip, true);

  return size;
}

const inBrowsers = new Blob([gzip]).stream().pipeThrough(new DecompressionStream('gzip'));

const seen = [
  ['zlib of Node', byNode(gzip).length, whole],
  ['DecompressionStream', (await new Response(inBrowsers).arrayBuffer()).byteLength, whole],
  ['pako 2.1.0', pako.ungzip(gzip).length, whole],
  ['fflate 0.8.3, Gunzip', byStream(), whole],
  ['fflate 0.8.3, gunzipSync', gunzipSync(gzip).length, first],
  ['fflate 0.8.3, decompressSync', decompressSync(gzip).length, first],
  ['seek-bzip 2.0.0, decode', seekBzip.decode(bzip2).length, first],
  ['seek-bzip 2.0.0, decode with true', seekBzip.decode(bzip2, null, true).length, whole],
];

console.log(`${whole} bytes, of which ${first} are in the first part:`);

for (const [tool, size, expected] of seen) {
  console.log(`${tool}: ${size} bytes`);
  assert.equal(size, expected);
}
JS
node probe.mjs
