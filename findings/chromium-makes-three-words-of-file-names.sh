#!/bin/sh
# Guess: `Intl.Segmenter` finds the same words everywhere, as Unicode describes them (UAX #29): a full stop between two letters
#   parts nothing, so "Setup.exe" and "facewright.example" are one word each.
# Seen: in Chromium, they are three segments each, and "e.g." is four. Node.js and Firefox have one word each ("e.g" and a full
#   stop). Full stops between digits, such as in "3.0.3", part nothing in any of them.
# Who meets it: what splits texts into words on a server or at build time and again in the browser, such as titles that are
#   animated word by word or captions that are marked as they are spoken: the words do not match. So do counts of words, and the
#   search for a file's name in a list of words.
# What to do: split texts once, and ship the result; or join segments that a full stop without spaces parts.
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

const text = 'Setup.exe ben.face e.g. 3.0.3';
const split = (text) =>
  Array.from(new Intl.Segmenter('en', { granularity: 'word' }).segment(text), ({ segment }) => segment)
    .filter((segment) => segment !== ' ')
    .join(' | ');

/** Returns the segments of the text in a browser, without the spaces. */
const splitIn = async (options) => {
  const browser = await launch(options);
  const page = await browser.newPage();
  const segments = await page.evaluate(split, text);

  await browser.close();

  return segments;
};

const found = {
  'Node.js': split(text),
  Firefox: await splitIn({ browser: 'firefox', executablePath: '/usr/bin/firefox' }),
  Chromium: await splitIn({
    browser: 'chrome',
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox'],
  }),
};
console.log('Node.js', process.version, 'ICU', process.versions.icu);
console.log(text);
console.log(found);

assert.deepEqual(found, {
  'Node.js': 'Setup.exe | ben.face | e.g | . | 3.0.3',
  Firefox: 'Setup.exe | ben.face | e.g | . | 3.0.3',
  Chromium: 'Setup | . | exe | ben | . | face | e | . | g | . | 3.0.3',
});
JS
firefox --version
chromium --version
HOME="$work" node probe.mjs
