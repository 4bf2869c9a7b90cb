#!/bin/sh
# Guess: from an archive with a film größe.mp4 and a link latest.mp4 to it, nanotar gives two entries with these names.
# Seen: both are called "größe.mp4": the target of a link, which the tar of macOS writes into an extended header if it
#   has other letters than ASCII, and each tar if it has more than 100 of them, is taken for the name of the entry. The
#   second entry has no data, so that who writes the entries one behind the other empties the film. With a target in
#   ASCII of usual length, the name is right, and the target is not handed out at all.
# Who meets it: scripts that unpack releases, such as those with a link "latest", on Linux and macOS.
# What to do: modern-tar, or skip all entries whose type is not "file".
set -eu

if ! dpkg-query -W -f '${Version}' libarchive-tools > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing Debian package: libarchive-tools' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends libarchive-tools > /dev/null
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent nanotar@0.3.0 modern-tar@0.8.6

long=facewright-setup-with-all-models-for-live-video-photos-and-gifs-in-twelve-languages-for-windows-10-and-11-3.0.3.exe
echo film > größe.mp4
echo setup > "$long"
echo short > short.txt
ln -s größe.mp4 latest.mp4
ln -s "$long" latest.exe
ln -s short.txt latest.txt
LC_ALL=C.UTF-8 bsdtar -cf release.tar größe.mp4 latest.mp4 "$long" latest.exe short.txt latest.txt
bsdtar --version
LC_ALL=C.UTF-8 bsdtar -tvf release.tar

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { unpackTar } from 'modern-tar';
import { parseTar } from 'nanotar';

const archive = new Uint8Array(fs.readFileSync('release.tar'));
const byNanotar = parseTar(archive).map(({ name, type, size }) => ({ name, type, size }));
const byModernTar = (await unpackTar(archive)).map(({ header: { name, type, size } }) => ({ name, type, size }));

console.log('nanotar 0.3.0', byNanotar);
console.log('modern-tar 0.8.6', byModernTar);

const names = byModernTar.map(({ name }) => name);

assert.deepEqual(
  names.filter(name => name.startsWith('latest')),
  ['latest.mp4', 'latest.exe', 'latest.txt'],
);
assert.deepEqual(
  byNanotar.map(({ name }) => name),
  [names[0], names[0], names[2], names[2], 'short.txt', 'latest.txt'],
);
assert.deepEqual(byNanotar[1], { name: 'größe.mp4', type: 'symbolicLink', size: 0 });
JS
node probe.mjs
