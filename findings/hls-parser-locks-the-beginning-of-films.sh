#!/bin/sh
# Guess: lines of a playlist for HLS whose order has a meaning are written in that order again.
# Seen: hls-parser writes each key in front of the map, wherever it was. A key applies to the maps behind it only: where
#   the map (the beginning of the MP4 file) comes first, it is not encrypted, though the segments are. In the new
#   playlist it is, so players decrypt what is plain. FFmpeg plays 25 frames from the playlist as it was, and none from
#   the one that hls-parser has written.
# Who meets it: servers that rewrite playlists of encrypted films with it.
# What to do: write the map's line in front of the key's again.
set -eu

if ! command -v ffmpeg > /dev/null; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package ffmpeg' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends ffmpeg > /dev/null
fi

version=$(dpkg-query -W -f '${Version}' ffmpeg)
echo "ffmpeg $version"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent hls-parser@0.16.1

ffmpeg -v error -f lavfi -i testsrc2=size=64x48:rate=25:duration=1 -c:v libx264 -pix_fmt yuv420p \
  -f hls -hls_segment_type fmp4 -hls_time 1 -hls_playlist_type vod plain.m3u8

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createCipheriv } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import HLS from 'hls-parser';

const key = Buffer.alloc(16, 7);
const iv = Buffer.alloc(16, 1);
const cipher = createCipheriv('aes-128-cbc', key, iv);
const keyLine = `#EXT-X-KEY:METHOD=AES-128,URI="key.bin",IV=0x${iv.toString('hex')}`;

writeFileSync('key.bin', key);
writeFileSync('locked.m4s', Buffer.concat([cipher.update(readFileSync('plain0.m4s')), cipher.final()]));

const playlist = readFileSync('plain.m3u8', 'utf8')
  .replace(/#EXT-X-MAP.*\n/, (mapLine) => `${mapLine}${keyLine}\n`)
  .replace('plain0.m4s', 'locked.m4s');
const written = HLS.stringify(HLS.parse(playlist));

writeFileSync('film.m3u8', playlist);
writeFileSync('written.m3u8', written);
console.log(`${playlist}\nwritten again:\n\n${written}`);

/** Number of frames that FFmpeg decodes. */
function framesOf(file) {
  const options = ['-v', 'error', '-allowed_extensions', 'ALL', '-i', file, '-f', 'framemd5', '-'];
  const { stdout } = spawnSync('ffmpeg', options, { encoding: 'utf8' });

  return stdout.split('\n').filter((line) => /^0,/.test(line)).length;
}

assert.ok(playlist.indexOf('EXT-X-MAP') < playlist.indexOf('EXT-X-KEY'));
assert.ok(written.indexOf('EXT-X-KEY') < written.indexOf('EXT-X-MAP'));
console.log('frames as it was:', framesOf('film.m3u8'), 'written again:', framesOf('written.m3u8'));
assert.equal(framesOf('film.m3u8'), 25);
assert.equal(framesOf('written.m3u8'), 0);

const repaired = written.replace(/(#EXT-X-KEY.*\n)(#EXT-X-MAP.*\n)/, '$2$1');

writeFileSync('repaired.m3u8', repaired);
assert.equal(framesOf('repaired.m3u8'), 25);
JS
node probe.mjs
