#!/bin/sh
# Guess: mediabunny names the codec of an HEVC film as the file does: `hvc1`, as in the films of an iPhone, or `hev1`.
# Seen: both become `hev1.…`, in the codec, in the type of the whole file and in what is handed to the decoder. The two
#   names differ in where the settings of the decoder are, and Apple's rules for streams allow `hvc1` only. mp4box
#   hands on the name that is in the file. The rest of the text is the same in both.
# Who meets it: pages that look at a visitor's film and ask the browser with this text whether it can play it
#   (`canPlayType`, `MediaSource.isTypeSupported`): they ask about another film than they have.
# What to do: ask for both names, or read the name with mp4box.
set -eu

if ! dpkg-query -W -f '${Version}' ffmpeg > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package ffmpeg' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends ffmpeg > /dev/null
fi

echo "ffmpeg $(dpkg-query -W -f '${Version}' ffmpeg)"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent mediabunny@1.61.0 mp4box@2.4.1

for name in hvc1 hev1; do
  ffmpeg -v error -f lavfi -i testsrc2=s=64x48:r=10:d=0.3 \
    -c:v libx265 -x265-params log-level=none -pix_fmt yuv420p -tag:v "$name" "$name.mp4"
done

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { createFile } from 'mp4box';

const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;

const ofMp4box = (bytes) => {
  const file = createFile();
  let codec;
  file.onReady = ({ videoTracks }) => {
    codec = videoTracks[0].codec;
  };
  file.appendBuffer(Object.assign(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length), { fileStart: 0 }));
  file.flush();

  return codec;
};

console.log(`mediabunny ${version('mediabunny')}, mp4box ${version('mp4box')}`);

for (const name of ['hvc1', 'hev1']) {
  const bytes = readFileSync(`${name}.mp4`);
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) });
  const { codec } = await (await input.getPrimaryVideoTrack()).getDecoderConfig();
  const type = await input.getMimeType();

  console.log(`${name} in the file: mp4box ${ofMp4box(bytes)}; mediabunny ${codec}, ${type}`);
  assert.equal(ofMp4box(bytes).slice(0, 4), name);
  assert.equal(codec.slice(0, 4), 'hev1');
  assert.match(type, /^video\/mp4; codecs="hev1\./);
  assert.equal(codec.slice(4), ofMp4box(bytes).slice(4));
}
JS
node probe.mjs
