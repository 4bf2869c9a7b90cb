#!/bin/sh
# Guess: an animated AVIF is a picture to libraries for pictures, which show its first frame at least, and nothing to
#   libraries for videos.
# Seen: sharp and image-size, which read a still AVIF, refuse the animated one as an unknown format, though its first
#   frame is stored as a still picture too. probe-image-size gives its size, and nobody says that it moves. The
#   libraries for videos open it: for @remotion/media-parser it is an MP4 with AV1 and 10 frames a second, for
#   mediabunny an MP4 without a video, as the still one is.
# Who meets it: programs that take pictures, GIFs and videos and ask one library for each: the file is no picture, no
#   GIF and a video, or nothing at all.
# What to do: look for the brand `avis` in the first box, and convert with FFmpeg or `avifdec`.
set -eu

if ! dpkg-query -W -f '${Version}' libavif-bin > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package libavif-bin' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends libavif-bin > /dev/null
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  sharp@0.35.5 image-size@2.1.0 probe-image-size@7.5.0 mediabunny@1.61.0 @remotion/media-parser@4.0.529

cat > frames.cjs <<'JS'
const sharp = require('sharp');

(async () => {
  for (const [index, background] of ['#f00', '#0f0', '#00f'].entries()) {
    await sharp({ create: { width: 64, height: 48, channels: 3, background } }).toFile(`frame-${index}.png`);
  }
})();
JS
node frames.cjs
avifenc --speed 9 --fps 10 frame-0.png frame-1.png frame-2.png animated.avif > avifenc.txt
avifenc --speed 9 frame-0.png still.avif > avifenc.txt

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { parseMedia } from '@remotion/media-parser';
import { nodeReader } from '@remotion/media-parser/node';
import { imageSize } from 'image-size';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import probe from 'probe-image-size';
import sharp from 'sharp';

const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;

const ask = async (question) => {
  try {
    return await question();
  } catch {
    return 'refused';
  }
};

const readers = {
  sharp: async (file) => {
    const { format, width, height, pages = 1 } = await sharp(file).metadata();

    return `${format} ${width} x ${height}, pages: ${pages}`;
  },
  'image-size': (file) => {
    const { type, width, height } = imageSize(readFileSync(file));

    return `${type} ${width} x ${height}`;
  },
  'probe-image-size': (file) => {
    const { type, width, height } = probe.sync(readFileSync(file));

    return `${type} ${width} x ${height}`;
  },
  mediabunny: async (file) => {
    const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(readFileSync(file)) });

    return `${await input.getMimeType()}, tracks: ${(await input.getTracks()).length}`;
  },
  '@remotion/media-parser': async (file) => {
    const fields = { container: true, videoCodec: true, fps: true, dimensions: true };
    const options = { reader: nodeReader, acknowledgeRemotionLicense: true, logLevel: 'error' };
    const { container, videoCodec, fps, dimensions } = await parseMedia({ src: file, fields, ...options });

    return `${container}, ${videoCodec}, ${dimensions.width} x ${dimensions.height}, ${fps} frames a second`;
  },
};

const expected = {
  sharp: ['heif 64 x 48, pages: 1', 'refused'],
  'image-size': ['avif 64 x 48', 'refused'],
  'probe-image-size': ['avif 64 x 48', 'avif 64 x 48'],
  mediabunny: ['application/mp4, tracks: 0', 'application/mp4, tracks: 0'],
  '@remotion/media-parser': ['refused', 'mp4, av1, 64 x 48, 10 frames a second'],
};

for (const [name, read] of Object.entries(readers)) {
  const still = await ask(() => read('still.avif'));
  const animated = await ask(() => read('animated.avif'));

  console.log(`${name} ${version(name)}\n  still:    ${still}\n  animated: ${animated}`);
  assert.deepEqual([still, animated], expected[name]);
}
JS
node probe.mjs
