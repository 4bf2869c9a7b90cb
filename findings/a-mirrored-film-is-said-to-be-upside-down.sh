#!/bin/sh
# Guess: tools agree how a film is turned whose head says "mirrored", as cameras on the front side may write it, and one
#   mirrored left to right is not upside down.
# Seen: FFmpeg plays it mirrored, as the format demands. ffprobe, ExifTool, MediaInfo and @remotion/media-parser, asked
#   for the turn, say 180 degrees, so who obeys them puts the head upside down. mediabunny says 0, so who obeys it shows
#   the film unmirrored.
# Who meets it: those who turn the pictures of a film themselves before they look for faces: none is found, or the
#   swapped face looks the wrong way.
# What to do: read the four numbers of the matrix. If their determinant is below zero, mirror first.
set -eu

missing=
for package in ffmpeg libimage-exiftool-perl mediainfo; do
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

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg libimage-exiftool-perl mediainfo

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent mediabunny@1.61.0 @remotion/media-parser@4.0.529

# Left red, right blue.
ffmpeg -v error -f lavfi -i 'color=red:s=32x48:r=25:d=0.2[left];color=blue:s=32x48:r=25:d=0.2[right];[left][right]hstack' \
  -c:v libx264 -pix_fmt yuv420p plain.mp4

cat > mirror.cjs <<'JS'
const { readFileSync, writeFileSync } = require('node:fs');

// The matrix of a track begins 44 bytes behind its name, in fixed point numbers: a, b, u, c, d, v, x, y, w.
const file = readFileSync('plain.mp4');
const matrix = file.indexOf('tkhd') + 44;
const width = file.readUInt32BE(matrix + 36);

file.writeInt32BE(-65536, matrix);
file.writeInt32BE(width, matrix + 24);
writeFileSync('mirrored.mp4', file);
JS
node mirror.cjs

# The colour of the left side as a player shows it.
find_left() {
  pixel=$(ffmpeg -v error -i "$1" -frames:v 1 -vf crop=8:8:0:16,scale=1:1 -f rawvideo -pix_fmt rgb24 - | od -An -tu1)

  # shellcheck disable=SC2086 # three numbers
  set -- $pixel

  if [ "$1" -gt "$3" ]; then
    echo red
  else
    echo blue
  fi
}

cat > probe.mjs <<'JS'
import { parseMedia } from '@remotion/media-parser';
import { nodeReader } from '@remotion/media-parser/node';
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny';

const [, , src] = process.argv;
const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(src) });
const track = await input.getPrimaryVideoTrack();
const { rotation } = await parseMedia({ src, reader: nodeReader, fields: { rotation: true }, acknowledgeRemotionLicense: true });

console.log(`mediabunny ${track.rotation}, remotion ${rotation}`);
JS

check() {
  left=$(find_left "$1")
  probe=$(ffprobe -v error -show_entries stream_side_data=rotation -of csv=p=0 "$1")
  exif=$(exiftool -s3 -Rotation "$1")
  info=$(mediainfo --Inform='Video;%Rotation%' "$1")
  libraries=$(node probe.mjs "$1")

  seen="left is $left, ffprobe ${probe:-0}, ExifTool ${exif:-0}, MediaInfo ${info%.000}, $libraries"
  echo "$1: $seen"
  [ "$seen" = "$2" ]
}

check plain.mp4 'left is red, ffprobe 0, ExifTool 0, MediaInfo 0, mediabunny 0, remotion 0'
check mirrored.mp4 'left is blue, ffprobe -180, ExifTool 180, MediaInfo 180, mediabunny 0, remotion 180'
