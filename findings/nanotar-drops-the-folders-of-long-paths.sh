#!/bin/sh
# Guess: nanotar reads what `npm pack` writes, and what it writes itself can be unpacked by tar: paths of more than 100
#   letters are part of the format since 1988 (ustar).
# Seen: the field for the beginning of a long path is not read. Of two files en/model.json and ar/model.json in a deep
#   folder, both are "model.json", without a folder, and who writes them to disk has one of them. Writing, it cuts a
#   path at byte 100: the file is there under half of its name, and where the cut is behind a slash, tar makes an empty
#   folder.
# Who meets it: programs that fetch packages or models from a registry, and sites that offer a folder as one download.
# What to do: modern-tar, which reads and writes both.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent nanotar@0.3.0 modern-tar@0.8.6

deep=models/face-landmark-detection-for-mobile-devices/with-attention/float16/quantized-for-webgpu/version-3
mkdir -p "pack/$deep/en" "pack/$deep/ar"
echo '{ "name": "models", "version": "1.0.0" }' > pack/package.json
echo '"English"' > "pack/$deep/en/model.json"
echo '"Arabic"' > "pack/$deep/ar/model.json"
npm pack --silent --pack-destination . ./pack
gunzip models-1.0.0.tgz -c > packed.tar

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { packTar, unpackTar } from 'modern-tar';
import { createTar, parseTar } from 'nanotar';

const list = file => execFileSync('tar', ['-tf', file], { encoding: 'utf8' }).trim().split('\n');
const packed = new Uint8Array(fs.readFileSync('packed.tar'));
const names = {
  nanotar: parseTar(packed).map(({ name }) => name),
  modernTar: (await unpackTar(packed)).map(({ header }) => header.name),
  tar: list('packed.tar'),
};

console.log('npm pack, read by', names);
assert.equal(names.nanotar.filter(name => name === 'model.json').length, 2);
assert.deepEqual(names.modernTar, names.tar);
assert.ok(names.tar.some(name => name.endsWith('/version-3/ar/model.json')));

const long = `${'ab/'.repeat(40)}model.json`;
const beforeSlash = `${'abcd/'.repeat(30)}model.json`;
const files = [long, beforeSlash].map(name => ({ name, data: 'face' }));

fs.writeFileSync('nanotar.tar', createTar(files));
fs.writeFileSync(
  'modern.tar',
  await packTar(files.map(({ name, data }) => ({ header: { name, size: data.length }, body: data }))),
);

console.log('written by nanotar 0.3.0, read by tar:', list('nanotar.tar'));
console.log('written by modern-tar 0.8.6, read by tar:', list('modern.tar'));

assert.deepEqual(list('nanotar.tar'), [long.slice(0, 100), beforeSlash.slice(0, 100)]);
assert.ok(beforeSlash.slice(0, 100).endsWith('/'));
assert.deepEqual(list('modern.tar'), [long, beforeSlash]);
JS
node probe.mjs
