#!/bin/sh
# Guess: the name of a colour profile is one text, and all readers of profiles show the same one.
# Seen: since version 4, a name may be in many languages, as in the profiles that macOS makes for its screens and puts
#   into screenshots. `icc` always takes the first one in the file, whatever its language is, and does not tell which
#   it was: a profile with names in Croatian, Korean, English and German is "LCD u boji". ImageMagick and ExifTool
#   call it "Color LCD".
# Reference: ICC.1, multiLocalizedUnicodeType: the first name is for readers that find none in their language. Here the
#   English one is there.
# Who meets it: those who look for "P3" or "Color LCD" in the name to see whether a photo or screenshot needs to be
#   converted, and lists of images that show where they come from.
# What to do: exifr with `icc: true` gives all names with their languages. Judge colours by the numbers of the profile.
set -eu

missing=
for package in imagemagick libimage-exiftool-perl; do
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

dpkg-query -W -f '${Package} ${Version}\n' imagemagick libimage-exiftool-perl

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent icc@4.0.0 exifr@7.1.3 sharp@0.35.5

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import exifr from 'exifr';
import icc from 'icc';
import sharp from 'sharp';

const HEADER = 128;
const TAG = 12;
const NAMES = [
  ['hrHR', 'LCD u boji'],
  ['koKR', '컬러 LCD'],
  ['enUS', 'Color LCD'],
  ['deDE', 'Farb-LCD'],
];

const uint32 = number => {
  const bytes = Buffer.alloc(4);

  bytes.writeUInt32BE(number);
  return bytes;
};

const blank = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#c68660' } }).png();

/** The value of a name in several languages: a list of languages, lengths and places, and then the texts. */
function encodeNames(names) {
  const texts = names.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
  const records = [];
  let place = 16 + names.length * TAG;

  names.forEach(([language], index) => {
    records.push(Buffer.from(language), uint32(texts[index].length), uint32(place));
    place += texts[index].length;
  });

  return Buffer.concat([Buffer.from('mluc'), uint32(0), uint32(names.length), uint32(TAG), ...records, ...texts]);
}

/** The profile with another description. */
function rename(profile, names) {
  const count = profile.readUInt32BE(HEADER);
  const table = [];
  const values = [];
  let place = HEADER + 4 + count * TAG;

  for (let index = 0; index < count; index++) {
    const entry = profile.subarray(HEADER + 4 + index * TAG, HEADER + 4 + (index + 1) * TAG);
    const start = entry.readUInt32BE(4);
    const isName = entry.toString('latin1', 0, 4) === 'desc';
    const value = isName ? encodeNames(names) : profile.subarray(start, start + entry.readUInt32BE(8));
    const padding = Buffer.alloc((4 - (value.length % 4)) % 4);

    table.push(entry.subarray(0, 4), uint32(place), uint32(value.length));
    values.push(value, padding);
    place += value.length + padding.length;
  }

  const head = Buffer.from(profile.subarray(0, HEADER));

  head.writeUInt32BE(place, 0);
  head.fill(0, 84, 100); // the checksum of the profile, which may be left out
  return Buffer.concat([head, uint32(count), ...table, ...values]);
}

const { icc: plain } = await sharp(await blank().withIccProfile('p3').toBuffer()).metadata();

writeFileSync('screen.icc', rename(plain, NAMES));
await blank().withIccProfile(`${process.cwd()}/screen.icc`).toFile('screenshot.png');

const { icc: embedded } = await sharp('screenshot.png').metadata();
const run = (command, ...args) => execFileSync(command, args, { encoding: 'utf8' }).trim();
const byIcc = icc.parse(embedded).description;
const byImageMagick = run('identify', '-format', '%[icc:description]', 'screenshot.png');
const byExifTool = run('exiftool', '-s3', '-ProfileDescription', 'screenshot.png');
const { ProfileDescription: byExifr } = await exifr.parse('screenshot.png', { icc: true });

console.log('icc 4.0.0  ', byIcc);
console.log('ImageMagick', byImageMagick);
console.log('ExifTool   ', byExifTool);
console.log('exifr 7.1.3', byExifr.map(({ lang, text }) => `${lang}: ${text}`).join(', '));

assert.equal(byIcc, 'LCD u boji');
assert.equal(byImageMagick, 'Color LCD');
assert.equal(byExifTool, 'Color LCD');
assert.deepEqual(byExifr.map(({ text }) => text), NAMES.map(([, text]) => text));
JS
node probe.mjs
