#!/bin/sh
# Guess: a playlist that @eyevinn/m3u8 reads and writes again is the same one: the mark of its end stays, and tags of a
#   segment stay in front of it.
# Seen: `#EXT-X-ENDLIST` is written for the type VOD only. A film without a type, which is what FFmpeg writes, and a
#   show (EVENT) that is over lose it: players take them for live streams, begin near the end and ask for more. The tag
#   `#EXT-X-GAP` of the second segment moves to the top, so that the first one counts as missing. A byte range in front
#   of `#EXTINF` is given to the segment before, and of a title such as "Part 1, start" the part behind the comma is
#   cut.
# Who meets it: servers and scripts that put something into playlists, such as an introduction, or make addresses
#   absolute.
# What to do: change the lines of addresses as text, or set the type to VOD before the playlist is written.
set -eu

if ! dpkg-query -W -f '${Version}' ffmpeg > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing Debian package: ffmpeg' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends ffmpeg > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @eyevinn/m3u8@0.5.9 hls-parser@0.16.1

ffmpeg -v error -f lavfi -i testsrc2=size=64x64:rate=10:duration=4 -c:v libx264 -g 20 -f hls -hls_time 2 film.m3u8

cat > probe.mjs <<'JS'
import m3u8 from '@eyevinn/m3u8';
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { Readable } from 'node:stream';
import { parse } from 'hls-parser';

const film = fs.readFileSync('film.m3u8', 'utf8');
const show = [
  '#EXTM3U',
  '#EXT-X-VERSION:8',
  '#EXT-X-TARGETDURATION:6',
  '#EXT-X-PLAYLIST-TYPE:EVENT',
  '#EXTINF:6,Part 1, start',
  'one.ts',
  '#EXT-X-GAP',
  '#EXTINF:6,Part 2',
  'two.ts',
  '#EXT-X-BYTERANGE:1000@500',
  '#EXTINF:6,Part 3',
  'three.ts',
  '#EXT-X-ENDLIST',
  '',
].join('\n');

/** What @eyevinn/m3u8 writes for a playlist, without any change. */
function rewritten(text) {
  return new Promise((resolve, reject) => {
    const stream = m3u8.createStream();

    stream.on('m3u', playlist => resolve(playlist.toString()));
    stream.on('error', reject);
    Readable.from([text]).pipe(stream);
  });
}

function summary(text) {
  const { endlist, segments } = parse(text);

  return {
    ends: endlist,
    titles: segments.map(segment => segment.title),
    missing: segments.map(segment => Boolean(segment.gap)),
    bytes: segments.map(segment => segment.byterange?.length),
  };
}

for (const playlist of [film, show]) {
  const copy = await rewritten(playlist);

  console.log(`${playlist}--- by @eyevinn/m3u8 0.5.9\n${copy}`);
  console.log('hls-parser 0.16.1 before', summary(playlist));
  console.log('hls-parser 0.16.1 after ', summary(copy));

  assert.equal(summary(playlist).ends, true);
  assert.equal(summary(copy).ends, false);
}

assert.deepEqual(summary(show), {
  ends: true,
  titles: ['Part 1, start', 'Part 2', 'Part 3'],
  missing: [false, true, false],
  bytes: [undefined, undefined, 1000],
});
assert.deepEqual(summary(await rewritten(show)), {
  ends: false,
  titles: ['Part 1', 'Part 2', 'Part 3'],
  missing: [true, false, false],
  bytes: [undefined, 1000, undefined],
});
JS
node probe.mjs
