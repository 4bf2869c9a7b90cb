#!/bin/sh
# Guess: with `word-break: auto-phrase`, lines of Japanese text end between phrases, so no word is parted. Chromium takes the
#   phrases from BudouX, so both end them at the same places.
# Seen: Chromium ends a line within 方法 ("method") and 問い合わせ ("inquiry"): "…支払い方 | 法のみを…", with room for more. BudouX,
#   from npm, ends no phrase there, and neither does `Intl.Segmenter` of the same browser. It depends on the
#   words that follow: "支払い方法を" stays whole.
# Who meets it: Japanese pages that leave their line breaks to the browser, and tests that compare its lines with words.
# What to do: put the breaks of titles into the text (`keep-all` and `<wbr>`), with BudouX at build time for example, and leave
#   only running text to `auto-phrase`.
set -eu

command -v chromium > /dev/null || {
  if [ "$(id -u)" = 0 ]; then
    apt-get update -qq > /dev/null
    apt-get install -y -qq chromium > /dev/null
  else
    echo 'Install the Debian package: chromium' >&2
    exit 2
  fi
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent puppeteer-core@25.16.0 budoux@0.9.2

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { loadDefaultJapaneseParser } from 'budoux';
import { launch } from 'puppeteer-core';

/** Sentences, and a width in letters into which each phrase fits. */
const samples = [
  { text: '使用する権限のある支払い方法のみを使用してください。', letters: 15, word: '方法' },
  { text: 'お問い合わせください', letters: 8, word: '問い合わせ' },
  { text: '支払い方法を選びます。', letters: 7, word: '方法' },
];

const phrases = loadDefaultJapaneseParser();
const browser = await launch({ browser: 'chrome', executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage();

console.log(await browser.version(), 'and budoux 0.9.2');

/** Returns the lines of a text in the browser, and the words that `Intl.Segmenter` finds. */
const inBrowser = async ({ text, letters }) => {
  await page.setContent(
    `<!doctype html><html lang="ja"><meta charset="utf-8"><p style="word-break: auto-phrase; font: 20px/30px sans-serif; width: ${letters * 20}px">${text}</p>`,
  );

  return page.$eval('p', ({ firstChild }) => {
    const range = document.createRange();
    const lines = [];
    let last = -1;

    [...firstChild.data].forEach((letter, index) => {
      range.setStart(firstChild, index);
      range.setEnd(firstChild, index + 1);
      const { top } = range.getBoundingClientRect();
      if (Math.abs(top - last) > 10) lines.push('');
      lines.push(lines.pop() + letter);
      last = top;
    });

    const words = new Intl.Segmenter('ja', { granularity: 'word' }).segment(firstChild.data);

    return { lines, words: [...words].map(({ segment }) => segment) };
  });
};

const parted = [];

for (const sample of samples) {
  const { lines, words } = await inBrowser(sample);
  const found = phrases.parse(sample.text);
  const isWhole = (parts) => parts.some((part) => part.includes(sample.word));

  console.log(`Chromium: ${lines.join(' | ')}\n  BudouX: ${found.join(' | ')}\n   words: ${words.join(' | ')}`);
  assert(isWhole(found), `BudouX parts ${sample.word}`);
  if (!isWhole(lines)) parted.push(`${sample.word} in ${sample.text}`);
}

await browser.close();
assert.deepEqual(parted, samples.slice(0, 2).map(({ text, word }) => `${word} in ${text}`));
JS
HOME="$work" node probe.mjs
