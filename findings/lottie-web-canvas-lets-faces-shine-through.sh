#!/bin/sh
# Guess: the SVG and the canvas renderer of lottie-web show one animation in the same way.
# Seen: what is half-transparent as a whole is transparent part by part on a canvas. A red circle in front of a blue one,
#   in a layer or a group of 50 %, hides the blue one in SVG; on a canvas, blue shines through the red, so that a face
#   that fades in shows the back of the head. A gradient that fades out is opaque on a canvas as soon as its opacities have
#   other places than its colours. dotlottie-web (ThorVG) has the picture of SVG for layers and gradients, and that of
#   the canvas for groups.
# Who meets it: those who choose the canvas because it is faster, and those who export frames with it.
# What to do: SVG, or dotlottie-web; for a gradient, opacities at the places of the colours.
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
  async svg(animation) {
    const container = window.document.createElement('div');

    lottieSvg.loadAnimation({ container, renderer: 'svg', autoplay: false, animationData: structuredClone(animation) }).goToAndStop(0, true);

    const canvas = createCanvas(size, size);
    const context = canvas.getContext('2d');
    const { pixels } = new Resvg(container.innerHTML, { fitTo: { mode: 'width', value: size } }).render();

    // The pixels of resvg are multiplied by their opacity.
    const image = context.createImageData(size, size);

    for (const [index, value] of pixels.entries()) {
      const opacity = pixels[index - (index % 4) + 3];

      image.data[index] = index % 4 === 3 || opacity === 0 ? value : Math.round((value * 255) / opacity);
    }

    return image.data;
  },

  async canvas(animation) {
    const context = createCanvas(size, size).getContext('2d');

    lottieCanvas
      .loadAnimation({
        renderer: 'canvas',
        autoplay: false,
        animationData: structuredClone(animation),
        rendererSettings: { context, clearCanvas: true },
      })
      .goToAndStop(0, true);

    return context.getImageData(0, 0, size, size).data;
  },

  async 'dotlottie-web'(animation) {
    const player = new DotLottie({ canvas: { width: size, height: size }, autoplay: false, data: JSON.stringify(animation) });

    await new Promise((resolve, reject) => {
      player.addEventListener('load', resolve);
      player.addEventListener('loadError', ({ error }) => reject(error));
    });
    player.setFrame(0);

    return Uint8Array.from(player.buffer);
  },
};

const fix = (k) => ({ a: 0, k });
const still = { p: fix([0, 0]), a: fix([0, 0]), s: fix([100, 100]), r: fix(0), o: fix(100), sk: fix(0), sa: fix(0) };
const createGroup = (items, opacity = 100) => ({ ty: 'gr', it: [...items, { ty: 'tr', ...still, o: fix(opacity) }] });
const createCircle = (x, colour) => {
  return createGroup([
    { ty: 'el', d: 1, s: fix([30, 30]), p: fix([x, 0]) },
    { ty: 'fl', c: fix([...colour, 1]), o: fix(100), r: 1 },
  ]);
};

const createAnimation = (shapes, opacity = 100) => ({
  v: '5.9.0', fr: 30, ip: 0, op: 60, w: size, h: size, ddd: 0, assets: [],
  layers: [
    {
      ty: 4, ind: 1, ddd: 0, sr: 1, st: 0, ip: 0, op: 60, bm: 0, ao: 0, shapes,
      ks: { o: fix(opacity), r: fix(0), p: fix([32, 32, 0]), a: fix([0, 0, 0]), s: fix([100, 100, 100]) },
    },
  ],
});

const circles = [createCircle(-6, [1, 0, 0]), createCircle(6, [0, 0, 1])];

// From red to red, with these places and opacities behind the two colours.
const createFade = (opacities) => {
  return createGroup([
    { ty: 'rc', d: 1, s: fix([40, 40]), p: fix([0, 0]), r: fix(0) },
    { ty: 'gf', o: fix(100), r: 1, t: 1, s: fix([-20, 0]), e: fix([20, 0]), g: { p: 2, k: fix([0, 1, 0, 0, 1, 1, 0, 0, ...opacities]) } },
  ]);
};

for (const name of ['lottie-web', '@lottiefiles/dotlottie-web']) {
  console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version);
}

const half = [255, 0, 0, 128];
const mixed = [170, 0, 85, 192];
const opaque = [255, 0, 0, 255];

for (const { name, animation, expected } of [
  {
    name: 'two circles in a layer of 50 %',
    animation: createAnimation(circles, 50),
    expected: { svg: half, canvas: mixed, 'dotlottie-web': half },
  },
  {
    name: 'two circles in a group of 50 %',
    animation: createAnimation([createGroup(circles, 50)]),
    expected: { svg: half, canvas: mixed, 'dotlottie-web': mixed },
  },
  {
    name: 'a gradient from 0 % to 100 %',
    animation: createAnimation([createFade([0, 0, 1, 1])]),
    expected: { svg: half, canvas: half, 'dotlottie-web': half },
  },
  {
    name: 'a gradient from 0 % to 50 % in its middle and to 100 %',
    animation: createAnimation([createFade([0, 0, 0.5, 0.5, 1, 1])]),
    expected: { svg: half, canvas: opaque, 'dotlottie-web': half },
  },
]) {
  for (const [renderer, render] of Object.entries(renderers)) {
    const pixels = await render(animation);
    const middle = [...pixels.subarray((32 * size + 32) * 4, (32 * size + 32) * 4 + 4)];

    console.log(`${name} in ${renderer}: ${middle.join(', ')} in the middle`);
    assert.ok(middle.every((value, index) => Math.abs(value - expected[renderer][index]) <= 6));
  }
}
process.exit();
JS
node probe.mjs
