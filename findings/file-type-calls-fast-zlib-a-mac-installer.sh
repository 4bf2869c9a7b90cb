#!/bin/sh
# Guess: file-type does not know plain zlib data, whatever the level of compression is.
# Seen: levels 2 to 9 are unknown to it, and levels 0 and 1, the fast ones, are a disk image of a Mac
#   (application/x-apple-diskimage, dmg). It looks at two bytes, 78 01, which begin many disk images, and every fast
#   zlib stream as well. The mark of a disk image is in its last 512 bytes, which are not read.
# Who meets it: programs that keep frames or faces in a fast zlib file, and upload or download checks that let "an
#   installer" through or refuse it.
# What to do: do not trust "dmg"; look for `koly` 512 bytes before the end.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent file-type@21.3.4

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { deflateSync, gzipSync } from 'node:zlib';
import { fileTypeFromBuffer } from 'file-type';

console.log('file-type', JSON.parse(readFileSync('node_modules/file-type/package.json', 'utf8')).version);

const frame = Buffer.alloc(64 * 48 * 3, 'skin');

for (let level = 0; level <= 9; level += 1) {
  const type = await fileTypeFromBuffer(deflateSync(frame, { level }));

  console.log(`level ${level} -> ${type?.mime ?? 'unknown'}`);
  assert.equal(type?.mime, level < 2 ? 'application/x-apple-diskimage' : undefined);
}

const gzip = await fileTypeFromBuffer(gzipSync(frame, { level: 1 }));

console.log(`gzip, level 1 -> ${gzip.mime}`);
assert.equal(gzip.mime, 'application/gzip');
JS
node probe.mjs
