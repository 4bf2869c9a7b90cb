#!/bin/sh
# Guess: `<wbr>` only allows a line break within a text, so a label in a flex container, such as "その<wbr>他の<wbr>方法"
#   in a button with an icon, is one item, with or without it.
# Seen: in Firefox, each `<wbr>` in a flex or grid container is an item, and so is each piece of text between two: `gap` and
#   `justify-content` part the label, and in a grid it has three rows. CSS says so: each child is an item. In Chromium, the
#   label is one item; WebKitGTK 2.50.6, tried by hand, does the same.
# Who meets it: designers whose buttons, menus or disclosures are flex containers, with labels in languages without spaces
#   or with long words: what they see in Chromium and Safari is whole, and in Firefox it is torn.
# What to do: put the label into an element of its own.
set -eu

command -v firefox > /dev/null && command -v chromium > /dev/null || {
  if [ "$(id -u)" = 0 ]; then
    apt-get update -qq > /dev/null
    apt-get install -y -qq firefox-esr chromium > /dev/null
  else
    echo 'Install the Debian packages: firefox-esr chromium' >&2
    exit 2
  fi
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent puppeteer-core@25.16.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { launch } from 'puppeteer-core';

const label = 'その<wbr>他の<wbr>方法';
const html = `<!doctype html><meta charset="utf-8"><style>p { margin: 0; width: max-content; line-height: 20px }</style>
  <p id="plain">${label}</p>
  <p id="flex" style="display: flex; gap: 50px">${label}</p>
  <p id="wrapped" style="display: flex; gap: 50px"><span>${label}</span></p>
  <p id="grid" style="display: grid">${label}</p>`;

const browsers = [
  { browser: 'chrome', executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] },
  { browser: 'firefox', executablePath: '/usr/bin/firefox' },
];

/** Returns how much wider or higher the label is in each kind of box than in a paragraph, in pixels. */
const measure = async (options) => {
  const browser = await launch(options);
  const page = await browser.newPage();
  await page.setContent(html);

  const sizes = await page.$$eval('p', (boxes) =>
    Object.fromEntries(
      boxes.map((box) => [box.id, [box.offsetWidth, box.offsetHeight]]),
    ),
  );
  const { plain, flex, wrapped, grid } = sizes;
  const found = {
    flex: flex[0] - plain[0],
    wrapped: wrapped[0] - plain[0],
    'rows of the grid': grid[1] / plain[1],
  };

  console.log(await browser.version(), JSON.stringify(found));
  await browser.close();

  return found;
};

const [chromium, firefox] = [await measure(browsers[0]), await measure(browsers[1])];

assert.deepEqual(chromium, { flex: 0, wrapped: 0, 'rows of the grid': 1 });
// Four gaps between three texts and two places.
assert.equal(firefox.flex, 200);
assert.equal(firefox.wrapped, 0);
// The places have a row each, too, but no height.
assert.equal(firefox['rows of the grid'], 3);
JS
HOME="$work" node probe.mjs
