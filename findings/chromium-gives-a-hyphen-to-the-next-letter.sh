#!/bin/sh
# Guess: of a word that is broken at a soft hyphen, each letter has one box (`Range.getClientRects`): the letters before it on
#   the first line, the others on the next one. The hyphen that the browser shows is no letter, and has no box, or is part of
#   the soft hyphen's.
# Seen: in Chromium, the letter behind the soft hyphen has the box of the shown hyphen as well, at the end of the line before.
#   Its bounding box begins on that line and is as wide as the title. In Firefox, the letter has one box, on its own line.
# Who meets it: scripts that place or animate the words of a title, or that mark letters (search, reading aloud): with a soft
#   hyphen in the text, a word lies over two lines, and only in Chromium.
# What to do: take the last of the boxes of a letter, and leave soft hyphens out.
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

// "perlakukan" does not fit into the line behind "kami", "per" and a hyphen do.
const html = `<!doctype html><meta charset="utf-8"><p style="font: 20px/30px monospace; width: 9ch; margin: 0">kami per\u00adlakukan</p>`;

const browsers = [
  { browser: 'chrome', executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] },
  { browser: 'firefox', executablePath: '/usr/bin/firefox' },
];

/** Returns the line and the width of each box of three characters: the last letter before, the soft hyphen, the letter behind. */
const measure = async (options) => {
  const browser = await launch(options);
  const page = await browser.newPage();
  await page.setContent(html);

  const boxes = await page.$eval('p', ({ firstChild }) => {
    const boxesOf = (index) => {
      const range = document.createRange();
      range.setStart(firstChild, index);
      range.setEnd(firstChild, index + 1);

      return [...range.getClientRects()].map(
        ({ top, width }) => `line ${top < 25 ? 1 : 2}${width > 0 ? '' : ', empty'}`,
      );
    };

    const hyphen = firstChild.data.indexOf('\u00ad');

    return { before: boxesOf(hyphen - 1), hyphen: boxesOf(hyphen), behind: boxesOf(hyphen + 1) };
  });

  console.log(await browser.version(), JSON.stringify(boxes));
  await browser.close();

  return boxes;
};

const [chromium, firefox] = [await measure(browsers[0]), await measure(browsers[1])];

for (const { before } of [chromium, firefox]) assert.deepEqual(before, ['line 1']);
assert.deepEqual(chromium.behind, ['line 1', 'line 2']);
assert.deepEqual(firefox.behind, ['line 2']);
JS
HOME="$work" node probe.mjs
