#!/bin/sh
# Guess: an archive of bsdtar, which is `tar` on macOS and Windows, is unpacked by Node's tar, or there is an error.
# Seen: a file with a hole (a range of zeros that takes no room on the disk, as in models, disk images and unfinished
#   downloads) is packed without the hole, by default. tar and tar-stream do not know this kind of entry. model.bin
#   is unpacked as GNUSparseFile.0/model.bin, with the list of its pieces in front and without its zeros; of a megabyte,
#   8.5 KB are left. Of the archive of GNU tar with `-S`, tar unpacks nothing, and tar-stream the pieces. There is
#   neither an error nor a warning.
# Who meets it: programs and npm scripts that unpack models or sample files packed by hand on a Mac.
# What to do: pack with `bsdtar --no-read-sparse` (the formats `gnutar` and `ustar` keep no holes either), and compare the
#   checksum of what was unpacked.
set -eu

if ! command -v bsdtar > /dev/null; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package libarchive-tools' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends libarchive-tools > /dev/null
fi

version=$(dpkg-query -W -f '${Version}' libarchive-tools)
echo "libarchive-tools $version"
case $version in
  3.6.2-*) ;;
  *) echo 'Seen in 3.6.2 of Debian 12; this is another version.' ;;
esac

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent tar@7.5.23 tar-stream@3.2.2

# A file of a megabyte: four kilobytes at each end, and a hole between them.
node -e "
  const { openSync, writeSync } = require('node:fs');
  const file = openSync('model.bin', 'w');

  writeSync(file, Buffer.alloc(4096, 'head'), 0, 4096, 0);
  writeSync(file, Buffer.alloc(4096, 'tail'), 0, 4096, 1 << 20);
"

bsdtar -cf bsdtar.tar model.bin
bsdtar --no-read-sparse -cf plain.tar model.bin
tar -Scf gnu.tar model.bin

# All three are valid: each program for archives gets the file out again.
for archive in bsdtar plain gnu; do
  [ "$(bsdtar -xOf $archive.tar | sha256sum)" = "$(sha256sum < model.bin)" ]
  [ "$(tar -xOf $archive.tar | sha256sum)" = "$(sha256sum < model.bin)" ]
done

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { createReadStream, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as tar from 'tar';
import { extract } from 'tar-stream';

/** Unpacks an archive with tar, and lists the files with their sizes. */
async function byTar(archive) {
  const folder = `${archive}-unpacked`;
  const warnings = [];

  mkdirSync(folder);
  await tar.extract({ file: `${archive}.tar`, cwd: folder, onwarn: (code) => warnings.push(code) });
  assert.deepEqual(warnings, []);

  return readdirSync(folder, { recursive: true })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => `${path} ${statSync(join(folder, path)).size}`);
}

/** Reads an archive with tar-stream, and lists the entries with the sizes of their content. */
async function byTarStream(archive) {
  const seen = [];

  for await (const entry of createReadStream(`${archive}.tar`).pipe(extract())) {
    let size = 0;

    for await (const piece of entry) size += piece.length;
    seen.push(`${entry.header.name} ${size}`);
  }

  return seen;
}

const expected = {
  plain: [['model.bin 1052672'], ['model.bin 1052672']],
  bsdtar: [['GNUSparseFile.0/model.bin 8704'], ['GNUSparseFile.0/model.bin 8704']],
  gnu: [[], ['model.bin 8192']],
};

for (const [archive, [tarExpected, streamExpected]] of Object.entries(expected)) {
  const unpacked = await byTar(archive);
  const read = await byTarStream(archive);

  console.log(`${archive}.tar: tar 7.5.23`, unpacked, 'tar-stream 3.2.2', read);
  assert.deepEqual(unpacked, tarExpected);
  assert.deepEqual(read, streamExpected);
}
JS
node probe.mjs
