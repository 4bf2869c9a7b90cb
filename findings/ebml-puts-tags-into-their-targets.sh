#!/bin/sh
# Guess: the events "start" and "end" of a reader for MKV and WebM enclose what is in an element, and an empty element
#   ends where it begins.
# Seen: the end of an empty element comes after the next one. FFmpeg writes an empty "Targets" for tags of the whole film
#   (bytes 63 c0 80), and the tag behind it is reported within it: of "ARTIST" and "COMMENT", one is in "Targets", one
#   beside it. The readme has times ("d", of creation) and signed integers; the time is undefined, and a "DiscardPadding"
#   of 3 bytes, which tells how much of the last sound to leave out, is NaN.
# Who meets it: pages and servers that read who made a film, or cut and join recordings without gaps.
# What to do: ignore the nesting of "Targets", and read such values from `data`.
set -eu

dpkg-query -W -f '${Version}' ffmpeg > /dev/null 2>&1 || {
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing Debian packages: ffmpeg' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends ffmpeg > /dev/null
}

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent ebml@3.0.0

ffmpeg -v error -f lavfi -i sine=frequency=440:duration=3.529 -c:a libopus \
  -metadata artist=Ada -metadata comment=Portrait -metadata creation_time=2026-05-03T12:00:00Z film.mkv

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import ebml from 'ebml';

const film = readFileSync('film.mkv');
const decoder = new ebml.Decoder();
const open = [];
const found = {};

decoder.on('data', ([event, { name, value, data }]) => {
  if (event === 'start') open.push(name);
  if (event === 'end') assert.equal(open.pop(), name);
  if (event !== 'tag') return;

  if (name === 'TagName') found[value] = open.slice(1).join(' > ');
  if (name === 'DateUTC' || name === 'DiscardPadding') found[name] = { value, bytes: data.toString('hex') };
});
decoder.end(film);
await new Promise((done) => decoder.on('finish', done));

for (const [name, each] of Object.entries(found)) console.log(name.padEnd(15), each);

const targets = film.indexOf(Buffer.from([0x63, 0xc0, 0x80]));

// Behind the empty element comes a SimpleTag (67 c8), within the same Tag.
assert.deepEqual([...film.subarray(targets + 3, targets + 5)], [0x67, 0xc8]);

assert.deepEqual(
  [found.ARTIST, found.COMMENT].sort(),
  ['Tags > Tag > SimpleTag', 'Tags > Tag > Targets > SimpleTag'],
);

// Nanoseconds since the beginning of 2001.
const seconds = Number(BigInt(`0x${found.DateUTC.bytes}`) / 1_000_000_000n);

assert.equal(new Date(Date.UTC(2001) + seconds * 1000).toISOString(), '2026-05-03T12:00:00.000Z');
assert.equal(found.DateUTC.value, undefined);
assert.equal(found.DiscardPadding.bytes.length, 6);
assert.ok(Number.isNaN(found.DiscardPadding.value));
JS
node probe.mjs
