#!/bin/sh
# Guess: an upright film of a phone, copied by FFmpeg into an HLS stream of MP4 pieces or a DASH stream (`-c copy`), stays upright: the pieces are
#   MP4, whose header has a place for the turn.
# Seen: it lies on its side in both, without a warning, for FFmpeg and for both browsers, with MPEG-TS pieces as well. A single MP4 file in fragments,
#   written by the same program with the same kind of header, keeps the turn, and so does a stream that is encoded again, as FFmpeg
#   turns the pictures themselves then.
# Who meets it: films of visitors that are offered as streams without loss of quality: faces lie on their side, and are not found.
# What to do: encode turned films again for streams (`-c:v libx264`), and copy only those that are not turned (`ffprobe -show_entries
#   stream_side_data=rotation`).
set -eu

if ! command -v ffmpeg > /dev/null || ! command -v firefox > /dev/null || ! command -v chromium > /dev/null; then
  if [ "$(id -u)" = 0 ]; then
    apt-get update -qq > /dev/null
    apt-get install -y -qq --no-install-recommends chromium ffmpeg firefox-esr > /dev/null
  else
    echo 'Install the Debian packages: chromium ffmpeg firefox-esr' >&2
    exit 2
  fi
fi

dpkg-query -W -f '${Package} ${Version}\n' chromium ffmpeg firefox-esr

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent puppeteer-core@25.16.0

# A film as a phone stores it: 320 x 240 pixels, to be turned by 90 degrees.
ffmpeg -v error -f lavfi -i testsrc2=s=320x240:r=25:d=4 -pix_fmt yuv420p -c:v libx264 stored.mp4
ffmpeg -v error -i stored.mp4 -c copy -metadata:s:v rotate=90 phone.mp4

# hls NAME OPTIONS...: a playlist, a header and pieces of two seconds.
hls() {
  name=$1
  shift
  ffmpeg -v warning -i phone.mp4 "$@" -f hls -hls_time 2 -hls_playlist_type vod "$name.m3u8" 2> "$name.log"

  if grep -i -E 'rotat|matrix' "$name.log"; then
    exit 1
  fi
}

hls pieces -c copy -hls_segment_type fmp4 -hls_fmp4_init_filename pieces-init.mp4 -hls_segment_filename 'pieces%d.m4s'
hls single -c copy -hls_segment_type fmp4 -hls_flags single_file
hls transport -c copy -hls_segment_filename 'transport%d.ts'
hls encoded -c:v libx264 -hls_segment_type fmp4 -hls_fmp4_init_filename encoded-init.mp4 -hls_segment_filename 'encoded%d.m4s'
ffmpeg -v error -i phone.mp4 -c copy -f dash dash.mpd
ffmpeg -v error -i phone.mp4 -c copy -movflags frag_keyframe+empty_moov+default_base_moof fragments.mp4

# What a player puts together from the pieces.
cat pieces-init.mp4 pieces0.m4s > pieces.mp4
cat encoded-init.mp4 encoded0.m4s > encoded.mp4
cat init-stream0.m4s chunk-stream0-00001.m4s > dash.mp4

for film in phone.mp4=240x320 fragments.mp4=240x320 pieces.m3u8=320x240 single.m3u8=320x240 transport.m3u8=320x240 dash.mpd=320x240 encoded.m3u8=240x320; do
  ffmpeg -v error -y -i "${film%=*}" -frames:v 1 picture.png
  seen=$(ffprobe -v error -show_entries stream=width,height -of csv=p=0:s=x picture.png)
  echo "${film%=*}, FFmpeg: $seen"
  test "$seen" = "${film#*=}"
done

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';

import { launch } from 'puppeteer-core';

const server = createServer(({ url }, response) => {
  const isFilm = url.endsWith('.mp4') && existsSync(`.${url}`);

  response.setHeader('Content-Type', isFilm ? 'video/mp4' : 'text/html');
  response.end(isFilm ? readFileSync(`.${url}`) : '<!doctype html><title>Film</title>');
});
await new Promise((resolve) => server.listen(0, resolve));

/** Returns the size of a film whose bytes a script hands to the browser, as players of streams do. */
const measure = async (name) => {
  const video = document.createElement('video');
  const source = new MediaSource();

  video.src = URL.createObjectURL(source);
  await new Promise((resolve) => (source.onsourceopen = resolve));
  source.addSourceBuffer('video/mp4; codecs="avc1.64000d"').appendBuffer(await (await fetch(`/${name}.mp4`)).arrayBuffer());
  await new Promise((resolve) => (video.onloadeddata = resolve));

  return `${video.videoWidth} x ${video.videoHeight}`;
};

for (const [name, options] of Object.entries({
  chromium: { browser: 'chrome', executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] },
  firefox: { browser: 'firefox', executablePath: '/usr/bin/firefox' },
})) {
  const browser = await launch(options);
  const tab = await browser.newPage();

  await tab.goto(`http://localhost:${server.address().port}/`);
  for (const [film, expected] of Object.entries({ fragments: '240 x 320', pieces: '320 x 240', dash: '320 x 240', encoded: '240 x 320' })) {
    const seen = await tab.evaluate(measure, film);

    console.log(`${film}, ${name}: ${seen}`);
    assert.equal(seen, expected);
  }
  await browser.close();
}
server.close();
JS
HOME="$work" timeout 100 node probe.mjs
