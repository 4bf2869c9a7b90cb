#!/bin/sh
# Guess: four seconds of a stream (MPEG-TS), turned into an MP4 file as mux.js describes it and saved, are a film of four seconds.
# Seen: browsers and mediabunny say four seconds. In FFmpeg, HandBrake and mpv the film lasts 27:03:11, in mp4box the picture 13 hours, and melt
#   makes a timeline of 2,434,789 pictures of it. "Two seconds before the end" finds no picture, without an error. mux.js writes the
#   largest number as the duration of the film and of each track, by which the format says "unknown"; these tools divide it by the rate.
# Who meets it: films that pages or browser extensions save from a stream: pictures from the middle of the film, progress in
#   percent, prices by the minute and timelines are wrong.
# What to do: write the file once more: `ffmpeg -i film.mp4 -c copy new.mp4`.
set -eu

missing=
for package in ffmpeg handbrake-cli melt mpv; do
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

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg handbrake-cli melt mpv

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent mediabunny@1.61.0 mp4box@2.4.1 mux.js@7.1.0

# expect NAME SEEN EXPECTED
expect() {
  echo "$1: $2"
  test "$2" = "$3"
}

duration() {
  ffprobe -v error -show_entries format=duration -of csv=p=0 "$1" | cut -d . -f 1
}

ffmpeg -v error -f lavfi -i testsrc2=s=320x240:r=25:d=4 -f lavfi -i sine=d=4:r=44100 -pix_fmt yuv420p -c:v libx264 -c:a aac stream.ts
expect 'FFmpeg, stream' "$(duration stream.ts)" 4

cat > save.mjs <<'JS'
import { readFileSync, writeFileSync } from 'node:fs';

import muxjs from 'mux.js';

const transmuxer = new muxjs.mp4.Transmuxer();

transmuxer.on('data', ({ initSegment, data }) => writeFileSync('film.mp4', Buffer.concat([initSegment, data])));
transmuxer.push(new Uint8Array(readFileSync('stream.ts')));
transmuxer.flush();
JS
node save.mjs

cat > measure.mjs <<'JS'
import { readFileSync } from 'node:fs';

import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny';
import { createFile } from 'mp4box';

const file = createFile();
const { buffer } = new Uint8Array(readFileSync('film.mp4'));

console.log('mediabunny', Math.round(await new Input({ formats: ALL_FORMATS, source: new FilePathSource('film.mp4') }).computeDuration()));
file.onReady = ({ duration, timescale }) => console.log('mp4box', Math.round(duration / timescale));
file.appendBuffer(Object.assign(buffer, { fileStart: 0 }));
JS
node measure.mjs > measured.txt
expect measure "$(tr '\n' ' ' < measured.txt)" 'mediabunny 4 mp4box 47722 '

# 97391 seconds are 27:03:11.
expect FFmpeg "$(duration film.mp4)" 97391
expect 'FFmpeg, pictures' "$(ffprobe -v error -select_streams v -count_packets -show_entries stream=nb_read_packets -of csv=p=0 film.mp4)" 100
expect HandBrake "$(HandBrakeCLI -i film.mp4 --scan 2>&1 | sed -n 's/^ *+ duration: //p')" 27:03:11
# shellcheck disable=SC2016 # a property of mpv
expect mpv "$(mpv --no-config --frames=1 --vo=null --ao=null --term-playing-msg='${duration}' film.mp4 | grep -E '^[0-9:]+$')" 27:03:11
expect melt "$(melt film.mp4 -consumer xml 2> /dev/null | sed -n 's/.*name="length">\([0-9]*\)<.*/\1/p' | head -n 1)" 2434789

ffmpeg -v error -sseof -2 -i film.mp4 -frames:v 1 last.png
test ! -e last.png

ffmpeg -v error -i film.mp4 -c copy new.mp4
expect 'FFmpeg, copy' "$(duration new.mp4)" 4
ffmpeg -v error -sseof -2 -i new.mp4 -frames:v 1 last.png
test -s last.png
