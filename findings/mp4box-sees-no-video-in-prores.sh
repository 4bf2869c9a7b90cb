#!/bin/sh
# Guess: mp4box, which reads MOV files, lists a ProRes recording among the video tracks.
# Seen: a codec that it doesn't know makes a track of the type "metadata", although the file says that it is video
#   (handler "vide"): `videoTracks` is empty, and the type is application/mp4. With H.264 the same container is right,
#   but called video/mp4. The language of a QuickTime track, a small number, is read as three letters: English, which
#   is 0, becomes three grave accents. mediabunny finds the video, its size and video/quicktime.
# Who meets it: programs that accept MOV and look for a video track: recordings of an iPhone Pro or of an editor "have no
#   picture".
# What to do: look at `track_width` of all tracks, or read with mediabunny.
set -eu

if ! command -v ffmpeg > /dev/null; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package ffmpeg' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends ffmpeg > /dev/null
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

source=testsrc=s=64x48:r=30:d=1
ffmpeg -v error -f lavfi -i "$source" -c:v prores_ks -pix_fmt yuv422p10le -timecode 01:00:00:00 prores.mov
ffmpeg -v error -f lavfi -i "$source" -c:v libx264 -pix_fmt yuv420p h264.mov

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent mp4box@2.4.1 mediabunny@1.61.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny';
import { createFile } from 'mp4box';

// The content as mp4box wants it: a buffer that knows where in the file it starts.
const read = (file) => {
  const movie = createFile();
  movie.appendBuffer(Object.assign(new Uint8Array(readFileSync(file)).buffer, { fileStart: 0 }));
  movie.flush();
  return movie.getInfo();
};

const describe = ({ type, codec, track_width: width, language }) => `${type} ${codec} ${width} ${language}`;

// mp4box reports a box of FFmpeg that it doesn't know.
console.error = () => {};
console.log('mp4box 2.4.1, mediabunny 1.61.0');

const seen = {};

for (const file of ['h264.mov', 'prores.mov']) {
  const { mime, tracks, videoTracks } = read(file);
  const other = new Input({ source: new FilePathSource(file), formats: ALL_FORMATS });
  const video = await other.getPrimaryVideoTrack();

  seen[file] = { mime: mime.split(';')[0], tracks, videos: videoTracks.length };
  console.log(`${file}: ${seen[file].mime}, ${videoTracks.length} video tracks;`, tracks.map(describe));
  console.log(`  mediabunny: ${await other.getMimeType()}, ${video.codedWidth} x ${video.codedHeight}`);
  assert.equal(video.codedWidth, 64);
}

assert.equal(seen['h264.mov'].mime, 'video/mp4');
assert.equal(seen['h264.mov'].videos, 1);
assert.equal(seen['prores.mov'].mime, 'application/mp4');
assert.equal(seen['prores.mov'].videos, 0);
assert.equal(seen['prores.mov'].tracks[0].type, 'metadata');
assert.equal(seen['prores.mov'].tracks[0].track_width, 64);
assert.equal(seen['prores.mov'].tracks[1].language, '```');
JS
node probe.mjs
