#!/bin/sh
# Guess: a test in a headless browser with a window of 1280 pixels lays the page out as the same browser with a window of 1280
#   pixels on a computer does. So it sees that a section of `100vw` is wider than the page beside a scroll bar, and that the
#   columns have 15 pixels less.
# Seen: Playwright and Puppeteer start Chromium with `--hide-scrollbars` when it has no head. Then a page that is three windows
#   high has no scroll bar: `100vw` fits, and every column is 15 pixels wider than on most computers. Without this flag, the page
#   can be scrolled sideways by 15 pixels. Firefox without a head, started by the same Puppeteer, shows its scroll bar.
# Who meets it: tests for overflow, for cut words and for the columns of long pages. A design that needs 1280 pixels passes.
# What to do: start with `ignoreDefaultArgs: ['--hide-scrollbars']`, and hide the bars only for windows of phones
#   (`Emulation.setScrollbarsHidden`).
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
npm install --ignore-scripts --no-audit --no-fund --silent playwright-core@1.65.1 puppeteer-core@25.16.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { chromium } from 'playwright-core';
import { launch } from 'puppeteer-core';

const html =
  '<!doctype html><body style="margin: 0"><div style="width: 100vw; height: 3000px">Wide and high</div>';

const size = { width: 1280, height: 900 };
const executablePath = '/usr/bin/chromium';
const args = ['--no-sandbox'];
const ignoreDefaultArgs = ['--hide-scrollbars'];

/** Each opens a page with a window of 1280 by 900 pixels, and returns it with its browser. */
const drivers = {
  'Playwright, Chromium': async () => {
    const browser = await chromium.launch({ executablePath, args });
    return { browser, page: await browser.newPage({ viewport: size }) };
  },
  'Playwright, Chromium without the flag': async () => {
    const browser = await chromium.launch({ executablePath, args, ignoreDefaultArgs });
    return { browser, page: await browser.newPage({ viewport: size }) };
  },
  'Puppeteer, Chromium': async () => {
    const browser = await launch({ executablePath, args, defaultViewport: size });
    return { browser, page: await browser.newPage() };
  },
  'Puppeteer, Chromium without the flag': async () => {
    const browser = await launch({ executablePath, args, ignoreDefaultArgs, defaultViewport: size });
    return { browser, page: await browser.newPage() };
  },
  'Puppeteer, Firefox': async () => {
    const options = { browser: 'firefox', executablePath: '/usr/bin/firefox', defaultViewport: size };
    const browser = await launch(options);
    return { browser, page: await browser.newPage() };
  },
};

const overflow = {};

for (const [name, open] of Object.entries(drivers)) {
  const { browser, page } = await open();

  await page.setContent(html);
  const { room, tooWide } = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;

    return { room: clientWidth, tooWide: scrollWidth - clientWidth };
  });

  console.log(`${name} ${await browser.version()}: the page has ${room} pixels, and is ${tooWide} too wide`);
  overflow[name] = tooWide > 0;
  await browser.close();
}

assert.deepEqual(overflow, {
  'Playwright, Chromium': false,
  'Playwright, Chromium without the flag': true,
  'Puppeteer, Chromium': false,
  'Puppeteer, Chromium without the flag': true,
  'Puppeteer, Firefox': true,
});
JS
HOME="$work" node probe.mjs
