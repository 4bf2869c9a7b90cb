#!/bin/sh
# Guess: piexifjs reads the Exif data of a photo, one changes the title and writes the data back: all else stays.
# Seen: the comment (`UserComment`), where programs for AI pictures write how a picture was made, is written with
#   the wrong type. Exif demands the type "undefined" (7) for it, as the text begins with the name of its encoding and
#   zeros. piexifjs reads this type and writes the type "ASCII" (2), in which a text ends at the first zero.
#   ExifReader, which read the comment before, shows "Undefined", and exif-parser shows "ASCII". ExifTool still reads
#   it, and warns of a "non-standard format".
# Who meets it: sites that turn photos, remove the place, or add an author in the browser: the label of AI is lost.
# What to do: set `piexif.TAGS.Exif[piexif.ExifIFD.UserComment].type = "Undefined"` before writing.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent exif-parser@0.1.12 exifreader@4.46.0 piexifjs@1.0.6 \
  jpeg-js@0.4.4

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import exifParser from 'exif-parser';
import ExifReader from 'exifreader';
import jpeg from 'jpeg-js';
import piexif from 'piexifjs';

const note = 'Face swapped with AI';
const written = `ASCII\0\0\0${note}`;
const { UserComment: tag } = piexif.ExifIFD;
const typeOf = (photo) => photo.readUInt16BE(photo.indexOf(Buffer.from([0x92, 0x86])) + 2);

const read = (name, photo) => {
  const { UserComment: byExifReader } = ExifReader.load(photo);
  const { UserComment: byExifParser } = exifParser.create(photo).enableBinaryFields(true).parse().tags;
  const text = String(byExifParser);

  console.log(`${name}: type`, typeOf(photo));
  console.log('  ExifReader 4.46.0 ', JSON.stringify(byExifReader.description));
  console.log('  exif-parser 0.1.12', JSON.stringify(text));
  return [typeOf(photo), byExifReader.description, text];
};

const changeTitle = (photo) => {
  const exif = piexif.load(photo.toString('binary'));

  exif['0th'][piexif.ImageIFD.ImageDescription] = 'Ada';
  assert.equal(exif.Exif[tag], written);
  return Buffer.from(piexif.insert(piexif.dump(exif), photo.toString('binary')), 'binary');
};

const pixels = { width: 16, height: 16, data: Buffer.alloc(16 * 16 * 4, 200) };
const picture = jpeg.encode(pixels, 90).data.toString('binary');
const writtenType = piexif.TAGS.Exif[tag].type;

piexif.TAGS.Exif[tag].type = 'Undefined';

const exif = piexif.dump({ Exif: { [tag]: written } });
const photo = Buffer.from(piexif.insert(exif, picture), 'binary');
const sameAgain = changeTitle(photo);

piexif.TAGS.Exif[tag].type = writtenType;

assert.deepEqual(read('photo', photo), [7, note, written]);
assert.deepEqual(read('changed with the right type', sameAgain), [7, note, written]);
assert.deepEqual(read('changed by piexifjs 1.0.6', changeTitle(photo)), [2, 'Undefined', 'ASCII']);
JS
node probe.mjs
