#!/bin/sh
# Guess: in a vertical slider (`writing-mode: vertical-lr`), the key "up" moves the handle up, as it does everywhere.
# Seen: in both browsers, the least value is at the top. In Chromium, "up" makes the value smaller, so the handle goes up. In
#   Firefox, "up" makes it larger, as in a horizontal slider, and the handle goes down. With `direction: rtl`, the least value is
#   at the bottom, and "up" moves the handle up in both; but "right" then makes the value larger in Chromium and smaller in
#   Firefox.
# Who meets it: comparisons whose line moves up and down between a face before and after, for everybody who uses the keyboard.
# What to do: `direction: rtl` for sliders whose value grows upwards, and for others an own handler of the arrow keys; or a
#   horizontal slider.
set -eu

if ! command -v firefox > /dev/null || ! command -v chromium > /dev/null; then
  if [ "$(id -u)" = 0 ]; then
    apt-get update -qq > /dev/null
    apt-get install -y -qq firefox-esr chromium > /dev/null
  else
    echo 'Install the Debian packages: firefox-esr chromium' >&2
    exit 2
  fi
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent puppeteer-core@25.16.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { launch } from 'puppeteer-core';

const browsers = {
  chromium: { browser: 'chrome', executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] },
  firefox: { browser: 'firefox', executablePath: '/usr/bin/firefox' },
};

/** Returns the value of the slider after a click near its upper end. */
const valueAtTop = async (page) => {
  await page.mouse.click(35, 40);

  return page.$eval('input', (slider) => slider.valueAsNumber);
};

/** Returns by how much a key changes the value. */
const stepOf = async (page, key) => {
  await page.$eval('input', (slider) => {
    slider.value = 50;
    slider.focus();
  });
  await page.keyboard.press(key);

  return page.$eval('input', (slider) => slider.valueAsNumber - 50);
};

const found = {};
for (const [name, options] of Object.entries(browsers)) {
  const browser = await launch(options);
  const page = await browser.newPage();
  found[name] = {};

  for (const direction of ['ltr', 'rtl']) {
    await page.setContent(`<!doctype html><style>
      body { margin: 0 }
      input { writing-mode: vertical-lr; direction: ${direction}; display: block; width: 30px; height: 200px; margin: 20px }
    </style><input type="range" min="0" max="100" />`);
    const isLeastAtTop = (await valueAtTop(page)) < 50;
    const up = await stepOf(page, 'ArrowUp');
    const right = await stepOf(page, 'ArrowRight');

    found[name][direction] = {
      'at the top': isLeastAtTop ? 'the least value' : 'the greatest value',
      'the key "up" moves the handle': up < 0 === isLeastAtTop ? 'up' : 'down',
      'the key "right" adds': right,
    };
    console.log(name, direction, JSON.stringify(found[name][direction]));
  }
  await browser.close();
}

const keys = (top, up, right) => ({
  'at the top': top,
  'the key "up" moves the handle': up,
  'the key "right" adds': right,
});
assert.deepEqual(found.chromium, {
  ltr: keys('the least value', 'up', 1),
  rtl: keys('the greatest value', 'up', 1),
});
assert.deepEqual(found.firefox, {
  ltr: keys('the least value', 'down', 1),
  rtl: keys('the greatest value', 'up', -1),
});
JS
firefox --version
chromium --version
HOME="$work" node probe.mjs
