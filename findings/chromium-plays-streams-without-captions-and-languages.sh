#!/bin/sh
# Guess: Chromium, whose canPlayType says "maybe" for HLS streams, plays them as other players do: with the captions and sounds in several
#   languages that the playlist lists, from the place that it names, and across pieces that it marks as missing.
# Seen: a stream without a script has no captions at all, and only the sound that is the default: there is no way to another one. With
#   `#EXT-X-START` it begins at 0 for 5 seconds, and with sound it stops for good in front of a piece with `#EXT-X-GAP`, without an error. hls.js
#   and Shaka Player do all four in the same browser.
# Who meets it: pages that ask `canPlayType('application/vnd.apple.mpegurl')` first and load hls.js only for the others, as recipes have it:
#   since Chromium can play HLS itself, their visitors see no captions any more.
# What to do: ask `Hls.isSupported()` first, and canPlayType where that is false.
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
npm install --no-audit --no-fund --silent hls.js@1.7.4 puppeteer-core@25.16.0 shaka-player@5.2.12

# stream NAME OPTIONS...: a playlist and three pieces of four seconds.
stream() {
  name=$1
  shift
  ffmpeg -v error "$@" -t 12 -f hls -hls_time 4 -hls_playlist_type vod -hls_segment_type fmp4 \
    -hls_fmp4_init_filename "$name-init.mp4" -hls_segment_filename "$name%d.m4s" "$name.m3u8"
}

stream film -f lavfi -i testsrc2=s=320x240:r=25 -pix_fmt yuv420p -c:v libx264 -g 50
stream both -f lavfi -i testsrc2=s=320x240:r=25 -f lavfi -i sine -pix_fmt yuv420p -c:v libx264 -g 50 -c:a aac
stream english -f lavfi -i sine=440 -c:a aac
stream german -f lavfi -i sine=880 -c:a aac

printf 'WEBVTT\n\n00:01.000 --> 00:11.000\nHallo\n' > captions.vtt
printf '%s\n' '#EXTM3U' '#EXT-X-TARGETDURATION:12' '#EXT-X-PLAYLIST-TYPE:VOD' '#EXTINF:12,' captions.vtt '#EXT-X-ENDLIST' > captions.m3u8
printf '%s\n' '#EXTM3U' '#EXT-X-VERSION:6' \
  '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sounds",NAME="English",LANGUAGE="en",DEFAULT=YES,AUTOSELECT=YES,URI="english.m3u8"' \
  '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sounds",NAME="Deutsch",LANGUAGE="de",AUTOSELECT=YES,URI="german.m3u8"' \
  '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="Deutsch",LANGUAGE="de",DEFAULT=YES,AUTOSELECT=YES,URI="captions.m3u8"' \
  '#EXT-X-STREAM-INF:BANDWIDTH=400000,CODECS="avc1.64000d,mp4a.40.2",RESOLUTION=320x240,AUDIO="sounds",SUBTITLES="captions"' \
  film.m3u8 > languages.m3u8
sed '2a #EXT-X-START:TIME-OFFSET=5,PRECISE=YES' both.m3u8 > start.m3u8
sed 's/^both1.m4s/#EXT-X-GAP\nmissing.m4s/; s/VERSION:7/VERSION:8/' both.m3u8 > gap.m3u8
cat languages.m3u8 start.m3u8 gap.m3u8

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';

import { launch } from 'puppeteer-core';

const page = '<!doctype html><title>Film</title><script src="/hls.js"></script><script src="/shaka.js"></script><video muted></video>';
const types = { m3u8: 'application/vnd.apple.mpegurl', m4s: 'video/iso.segment', mp4: 'video/mp4', vtt: 'text/vtt', js: 'text/javascript' };
const scripts = {
  '/hls.js': 'node_modules/hls.js/dist/hls.min.js',
  '/shaka.js': 'node_modules/shaka-player/dist/shaka-player.compiled.js',
};

const server = createServer(({ url }, response) => {
  const file = scripts[url] ?? `.${url}`;
  const isFile = url !== '/' && existsSync(file);

  response.statusCode = isFile || url === '/' ? 200 : 404;
  response.setHeader('Content-Type', types[url.split('.').pop()] ?? 'text/html');
  response.end(isFile ? readFileSync(file) : page);
});
await new Promise((resolve) => server.listen(0, resolve));

/** Plays a stream for at most 15 seconds, and returns what a visitor gets of it. */
const play = async (player, name) => {
  const video = document.querySelector('video');
  const source = `/${name}.m3u8`;
  let sounds = () => video.audioTracks?.length ?? 1;

  if (player === 'browser') {
    video.src = source;
  } else if (player === 'hls.js') {
    const hls = new Hls();

    hls.loadSource(source);
    hls.attachMedia(video);
    sounds = () => hls.audioTracks.length || 1;
  } else {
    const shakaPlayer = new shaka.Player();

    await shakaPlayer.attach(video);
    await shakaPlayer.load(source);
    sounds = () => shakaPlayer.getAudioTracks().length || 1;
  }

  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) await new Promise((resolve) => (video.onloadeddata = resolve));
  const begins = Math.round(video.currentTime);

  await video.play();
  await new Promise((resolve) => {
    video.onended = resolve;
    setTimeout(resolve, 15_000);
  });

  return {
    type: video.canPlayType('application/vnd.apple.mpegurl'),
    captions: [...video.textTracks].map(({ language }) => language).join(),
    sounds: sounds(),
    begins,
    ends: Math.round(video.currentTime),
    hasEnded: video.ended,
    error: video.error?.message,
  };
};

const browser = await launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const common = { type: 'maybe', captions: '', sounds: 1, begins: 0, ends: 12, hasEnded: true, error: undefined };

for (const [player, name, expected] of [
  ['browser', 'languages', {}],
  ['browser', 'start', {}],
  ['browser', 'gap', { ends: 4, hasEnded: false }],
  ['hls.js', 'languages', { captions: 'de', sounds: 2 }],
  ['hls.js', 'start', { begins: 5 }],
  ['hls.js', 'gap', {}],
  ['shaka-player', 'languages', { captions: 'de', sounds: 2 }],
  ['shaka-player', 'start', { begins: 5 }],
  ['shaka-player', 'gap', {}],
]) {
  const tab = await browser.newPage();

  await tab.goto(`http://localhost:${server.address().port}/`);
  const seen = await tab.evaluate(play, player, name);

  await tab.close();
  console.log(player, name, seen);
  assert.deepEqual({ ...common, ...seen }, { ...common, ...expected });
}
await browser.close();
server.close();
JS
HOME="$work" timeout 300 node probe.mjs
