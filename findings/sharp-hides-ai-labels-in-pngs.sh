#!/bin/sh
# Guess: a picture that sharp saved with `keepXmp` or `withXmp` has its mark "made with AI" for all readers, whatever
#   its format.
# Seen: into PNG, sharp writes a compressed `zTXt` chunk; the standard has an uncompressed `iTXt` chunk for XMP.
#   ExifTool and sharp read it, exifr and ExifReader don't, though both read the mark of JPEG files and of PNG files
#   that ExifTool wrote. Into GIF, nothing is written. There is no warning in either case.
# Who meets it: sites that label pictures made with AI, and those that look for the label when one is uploaded: PNG
#   pictures pass as photos.
# What to do: write WebP or JPEG, or the mark into PNG with ExifTool.
set -eu

missing=
for package in libimage-exiftool-perl; do
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

dpkg-query -W -f '${Package} ${Version}\n' libimage-exiftool-perl

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent sharp@0.35.5 exifr@7.1.3 exifreader@4.46.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { execFileSync } = require('node:child_process');
const { readFileSync } = require('node:fs');
const exifr = require('exifr');
const ExifReader = require('exifreader');
const sharp = require('sharp');

const mark = 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia';

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/">
  <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" rdf:about="">
      <Iptc4xmpExt:DigitalSourceType>${mark}</Iptc4xmpExt:DigitalSourceType>
    </rdf:Description>
  </rdf:RDF>
</x:xmpmeta>`;

const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;

// Which readers find the mark.
const readersOf = async (name) => {
  const file = readFileSync(name);

  const found = {
    ExifTool: execFileSync('exiftool', ['-s3', '-XMP:DigitalSourceType', name], { encoding: 'utf8' }).trim(),
    exifr: await exifr.parse(file, { xmp: true }).then((tags) => tags?.DigitalSourceType, () => undefined),
    ExifReader: ExifReader.load(file).DigitalSourceType?.value,
  };

  return Object.keys(found).filter((reader) => found[reader] === mark).join(', ');
};

(async () => {
  console.log(`sharp ${sharp.versions.sharp}, exifr ${version('exifr')}, ExifReader ${version('exifreader')}`);

  const face = sharp({ create: { width: 32, height: 32, channels: 3, background: '#c68660' } }).withXmp(xmp);

  for (const [name, seen] of [
    ['face.jpg', 'ExifTool, exifr, ExifReader'],
    ['face.webp', 'ExifTool, ExifReader'],
    ['face.png', 'ExifTool'],
    ['face.gif', ''],
  ]) {
    await face.clone().toFile(name);

    const readers = await readersOf(name);

    console.log(`${name}: found by ${readers || 'none'}`);
    assert.equal(readers, seen);
  }

  // The same mark in a PNG file of ExifTool.
  await face.clone().toFile('copy.png');
  execFileSync('exiftool', ['-q', '-overwrite_original', '-all=', 'copy.png']);
  execFileSync('exiftool', ['-q', '-overwrite_original', `-XMP-iptcExt:DigitalSourceType=${mark}`, 'copy.png']);
  console.log(`by ExifTool: found by ${await readersOf('copy.png')}`);
  assert.equal(await readersOf('copy.png'), 'ExifTool, exifr, ExifReader');
})();
JS
node probe.cjs
