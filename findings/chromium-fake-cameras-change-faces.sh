#!/bin/sh
# Guess: a film for the fake camera of Chromium (--use-file-for-fake-video-capture) reaches the page in the colours in which players show it,
#   whether it is Motion JPEG or Y4M.
# Seen: skin of 198, 134, 96 is 211, 138, 95 if it comes as Motion JPEG or as Y4M with a label of full range: both have values from 0 to 255, which
#   are read as 16 to 235. Y4M in limited range is right, but HD films in BT.709 are read as BT.601. Motion JPEG that FFmpeg
#   writes in 4:2:2 or 4:4:4 is dark green all over (it notes the luma as "2 x 2" or "1 x 2", not as "2 x 1" or "1 x 1"), that of
#   ImageMagick is not. There is no error.
# Who meets it: tests of pages that change faces of cameras: faces in tests have more contrast and redder skin than with a camera, or are not found.
# What to do: Y4M in limited range, BT.601 and 4:2:0 at any size: `ffmpeg -i film.mp4 -vf scale=out_color_matrix=bt601:out_range=tv -pix_fmt yuv420p film.y4m`.
set -eu

missing=
for package in chromium ffmpeg imagemagick; do
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

dpkg-query -W -f '${Package} ${Version}\n' chromium ffmpeg imagemagick

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent puppeteer-core@25.16.0

# y4m NAME SIZE MATRIX RANGE FORMAT
y4m() {
  ffmpeg -v error -f lavfi -i "color=0xc68660:s=$2:r=30:d=0.2" -vf "format=gbrp,scale=out_color_matrix=$3:out_range=$4,format=$5" "$1.y4m"
  sed -n 1p "$1.y4m" | tr -d '\000' | cut -c 1-90
}

y4m limited 640x480 bt601 tv yuv420p
y4m full 640x480 bt601 pc yuvj420p
y4m limited-hd 1280x720 bt601 tv yuv420p
y4m bt709-hd 1280x720 bt709 tv yuv420p

for chroma in 420 422 444; do
  ffmpeg -v error -f lavfi -i color=0xc68660:s=640x480:r=30:d=0.2 -pix_fmt "yuvj${chroma}p" -c:v mjpeg -q:v 1 -f mjpeg "ffmpeg-$chroma.mjpeg"
done

for chroma in 420=2x2 422=2x1 444=1x1; do
  convert -size 640x480 'xc:#c68660' -quality 95 -sampling-factor "${chroma#*=}" picture.jpg
  cat picture.jpg picture.jpg picture.jpg > "imagemagick-${chroma%=*}.mjpeg"
done

# An independent reader: all Motion JPEG files have the colour that they were made of.
for film in *.mjpeg; do
  pixel=$(ffmpeg -v error -i "$film" -frames:v 1 -vf format=rgb24,crop=1:1:20:20 -f rawvideo - | od -An -tu1 | tr -s ' ')
  echo "$film, FFmpeg:$pixel"
  test "$pixel" = ' 198 134 95' || test "$pixel" = ' 198 134 96'
done

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { createServer } from 'node:http';

import { launch } from 'puppeteer-core';

const server = createServer((request, response) => response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Camera</title>'));
await new Promise((resolve) => server.listen(0, resolve));

/** Returns the colour of the camera's picture. */
const look = async () => {
  const video = document.createElement('video');

  video.srcObject = await navigator.mediaDevices.getUserMedia({ video: true });
  await video.play();
  await new Promise((resolve) => video.requestVideoFrameCallback(resolve));

  const context = new OffscreenCanvas(video.videoWidth, video.videoHeight).getContext('2d');

  context.drawImage(video, 0, 0);

  return [...context.getImageData(20, 20, 1, 1).data.slice(0, 3)];
};

const skin = [198, 134, 97];
const redder = [212, 138, 95];
const green = [0, 135, 0];

for (const [film, expected] of Object.entries({
  'limited.y4m': skin,
  'limited-hd.y4m': skin,
  'full.y4m': redder,
  'bt709-hd.y4m': [193, 130, 100],
  'ffmpeg-420.mjpeg': redder,
  'ffmpeg-422.mjpeg': green,
  'ffmpeg-444.mjpeg': green,
  'imagemagick-420.mjpeg': redder,
  'imagemagick-422.mjpeg': redder,
  'imagemagick-444.mjpeg': redder,
})) {
  const browser = await launch({
    executablePath: '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${process.cwd()}/${film}`,
    ],
  });
  const page = await browser.newPage();

  await page.goto(`http://localhost:${server.address().port}/`);
  const seen = await page.evaluate(look);

  await browser.close();
  console.log(`${film}, Chromium: ${seen.join(' ')}`);
  assert.ok(seen.every((value, index) => Math.abs(value - expected[index]) < 3));
}
server.close();
JS
HOME="$work" node probe.mjs
