#!/bin/sh
# Guess: if a canvas gets another size while it is recorded (`captureStream` and MediaRecorder), because a phone or a camera is
#   turned, the film goes on with bars beside the picture, or in the new size, in each case or in none.
# Seen: in Firefox, it depends on the sizes. A recording that begins upright (720 x 1280, 480 x 640 or 360 x 640) ends with an
#   UnknownError as soon as the phone is turned, and so does one from 640 x 480 to 480 x 640; the film has only what was before.
#   From 640 x 360 to 360 x 640 it goes on, and the size changes within the film, as in Chromium. FFmpeg keeps the first size of
#   such a film: a square of 120 x 120 pixels becomes 214 wide and 68 high.
# Who meets it: recorders of swapped faces in web pages, on each phone that is turned, and with each camera whose size changes.
# What to do: record a canvas whose size never changes, and draw the camera into it with bars.
set -eu

if ! command -v firefox > /dev/null || ! command -v chromium > /dev/null || ! command -v ffmpeg > /dev/null; then
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

/** Records a white square on black for two seconds. In the middle, the canvas gets another size. */
const record = (page, sizes) =>
  page.evaluate(async ([first, second]) => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    [canvas.width, canvas.height] = first;
    document.body.append(canvas);

    const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/webm' });
    const parts = [];
    const errors = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    recorder.addEventListener('error', ({ error }) => errors.push(error.name));
    const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));

    const paint = () => {
      context.fillStyle = 'black';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.fillStyle = 'white';
      context.fillRect(canvas.width / 2 - 60, canvas.height / 2 - 60, 120, 120);
      requestAnimationFrame(paint);
    };
    const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));

    requestAnimationFrame(paint);
    recorder.start();
    await wait(1000);
    [canvas.width, canvas.height] = second;
    await wait(1000);

    const { state } = recorder;
    if (state === 'recording') recorder.stop();
    await stopped;

    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());

    return { film: bytes.toBase64(), state, errors };
  }, sizes);

/** Returns when the last picture of a film begins, in seconds, and the sizes of its pictures. */
const readFilm = (file) => {
  const { frames } = JSON.parse(
    execFileSync('ffprobe', [
      ...['-v', 'error', '-select_streams', 'v', '-show_entries', 'frame=pts_time,width,height', '-of', 'json', file],
    ]),
  );

  return {
    last: Number(frames.at(-1).pts_time),
    sizes: [...new Set(frames.map(({ width, height }) => `${width} x ${height}`))],
  };
};

/** Returns the width and height of the square in the last picture of a film of the given size, in pixels. */
const measureSquare = (file, [width, height]) => {
  const pixels = execFileSync(
    'ffmpeg',
    ['-v', 'quiet', '-i', file, '-vf', 'format=gray', '-f', 'rawvideo', '-'],
    { maxBuffer: 1e9 },
  );
  const last = pixels.subarray(pixels.length - width * height);
  const isWhite = (value) => value > 127;
  const row = last.subarray((height / 2) * width, (height / 2 + 1) * width);
  const column = Array.from({ length: height }, (_, y) => last[y * width + width / 2]);

  return [[...row].filter(isWhite).length, column.filter(isWhite).length];
};

const ending = [
  [[720, 1280], [1280, 720]],
  [[480, 640], [640, 480]],
  [[360, 640], [640, 360]],
  [[640, 480], [480, 640]],
];
const goingOn = [[640, 360], [360, 640]];
const turns = { firefox: [...ending, goingOn], chromium: [ending[2], goingOn] };

for (const [name, options] of Object.entries(browsers)) {
  const browser = await launch(options);

  for (const sizes of turns[name]) {
    const page = await browser.newPage();
    const { film, state, errors } = await record(page, sizes);
    const file = `${name}.webm`;

    writeFileSync(file, Buffer.from(film, 'base64'));
    await page.close();

    const turn = sizes.map((size) => size.join(' x '));
    const { last, sizes: found } = readFilm(file);

    console.log(name, turn.join(' to '), { state, errors, last, sizes: found });
    if (name === 'firefox' && ending.includes(sizes)) {
      assert.equal(state, 'inactive');
      assert.deepEqual(errors, ['UnknownError']);
      assert.ok(last < 1.4);
      assert.deepEqual(found, [turn[0]]);
    } else {
      assert.equal(state, 'recording');
      assert.deepEqual(errors, []);
      assert.ok(last > 1.4);
      assert.deepEqual(found, turn);
    }
  }

  if (name === 'chromium') {
    const [width, height] = measureSquare('chromium.webm', goingOn[0]);

    console.log('FFmpeg: the square in the last picture is', width, 'x', height);
    // 120 x 640 / 360 = 213, 120 x 360 / 640 = 68.
    assert.ok(Math.abs(width - 213) <= 3);
    assert.ok(Math.abs(height - 68) <= 3);
  }
  await browser.close();
}
JS
firefox --version
chromium --version
HOME="$work" node probe.mjs
