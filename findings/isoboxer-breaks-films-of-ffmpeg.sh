#!/bin/sh
# Guess: a film that codem-isoboxer reads and writes again, without a change, is the same film.
# Seen: a film of FFmpeg that is made for the web (`+faststart`) comes back one byte shorter, and can't be decoded.
#   FFmpeg ends a text in its metadata with two zeros, which is allowed; isoboxer reads up to the first one and writes
#   one. The sizes of the boxes are adapted, but not the table that says where the pictures are, and they come behind.
#   FFmpeg decodes 25 frames before, and complains about each picture afterwards. Languages become numbers in the object
#   that was written ("und" is 21956).
# Who meets it: programs that change one field of an MP4 file with it, such as a date, the language or the edit list.
# What to do: write the changed bytes into the old file, or use mp4box, which computes the table again.
set -eu

if ! command -v ffmpeg > /dev/null; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package ffmpeg' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends ffmpeg > /dev/null
fi

version=$(dpkg-query -W -f '${Version}' ffmpeg)
echo "ffmpeg $version"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent codem-isoboxer@0.3.10

ffmpeg -v error -f lavfi -i testsrc2=size=64x48:rate=25:duration=1 -c:v libx264 -pix_fmt yuv420p \
  -movflags +faststart film.mp4

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import isoboxer from 'codem-isoboxer';

/** Frames and complaints of FFmpeg. */
function decode(file) {
  const options = ['-v', 'error', '-i', file, '-map', '0:v', '-f', 'framemd5', '-'];
  const { stderr, stdout } = spawnSync('ffmpeg', options, { encoding: 'utf8' });

  return { frames: stdout.match(/^0,.*$/gm) ?? [], complaints: stderr.split('\n').filter(Boolean).length };
}

/** Reads a film and writes it again, and tells how many bytes are missing. */
function rewrite(from, to) {
  const bytes = readFileSync(from);
  const film = isoboxer.parseBuffer(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  const language = film.fetch('mdhd').language;
  const written = Buffer.from(film.write());

  writeFileSync(to, written);

  return { missing: bytes.length - written.length, languages: [language, film.fetch('mdhd').language] };
}

const result = rewrite('film.mp4', 'written.mp4');
const before = decode('film.mp4');
const after = decode('written.mp4');

console.log(result);
console.log('before:', before.frames.length, 'frames', before.complaints, 'complaints');
console.log('after: ', after.frames.length, 'frames', after.complaints, 'complaints');
assert.equal(result.missing, 1);
assert.deepEqual(result.languages, ['und', 21956]);
assert.equal(before.frames.length, 25);
assert.equal(before.complaints, 0);
assert.ok(after.complaints >= 25);
assert.ok(after.frames.every((frame) => !before.frames.includes(frame)));
JS
node probe.mjs
