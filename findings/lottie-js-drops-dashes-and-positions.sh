#!/bin/sh
# Guess: an animation that is read and written by lottie-js, which is LottieFiles' model of their format, is the same
#   one. Its README shows how a name and a size are changed that way.
# Seen: without any change, parts of it are gone: the dashes of lines, which become solid; the y of positions with an x
#   and a y of their own; the time remapping of a composition, which plays at its own speed; and the mark of pictures
#   that are within the file, for which a player then looks on the server. Nothing is reported. Fills, keyframes, masks
#   and markers are kept.
# Reference: the Lottie specification, which has all four (stroke dashes, split positions, time remap, `e` of assets),
#   and lottie-web, which has a dashed line for the one file and a solid one for the other.
# Who meets it: animations of which a site changes the name, the size or the colours.
# What to do: change the JSON itself.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @lottiefiles/lottie-js@0.4.2 lottie-web@5.13.0 jsdom@26.1.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { Animation } = require('@lottiefiles/lottie-js');
const { JSDOM } = require('jsdom');

const { window } = new JSDOM('<!DOCTYPE html><body></body>', { pretendToBeVisual: true });

// lottie-web asks for a canvas when it is loaded, and jsdom has none. SVG needs none.
window.HTMLCanvasElement.prototype.getContext = () => ({ fillRect() {} });
globalThis.window = window;
globalThis.document = window.document;
Object.defineProperty(globalThis, 'navigator', { value: window.navigator, configurable: true });

const lottie = require('lottie-web/build/player/lottie_svg.js');

const still = k => ({ a: 0, k });
const rising = { a: 1, k: [{ t: 0, s: [0], h: 1 }, { t: 30, s: [10] }] };
const placed = { p: still([0, 0]), a: still([0, 0]), s: still([100, 100]), r: still(0), o: still(100) };
const timing = { sr: 1, bm: 0, ao: 0, ddd: 0, ip: 0, op: 60, st: 0 };

const dashedLine = {
  ty: 'gr',
  nm: 'line',
  it: [
    { ty: 'sh', ks: still({ i: [[0, 0], [0, 0]], o: [[0, 0], [0, 0]], v: [[0, 10], [100, 10]], c: false }) },
    {
      ty: 'st', c: still([1, 0, 0, 1]), o: still(100), w: still(10), lc: 1, lj: 1,
      d: [{ n: 'd', nm: 'dash', v: still(20) }, { n: 'g', nm: 'gap', v: still(10) }],
    },
    { ty: 'tr', ...placed, sk: still(0), sa: still(0) },
  ],
};

const original = {
  v: '5.12.0', nm: 'faces', fr: 30, ip: 0, op: 60, w: 100, h: 100, ddd: 0, markers: [{ tm: 10, cm: 'smile', dr: 20 }],
  assets: [
    { id: 'face', w: 1, h: 1, u: '', p: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', e: 1 },
    { id: 'part', layers: [] },
  ],
  layers: [
    {
      ...timing, ty: 4, ind: 1, nm: 'shape', shapes: [dashedLine],
      ks: { ...placed, p: { s: true, x: still(50), y: rising } },
    },
    { ...timing, ty: 0, ind: 2, nm: 'part', refId: 'part', w: 100, h: 100, ks: placed, tm: rising },
  ],
};

const saved = JSON.parse(JSON.stringify(new Animation().fromJSON(structuredClone(original))));

/** The four parts that are looked at. */
const partsOf = ({ assets, layers }) => ({
  embedded: assets[0].e,
  position: layers[0].ks.p,
  dashes: layers[0].shapes[0].it[1].d,
  remapping: layers[1].tm,
});

/** How lottie-web paints the line. */
async function dashesOf({ layers, ...file }) {
  const animation = lottie.loadAnimation({
    container: document.createElement('div'),
    renderer: 'svg',
    autoplay: false,
    animationData: structuredClone({ ...file, assets: [], layers: [{ ...layers[0], ks: placed }] }),
  });

  while (!animation.isLoaded) {
    await new Promise(resolve => setTimeout(resolve, 10));
  }

  animation.goToAndStop(1, true);

  const path = animation.renderer.elements[0].baseElement.querySelector('path');

  return path.getAttribute('stroke-dasharray')?.trim() ?? 'solid';
}

async function main() {
  const painted = [await dashesOf(original), await dashesOf(saved)];

  console.log('original              ', JSON.stringify(partsOf(original)));
  console.log('saved by lottie-js 0.4.2', JSON.stringify(partsOf(saved)));
  console.log('the line in lottie-web:', painted);

  assert.deepEqual(saved.markers, original.markers);
  assert.equal(saved.layers[0].nm, 'shape');

  const { embedded, position, dashes, remapping } = partsOf(saved);

  assert.equal(embedded, undefined);
  assert.ok(!('y' in position) && !('s' in position));
  assert.equal(dashes, undefined);
  assert.equal(remapping, undefined);
  assert.deepEqual(painted, ['20 10', 'solid']);
}

main().then(() => process.exit(0));
JS
node probe.cjs
