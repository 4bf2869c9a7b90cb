#!/bin/sh
# Guess: `getScreenshot({ width: 1280, height: 720 })` of react-webcam takes one picture in this size, and the next `getScreenshot()` is as large as
#   the one before it: 640 x 480, as the camera.
# Seen: from then on, each picture is 1280 x 720, and faces are wide in all of them, until the component is mounted again. A small
#   picture for a preview makes small ones of all that follow: after one of 80 x 60, the photo to be saved has 80 x 60 pixels.
# Who meets it: pages that take a small picture to look for a face or for a list, and then the photo itself.
# What to do: name the size each time (`video.videoWidth`, `video.videoHeight`).
set -eu

if ! command -v chromium > /dev/null; then
  if [ "$(id -u)" = 0 ]; then
    apt-get update -qq > /dev/null
    apt-get install -y -qq chromium > /dev/null
  else
    echo 'Install the Debian package: chromium' >&2
    exit 2
  fi
fi

dpkg-query -W -f '${Package} ${Version}\n' chromium

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --silent esbuild@0.28.2 puppeteer-core@25.16.0 react@19.3.1 react-dom@19.3.1 react-webcam@7.2.0

cat > page.jsx <<'JS'
import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import Webcam from 'react-webcam';

globalThis.webcam = createRef();
createRoot(document.querySelector('div')).render(<Webcam audio={false} ref={globalThis.webcam} />);
JS
npx esbuild page.jsx --bundle --jsx=automatic --define:process.env.NODE_ENV='"production"' --outfile=page.js --log-level=warning

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

import { launch } from 'puppeteer-core';

for (const name of ['react-webcam', 'react']) {
  console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`)).version);
}

const server = createServer(({ url }, response) => {
  response.setHeader('Content-Type', url === '/page.js' ? 'text/javascript' : 'text/html');
  response.end(url === '/page.js' ? readFileSync('page.js') : '<!doctype html><title>Camera</title><div></div><script src="/page.js"></script>');
});
await new Promise((resolve) => server.listen(0, resolve));

/** Returns the sizes of pictures that are taken one after another. */
const take = async (sizes) => {
  const taken = [];

  for (const size of sizes) {
    const picture = Object.assign(new Image(), { src: globalThis.webcam.current.getScreenshot(size ?? undefined) });

    await picture.decode();
    taken.push(`${picture.naturalWidth} x ${picture.naturalHeight}`);
  }

  return taken;
};

const browser = await launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
});

for (const [sizes, expected] of [
  [[null, null], ['640 x 480', '640 x 480']],
  [[null, { width: 1280, height: 720 }, null], ['640 x 480', '1280 x 720', '1280 x 720']],
  [[{ width: 80, height: 60 }, null], ['80 x 60', '80 x 60']],
  [[{ width: 80, height: 60 }, { width: 640, height: 480 }], ['80 x 60', '640 x 480']],
]) {
  const tab = await browser.newPage();

  await tab.goto(`http://localhost:${server.address().port}/`);
  await tab.waitForFunction(() => document.querySelector('video')?.videoWidth === 640 && globalThis.webcam.current.getScreenshot());
  const taken = await tab.evaluate(take, sizes);

  console.log(`${sizes.map((size) => JSON.stringify(size) ?? '').join(', then ')}: ${taken.join(', ')}`);
  assert.deepEqual(taken, expected);
  await tab.close();
}
await browser.close();
server.close();
JS
HOME="$work" timeout 60 node probe.mjs
