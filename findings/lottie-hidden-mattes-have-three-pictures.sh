#!/bin/sh
# Guess: a layer that serves as the matte of another one (`td`) cuts it out in all Lottie players, or in none of them, if
#   it is marked as hidden (`hd`), as the eye of a matte is switched off in After Effects.
# Seen: three players show three pictures. In Skottie (CanvasKit), the hidden circle cuts the square out as a shown one
#   does. In lottie-web, an empty matte is left, and nothing is shown. In dotlottie-web (ThorVG), there is no matte any
#   more, and the whole square is shown: the photo is not cut out. A matte that is not hidden cuts in all three.
# Who meets it: those who write or change Lottie files, for example with faces in round frames, and see them in one player
#   only.
# What to do: never hide a matte; it is not painted anyway.
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
const createLayer = (ind, shape, extra) => ({
  ty: 4, ind, ddd: 0, sr: 1, st: 0, ip: 0, op: 60, bm: 0, ao: 0,
  ks: { o: fix(100), r: fix(0), p: fix([32, 32, 0]), a: fix([0, 0, 0]), s: fix([100, 100, 100]) },
  shapes: [{ ty: 'gr', it: [shape, { ty: 'fl', c: fix([1, 0, 0, 1]), o: fix(100), r: 1 }, { ty: 'tr', ...still }] }],
  ...extra,
});

// A square of 40 pixels behind a circle of 30 pixels, which is its matte.
const createAnimation = (marks) => ({
  v: '5.9.0', fr: 30, ip: 0, op: 60, w: 64, h: 64, ddd: 0, assets: [],
  layers: [
    createLayer(1, { ty: 'el', d: 1, s: fix([30, 30]), p: fix([0, 0]) }, { td: 1, ...marks }),
    createLayer(2, { ty: 'rc', d: 1, s: fix([40, 40]), p: fix([0, 0]), r: fix(0) }, { tt: 1, tp: 1 }),
  ],
});

const describe = (pixels) => {
  const count = Array.from({ length: 64 * 64 }, (_, index) => pixels[index * 4 + 3]).filter((opacity) => opacity > 127).length;

  if (count === 0) {
    return 'nothing';
  }

  // The circle has 707 pixels, the square 1,600.
  return Math.abs(count - 707) < 30 ? 'circle' : count === 1600 ? 'square' : count;
};

for (const name of ['lottie-web', '@lottiefiles/dotlottie-web', 'canvaskit-wasm']) {
  console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version);
}

for (const { name, marks, expected } of [
  { name: 'a matte', marks: {}, expected: { 'lottie-web': 'circle', 'dotlottie-web': 'circle', Skottie: 'circle' } },
  { name: 'a hidden matte', marks: { hd: true }, expected: { 'lottie-web': 'nothing', 'dotlottie-web': 'square', Skottie: 'circle' } },
]) {
  for (const [player, render] of Object.entries(players)) {
    const seen = describe(await render(createAnimation(marks), 0));

    console.log(`${name} in ${player}: ${seen}`);
    assert.equal(seen, expected[player]);
  }
}
process.exit();
JS
node probe.mjs
