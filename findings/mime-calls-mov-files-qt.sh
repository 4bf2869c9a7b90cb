#!/bin/sh
# Guess: the extension of video/quicktime is mov, that of audio/mpeg is mp3.
# Seen: mime and mime-types both answer qt and mpga. They know .mov and .mp3 the other way round. And the two disagree
#   on installers: for mime a .dmg, .exe or .msi is application/octet-stream, for mime-types each has a type of its own.
# Who meets it: programs that name an uploaded or converted video by its type; the saved clip.qt is refused by forms
#   that accept .mp4 and .mov, and opens in fewer players.
# What to do: keep the extension of the file, or a list of one's own for the few formats that one accepts.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent mime@4.1.2 mime-types@3.0.2

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import mime from 'mime';
import mimeTypes from 'mime-types';

console.log('mime 4.1.2, mime-types 3.0.2');

for (const [type, extension] of Object.entries({ 'video/quicktime': 'qt', 'audio/mpeg': 'mpga', 'video/mp4': 'mp4' })) {
  console.log(`${type} -> ${mime.getExtension(type)}, ${mimeTypes.extension(type)}`);
  assert.equal(mime.getExtension(type), extension);
  assert.equal(mimeTypes.extension(type), extension);
}

for (const name of ['clip.mov', 'setup.exe', 'setup.msi', 'app.dmg']) {
  console.log(`${name} -> ${mime.getType(name)}, ${mimeTypes.lookup(name)}`);
  assert.equal(mime.getType(name) === mimeTypes.lookup(name), name === 'clip.mov');
}
JS
node probe.mjs
