#!/bin/sh
# Guess: `<link rel="expect" href="#opening" blocking="render">` delays the first paint until the element with this ID
#   has arrived completely, as the HTML standard says ("fully parsed", not on the stack of open elements) and WebKit does.
# Seen: Chromium paints as soon as the start tag of the element has arrived, although its content is still under way.
#   `link.relList.supports('expect')` is false, although the link works.
# Who meets it: pages that arrive slowly: a box whose end is still missing is painted and moves with every line that
#   follows, which the link should prevent. Who asks `supports` takes the link for unknown.
# What to do: expect an empty element behind the box.
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
npm install --ignore-scripts --no-audit --no-fund --silent puppeteer-core@25.16.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { launch } from 'puppeteer-core';

const head =
  '<!doctype html><title>t</title><link rel="expect" href="#opening" blocking="render"><body>';
const words = 'word '.repeat(2000);

// What the server sends. The rest of the page never comes.
const beginnings = {
  'before the element': `${head}<h1>Title</h1>${words}`,
  'within the element': `${head}<h1>Title</h1><div id="opening"><p>${words}`,
  'behind the element': `${head}<h1>Title</h1><div id="opening"><p>${words}</div>${words}`,
};

const server = createServer(({ url }, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.write(beginnings[decodeURIComponent(url.slice(1))] ?? '');
}).listen(0, '127.0.0.1');
await once(server, 'listening');

const browser = await launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
console.log(await browser.version());

const isPainted = async (name) => {
  const page = await browser.newPage();
  const address = `http://127.0.0.1:${server.address().port}/${encodeURIComponent(name)}`;

  page.goto(address).catch(() => undefined);
  await page.waitForResponse(() => true);
  await page.waitForSelector('h1');
  const painted = await page
    .waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, {
      polling: 50,
      timeout: 3000,
    })
    .then(() => true, () => false);
  const supported = await page.$eval('link', (link) => link.relList.supports('expect'));
  await page.close();

  return { painted, supported };
};

for (const [name, expected] of [
  ['before the element', false],
  ['within the element', true],
  ['behind the element', true],
]) {
  const { painted, supported } = await isPainted(name);

  console.log(`what has arrived ends ${name}: ${painted ? 'painted' : 'not painted'}`);
  assert.equal(painted, expected);
  assert.equal(supported, false);
}

console.log("relList.supports('expect'): false");
await browser.close();
server.closeAllConnections();
server.close();
JS
node probe.mjs
