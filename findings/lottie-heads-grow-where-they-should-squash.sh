#!/bin/sh
# Guess: a scale whose width and height are eased in their own way, as Lottie files have it (`"x": [0.8, 0.2, …]`), is
#   animated in the same way by all players.
# Seen: only lottie-web eases each direction in its own way. dotlottie-web (ThorVG) and Skottie (CanvasKit) take the first
#   entry for all of them. A head that gets wide at once and high at the end is 46 wide and 10 high after a quarter of the
#   time in lottie-web; in the other two it just grows, 46 by 46. Of two coordinates of a place, the second one moves as
#   the first one does. The first and the last frame agree.
# Who meets it: those who change from lottie-web to another player, with faces and stickers that squash and stretch.
# What to do: one layer for the width and its parent for the height; for places, split coordinates (`"s": true`), which all
#   three read.
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

// From the first value to the last one in 60 frames: x is fast at first and y is slow at first.
const move = (first, last) => ({
  a: 1,
  k: [
    { t: 0, s: first, o: { x: [0, 0.9, 0], y: [0.9, 0, 0] }, i: { x: [0.1, 1, 1], y: [1, 0.1, 1] } },
    { t: 60, s: last },
  ],
});

// A square of 10 pixels.
const createAnimation = (changes) => ({
  v: '5.9.0', fr: 30, ip: 0, op: 61, w: 64, h: 64, ddd: 0, assets: [],
  layers: [
    {
      ty: 4, ind: 1, ddd: 0, sr: 1, st: 0, ip: 0, op: 61, bm: 0, ao: 0,
      ks: { o: fix(100), r: fix(0), p: fix([32, 32, 0]), a: fix([0, 0, 0]), s: fix([100, 100, 100]), ...changes },
      shapes: [
        {
          ty: 'gr',
          it: [
            { ty: 'rc', d: 1, s: fix([10, 10]), p: fix([0, 0]), r: fix(0) },
            { ty: 'fl', c: fix([1, 0, 0, 1]), o: fix(100), r: 1 },
            { ty: 'tr', ...still },
          ],
        },
      ],
    },
  ],
});

const measure = (pixels) => {
  const points = Array.from({ length: 64 * 64 }, (_, index) => index).filter((index) => pixels[index * 4 + 3] > 127);
  const columns = points.map((index) => index % 64);
  const rows = points.map((index) => Math.floor(index / 64));
  const [left, right, top, bottom] = [Math.min(...columns), Math.max(...columns) + 1, Math.min(...rows), Math.max(...rows) + 1];

  return { size: [right - left, bottom - top], middle: [(left + right) / 2, (top + bottom) / 2] };
};

for (const name of ['lottie-web', '@lottiefiles/dotlottie-web', 'canvaskit-wasm']) {
  console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version);
}
// One coordinate that moves as the x or the y of `move` does.
const moveOne = (first, last, axis) => {
  const { a, k } = move([first], [last]);
  const [from, to] = k;

  return {
    a,
    k: [{ ...from, o: { x: [from.o.x[axis]], y: [from.o.y[axis]] }, i: { x: [from.i.x[axis]], y: [from.i.y[axis]] } }, to],
  };
};

const apart = '46 × 10, 50 × 11, 50 × 14';
const together = '46 × 46, 50 × 50, 50 × 50';

for (const { name, what, changes, expected } of [
  {
    name: 'scale',
    what: 'size',
    changes: { s: move([100, 100, 100], [500, 500, 100]) },
    expected: { 'lottie-web': apart, 'dotlottie-web': together, Skottie: together },
  },
  {
    name: 'place',
    what: 'middle',
    changes: { p: move([10, 10, 0], [54, 54, 0]) },
    expected: { 'lottie-web': '50 × 10, 53 × 11, 54 × 14', 'dotlottie-web': '50 × 50, 53 × 53, 54 × 54', Skottie: '50 × 50, 53 × 53, 54 × 54' },
  },
  {
    name: 'place in split coordinates',
    what: 'middle',
    changes: { p: { s: true, x: moveOne(10, 54, 0), y: moveOne(10, 54, 1) } },
    expected: { 'lottie-web': '50 × 10, 53 × 11, 54 × 14', 'dotlottie-web': '50 × 10, 53 × 11, 54 × 14', Skottie: '50 × 10, 53 × 11, 54 × 14' },
  },
]) {
  for (const [player, render] of Object.entries(players)) {
    const seen = [];

    for (const frame of [15, 30, 45]) {
      seen.push(measure(await render(createAnimation(changes), frame))[what].join(' × '));
    }

    console.log(`${name} in ${player} at frames 15, 30 and 45: ${seen.join(', ')}`);
    assert.equal(seen.join(', '), expected[player]);
  }
}
process.exit();
JS
node probe.mjs
