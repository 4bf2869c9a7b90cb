#!/bin/sh
# Guess: what `makeMetadataSeekable` of ts-ebml returns is the new beginning of a recorded WebM film, in Node.js as in
#   browsers.
# Seen: in Node.js it returns 8192 bytes, the whole memory from which the beginning was cut: other data of the program,
#   then the beginning, then other data again. Joined with the film as in its instructions, the file is no film. Its
#   package has a program for the command line.
# Who meets it: those who repair recordings of a webcam on a server: players refuse them, and what lies in the memory
#   gets into a file for others.
# What to do: `ffmpeg -i recorded.webm -c copy film.webm`.
set -eu

missing=
for package in ffmpeg; do
  dpkg-query -W -f '${Version}' "$package" > /dev/null 2>&1 || missing="$missing $package"
done

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing Debian packages:$missing" >&2
    exit 2
  fi

  # shellcheck disable=SC2086 # several names
  apt-get install -y -qq --no-install-recommends $missing > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent ts-ebml@3.0.2

# A recording as browsers make it: without a duration, since its end was not known.
ffmpeg -v error -f lavfi -i testsrc=s=64x48:r=30:d=3 -c:v libvpx -deadline realtime -f webm - | cat > recorded.webm

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync, writeFileSync } = require('node:fs');
const { Decoder, Reader, tools } = require('ts-ebml');

const { version } = JSON.parse(readFileSync('node_modules/ts-ebml/package.json', 'utf8'));

console.log('ts-ebml', version);

const recorded = readFileSync('recorded.webm');
const reader = new Reader();

new Decoder().decode(recorded).forEach((element) => reader.read(element));
reader.stop();

const beginning = tools.makeMetadataSeekable(reader.metadatas, reader.duration, reader.cues);
const at = Buffer.from(beginning).indexOf('1a45dfa3', 'hex');

console.log(`the beginning has ${beginning.byteLength} bytes; it had ${reader.metadataSize}, and starts at ${at}`);
assert.equal(beginning.byteLength, 8192);
assert.ok(reader.metadataSize < 1000);
assert.ok(at > 0);

writeFileSync('repaired.webm', Buffer.concat([Buffer.from(beginning), recorded.subarray(reader.metadataSize)]));
JS
node probe.cjs > probe.txt
tail -n 2 probe.txt

if ffprobe -v error -show_entries format=duration repaired.webm 2> error.txt; then
  exit 1
fi

tail -n 1 error.txt
ffmpeg -v error -i recorded.webm -c copy film.webm
[ "$(ffprobe -v error -show_entries format=duration -of csv=p=0 film.webm)" = 3.000000 ]
