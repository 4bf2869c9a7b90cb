#!/bin/sh
# Guess: lottie-minify removes names, which no player needs, and rounds numbers: the animation looks the same.
# Seen: it removes each `n` too. In a dashed line, `n` says whether a number is a dash ("d"), a gap ("g") or the offset
#   ("o") at which the line begins. A line with dashes of 20, gaps of 10 and an offset of 15 becomes one with an offset
#   of 0 and the pattern 20, 10, 15: gaps and dashes change places along the line, and a line that ran, as borders of
#   a selection do, has a dash that grows instead.
# Reference: the Lottie specification (dash types), and lottie-web, which writes both lines as SVG.
# Who meets it: animations on a download page that are made smaller before they are published.
# What to do: `dropKeyList: ['nm', 'mn', 'cl', 'ln']`; the README calls this option `dropList`, which does nothing.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent lottie-minify@0.1.11 lottie-web@5.13.0 jsdom@26.1.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { JSDOM } = require('jsdom');
const { lottieMinify } = require('lottie-minify');

const { window } = new JSDOM('<!DOCTYPE html><body></body>', { pretendToBeVisual: true });

// lottie-web asks for a canvas when it is loaded, and jsdom has none. SVG needs none.
window.HTMLCanvasElement.prototype.getContext = () => ({ fillRect() {} });
globalThis.window = window;
globalThis.document = window.document;
Object.defineProperty(globalThis, 'navigator', { value: window.navigator, configurable: true });

const lottie = require('lottie-web/build/player/lottie_svg.js');

const still = k => ({ a: 0, k });
const placed = { p: still([0, 0]), a: still([0, 0]), s: still([100, 100]), r: still(0), o: still(100) };

/** A dashed line from left to right. */
const dashedLine = () => ({
  v: '5.12.0', fr: 30, ip: 0, op: 30, w: 100, h: 20, assets: [],
  layers: [{
    ty: 4, ind: 1, sr: 1, ip: 0, op: 30, st: 0, ks: placed,
    shapes: [{
      ty: 'gr',
      it: [
        { ty: 'sh', ks: still({ i: [[0, 0], [0, 0]], o: [[0, 0], [0, 0]], v: [[0, 10], [100, 10]], c: false }) },
        {
          ty: 'st', c: still([1, 0, 0, 1]), o: still(100), w: still(10), lc: 1, lj: 1,
          d: [{ n: 'd', v: still(20) }, { n: 'g', v: still(10) }, { n: 'o', v: still(15) }],
        },
        { ty: 'tr', ...placed },
      ],
    }],
  }],
});

/** The pattern and the offset with which lottie-web paints the line. */
async function dashesOf(animationData) {
  const container = document.createElement('div');
  const animation = lottie.loadAnimation({ container, renderer: 'svg', autoplay: false, animationData });

  while (!animation.isLoaded) {
    await new Promise(resolve => setTimeout(resolve, 10));
  }

  animation.goToAndStop(1, true);

  const path = animation.renderer.elements[0].baseElement.querySelector('path[stroke-dasharray]');

  return `${path.getAttribute('stroke-dasharray').trim()}, offset ${path.getAttribute('stroke-dashoffset')}`;
}

async function main() {
  const original = await dashesOf(dashedLine());
  const minified = await dashesOf(lottieMinify(dashedLine()));
  const withDocumented = await dashesOf(lottieMinify(dashedLine(), { dropList: ['nm'] }));
  const withActual = await dashesOf(lottieMinify(dashedLine(), { dropKeyList: ['nm', 'mn', 'cl', 'ln'] }));

  console.log('lottie-web 5.13.0    ', original);
  console.log('lottie-minify 0.1.11 ', minified);
  console.log('  with `dropList`    ', withDocumented);
  console.log('  with `dropKeyList` ', withActual);

  assert.equal(original, '20 10, offset 15');
  assert.equal(minified, '20 10 15, offset 0');
  assert.equal(withDocumented, minified);
  assert.equal(withActual, original);
}

main().then(() => process.exit(0));
JS
node probe.cjs
