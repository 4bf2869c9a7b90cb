#!/bin/sh
# Guess: what is marked as hidden (`hd`) in a Lottie file is not shown, whatever it is.
# Seen: lottie-web obeys the mark for layers, shapes, fills and strokes, and not for groups, trimmed paths, rounded
#   corners and repeaters. A hidden group is shown in full, a hidden `trim` leaves a quarter of a circle, and a hidden
#   repeater shows three dots for one. dotlottie-web (ThorVG) and Skottie (CanvasKit) hide all of them, as the Lottie
#   specification says of each element.
# Who meets it: those who hide parts of a sticker, such as glasses or a hat, by this mark, since each part of a drawing is
#   a group; they see it hidden in the editor and shown on the page.
# What to do: remove hidden parts from the file, or hide each shape within the group.
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
const createAnimation = (shapes) => ({
  v: '5.9.0', fr: 30, ip: 0, op: 60, w: 64, h: 64, ddd: 0, assets: [],
  layers: [
    {
      ty: 4, ind: 1, ddd: 0, sr: 1, st: 0, ip: 0, op: 60, bm: 0, ao: 0, shapes,
      ks: { o: fix(100), r: fix(0), p: fix([32, 32, 0]), a: fix([0, 0, 0]), s: fix([100, 100, 100]) },
    },
  ],
});

const square = { ty: 'rc', d: 1, s: fix([40, 40]), p: fix([0, 0]), r: fix(0) };
const circle = { ty: 'el', d: 1, s: fix([40, 40]), p: fix([0, 0]) };
const dot = { ty: 'el', d: 1, s: fix([8, 8]), p: fix([-20, 0]) };
const fill = { ty: 'fl', c: fix([1, 0, 0, 1]), o: fix(100), r: 1 };
const stroke = { ty: 'st', c: fix([1, 0, 0, 1]), o: fix(100), w: fix(4), lc: 1, lj: 1, ml: 4 };
const trim = { ty: 'tm', s: fix(0), e: fix(25), o: fix(0), m: 1 };
const corners = { ty: 'rd', r: fix(20) };
const repeater = { ty: 'rp', c: fix(3), o: fix(0), m: 1, tr: { ty: 'tr', ...still, p: fix([12, 0]), so: fix(100), eo: fix(100) } };
const hide = (item) => ({ ...item, hd: true });

const countPixels = (pixels) => {
  return Array.from({ length: 64 * 64 }, (_, index) => pixels[index * 4 + 3]).filter((opacity) => opacity > 127).length;
};

for (const name of ['lottie-web', '@lottiefiles/dotlottie-web', 'canvaskit-wasm']) {
  console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version);
}

for (const { name, shown, hidden, without, obeyed } of [
  {
    name: 'a filled square',
    shown: [createGroup([square, fill])],
    hidden: [createGroup([square, hide(fill)])],
    without: [],
    obeyed: true,
  },
  {
    name: 'a group with a square',
    shown: [createGroup([square, fill])],
    hidden: [hide(createGroup([square, fill]))],
    without: [],
    obeyed: false,
  },
  {
    name: 'a trimmed circle',
    shown: [createGroup([circle, stroke, trim])],
    hidden: [createGroup([circle, stroke, hide(trim)])],
    without: [createGroup([circle, stroke])],
    obeyed: false,
  },
  {
    name: 'a square with round corners',
    shown: [createGroup([square, corners, fill])],
    hidden: [createGroup([square, hide(corners), fill])],
    without: [createGroup([square, fill])],
    obeyed: false,
  },
  {
    name: 'a repeated dot',
    shown: [createGroup([dot, fill, repeater])],
    hidden: [createGroup([dot, fill, hide(repeater)])],
    without: [createGroup([dot, fill])],
    obeyed: false,
  },
]) {
  for (const [player, render] of Object.entries(players)) {
    const [all, marked, absent] = await Promise.all(
      [shown, hidden, without].map(async (shapes) => countPixels(await render(createAnimation(shapes), 0))),
    );

    console.log(`${name} in ${player}: ${all} pixels, ${marked} if hidden, ${absent} without it`);
    assert.notEqual(all, absent);
    assert.equal(marked, obeyed || player !== 'lottie-web' ? absent : all);
  }
}
process.exit();
JS
node probe.mjs
