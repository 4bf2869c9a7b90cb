#!/bin/sh
# Guess: a drawing of Synfig with 25 frames per second is a GIF with 25 frames per second, as `-t gif` is for animations, and `-t ffmpeg -o face.mp4` is
#   a film that browsers play.
# Seen: the GIF has 20 frames per second, as each drawing with more than 20 has: of a second, 21 pictures of 50 ms are left, drawn at other
#   moments than the frames. A GIF may have 25 or 50 in a second. The MP4 file has MPEG-1 in it, which Chromium and Firefox refuse. PNG files are right.
# Who meets it: stickers and films for a site, drawn in Synfig: quick movements stutter, and the film is never shown.
# What to do: PNG files, and FFmpeg or a program for GIFs to join them.
set -eu

missing=
for package in chromium ffmpeg firefox-esr synfig; do
  dpkg-query -W -f '${Version}' "$package" > /dev/null 2>&1 || missing="$missing $package"
done

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing Debian packages:$missing" >&2
    exit 2
  fi

  # shellcheck disable=SC2086 # several names
  apt-get install -y -qq --no-install-recommends $missing > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' synfig ffmpeg chromium firefox-esr

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent puppeteer-core@25.16.0

# draw RATE: a circle that grows for a second.
draw() {
  cat > "face$1.sif" <<XML
<?xml version="1.0"?>
<canvas version="1.2" width="64" height="64" view-box="-1 1 1 -1" fps="$1" begin-time="0s" end-time="1s">
  <layer type="circle" active="true" version="0.2">
    <param name="radius">
      <animated type="real">
        <waypoint time="0s" before="linear" after="linear"><real value="0.2"/></waypoint>
        <waypoint time="1s" before="linear" after="linear"><real value="0.8"/></waypoint>
      </animated>
    </param>
  </layer>
</canvas>
XML
}

# count RATE PICTURES DURATION: how many pictures a GIF has, and how long the first of them lasts, in seconds.
count() {
  draw "$1"
  synfig "face$1.sif" -t gif -o "face$1.gif" > synfig.log 2>&1
  times=$(ffprobe -v error -show_entries packet=duration_time -of csv=p=0 "face$1.gif")
  echo "$1 frames per second: $(echo "$times" | wc -l) pictures in a GIF, the first one for $(echo "$times" | head -n 1) s"
  test "$(echo "$times" | wc -l)" = "$2"
  test "$(echo "$times" | head -n 1)" = "$3"
}

count 10 11 0.100000
count 20 21 0.050000
count 25 21 0.050000
count 50 21 0.050000

synfig face25.sif -o face.png > synfig.log 2>&1
echo "25 frames per second: $(find . -name 'face.*.png' | wc -l) PNG files"
test "$(find . -name 'face.*.png' | wc -l)" = 26

synfig face25.sif -t ffmpeg -o face.mp4 > synfig.log 2>&1
codec=$(ffprobe -v error -show_entries stream=codec_name -of csv=p=0 face.mp4)
echo "MP4: $codec"
test "$codec" = mpeg1video

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

import { launch } from 'puppeteer-core';

const server = createServer(({ url }, response) => {
  response.setHeader('Content-Type', url === '/face.mp4' ? 'video/mp4' : 'text/html');
  response.end(url === '/face.mp4' ? readFileSync('face.mp4') : '<!doctype html><title>Film</title>');
});
await new Promise((resolve) => server.listen(0, resolve));

/** Resolves with what becomes of a film. */
const play = () =>
  new Promise((resolve) => {
    const video = Object.assign(document.createElement('video'), { src: '/face.mp4' });

    video.onloadeddata = () => resolve('shown');
    video.onerror = () => resolve(`error ${video.error.code}`);
  });

for (const [name, options] of Object.entries({
  chromium: { browser: 'chrome', executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] },
  firefox: { browser: 'firefox', executablePath: '/usr/bin/firefox' },
})) {
  const browser = await launch(options);
  const tab = await browser.newPage();

  await tab.goto(`http://localhost:${server.address().port}/`);
  const seen = await tab.evaluate(play);

  console.log(`${name}: ${seen}`);
  assert.equal(seen, 'error 4');
  await browser.close();
}
server.close();
JS
HOME="$work" timeout 100 node probe.mjs
