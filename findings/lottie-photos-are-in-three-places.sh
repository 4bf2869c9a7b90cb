#!/bin/sh
# Guess: a photo that replaces the picture of a Lottie template is shown in the same way by all players: it fills the
#   place of the picture, or it is fitted into it.
# Seen: if the photo has another shape than the place, three players do three things. lottie-web fills the place and cuts
#   off what is too much. dotlottie-web (ThorVG) fits the photo into it at the upper left, and Skottie (CanvasKit, React
#   Native Skia) in the middle. A face that is in the middle in one player is at the edge in another one, half as large.
# Who meets it: makers of stickers and greetings who put photos or faces of users into templates, and all who change from
#   lottie-web to dotlottie-web.
# What to do: cut the photo to the shape of `w` and `h` of its asset first.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  lottie-web@5.13.0 @lottiefiles/dotlottie-web@0.80.0 canvaskit-wasm@0.42.0 jsdom@29.1.1 @napi-rs/canvas@1.1.1 @resvg/resvg-js@2.6.2 sharp@0.35.5

cat > players.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { DotLottie } from '@lottiefiles/dotlottie-web';
import { createCanvas } from '@napi-rs/canvas';
import { Resvg } from '@resvg/resvg-js';
import { JSDOM } from 'jsdom';

const size = 64;
const require = createRequire(import.meta.url);
const { window } = new JSDOM('', { pretendToBeVisual: true });

window.HTMLCanvasElement.prototype.getContext = () => createCanvas(size, size).getContext('2d');
globalThis.window = window;
globalThis.document = window.document;
Object.defineProperty(globalThis, 'navigator', { value: window.navigator, configurable: true });

const { default: lottie } = await import('lottie-web/build/player/lottie_svg.js');
const canvasKit = await require('canvaskit-wasm/bin/full/canvaskit.js')({
  locateFile: (file) => require.resolve(`canvaskit-wasm/bin/full/${file}`),
});
const wasm = readFileSync(require.resolve('@lottiefiles/dotlottie-web').replace('index.cjs', 'dotlottie-player.wasm'));

DotLottie.setWasmUrl(`data:application/wasm;base64,${wasm.toString('base64')}`);

/** Each player renders a frame of an animation of 64 × 64 pixels: red, green, blue and opacity of each pixel. */
export const players = {
  async 'lottie-web'(animation, frame) {
    const container = window.document.createElement('div');
    const player = lottie.loadAnimation({ container, renderer: 'svg', autoplay: false, animationData: structuredClone(animation) });

    player.goToAndStop(frame, true);

    const image = new Resvg(container.innerHTML, { fitTo: { mode: 'width', value: size } }).render();

    player.destroy();

    return image.pixels;
  },

  async 'dotlottie-web'(animation, frame) {
    const player = new DotLottie({ canvas: { width: size, height: size }, autoplay: false, data: JSON.stringify(animation) });

    await new Promise((resolve, reject) => {
      player.addEventListener('load', resolve);
      player.addEventListener('loadError', ({ error }) => reject(error));
    });
    player.setFrame(frame);

    const pixels = Uint8Array.from(player.buffer);

    player.destroy();

    return pixels;
  },

  async Skottie(animation, frame) {
    const surface = canvasKit.MakeSurface(size, size);
    const player = canvasKit.MakeManagedAnimation(JSON.stringify(animation));

    surface.getCanvas().clear(canvasKit.TRANSPARENT);
    player.seekFrame(frame);
    player.render(surface.getCanvas(), canvasKit.LTRBRect(0, 0, size, size));
    surface.flush();

    return surface.makeImageSnapshot().readPixels(0, 0, {
      width: size,
      height: size,
      colorType: canvasKit.ColorType.RGBA_8888,
      alphaType: canvasKit.AlphaType.Unpremul,
      colorSpace: canvasKit.ColorSpace.SRGB,
    });
  },
};
JS

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { players } from './players.mjs';

const fix = (k) => ({ a: 0, k });

// One picture of 40 × 40 at 12, 12.
const createSticker = async (width, height) => {
  const photo = await sharp({ create: { width, height, channels: 3, background: { r: 198, g: 134, b: 96 } } }).png().toBuffer();

  return {
    v: '5.9.0', fr: 30, ip: 0, op: 60, w: 64, h: 64, ddd: 0,
    assets: [{ id: 'face', w: 40, h: 40, u: '', p: `data:image/png;base64,${photo.toString('base64')}`, e: 1 }],
    layers: [
      {
        ty: 2, ind: 1, refId: 'face', ddd: 0, sr: 1, st: 0, ip: 0, op: 60, bm: 0, ao: 0,
        ks: { o: fix(100), r: fix(0), p: fix([12, 12, 0]), a: fix([0, 0, 0]), s: fix([100, 100, 100]) },
      },
    ],
  };
};

// Columns and rows from which to which the photo is.
const measure = (pixels) => {
  const points = Array.from({ length: 64 * 64 }, (_, index) => index).filter((index) => pixels[index * 4 + 3] > 127);
  const columns = points.map((index) => index % 64);
  const rows = points.map((index) => Math.floor(index / 64));

  return [Math.min(...columns), Math.max(...columns) + 1, Math.min(...rows), Math.max(...rows) + 1];
};

for (const name of ['lottie-web', '@lottiefiles/dotlottie-web', 'canvaskit-wasm']) {
  console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version);
}

for (const { photo, expected } of [
  { photo: [20, 20], expected: { 'lottie-web': [12, 52, 12, 52], 'dotlottie-web': [12, 52, 12, 52], Skottie: [12, 52, 12, 52] } },
  { photo: [16, 32], expected: { 'lottie-web': [12, 52, 12, 52], 'dotlottie-web': [12, 32, 12, 52], Skottie: [22, 42, 12, 52] } },
  { photo: [32, 16], expected: { 'lottie-web': [12, 52, 12, 52], 'dotlottie-web': [12, 52, 12, 32], Skottie: [12, 52, 22, 42] } },
]) {
  const sticker = await createSticker(...photo);

  for (const [name, render] of Object.entries(players)) {
    const [left, right, top, bottom] = measure(await render(sticker, 0));

    console.log(`photo of ${photo.join(' × ')} in ${name}: from ${left}, ${top} to ${right}, ${bottom}`);
    assert.ok([left, right, top, bottom].every((value, index) => Math.abs(value - expected[name][index]) <= 1));
  }
}
process.exit();
JS
node probe.mjs
