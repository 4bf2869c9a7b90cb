#!/bin/sh
# Guess: a recording of a canvas for two seconds (`captureStream` and MediaRecorder) lasts about two seconds, whatever happens in
#   the picture.
# Seen: in Chromium, it ends with the last change. A picture that keeps still for two seconds is a film of 1 to 10 ms, and a
#   movement of half a second with a still second and a half behind it is a film of half a second; WebM and MP4 alike. Firefox
#   repeats a still picture once a second, so that its last second may be missing. A canvas that is painted again with the same
#   picture is recorded for as long as it is painted, in both.
# Who meets it: tools that record a swapped face, a title or an end card: the pause at the end is cut off, and a voice that was
#   recorded on its own is longer than the picture.
# What to do: paint the canvas again in each frame for as long as it is recorded, even if nothing has changed.
set -eu

if ! command -v firefox > /dev/null || ! command -v chromium > /dev/null || ! command -v ffprobe > /dev/null; then
  if [ "$(id -u)" = 0 ]; then
    apt-get update -qq > /dev/null
    apt-get install -y -qq firefox-esr chromium ffmpeg > /dev/null
  else
    echo 'Install the Debian packages: firefox-esr chromium ffmpeg' >&2
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
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { launch } from 'puppeteer-core';

const browsers = {
  chromium: { browser: 'chrome', executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] },
  firefox: { browser: 'firefox', executablePath: '/usr/bin/firefox' },
};

/** Records a canvas for two seconds that is painted until `moving`, in ms, in other colours or in one. Returns the film as base64. */
const record = (page, { moving, isOneColour = false }, type) =>
  page.evaluate(
    async (moving, isOneColour, mimeType) => {
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d');
      document.body.append(canvas);

      const recorder = new MediaRecorder(canvas.captureStream(), { mimeType });
      const parts = [];
      recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
      const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));

      const start = performance.now();
      let frames = 0;
      const paint = (now) => {
        if (frames > 0 && now - start > moving) return;

        frames++;
        context.fillStyle = `hsl(${isOneColour ? 40 : frames * 40} 80% 50%)`;
        context.fillRect(0, 0, canvas.width, canvas.height);
        requestAnimationFrame(paint);
      };

      recorder.start();
      requestAnimationFrame(paint);
      await new Promise((resolve) => setTimeout(resolve, 2000));
      recorder.stop();
      await stopped;

      const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());

      return bytes.toBase64();
    },
    moving,
    isOneColour,
    type,
  );

/** Returns how long after the first picture of a film its last one begins, in seconds. */
const lastPicture = (base64, name) => {
  writeFileSync(name, Buffer.from(base64, 'base64'));

  const { packets } = JSON.parse(
    execFileSync('ffprobe', [
      ...['-v', 'error', '-select_streams', 'v', '-show_entries', 'packet=pts_time', '-of', 'json', name],
    ]),
  );
  const times = packets.map((packet) => Number(packet.pts_time));

  return Math.max(...times) - Math.min(...times);
};

const cases = [
  ['still', { moving: 0 }],
  ['moves for 0.5 s', { moving: 500 }],
  ['moves for 2 s', { moving: 2000 }],
  ['still, but painted for 2 s', { moving: 2000, isOneColour: true }],
];
const found = {};

for (const [name, options] of Object.entries(browsers)) {
  const browser = await launch(options);
  const page = await browser.newPage();
  found[name] = {};

  for (const type of name === 'chromium' ? ['video/webm', 'video/mp4'] : ['video/webm']) {
    for (const [label, picture] of cases) {
      const film = await record(page, picture, type);
      const seconds = lastPicture(film, `${name}.${type.slice(6)}`);

      found[name][`${type}, ${label}`] = seconds;
      console.log(name, type, `${label}, recorded for 2 s: the last picture is at`, seconds.toFixed(3), 's');
    }
  }
  await browser.close();
}

const { chromium, firefox } = found;

for (const type of ['video/webm', 'video/mp4']) {
  assert.ok(chromium[`${type}, still`] < 0.2);
  assert.ok(chromium[`${type}, moves for 0.5 s`] < 1);
  assert.ok(chromium[`${type}, moves for 2 s`] > 1.5);
  assert.ok(chromium[`${type}, still, but painted for 2 s`] > 1.5);
}
assert.ok(firefox['video/webm, still'] >= 0.9);
assert.ok(firefox['video/webm, moves for 0.5 s'] >= 1.2);
assert.ok(firefox['video/webm, moves for 2 s'] > 1.5);
JS
firefox --version
chromium --version
HOME="$work" node probe.mjs
