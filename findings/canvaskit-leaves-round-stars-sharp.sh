#!/bin/sh
# Guess: Skottie, the player of CanvasKit, React Native Skia and others, draws the shapes of Lottie files as lottie-web does.
# Seen: stars and polygons with round corners have sharp ones: a round triangle is half as large. A bar that is skewed along
#   an axis of 45 degrees lies the other way round, and shares less than a half of its pixels with the right one. Without
#   roundness, and with an axis of 0, all agree. dotlottie-web (ThorVG) draws all of them as lottie-web does.
# Who meets it: those who show one animation on a site and in an app, or make videos and GIFs of it with CanvasKit.
# What to do: paths in place of stars and polygons, and a rotation in place of the axis.
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
const createAnimation = (shape, changes = {}) => ({
  v: '5.9.0', fr: 30, ip: 0, op: 60, w: 64, h: 64, ddd: 0, assets: [],
  layers: [
    {
      ty: 4, ind: 1, ddd: 0, sr: 1, st: 0, ip: 0, op: 60, bm: 0, ao: 0,
      ks: { o: fix(100), r: fix(0), p: fix([32, 32, 0]), a: fix([0, 0, 0]), s: fix([100, 100, 100]), ...changes },
      shapes: [{ ty: 'gr', it: [shape, { ty: 'fl', c: fix([1, 0, 0, 1]), o: fix(100), r: 1 }, { ty: 'tr', ...still }] }],
    },
  ],
});

const place = { d: 1, p: fix([0, 0]), r: fix(0) };
const createPolygon = (points, roundness) => ({ ty: 'sr', sy: 2, ...place, pt: fix(points), or: fix(20), os: fix(roundness) });
const createStar = (points, roundness) => ({
  ty: 'sr', sy: 1, ...place, pt: fix(points), ir: fix(10), is: fix(roundness), or: fix(24), os: fix(roundness),
});
const bar = { ty: 'rc', d: 1, s: fix([40, 16]), p: fix([0, 0]), r: fix(0) };

const indices = Array.from({ length: 64 * 64 }, (_, index) => index);
const findPainted = (pixels) => new Set(indices.filter((index) => pixels[index * 4 + 3] > 127));

for (const name of ['lottie-web', '@lottiefiles/dotlottie-web', 'canvaskit-wasm']) {
  console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version);
}

// How many of the pixels of lottie-web and Skottie are in both, at least and at most.
for (const { name, animation, shared } of [
  { name: 'a triangle', animation: createAnimation(createPolygon(3, 0)), shared: [0.97, 1] },
  { name: 'a triangle with round corners', animation: createAnimation(createPolygon(3, 100)), shared: [0.4, 0.6] },
  { name: 'a star', animation: createAnimation(createStar(5, 0)), shared: [0.97, 1] },
  { name: 'a star with round corners', animation: createAnimation(createStar(5, 100)), shared: [0.6, 0.8] },
  { name: 'a bar, skewed', animation: createAnimation(bar, { sk: fix(30), sa: fix(0) }), shared: [0.97, 1] },
  { name: 'a bar, skewed along 45 degrees', animation: createAnimation(bar, { sk: fix(30), sa: fix(45) }), shared: [0.3, 0.5] },
]) {
  const [byLottieWeb, byDotLottieWeb, bySkottie] = await Promise.all(
    ['lottie-web', 'dotlottie-web', 'Skottie'].map(async (player) => findPainted(await players[player](animation, 0))),
  );
  const share = (one, other) => {
    const both = [...one].filter((index) => other.has(index)).length;

    return both / (one.size + other.size - both);
  };

  console.log(
    `${name}: lottie-web ${byLottieWeb.size} pixels, dotlottie-web ${byDotLottieWeb.size}, Skottie ${bySkottie.size};`,
    `of those of lottie-web and Skottie, ${Math.round(share(byLottieWeb, bySkottie) * 100)} % are in both`,
  );
  assert.ok(share(byLottieWeb, byDotLottieWeb) > 0.97);
  assert.ok(share(byLottieWeb, bySkottie) >= shared[0] && share(byLottieWeb, bySkottie) <= shared[1]);
}
process.exit();
JS
node probe.mjs
