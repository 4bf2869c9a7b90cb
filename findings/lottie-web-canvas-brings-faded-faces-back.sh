#!/bin/sh
# Guess: a face that fades out and swings a little beyond the end, as easings with an overshoot do, is invisible at the
#   end, because an opacity below 0 is 0.
# Seen: on the canvas of lottie-web, the face comes back in full. It fades from 100 % to 4 % and is then at 100 % until the
#   end, since a canvas ignores an opacity below 0 and keeps the one before. That is so for layers, groups and fills. SVG
#   and dotlottie-web (ThorVG) show nothing. A fade-in beyond 100 % is right in all of them.
# Who meets it: those who choose the canvas because it is faster, and give all properties of a sticker the same easing.
# What to do: an easing without overshoot for opacity (`y` from 0 to 1), or SVG.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  lottie-web@5.13.0 @lottiefiles/dotlottie-web@0.80.0 jsdom@29.1.1 @napi-rs/canvas@1.1.1 @resvg/resvg-js@2.6.2

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
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

const { default: lottieSvg } = await import('lottie-web/build/player/lottie_svg.js');
const { default: lottieCanvas } = await import('lottie-web/build/player/lottie_canvas.js');
const wasm = readFileSync(require.resolve('@lottiefiles/dotlottie-web').replace('index.cjs', 'dotlottie-player.wasm'));

DotLottie.setWasmUrl(`data:application/wasm;base64,${wasm.toString('base64')}`);

const renderers = {
  async svg(animation, frame) {
    const container = window.document.createElement('div');

    lottieSvg.loadAnimation({ container, renderer: 'svg', autoplay: false, animationData: structuredClone(animation) }).goToAndStop(frame, true);

    return new Resvg(container.innerHTML, { fitTo: { mode: 'width', value: size } }).render().pixels;
  },

  async canvas(animation, frame) {
    const context = createCanvas(size, size).getContext('2d');

    lottieCanvas
      .loadAnimation({
        renderer: 'canvas',
        autoplay: false,
        animationData: structuredClone(animation),
        rendererSettings: { context, clearCanvas: true },
      })
      .goToAndStop(frame, true);

    return context.getImageData(0, 0, size, size).data;
  },

  async 'dotlottie-web'(animation, frame) {
    const player = new DotLottie({ canvas: { width: size, height: size }, autoplay: false, data: JSON.stringify(animation) });

    await new Promise((resolve, reject) => {
      player.addEventListener('load', resolve);
      player.addEventListener('loadError', ({ error }) => reject(error));
    });
    player.setFrame(frame);

    return Uint8Array.from(player.buffer);
  },
};

const fix = (k) => ({ a: 0, k });
const still = { p: fix([0, 0]), a: fix([0, 0]), s: fix([100, 100]), r: fix(0), o: fix(100), sk: fix(0), sa: fix(0) };

// From 100 % to 0 % in 60 frames, and below it from the middle on.
const fade = {
  a: 1,
  k: [
    { t: 0, s: [100], o: { x: [0.3], y: [0] }, i: { x: [0.3], y: [1.8] } },
    { t: 60, s: [0] },
  ],
};

const createAnimation = ({ layer = fix(100), group = fix(100), fill = fix(100) }) => ({
  v: '5.9.0', fr: 30, ip: 0, op: 61, w: size, h: size, ddd: 0, assets: [],
  layers: [
    {
      ty: 4, ind: 1, ddd: 0, sr: 1, st: 0, ip: 0, op: 61, bm: 0, ao: 0,
      ks: { o: layer, r: fix(0), p: fix([32, 32, 0]), a: fix([0, 0, 0]), s: fix([100, 100, 100]) },
      shapes: [
        {
          ty: 'gr',
          it: [
            { ty: 'rc', d: 1, s: fix([40, 40]), p: fix([0, 0]), r: fix(0) },
            { ty: 'fl', c: fix([1, 0, 0, 1]), o: fill, r: 1 },
            { ty: 'tr', ...still, o: group },
          ],
        },
      ],
    },
  ],
});

for (const name of ['lottie-web', '@lottiefiles/dotlottie-web']) {
  console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version);
}

const frames = [0, 10, 20, 25, 30, 40, 50, 59];
const right = [100, 78, 25, 4, 0, 0, 0, 0];
const back = [100, 78, 25, 4, 100, 100, 100, 100];

for (const [name, animation] of [
  ['layer', createAnimation({ layer: fade })],
  ['group', createAnimation({ group: fade })],
  ['fill', createAnimation({ fill: fade })],
]) {
  for (const [renderer, render] of Object.entries(renderers)) {
    const opacities = [];

    for (const frame of frames) {
      const pixels = await render(animation, frame);

      opacities.push(Math.round(pixels[(32 * size + 32) * 4 + 3] / 2.55));
    }

    const expected = renderer === 'canvas' ? back : right;

    console.log(`${name} that fades out, ${renderer}: ${opacities.join(', ')} %`);
    assert.ok(opacities.every((opacity, index) => Math.abs(opacity - expected[index]) <= 1));
  }
}
process.exit();
JS
node probe.mjs
