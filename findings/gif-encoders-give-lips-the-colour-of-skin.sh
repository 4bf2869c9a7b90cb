#!/bin/sh
# Guess: a GIF has a palette of 256 colours, so a picture of four colours keeps them.
# Seen: four encoders of one family (NeuQuant) learn a palette of 256 from a tenth of the pixels. In a sticker of 128 x
#   128 pixels, red lips of 78 pixels get the colour of the skin, though 252 entries of the palette are free. In one of 16
#   x 16 pixels, skin of 198, 134, 96 is the grey 134, 134, 134. With the best quality, 1, the lips of the large sticker
#   are right, and those of the small one have the colour of skin. gifenc and gifwrap keep all four.
# Who meets it: GIF files and stickers of drawings, logos and faces with small marks, made in the browser or on a server.
# What to do: another encoder if a picture has at most 256 colours.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  gifencoder@2.0.1 gif-encoder@0.7.2 @skyra/gifenc@1.0.1 gif.js@0.2.0 gifenc@1.0.3 gifwrap@0.10.1 omggif@1.0.10

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { GifEncoder as SkyraEncoder } from '@skyra/gifenc';
import GifStream from 'gif-encoder';
import GifJsEncoder from 'gif.js/src/GIFEncoder.js';
import GifEncoder from 'gifencoder';
import gifenc from 'gifenc';
import gifwrap from 'gifwrap';
import { GifReader } from 'omggif';

const white = [255, 255, 255];
const skin = [198, 134, 96];
const hair = [90, 56, 37];
const red = [200, 40, 60];

/** A round face with hair and a mouth; coordinates from -0.5 to 0.5. */
function colourAt(x, y) {
  if (Math.abs(x) < 0.047 && Math.abs(y - 0.2) < 0.024) return red;
  if (x * x + y * y > 0.16) return white;

  return y < -0.2 ? hair : skin;
}

/** The RGBA pixels of the face. */
function draw(size) {
  const pixels = new Uint8ClampedArray(size * size * 4);

  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      pixels.set([...colourAt(x / size - 0.5, y / size - 0.5), 255], (y * size + x) * 4);
    }
  }

  return pixels;
}

const encoders = {
  gifencoder(pixels, size, quality) {
    const encoder = new GifEncoder(size, size);

    encoder.start();
    encoder.setQuality(quality);
    encoder.addFrame(pixels);
    encoder.finish();

    return encoder.out.getData();
  },

  'gif-encoder'(pixels, size, quality) {
    const encoder = new GifStream(size, size, { highWaterMark: 1e6 });

    encoder.setQuality(quality);
    encoder.writeHeader();
    encoder.addFrame(pixels);
    encoder.finish();

    const chunks = [];

    for (let chunk = encoder.read(); chunk; chunk = encoder.read()) chunks.push(chunk);

    return Buffer.concat(chunks);
  },

  async '@skyra/gifenc'(pixels, size, quality) {
    const encoder = new SkyraEncoder(size, size).setQuality(quality);
    const stream = encoder.createReadStream();
    const chunks = [];

    stream.on('data', (chunk) => chunks.push(chunk));
    encoder.start();
    encoder.addFrame(pixels);
    encoder.finish();
    await once(stream, 'end');

    return Buffer.concat(chunks);
  },

  'gif.js'(pixels, size, quality) {
    const encoder = new GifJsEncoder(size, size);

    encoder.setQuality(quality);
    encoder.writeHeader();
    encoder.addFrame(pixels);
    encoder.finish();

    return Buffer.concat(encoder.stream().pages.map((page) => Buffer.from(page)));
  },

  gifenc(pixels, size) {
    const encoder = gifenc.GIFEncoder();
    const palette = gifenc.quantize(pixels, 256);

    encoder.writeFrame(gifenc.applyPalette(pixels, palette), size, size, { palette });
    encoder.finish();

    return encoder.bytes();
  },

  async gifwrap(pixels, size) {
    const frame = new gifwrap.GifFrame(size, size, 0);

    frame.bitmap.data = Buffer.from(pixels);

    return (await new gifwrap.GifCodec().encodeGif([frame], {})).buffer;
  },
};

/** The colours of the skin and of the lips, as omggif reads them. */
async function measure(name, size, quality) {
  const reader = new GifReader(await encoders[name](draw(size), size, quality));
  const pixels = new Uint8Array(size * size * 4);

  reader.decodeAndBlitFrameRGBA(0, pixels);

  const at = (x, y) => {
    const start = (Math.floor((y + 0.5) * size) * size + Math.floor((x + 0.5) * size)) * 4;

    return [...pixels.subarray(start, start + 3)];
  };
  const found = { skin: at(0, 0), lips: at(0, 0.2) };

  console.log(`${size} px, quality ${quality}`, name.padEnd(14), 'skin', `${found.skin}`, ' lips', `${found.lips}`);

  return found;
}

const near = (a, b) => a.every((value, index) => Math.abs(value - b[index]) <= 2);
const family = ['gifencoder', 'gif-encoder', '@skyra/gifenc', 'gif.js'];
const others = ['gifenc', 'gifwrap'];

for (const name of family) {
  const large = await measure(name, 128, 10);
  const largeAtBest = await measure(name, 128, 1);
  const small = await measure(name, 16, 10);
  const smallAtBest = await measure(name, 16, 1);

  assert.ok(near(large.skin, skin));
  assert.ok(near(large.lips, skin));
  assert.ok(near(largeAtBest.lips, red));
  assert.deepEqual(small.skin, [134, 134, 134]);
  assert.ok(near(smallAtBest.skin, skin));
  assert.ok(!near(smallAtBest.lips, red));
}

for (const name of others) {
  for (const size of [128, 16]) assert.deepEqual(await measure(name, size, '-'), { skin, lips: red });
}

const lips = draw(128).filter((value, index) => index % 4 === 1 && value === red[1]).length;

assert.equal(lips, 78);
JS
node probe.mjs
