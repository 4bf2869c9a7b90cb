#!/bin/sh
# Guess: a function that makes an address relative to another one gives one that leads back to the first.
# Seen: `urlToRelativePath` of @svta/cml-utils, which players use to announce their next request (CMCD `nor`), gives an
#   empty address for a file in the folder above: from /live/720p/1.m4s, /live/audio.m4s is "", which means 1.m4s
#   itself, and with a token it is "?token=…". Two levels up it works, and in the same folder there is a needless
#   `../720p/` in front. It counts upwards through lists from which it removes the first items at the same time.
# Who meets it: servers that prepare what players announce, for streams whose sound or beginning is one folder above.
# What to do: hand over whole addresses, or compare `new URL(relative, base).href` first.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @svta/cml-utils@1.6.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { urlToRelativePath } from '@svta/cml-utils';

const base = 'https://cdn.example/live/720p/1.m4s';

for (const [path, relative, isRight] of [
  ['/live/720p/2.m4s', '../720p/2.m4s', true],
  ['/live/1080p/2.m4s', '../1080p/2.m4s', true],
  ['/audio.m4s', '../../audio.m4s', true],
  ['/live/audio.m4s', '', false],
  ['/live/audio.m4s?token=1', '?token=1', false],
]) {
  const url = `https://cdn.example${path}`;
  const written = urlToRelativePath(url, base);
  const leadsTo = new URL(written, base).href;

  console.log(`${path}: "${written}" leads to ${leadsTo}`);
  assert.equal(written, relative);
  assert.equal(leadsTo === url, isRight);
}
JS
node probe.mjs
