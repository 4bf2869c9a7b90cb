#!/bin/sh
# Guess: players of Lottie files show old files as they are, or refuse them.
# Seen: the exporter of After Effects wrote colours from 0 to 255 before version 4.1.9, and until 4.4.17 whether a path is
#   closed next to it. lottie-web looks at the version and converts both. dotlottie-web (ThorVG) does not: it multiplies the
#   colours again and lets them run over, so that skin of 198, 134, 96 turns blue (58, 122, 160). Skottie (CanvasKit) cuts
#   them off, so that skin is white. In both, outlines have a gap where they should be closed. There is no error.
# Who meets it: those who change from lottie-web to another player and keep their old stickers.
# What to do: if the version (`v`) is older, divide colours by 255, and copy `closed` to `c` of each path.
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

const createAnimation = (version, items) => ({
  v: version, fr: 30, ip: 0, op: 60, w: 64, h: 64, ddd: 0, assets: [],
  layers: [
    {
      ty: 4, ind: 1, ddd: 0, sr: 1, st: 0, ip: 0, op: 60, bm: 0, ao: 0,
      ks: { o: fix(100), r: fix(0), p: fix([32, 32, 0]), a: fix([0, 0, 0]), s: fix([100, 100, 100]) },
      shapes: [{ ty: 'gr', it: [...items, { ty: 'tr', ...still }] }],
    },
  ],
});

const createSquare = (colour) => [
  { ty: 'rc', d: 1, s: fix([40, 40]), p: fix([0, 0]), r: fix(0) },
  { ty: 'fl', c: fix(colour), o: fix(100), r: 1 },
];

// A triangle whose lower side is there only if the path is closed.
const corners = { v: [[-20, 20], [0, -20], [20, 20]], i: [[0, 0], [0, 0], [0, 0]], o: [[0, 0], [0, 0], [0, 0]] };
const createOutline = (path) => [
  { ty: 'sh', ...path },
  { ty: 'st', c: fix([0, 0, 0, 1]), o: fix(100), w: fix(4), lc: 1, lj: 1, ml: 4 },
];

for (const name of ['lottie-web', '@lottiefiles/dotlottie-web', 'canvaskit-wasm']) {
  console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version);
}

const skin = [198, 134, 96];
const white = [255, 255, 255];

for (const { version, colour, expected } of [
  {
    version: '5.9.0',
    colour: [198 / 255, 134 / 255, 96 / 255, 1],
    expected: { 'lottie-web': skin, 'dotlottie-web': skin, Skottie: skin },
  },
  {
    version: '4.1.8',
    colour: [...skin, 255],
    expected: { 'lottie-web': skin, 'dotlottie-web': [58, 122, 160], Skottie: white },
  },
]) {
  for (const [player, render] of Object.entries(players)) {
    const pixels = await render(createAnimation(version, createSquare(colour)), 0);
    const middle = [...pixels.subarray((32 * 64 + 32) * 4, (32 * 64 + 32) * 4 + 3)];

    console.log(`version ${version}, ${colour.map((value) => Math.round(value * 1000) / 1000).join(', ')} in ${player}: ${middle.join(', ')}`);
    assert.ok(middle.every((value, index) => Math.abs(value - expected[player][index]) <= 1));
  }
}

for (const { version, path, expected } of [
  {
    version: '5.9.0',
    path: { ks: fix({ ...corners, c: true }) },
    expected: { 'lottie-web': 'closed', 'dotlottie-web': 'closed', Skottie: 'closed' },
  },
  {
    version: '4.4.17',
    path: { closed: true, ks: fix(corners) },
    expected: { 'lottie-web': 'closed', 'dotlottie-web': 'open', Skottie: 'open' },
  },
]) {
  for (const [player, render] of Object.entries(players)) {
    const pixels = await render(createAnimation(version, createOutline(path)), 0);
    const seen = pixels[(52 * 64 + 32) * 4 + 3] > 127 ? 'closed' : 'open';

    console.log(`version ${version}, a closed path in ${player}: ${seen}`);
    assert.equal(seen, expected[player]);
  }
}
process.exit();
JS
node probe.mjs
