#!/bin/sh
# Guess: lines that a trimmed path draws one after another ("individually", `"m": 2`) are drawn one after another in all
#   Lottie players, whether or not each of them has a colour of its own.
# Seen: as soon as each line is a group with its own stroke, as After Effects exports lines of several colours, only
#   lottie-web draws them one after another. dotlottie-web (ThorVG) and Skottie (CanvasKit) draw all of them at the same
#   time: at half of the time, both lines are half there instead of the first one in full. With one stroke for both lines,
#   the three agree.
# Who meets it: those who change from lottie-web to another player, with handwriting, outlines of faces and signatures.
# What to do: give each line a trim of its own, with its own keys.
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
const createGroup = (items) => ({ ty: 'gr', it: [...items, { ty: 'tr', ...still }] });
const createLine = (y) => ({ ty: 'sh', ks: fix({ c: false, v: [[-20, y], [20, y]], i: [[0, 0], [0, 0]], o: [[0, 0], [0, 0]] }) });
const createStroke = (colour) => ({ ty: 'st', c: fix([...colour, 1]), o: fix(100), w: fix(4), lc: 1, lj: 1, ml: 4 });
const red = createStroke([1, 0, 0]);
const blue = createStroke([0, 0, 1]);

// Two lines of 40 pixels, of which a half is drawn.
const createAnimation = ({ apart, multiple }) => {
  const trim = { ty: 'tm', s: fix(0), e: fix(50), o: fix(0), m: multiple };
  const shapes = apart
    ? [createGroup([createLine(-10), red]), createGroup([createLine(10), blue]), trim]
    : [createGroup([createLine(-10)]), createGroup([createLine(10)]), trim, red];

  return {
    v: '5.9.0', fr: 30, ip: 0, op: 60, w: 64, h: 64, ddd: 0, assets: [],
    layers: [
      {
        ty: 4, ind: 1, ddd: 0, sr: 1, st: 0, ip: 0, op: 60, bm: 0, ao: 0, shapes,
        ks: { o: fix(100), r: fix(0), p: fix([32, 32, 0]), a: fix([0, 0, 0]), s: fix([100, 100, 100]) },
      },
    ],
  };
};

const measure = (pixels, row) => {
  return Array.from({ length: 64 }, (_, column) => pixels[(row * 64 + column) * 4 + 3]).filter((opacity) => opacity > 127).length;
};

for (const name of ['lottie-web', '@lottiefiles/dotlottie-web', 'canvaskit-wasm']) {
  console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version);
}

for (const { name, options, expected } of [
  {
    name: 'at the same time, two strokes',
    options: { apart: true, multiple: 1 },
    expected: { 'lottie-web': [20, 20], 'dotlottie-web': [20, 20], Skottie: [20, 20] },
  },
  {
    name: 'one after another, one stroke',
    options: { apart: false, multiple: 2 },
    expected: { 'lottie-web': [40, 0], 'dotlottie-web': [40, 0], Skottie: [40, 0] },
  },
  {
    name: 'one after another, two strokes',
    options: { apart: true, multiple: 2 },
    expected: { 'lottie-web': [40, 0], 'dotlottie-web': [20, 20], Skottie: [20, 20] },
  },
]) {
  for (const [player, render] of Object.entries(players)) {
    const pixels = await render(createAnimation(options), 0);
    const lengths = [22, 42].map((row) => measure(pixels, row));

    console.log(`${name} in ${player}: lines of ${lengths.join(' and ')} pixels`);
    assert.ok(lengths.every((length, index) => Math.abs(length - expected[player][index]) <= 1));
  }
}
process.exit();
JS
node probe.mjs
