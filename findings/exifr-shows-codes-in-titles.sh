#!/bin/sh
# Guess: exifr reads titles and names out of photos as they were written. Its README warns of lists with one item and of
#   attributes, not of texts.
# Seen: what XML has to escape stays escaped: the title "Ada & Ben" is "Ada &amp; Ben", and "<3" is "&lt;3". Texts that
#   look like numbers become numbers: the number of a photo, 00017, is 17, the label 3.10 is 3.1, and a person who is
#   called 1e3 in a region of the photo is 1000. "true" becomes a boolean.
# Reference: ExifTool, which wrote the file, and ExifReader read all texts as they were.
# Who meets it: galleries and lists of photos with names of faces, in which "&amp;" is shown.
# What to do: ExifReader; or exifr with `xmp: { parse: false }`, and an XML parser for what it returns.
set -eu

if ! dpkg-query -W -f '${Version}' libimage-exiftool-perl > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package libimage-exiftool-perl' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends libimage-exiftool-perl > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' libimage-exiftool-perl

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent exifr@7.1.3 exifreader@4.46.0 sharp@0.35.5

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import exifr from 'exifr';
import ExifReader from 'exifreader';
import sharp from 'sharp';

await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c68660' } }).jpeg().toFile('photo.jpg');

const area = face => `{Area={X=${face.x},Y=0.5,W=0.2,H=0.3,Unit=normalized},Name=${face.name},Type=Face}`;
const faces = [{ x: 0.25, name: 'Ada' }, { x: 0.75, name: '1e3' }];

execFileSync('exiftool', [
  '-q',
  '-overwrite_original',
  '-XMP-dc:Title=Ada & Ben <3',
  '-XMP-dc:Identifier=00017',
  '-XMP-xmp:Label=3.10',
  '-XMP-photoshop:City=true',
  `-RegionInfo={AppliedToDimensions={W=60,H=40,Unit=pixel},RegionList=[${faces.map(area)}]}`,
  'photo.jpg',
]);

const tags = ['Title', 'Identifier', 'Label', 'City'];
const byExifTool = [
  ...execFileSync('exiftool', ['-s3', ...tags.map(tag => `-XMP:${tag}`), 'photo.jpg'], { encoding: 'utf8' })
    .trim()
    .split('\n'),
  ...execFileSync('exiftool', ['-s3', '-RegionName', 'photo.jpg'], { encoding: 'utf8' }).trim().split(', '),
];

const { xmp } = ExifReader.load(readFileSync('photo.jpg'), { expanded: true });
const byExifReader = [
  ...[xmp.title, xmp.identifier, xmp.Label, xmp.City].map(({ description }) => description),
  ...xmp.Regions.value.RegionList.value.map(({ Name }) => Name.value),
];

const photo = await exifr.parse('photo.jpg', { xmp: true, tiff: false });
const byExifr = [
  photo.title.value,
  photo.identifier,
  photo.Label,
  photo.City,
  ...photo.Regions.RegionList.map(({ Name }) => Name),
];

console.log('ExifTool         ', byExifTool);
console.log('ExifReader 4.46.0', byExifReader);
console.log('exifr 7.1.3      ', byExifr);

assert.deepEqual(byExifTool, ['Ada & Ben <3', '00017', '3.10', 'true', 'Ada', '1e3']);
assert.deepEqual(byExifReader, byExifTool);
assert.deepEqual(byExifr, ['Ada &amp; Ben &lt;3', 17, 3.1, true, 'Ada', 1000]);
JS
node probe.mjs
