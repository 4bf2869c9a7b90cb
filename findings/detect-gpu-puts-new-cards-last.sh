#!/bin/sh
# Guess: detect-gpu gives a faster card a better tier, or an unknown one none: 3 (best) to 0.
# Seen: what its list of measurements lacks is tier 1, "fallback", the lowest tier with graphics: the RTX 5090 and 5070,
#   the RX 9070 XT and Apple's M5. A GT 1030, an office card, is tier 3, and the GTX 1060 is tier 2. Where the name is
#   not in the list, the number in it decides: Intel's Arc A770 is read as the processor graphics UHD 770, and AMD's
#   "Radeon(TM) Graphics" as an "intel radeong 0.4 on amd tonga".
# Who meets it: pages that tell visitors whether their computer can swap faces live: the owner of the fastest card
#   reads that it is too slow.
# What to do: treat `type: 'FALLBACK'` as "unknown", and compare `gpu` with the name of the card.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent detect-gpu@5.0.70

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');

// detect-gpu looks for a browser when it is loaded, and measures for its screen.
Object.assign(globalThis, { window: globalThis, self: globalThis, devicePixelRatio: 1 });
Object.defineProperty(globalThis, 'navigator', {
  value: { userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', platform: 'Win32', maxTouchPoints: 0 },
});

const { getGPUTier } = require('detect-gpu');

// The list of the package itself, without its first entry, which is the number of the format.
const loadBenchmarks = async (file) => require(`detect-gpu/dist/benchmarks/${file}`).slice(1);

const angle = (maker, card) => `ANGLE (${maker}, ${card} Direct3D11 vs_5_0 ps_5_0, D3D11)`;
const metal = (chip) => `ANGLE (Apple, ANGLE Metal Renderer: ${chip}, Unspecified Version)`;

const seen = [
  [angle('NVIDIA', 'NVIDIA GeForce RTX 5090 (0x00002B85)'), 1, 'FALLBACK'],
  [angle('NVIDIA', 'NVIDIA GeForce RTX 5070 (0x00002F04)'), 1, 'FALLBACK'],
  [angle('AMD', 'AMD Radeon RX 9070 XT (0x00007550)'), 1, 'FALLBACK'],
  [metal('Apple M5'), 1, 'FALLBACK'],
  [angle('NVIDIA', 'NVIDIA GeForce GTX 1060 6GB (0x00001C03)'), 2, 'BENCHMARK'],
  [angle('NVIDIA', 'NVIDIA GeForce GT 1030 (0x00001D01)'), 3, 'BENCHMARK'],
  [angle('NVIDIA', 'NVIDIA GeForce RTX 4090 (0x00002684)'), 3, 'BENCHMARK'],
  [angle('Intel', 'Intel(R) Arc(TM) A770 Graphics (0x000056A0)'), 3, 'BENCHMARK', 'intel uhd graphics 770'],
  [angle('AMD', 'AMD Radeon(TM) Graphics (0x00001638)'), 3, 'BENCHMARK', 'intel radeong 0.4 on amd tonga'],
];

(async () => {
  console.log('detect-gpu', require('detect-gpu/package.json').version);

  for (const [renderer, tier, type, gpu] of seen) {
    const override = { renderer, isMobile: false, screenSize: { width: 1920, height: 1080 }, loadBenchmarks };
    const found = await getGPUTier({ override });

    console.log(`${renderer}\n  -> tier ${found.tier}, ${found.type}, ${found.gpu}`);
    assert.deepEqual([found.tier, found.type], [tier, type]);

    if (gpu) {
      assert.equal(found.gpu, gpu);
    }
  }
})();
JS
node probe.cjs
