#!/bin/sh
# Guess: hls.js shows all captions of a stream whose WebVTT pieces are numbered from 1, as converters from SRT do it: numbers count within
#   their file.
# Seen: of three pieces with the captions 1 and 2, those of the first piece are shown, and from then on none, without an error. hls.js asks
#   the track for a caption with the same id, to leave out one that is in two pieces. Captions without numbers are all there. Shaka
#   Player shows all in both cases, and so does each piece as a `<track>`.
# Who meets it: films in a stream whose captions were cut into pieces of their own: after the first seconds, there are no captions.
# What to do: pieces without ids, or with ids that go on from piece to piece.
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

ffmpeg -v error -f lavfi -i testsrc2=s=320x240:r=25:d=12 -pix_fmt yuv420p -c:v libx264 -g 50 -f hls -hls_time 4 -hls_playlist_type vod \
  -hls_segment_type fmp4 -hls_fmp4_init_filename film-init.mp4 -hls_segment_filename 'film%d.m4s' film.m3u8

# captions NAME NUMBER NUMBER: three pieces with two captions each.
captions() {
  for piece in 0 1 2; do
    {
      printf 'WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000\n\n'
      printf '%s00:00:%02d.000 --> 00:00:%02d.500\nSentence %d\n\n' "$2" $((piece * 4)) $((piece * 4 + 1)) $((piece * 2 + 1))
      printf '%s00:00:%02d.000 --> 00:00:%02d.500\nSentence %d\n' "$3" $((piece * 4 + 2)) $((piece * 4 + 3)) $((piece * 2 + 2))
    } > "$1$piece.vtt"
  done

  printf '%s\n' '#EXTM3U' '#EXT-X-TARGETDURATION:4' '#EXT-X-PLAYLIST-TYPE:VOD' \
    '#EXTINF:4,' "${1}0.vtt" '#EXTINF:4,' "${1}1.vtt" '#EXTINF:4,' "${1}2.vtt" '#EXT-X-ENDLIST' > "$1-captions.m3u8"
  printf '%s\n' '#EXTM3U' '#EXT-X-VERSION:6' \
    "#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID=\"captions\",NAME=\"Deutsch\",LANGUAGE=\"de\",DEFAULT=YES,AUTOSELECT=YES,URI=\"$1-captions.m3u8\"" \
    '#EXT-X-STREAM-INF:BANDWIDTH=400000,CODECS="avc1.64000d",RESOLUTION=320x240,SUBTITLES="captions"' film.m3u8 > "$1.m3u8"
}

captions numbered '1
' '2
'
captions plain '' ''
cat numbered.m3u8 numbered1.vtt

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';

import { launch } from 'puppeteer-core';

const types = { m3u8: 'application/vnd.apple.mpegurl', m4s: 'video/iso.segment', mp4: 'video/mp4', vtt: 'text/vtt', js: 'text/javascript' };
const scripts = {
  '/hls.js': 'node_modules/hls.js/dist/hls.min.js',
  '/shaka.js': 'node_modules/shaka-player/dist/shaka-player.compiled.js',
};
const page = '<!doctype html><title>Film</title><script src="/hls.js"></script><script src="/shaka.js"></script><video muted></video>';

const server = createServer(({ url }, response) => {
  response.setHeader('Content-Type', types[url.split('.').pop()] ?? 'text/html');

  const file = scripts[url] ?? `.${url}`;

  response.end(url !== '/' && existsSync(file) ? readFileSync(file) : page);
});
await new Promise((resolve) => server.listen(0, resolve));
const address = `http://localhost:${server.address().port}/`;

/** Returns the captions once the third piece was read. */
const read = async (player, name) => {
  const video = document.querySelector('video');

  if (player === 'hls.js') {
    const hls = new Hls();

    hls.loadSource(`/${name}.m3u8`);
    hls.attachMedia(video);
    await new Promise((resolve) => hls.on(Hls.Events.SUBTITLE_FRAG_PROCESSED, (_, { frag }) => frag.sn === 2 && resolve()));
  } else if (player === 'shaka-player') {
    const shakaPlayer = new shaka.Player();

    await shakaPlayer.attach(video);
    await shakaPlayer.load(`/${name}.m3u8`);
    shakaPlayer.selectTextTrack(shakaPlayer.getTextTracks()[0]);
    while (!(video.textTracks[0]?.cues?.length > 5)) await new Promise(requestAnimationFrame);
  } else {
    const tracks = [0, 1, 2].map((piece) => Object.assign(document.createElement('track'), { src: `/${name}${piece}.vtt` }));

    video.append(...tracks);
    await Promise.all(tracks.map((track) => {
      track.track.mode = 'showing';

      return new Promise((resolve) => (track.onload = resolve));
    }));
  }

  return [...video.textTracks].flatMap(({ cues }) => [...cues]).map(({ text }) => text.replace(/\D+/g, '')).join(' ');
};

const browser = await launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });

for (const [player, name, expected] of [
  ['<track>', 'numbered', '1 2 3 4 5 6'],
  ['<track>', 'plain', '1 2 3 4 5 6'],
  ['shaka-player', 'numbered', '1 2 3 4 5 6'],
  ['shaka-player', 'plain', '1 2 3 4 5 6'],
  ['hls.js', 'numbered', '1 2'],
  ['hls.js', 'plain', '1 2 3 4 5 6'],
]) {
  const tab = await browser.newPage();

  await tab.goto(address);
  const seen = await tab.evaluate(read, player, name);

  await tab.close();
  console.log(`${player}, ${name}: sentences ${seen}`);
  assert.equal(seen, expected);
}
await browser.close();
server.close();
JS
HOME="$work" timeout 120 node probe.mjs
