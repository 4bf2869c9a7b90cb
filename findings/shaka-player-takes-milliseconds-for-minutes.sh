#!/bin/sh
# Guess: Shaka Player shows captions in TTML as the specification and imsc, the parser of dash.js, have it: `begin="500ms"` is half a second.
# Seen: it is 500 minutes, so that the caption is never shown, without an error; "0.5s" is right. What is in `<metadata>` of a caption is shown
#   as a part of it ("DoorbellHello"), and so is a caption with `tts:display="none"`. Of two captions one after another
#   (`timeContainer="seq"`), the second one begins with the first.
# Who meets it: films with captions in TTML that a program has written in milliseconds: there are none, or notes of translators among them.
# What to do: times in seconds with a fraction; WebVTT.
set -eu

if ! command -v ffmpeg > /dev/null || ! command -v chromium > /dev/null; then
  if [ "$(id -u)" = 0 ]; then
    apt-get update -qq > /dev/null
    apt-get install -y -qq chromium ffmpeg > /dev/null
  else
    echo 'Install the Debian packages: chromium ffmpeg' >&2
    exit 2
  fi
fi

dpkg-query -W -f '${Package} ${Version}\n' chromium ffmpeg

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --silent imsc@1.1.5 puppeteer-core@25.16.0 shaka-player@5.2.12

ffmpeg -v error -f lavfi -i testsrc2=s=320x240:r=25:d=12 -pix_fmt yuv420p -c:v libx264 -seg_duration 4 -f dash film.mpd
cat > captions.ttml <<'XML'
<?xml version="1.0"?>
<tt xmlns="http://www.w3.org/ns/ttml" xmlns:ttm="http://www.w3.org/ns/ttml#metadata" xmlns:tts="http://www.w3.org/ns/ttml#styling" xml:lang="en">
  <body>
    <div>
      <p begin="500ms" end="1500ms">Milliseconds</p>
      <p begin="2.5s" end="3.5s">Seconds</p>
      <p begin="4s" end="5s"><metadata><ttm:desc>Doorbell</ttm:desc></metadata>Hello</p>
      <p begin="6s" end="7s" tts:display="none">Draft</p>
    </div>
    <div begin="8s" timeContainer="seq">
      <p dur="1s">First</p>
      <p dur="1s">Second</p>
    </div>
  </body>
</tt>
XML

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';

import document from 'imsc/src/main/js/doc.js';
import moments from 'imsc/src/main/js/isd.js';
import { launch } from 'puppeteer-core';

for (const name of ['imsc', 'shaka-player']) {
  console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`)).version);
}

const TIMES = [1, 3, 4.5, 6.5, 8.5, 9.5];
const captions = readFileSync('captions.ttml', 'utf8');

/** Returns the texts of a moment, as imsc would show them. */
const collect = ({ text, contents = [] }) => (text ?? '') + contents.map(collect).join('');
const parsed = document.fromXML(captions);
const byImsc = TIMES.map((time) => collect(moments.generateISD(parsed, time)));

const page = '<!doctype html><title>Film</title><script src="/shaka.js"></script><div style="width: 640px; height: 480px"><video muted></video></div>';
const types = { mpd: 'application/dash+xml', m4s: 'video/iso.segment', ttml: 'application/ttml+xml', js: 'text/javascript' };

const server = createServer(({ url }, response) => {
  const file = url === '/shaka.js' ? 'node_modules/shaka-player/dist/shaka-player.compiled.js' : `.${url}`;

  response.setHeader('Content-Type', types[url.split('.').pop()] ?? 'text/html');
  response.end(url !== '/' && existsSync(file) ? readFileSync(file) : page);
});
await new Promise((resolve) => server.listen(0, resolve));

/** Returns what Shaka Player hands to the browser: time and text of each caption. */
const read = async () => {
  const player = new shaka.Player();

  await player.attach(document.querySelector('video'));
  await player.load('/film.mpd');
  player.selectTextTrack(await player.addTextTrackAsync(`${location.origin}/captions.ttml`, 'en', 'subtitles', 'application/ttml+xml'));

  const [track] = document.querySelector('video').textTracks;
  while (!(track.cues?.length > 4)) await new Promise(requestAnimationFrame);

  return [...track.cues].map(({ startTime, endTime, text }) => ({ startTime, endTime, text }));
};

const browser = await launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const tab = await browser.newPage();

await tab.goto(`http://localhost:${server.address().port}/`);
const cues = await tab.evaluate(read);
await browser.close();
server.close();

const byShaka = TIMES.map((time) =>
  cues
    .filter(({ startTime, endTime }) => startTime <= time && time < endTime)
    .map(({ text }) => text.trim())
    .join(' + '),
);

console.log('at', TIMES.join(', '), 'seconds');
console.log('imsc:', byImsc);
console.log('Shaka Player:', byShaka, cues);

assert.deepEqual(byImsc, ['Milliseconds', 'Seconds', 'Hello', '', 'First', 'Second']);
assert.deepEqual(byShaka, ['', 'Seconds', 'DoorbellHello', 'Draft', 'Second + First', '']);
JS
HOME="$work" timeout 120 node probe.mjs
