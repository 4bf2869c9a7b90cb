#!/bin/sh
# Guess: an effect that is switched off (`"en": 0`) changes nothing, and masks of a layer that says to have none
#   (`"hasMask": false`) do not either, in whichever Lottie player.
# Seen: lottie-web and Skottie (CanvasKit) paint a face with the blue of an effect that is switched off; dotlottie-web
#   (ThorVG) does not. Masks cut in all three, and lottie-web bends them: of a rectangle, four thin curves are left, as it
#   takes the handles of curves for absolute places where `hasMask` is false or missing. The others cut the rectangle.
# Who meets it: those who switch off effects and masks in a file instead of removing them, and those who write files
#   without `hasMask`, since the masks are there.
# What to do: remove what is switched off, and write `"hasMask": true` next to each list of masks.
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

// A red square of 40 pixels.
const createAnimation = (extra) => ({
  v: '5.9.0', fr: 30, ip: 0, op: 60, w: 64, h: 64, ddd: 0, assets: [],
  layers: [
    {
      ty: 4, ind: 1, ddd: 0, sr: 1, st: 0, ip: 0, op: 60, bm: 0, ao: 0,
      ks: { o: fix(100), r: fix(0), p: fix([32, 32, 0]), a: fix([0, 0, 0]), s: fix([100, 100, 100]) },
      shapes: [
        {
          ty: 'gr',
          it: [
            { ty: 'rc', d: 1, s: fix([40, 40]), p: fix([0, 0]), r: fix(0) },
            { ty: 'fl', c: fix([1, 0, 0, 1]), o: fix(100), r: 1 },
            { ty: 'tr', ...still },
          ],
        },
      ],
      ...extra,
    },
  ],
});

// The effect "Fill", with blue.
const createEffect = (en) => ({
  ef: [
    {
      ty: 21, nm: 'Fill', np: 9, ix: 1, en,
      ef: [
        { ty: 10, v: fix(0) },
        { ty: 7, v: fix(0) },
        { ty: 2, v: fix([0, 0, 1, 1]) },
        { ty: 7, v: fix(0) },
        { ty: 0, v: fix(0) },
        { ty: 0, v: fix(0) },
        { ty: 0, v: fix(1) },
      ],
    },
  ],
});

// A mask that leaves the left half.
const corners = [[-20, -20], [0, -20], [0, 20], [-20, 20]];
const straight = corners.map(() => [0, 0]);
const createMask = (mark) => ({
  ...mark,
  masksProperties: [{ inv: false, mode: 'a', o: fix(100), x: fix(0), pt: fix({ v: corners, i: straight, o: straight, c: true }) }],
});

const describe = (pixels) => {
  const indices = Array.from({ length: 64 * 64 }, (_, index) => index * 4).filter((index) => pixels[index + 3] > 127);
  const isRed = indices.every((index) => pixels[index] > pixels[index + 2]);

  return `${indices.length} ${isRed ? 'red' : 'blue'}`;
};

for (const name of ['lottie-web', '@lottiefiles/dotlottie-web', 'canvaskit-wasm']) {
  console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version);
}

const whole = '1600 red';
const blue = '1600 blue';
const half = '800 red';

for (const { name, extra, expected } of [
  { name: 'an effect', extra: createEffect(1), expected: { 'lottie-web': blue, 'dotlottie-web': blue, Skottie: blue } },
  { name: 'an effect, off', extra: createEffect(0), expected: { 'lottie-web': blue, 'dotlottie-web': whole, Skottie: blue } },
  { name: 'a mask', extra: createMask({ hasMask: true }), expected: { 'lottie-web': half, 'dotlottie-web': half, Skottie: half } },
  {
    name: 'a mask, off',
    extra: createMask({ hasMask: false }),
    expected: { 'lottie-web': 'bent', 'dotlottie-web': half, Skottie: half },
  },
  { name: 'a mask without a mark', extra: createMask({}), expected: { 'lottie-web': 'bent', 'dotlottie-web': half, Skottie: half } },
]) {
  for (const [player, render] of Object.entries(players)) {
    const seen = describe(await render(createAnimation(extra), 0));

    console.log(`${name} in ${player}: ${seen} pixels`);

    if (expected[player] === 'bent') {
      assert.ok(Number.parseInt(seen, 10) < 200);
    } else {
      assert.equal(seen, expected[player]);
    }
  }
}
process.exit();
JS
node probe.mjs
