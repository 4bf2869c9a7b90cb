#!/bin/sh
# Guess: a page that Chromium saves as MHTML has its pictures in the file. Converters to a single HTML file, which say that
#   they were made for Chromium's files, put them all into the page: `<img>`, `<picture>` and backgrounds.
# Seen: mhtml2html converts `<img>` only. `srcset` of a `<source>` keeps its address, which wins against the `<img>` that is
#   there: each `<picture>` is broken without the network. Backgrounds of `<style>` are lost, those of style sheets kept.
#   fast-mhtml2html leaves each picture on the server, and turns `face.png 1x` into two addresses, the second one
#   "…/1x", the first one with "!" for each slash and colon. mhtml-to-html is right.
# Who meets it: archives of pages, screenshots of them, and support that gets saved pages: photos in two sizes or formats
#   are missing, those without are there.
# What to do: take mhtml-to-html.
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

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent mhtml2html@3.0.0 fast-mhtml2html@1.0.2 mhtml-to-html@2.1.0 \
  jsdom@29.1.1 pngjs@7.0.0 puppeteer-core@25.16.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import fastMhtml2html from 'fast-mhtml2html';
import { JSDOM } from 'jsdom';
import { convert } from 'mhtml-to-html';
import mhtml2html from 'mhtml2html';
import { PNG } from 'pngjs';
import { launch } from 'puppeteer-core';

const picture = PNG.sync.write(new PNG({ width: 4, height: 4 }));
const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Faces</title>
    <link rel="stylesheet" href="style.css">
    <style>.inline { background: url("face.png") }</style>
  </head>
  <body>
    <img id="alone" src="face.png" alt="">
    <picture>
      <source srcset="face.png 1x" type="image/png">
      <img id="picture" src="face.png" alt="">
    </picture>
    <p class="inline">One</p>
    <p class="linked">Two</p>
  </body>
</html>`;

const files = { '/': page, '/style.css': '.linked { background: url("face.png") }', '/face.png': picture };
const types = { '/': 'text/html', '/style.css': 'text/css', '/face.png': 'image/png' };

const server = createServer(({ url }, response) => {
  response.writeHead(url in files ? 200 : 404, { 'Content-Type': types[url] ?? 'text/plain' });
  response.end(files[url]);
});

await new Promise((done) => server.listen(0, '127.0.0.1', done));

const browser = await launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const tab = await browser.newPage();
await tab.goto(`http://127.0.0.1:${server.address().port}/`);

const session = await tab.createCDPSession();
const { data: mhtml } = await session.send('Page.captureSnapshot', { format: 'mhtml' });

server.close();
server.closeAllConnections();

const pages = {
  'the file itself': mhtml,
  mhtml2html: mhtml2html.convert(mhtml, { parseDOM: (html) => new JSDOM(html) }).serialize(),
  'fast-mhtml2html': String(fastMhtml2html.convert(mhtml)),
  'mhtml-to-html': (await convert(mhtml)).data ?? (await convert(mhtml)),
};
const seen = {};

for (const [name, content] of Object.entries(pages)) {
  const file = resolve(name === 'the file itself' ? 'page.mhtml' : `${name}.html`);
  writeFileSync(file, content);
  await tab.goto(`file://${file}`);

  seen[name] = await tab.evaluate(() => ({
    alone: document.querySelector('#alone').naturalWidth > 0,
    picture: document.querySelector('#picture').naturalWidth > 0,
    inline: getComputedStyle(document.querySelector('.inline')).backgroundImage.startsWith('url("data:'),
    linked: getComputedStyle(document.querySelector('.linked')).backgroundImage.startsWith('url("data:'),
    srcset: document.querySelector('source').srcset.slice(0, 10),
  }));
}

console.log(await browser.version(), seen);
await browser.close();

const loaded = ({ alone, picture, inline, linked }) => ({ alone, picture, inline, linked });

assert.equal(seen['the file itself'].picture, true);
assert.deepEqual(loaded(seen['mhtml-to-html']), { alone: true, picture: true, inline: true, linked: true });
assert.deepEqual(loaded(seen.mhtml2html), { alone: true, picture: false, inline: false, linked: true });
assert.deepEqual(loaded(seen['fast-mhtml2html']), { alone: false, picture: false, inline: false, linked: false });
assert.equal(seen.mhtml2html.srcset, 'face.png 1');
assert.equal(seen['fast-mhtml2html'].srcset, 'http!127.0');
JS
HOME="$work" node probe.mjs
