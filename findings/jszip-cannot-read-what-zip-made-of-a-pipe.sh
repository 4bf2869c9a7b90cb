#!/bin/sh
# Guess: JSZip reads each plain ZIP file of a few bytes that other programs read.
# Seen: a file that Info-ZIP made of its standard input (`zip films.zip -`) is "Corrupted zip or bug: expected 1
#   records in central dir, got 0". Such a file has, behind its list, also the long form of the list's place (ZIP64),
#   though no number needs it. JSZip does not expect it there, takes its 76 bytes for something in front of the file,
#   and looks for the list 76 bytes too late. unzip, yauzl, fflate, zip.js, adm-zip and node-stream-zip read it.
# Who meets it: pages that open archives which a script or a cron job made.
# What to do: another library to read with, or `zip --force-zip64-` for the making.
set -eu

if ! command -v zip > /dev/null || ! command -v unzip > /dev/null; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian packages zip and unzip' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends zip unzip > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' zip unzip

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent jszip@3.10.2 fflate@0.8.3

echo 'The words of a film' > words.txt
zip -q file.zip words.txt
zip -q pipe.zip - < words.txt
zip -q --force-zip64- short.zip - < words.txt

unzip -tq pipe.zip
[ "$(unzip -p pipe.zip)" = 'The words of a film' ]

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import JSZip from 'jszip';

for (const file of ['file.zip', 'pipe.zip', 'short.zip']) {
  const data = readFileSync(file);
  const byFflate = Object.values(unzipSync(data)).map((content) => new TextDecoder().decode(content));

  const byJsZip = await JSZip.loadAsync(data).then(
    ({ files }) => `${Object.keys(files).length} file`,
    ({ message }) => message,
  );

  console.log(`${file}: fflate 0.8.3`, byFflate, 'JSZip 3.10.2:', byJsZip);
  assert.deepEqual(byFflate, ['The words of a film\n']);

  if (file === 'pipe.zip') assert.match(byJsZip, /expected 1 records in central dir, got 0/);
  else assert.equal(byJsZip, '1 file');
}
JS
node probe.mjs
