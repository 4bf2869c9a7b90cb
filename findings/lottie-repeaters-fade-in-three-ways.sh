#!/bin/sh
# Guess: a repeater of three copies from 100 % to 40 % shows copies of 100 %, 70 % and 40 % in all Lottie players.
# Seen: three players show three sequences. lottie-web has 100, 70 and 40. Skottie (CanvasKit) begins with 100 and never
#   comes to the end: 100, 80 and 60. dotlottie-web (ThorVG) ends with 40 and never begins with 100: 80, 60 and 40. A
#   repeater that fades out to nothing leaves a copy to be seen in Skottie, and one with a single copy is faded in
#   dotlottie-web.
# Who meets it: those who change from lottie-web to another player, with rays, halos and trails that fade out.
# What to do: copies as groups with opacities of their own where the numbers matter.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  lottie-web@5.13.0 @lottiefiles/dotlottie-web@0.80.0 canvaskit-wasm@0.42.0 jsdom@29.1.1 @napi-rs/canvas@1.1.1 @resvg/resvg-js@2.6.2

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
import { players } from './players.mjs';

const fix = (k) => ({ a: 0, k });
const still = { p: fix([0, 0]), a: fix([0, 0]), s: fix([100, 100]), r: fix(0), o: fix(100), sk: fix(0), sa: fix(0) };

// A red dot at 12, 32 and its copies, each 20 pixels to the right of the one before.
const createAnimation = ({ copies, start, end }) => ({
  v: '5.9.0', fr: 30, ip: 0, op: 60, w: 64, h: 64, ddd: 0, assets: [],
  layers: [
    {
      ty: 4, ind: 1, ddd: 0, sr: 1, st: 0, ip: 0, op: 60, bm: 0, ao: 0,
      ks: { o: fix(100), r: fix(0), p: fix([12, 32, 0]), a: fix([0, 0, 0]), s: fix([100, 100, 100]) },
      shapes: [
        {
          ty: 'gr',
          it: [
            { ty: 'el', d: 1, s: fix([12, 12]), p: fix([0, 0]) },
            { ty: 'fl', c: fix([1, 0, 0, 1]), o: fix(100), r: 1 },
            { ty: 'rp', c: fix(copies), o: fix(0), m: 1, tr: { ty: 'tr', ...still, p: fix([20, 0]), so: fix(start), eo: fix(end) } },
            { ty: 'tr', ...still },
          ],
        },
      ],
    },
  ],
});

for (const name of ['lottie-web', '@lottiefiles/dotlottie-web', 'canvaskit-wasm']) {
  console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version);
}

for (const { repeater, expected } of [
  {
    repeater: { copies: 3, start: 100, end: 40 },
    expected: { 'lottie-web': [100, 70, 40], 'dotlottie-web': [80, 60, 40], Skottie: [100, 80, 60] },
  },
  {
    repeater: { copies: 3, start: 100, end: 0 },
    expected: { 'lottie-web': [100, 50, 0], 'dotlottie-web': [67, 33, 0], Skottie: [100, 67, 33] },
  },
  {
    repeater: { copies: 1, start: 100, end: 40 },
    expected: { 'lottie-web': [100], 'dotlottie-web': [40], Skottie: [100] },
  },
]) {
  const { copies, start, end } = repeater;

  for (const [name, render] of Object.entries(players)) {
    const pixels = await render(createAnimation(repeater), 0);
    const opacities = Array.from({ length: copies }, (_, index) => Math.round(pixels[(32 * 64 + 12 + index * 20) * 4 + 3] / 2.55));

    console.log(`${copies} from ${start} % to ${end} % in ${name}: ${opacities.join(', ')}`);
    assert.ok(opacities.every((opacity, index) => Math.abs(opacity - expected[name][index]) <= 1));
  }
}
process.exit();
JS
node probe.mjs
