#!/bin/sh
# Guess: `loop: 1` in lottie-web and `loopCount: 1` in dotlottie-web are the same: one repeat, and the animation stays at
#   its last frame. The types of dotlottie-web say so too: "plays a total of n + 1 times".
# Seen: lottie-web repeats it once and stays at the end. dotlottie-web plays it once and then jumps back to the first
#   frame. With 2, one plays it three times and the other one twice. Only without a loop, both stay at the end. In
#   dotlottie-web, 0 is for ever, in lottie-web once.
# Who meets it: those who change from one player to the other, with stickers that end in a pose: the face that turns into
#   another one is shown as it was in the beginning.
# What to do: in dotlottie-web one more than the number of repeats, and `setFrame` to the last frame when "complete"
#   comes.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  lottie-web@5.13.0 @lottiefiles/dotlottie-web@0.80.0 jsdom@29.1.1 @napi-rs/canvas@1.1.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { DotLottie } from '@lottiefiles/dotlottie-web';
import { createCanvas } from '@napi-rs/canvas';
import { JSDOM } from 'jsdom';

const size = 64;
const require = createRequire(import.meta.url);
const { window } = new JSDOM('', { pretendToBeVisual: true });

window.HTMLCanvasElement.prototype.getContext = () => createCanvas(size, size).getContext('2d');
globalThis.window = window;
globalThis.document = window.document;
Object.defineProperty(globalThis, 'navigator', { value: window.navigator, configurable: true });

const { default: lottie } = await import('lottie-web/build/player/lottie_svg.js');
const wasm = readFileSync(require.resolve('@lottiefiles/dotlottie-web').replace('index.cjs', 'dotlottie-player.wasm'));

DotLottie.setWasmUrl(`data:application/wasm;base64,${wasm.toString('base64')}`);

// Nothing to be seen, for 0.4 seconds.
const animation = {
  v: '5.9.0', fr: 60, ip: 0, op: 24, w: size, h: size, ddd: 0, assets: [],
  layers: [{ ty: 3, ind: 1, ddd: 0, sr: 1, st: 0, ip: 0, op: 24, ks: {} }],
};

/** How often a player comes to the second half until it says "complete" (5 if it goes on), and where it stays. */
const watch = ({ onFrame, onComplete }) => {
  return new Promise((resolve) => {
    let plays = 0;
    let last = 0;

    onFrame((frame) => {
      if (last < 12 && frame >= 12) {
        plays += 1;
      }

      last = frame;

      if (plays === 5) {
        resolve({ plays, end: 'none' });
      }
    });
    onComplete(() => resolve({ plays, end: last < 1 ? 'first frame' : 'last frame' }));
  });
};

const playInLottieWeb = async (options) => {
  const player = lottie.loadAnimation({
    container: window.document.createElement('div'),
    renderer: 'svg',
    animationData: structuredClone(animation),
    ...options,
  });
  const seen = await watch({
    onFrame: (listener) => player.addEventListener('enterFrame', ({ currentTime }) => listener(currentTime)),
    onComplete: (listener) => player.addEventListener('complete', listener),
  });

  player.destroy();

  return seen;
};

const playInDotLottieWeb = async (options) => {
  const player = new DotLottie({
    canvas: { width: size, height: size },
    autoplay: true,
    data: JSON.stringify(animation),
    ...options,
  });
  const seen = await watch({
    onFrame: (listener) => player.addEventListener('frame', ({ currentFrame }) => listener(currentFrame)),
    onComplete: (listener) => player.addEventListener('complete', listener),
  });

  player.destroy();

  return seen;
};

for (const [name, play, options, plays, end] of [
  ['lottie-web', playInLottieWeb, { loop: false }, 1, 'last frame'],
  ['lottie-web', playInLottieWeb, { loop: 0 }, 1, 'last frame'],
  ['lottie-web', playInLottieWeb, { loop: 1 }, 2, 'last frame'],
  ['lottie-web', playInLottieWeb, { loop: 2 }, 3, 'last frame'],
  ['@lottiefiles/dotlottie-web', playInDotLottieWeb, { loop: false }, 1, 'last frame'],
  ['@lottiefiles/dotlottie-web', playInDotLottieWeb, { loop: true, loopCount: 0 }, 5, 'none'],
  ['@lottiefiles/dotlottie-web', playInDotLottieWeb, { loop: true, loopCount: 1 }, 1, 'first frame'],
  ['@lottiefiles/dotlottie-web', playInDotLottieWeb, { loop: true, loopCount: 2 }, 2, 'first frame'],
]) {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  const seen = await play(options);

  console.log(`${name} ${version}, ${JSON.stringify(options)}: played ${seen.plays === 5 ? 'for ever' : `${seen.plays} times`}, end: ${seen.end}`);
  assert.deepEqual(seen, { plays, end });
}

assert.match(readFileSync('node_modules/@lottiefiles/dotlottie-web/dist/index.d.ts', 'utf8'), /plays a total of `n \+ 1` times/);
process.exit();
JS
node probe.mjs
