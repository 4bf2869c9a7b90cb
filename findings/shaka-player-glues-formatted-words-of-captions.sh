#!/bin/sh
# Guess: Shaka Player shows a WebVTT caption beside a stream as a `<track>` of the browser does: "<i>From</i> <b>29 €</b>" as two words.
# Seen: text between two tags that is only spaces is left out: "From29 €", and "Hello" of Ada and "Hi" of Ben are "HelloHi". Without a
#   container for its own captions, escaped keys become tags once more: "Press &lt;Shift&gt; now" is shown as "Press  now". With a
#   container, keys are right, but `<lang de>Größe</lang>` is shown with its tags. In Japanese, the reading of a word is not
#   above it without a container, but a part of it: 顔かお.
# Who meets it: films with captions in several languages: names and prices become one word, and keys are missing.
# What to do: a `<track>` instead of addTextTrackAsync; a no-break space between two formatted words.
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

echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent puppeteer-core@25.16.0 shaka-player@5.2.12

ffmpeg -v error -f lavfi -i testsrc2=s=320x240:r=25:d=8 -pix_fmt yuv420p -c:v libx264 -seg_duration 4 -f dash film.mpd
cat > captions.vtt <<'VTT'
WEBVTT

00:00.000 --> 00:01.000
<i>From</i> <b>29 €</b>

00:01.000 --> 00:02.000
<v Ada>Hello</v> <v Ben>Hi</v>

00:02.000 --> 00:03.000
Press &lt;Shift&gt; now

00:03.000 --> 00:04.000
The word <lang de>Größe</lang>

00:04.000 --> 00:05.000
<ruby>顔<rt>かお</rt></ruby>です

00:05.000 --> 00:06.000
<i>From</i>&nbsp;<b>29 €</b>
VTT

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';

import { launch } from 'puppeteer-core';

const page = '<!doctype html><title>Film</title><script src="/shaka.js"></script><div style="position: relative; width: 640px; height: 480px"><video muted></video></div>';
const types = { mpd: 'application/dash+xml', m4s: 'video/iso.segment', vtt: 'text/vtt', js: 'text/javascript' };

const server = createServer(({ url }, response) => {
  const file = url === '/shaka.js' ? 'node_modules/shaka-player/dist/shaka-player.compiled.js' : `.${url}`;

  response.setHeader('Content-Type', types[url.split('.').pop()] ?? 'text/html');
  response.end(url !== '/' && existsSync(file) ? readFileSync(file) : page);
});
await new Promise((resolve) => server.listen(0, resolve));

/** Returns the text of each caption, and the number of readings above words of the fifth one. */
const read = async (way) => {
  const video = document.querySelector('video');

  if (way === '<track>') {
    const track = Object.assign(document.createElement('track'), { src: '/captions.vtt' });

    track.track.mode = 'showing';
    video.append(track);
    await new Promise((resolve) => (track.onload = resolve));
  } else {
    const player = new shaka.Player(null, way === 'container' ? video.parentElement : null);

    await player.attach(video);
    await player.load('/film.mpd');
    player.selectTextTrack(await player.addTextTrackAsync(`${location.origin}/captions.vtt`, 'en', 'subtitles', 'text/vtt'));
  }

  if (way === 'container') {
    const shown = [];

    // What the player has written last stays for a moment: the next caption is another text.
    for (let index = 0; index < 6; index += 1) {
      const text = () => document.querySelector('.shaka-text-container')?.innerText.trim() ?? '';

      video.currentTime = index + 0.5;
      while (!text() || text() === shown.at(-1)) await new Promise(requestAnimationFrame);
      shown.push(text());
    }

    // The fifth caption has a reading above its word.
    video.currentTime = 4.5;
    while (!document.querySelector('.shaka-text-container rt')) await new Promise(requestAnimationFrame);

    return { shown, readings: 1 };
  }

  while (!(video.textTracks[0]?.cues?.length > 5)) await new Promise(requestAnimationFrame);

  const fragments = [...video.textTracks[0].cues].map((cue) => cue.getCueAsHTML());

  return {
    shown: fragments.map(({ textContent }) => textContent),
    readings: fragments[4].querySelectorAll('rt').length,
  };
};

const browser = await launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });

for (const [way, readings, expected] of [
  ['<track>', 1, ['From 29 €', 'Hello Hi', 'Press <Shift> now', 'The word Größe', '顔かおです', 'From\u00a029 €']],
  ['no container', 0, ['From29 €', 'HelloHi', 'Press  now', 'The word Größe', '顔かおです', 'From\u00a029 €']],
  ['container', 1, ['From29 €', 'HelloHi', 'Press <Shift> now', 'The word <lang de>Größe</lang>', '顔かおです', 'From\u00a029 €']],
]) {
  const tab = await browser.newPage();

  await tab.goto(`http://localhost:${server.address().port}/`);
  const seen = await tab.evaluate(read, way);

  console.log(way, seen);
  assert.deepEqual(seen, { shown: expected, readings });

  await tab.close();
}
await browser.close();
server.close();
JS
HOME="$work" timeout 120 node probe.mjs
