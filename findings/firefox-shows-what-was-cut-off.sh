#!/bin/sh
# Guess: a film that was cut without being encoded again (FFmpeg: `-ss 1 -c copy`) starts at the cut, and one whose picture starts a
#   second after its sound (`-itsoffset 1`) does so in browsers.
# Seen: both are written as an edit list, which Chromium follows and Firefox does not. Firefox shows what was cut off, and instead
#   leaves out the end: of a red second, which is cut off, and two green ones, it shows a red and a green second. The picture
#   that should start later starts with the sound, so lips and voice are a second apart.
# Who meets it: people who cut the face of a guest or a window with a name off the start of a film, and look at the result in
#   Chromium, VLC or FFmpeg: visitors with Firefox see it.
# What to do: encode the film again when it is cut; then nothing else is in the file.
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
# A red second and two green ones with one key frame, without its first second, and with a picture that starts later.
ffmpeg -v error -f lavfi -i color=red:size=160x120:rate=10:duration=1 -f lavfi -i color=lime:size=160x120:rate=10:duration=2 \
  -filter_complex concat=n=2 -pix_fmt yuv420p -g 100 -bf 0 -sc_threshold 0 whole.mp4
ffmpeg -v error -ss 1 -i whole.mp4 -c copy cut.mp4
ffmpeg -v error -itsoffset 1 -i whole.mp4 -f lavfi -i sine=duration=4 -map 0:v -map 1:a -c:v copy -c:a aac later.mp4
echo "FFmpeg, first picture of cut.mp4 (red, green, blue): $(ffmpeg -v error -i cut.mp4 -frames:v 1 -vf scale=1:1 -pix_fmt rgb24 \
  -f rawvideo - | od -An -tu1)"

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { launch } from 'puppeteer-core';

const browsers = {
  chromium: { browser: 'chrome', executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] },
  firefox: { browser: 'firefox', executablePath: '/usr/bin/firefox' },
};

/** Returns the length of a film, and its colour at some times, in seconds. */
const watch = (page, file, times) =>
  page.evaluate(
    async (source, times) => {
      const video = document.createElement('video');
      const loaded = new Promise((resolve) => video.addEventListener('loadeddata', resolve));
      video.muted = true;
      video.src = source;
      document.body.replaceChildren(video);
      await loaded;

      const colours = {};
      for (const time of times) {
        const moved = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
        video.currentTime = time;
        await moved;
        await new Promise((resolve) => setTimeout(resolve, 300));

        const context = new OffscreenCanvas(10, 10).getContext('2d');
        context.drawImage(video, 0, 0, 10, 10);
        const [red, green] = context.getImageData(5, 5, 1, 1).data;
        colours[`at ${time} s`] = red > 128 ? 'red' : green > 128 ? 'green' : 'black';
      }

      return { seconds: Math.round(video.duration), ...colours };
    },
    `data:video/mp4;base64,${readFileSync(file, 'base64')}`,
    times,
  );

const found = {};
for (const [name, options] of Object.entries(browsers)) {
  const browser = await launch(options);
  const page = await browser.newPage();

  found[name] = { cut: await watch(page, 'cut.mp4', [0.5, 1.5]), later: await watch(page, 'later.mp4', [1.5, 2.5]) };
  console.log(name, JSON.stringify(found[name]));
  await browser.close();
}

assert.deepEqual(found.chromium, {
  cut: { seconds: 2, 'at 0.5 s': 'green', 'at 1.5 s': 'green' },
  later: { seconds: 4, 'at 1.5 s': 'red', 'at 2.5 s': 'green' },
});
assert.deepEqual(found.firefox, {
  cut: { seconds: 2, 'at 0.5 s': 'red', 'at 1.5 s': 'green' },
  later: { seconds: 4, 'at 1.5 s': 'green', 'at 2.5 s': 'green' },
});
JS
firefox --version
chromium --version
HOME="$work" node probe.mjs
