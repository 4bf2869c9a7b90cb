#!/bin/sh
# Guess: a name that is too long for the disk is shortened in front of its extension.
# Seen: sanitize-filename cuts at the 255th byte, wherever that is. A Japanese title of 95 letters and ".mp4" keeps 85
#   letters and loses ".mp4"; an English one of the same length stays whole, as a letter has one byte instead of three.
#   filenamify shortens the title and keeps the extension, by letters.
# Who meets it: programs that save a result under the title of the video: in Japanese, Korean or Thai the file has no
#   extension, and a double click doesn't open it.
# What to do: shorten the title first, and add the extension after it.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent sanitize-filename@1.6.4 filenamify@7.0.3

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import filenamify from 'filenamify';
import sanitize from 'sanitize-filename';

const titles = { English: 'face '.repeat(19), Japanese: '通話中の顔'.repeat(19) };

console.log('sanitize-filename 1.6.4, filenamify 7.0.3');

for (const [language, title] of Object.entries(titles)) {
  const name = `${title}.mp4`;
  const cut = sanitize(name);

  console.log(`${language}: ${name.length} letters, ${Buffer.byteLength(name)} bytes`);
  console.log(`  -> ${cut.length} letters, the last ones are "${cut.slice(-4)}"`);
  assert.equal(name.length, 99);
  assert.equal(cut.endsWith('.mp4'), language === 'English');
  assert.ok(filenamify(name).endsWith('.mp4'));
}

assert.equal(sanitize(`${titles.Japanese}.mp4`).length, 85);
JS
node probe.mjs
