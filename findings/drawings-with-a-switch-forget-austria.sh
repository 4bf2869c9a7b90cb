#!/bin/sh
# Guess: an SVG drawing that has its words in several languages (`<switch>` with `systemLanguage`) is in German for who prefers `de-AT`, and in
#   the language that fits best where two fit, in each program.
# Seen: in Chromium and Firefox, `de-AT` alone finds no `de`: what stands behind all languages is shown. sharp finds it. For `de`, `de-AT` in front of `de`
#   is shown by Chromium and sharp, and `de` by Firefox. For `pt-PT, pt`, both show `pt-BR`, Firefox what is for all. For `zh-TW, zh`,
#   both take `zh-Hant`, which stands first, Firefox `zh`. resvg takes English in each case, if it is there, and sharp what LANG
#   says on the server: a picture made by a build in the language C is in the language for all.
# Who meets it: sites in several languages with one drawing for all: visitors in Austria, Portugal and Taiwan get the words of others,
#   whatever the language of the page.
# What to do: a drawing for each language of the site.
set -eu

if ! command -v firefox > /dev/null || ! command -v chromium > /dev/null; then
  if [ "$(id -u)" = 0 ]; then
    apt-get update -qq > /dev/null
    apt-get install -y -qq --no-install-recommends firefox-esr chromium > /dev/null
  else
    echo 'Install the Debian packages: firefox-esr chromium' >&2
    exit 2
  fi
fi

dpkg-query -W -f '${Package} ${Version}\n' firefox-esr chromium

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent @resvg/resvg-js@2.6.2 puppeteer-core@25.16.0 sharp@0.35.5

# Each language that a drawing has is a field of one colour. "all" has no language.
cat > drawings.mjs <<'JS'
export const colours = { en: '#ff0000', de: '#00ff00', 'de-AT': '#0000ff', 'pt-BR': '#ffff00', zh: '#ff00ff', 'zh-Hant': '#00ffff', all: '#ffffff' };

/** Returns a drawing whose words are in the given languages, and at last for all. */
export const drawing = (languages) => {
  const fields = [...languages, 'all'].map((language) => {
    const condition = language === 'all' ? '' : `systemLanguage="${language}"`;

    return `<rect ${condition} width="40" height="40" fill="${colours[language]}"/>`;
  });

  return `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><switch>${fields.join('')}</switch></svg>`;
};

/** Returns the language of the pixel: red, green and blue. */
export const languageOf = (pixel) => {
  const colour = `#${[...pixel].slice(0, 3).map((value) => value.toString(16).padStart(2, '0')).join('')}`;

  return Object.keys(colours).find((language) => colours[language] === colour);
};
JS

cat > sharp.mjs <<'JS'
import sharp from 'sharp';

import { drawing, languageOf } from './drawings.mjs';

console.log(languageOf(await sharp(Buffer.from(drawing(process.argv.slice(2)))).raw().toBuffer()));
JS

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';

import { Resvg } from '@resvg/resvg-js';
import { launch } from 'puppeteer-core';

import { drawing, languageOf } from './drawings.mjs';

const look = async (source) => {
  const image = Object.assign(new Image(), { src: source });
  const context = new OffscreenCanvas(40, 40).getContext('2d');

  await image.decode();
  context.drawImage(image, 0, 0);

  return [...context.getImageData(20, 20, 1, 1).data];
};

const browsers = {
  Chromium: (preferred) => ({
    browser: 'chrome',
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', `--accept-lang=${preferred}`],
  }),
  Firefox: (preferred) => ({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox',
    extraPrefsFirefox: { 'intl.accept_languages': preferred },
  }),
};

// What the visitor prefers, the languages of the drawing, and the result of each program.
for (const [preferred, languages, expected] of [
  ['de', ['en', 'de'], { Chromium: 'de', Firefox: 'de', sharp: 'de', resvg: 'en' }],
  ['de-AT', ['en', 'de'], { Chromium: 'all', Firefox: 'all', sharp: 'de', resvg: 'en' }],
  ['de-AT,de', ['en', 'de'], { Chromium: 'de', Firefox: 'de', sharp: 'de', resvg: 'en' }],
  ['de', ['de-AT', 'de'], { Chromium: 'de-AT', Firefox: 'de', sharp: 'de-AT', resvg: 'all' }],
  ['pt-PT,pt', ['en', 'pt-BR'], { Chromium: 'pt-BR', Firefox: 'all', sharp: 'pt-BR', resvg: 'en' }],
  ['zh-TW,zh', ['zh-Hant', 'zh'], { Chromium: 'zh-Hant', Firefox: 'zh', sharp: 'zh-Hant', resvg: 'all' }],
]) {
  const seen = {};

  for (const [name, options] of Object.entries(browsers)) {
    const browser = await launch(options(preferred));
    const tab = await browser.newPage();

    seen[name] = languageOf(await tab.evaluate(look, `data:image/svg+xml,${encodeURIComponent(drawing(languages))}`));
    assert.equal(await tab.evaluate(() => navigator.languages.join()), preferred);
    await browser.close();
  }

  const locale = `${preferred.split(',')[0].replace('-', '_')}.UTF-8`;
  const sharpIn = (LANG) => execFileSync('node', ['sharp.mjs', ...languages], { env: { PATH: process.env.PATH, LANG }, encoding: 'utf8' }).trim();

  seen.sharp = sharpIn(locale);
  seen.resvg = languageOf(new Resvg(drawing(languages)).render().pixels);
  console.log(`${preferred} of ${languages.join(' ')} and all:`, seen);
  assert.deepEqual(seen, expected);
  assert.equal(sharpIn('C'), 'all');
}
JS
HOME="$work" timeout 200 node probe.mjs
