#!/bin/sh
# Guess: the name of a download survives a magnet link: what `encode` writes, `decode` reads.
# Seen: the plus sign of a version with a build number (3.0.3+7, as semver and Flutter write it) becomes a space. `encode`
#   writes %2B correctly; `decode` first turns %2B into a plus, and then every plus into a space. Read once and written
#   once, the link itself has changed. URLSearchParams keeps the plus.
# Who meets it: makers of a torrent as a fast second way to a large installer: clients built on it, such as WebTorrent,
#   show and save the file under another name than the download page.
# What to do: leave the plus out of file names.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent magnet-uri@7.0.10

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import decode, { encode } from 'magnet-uri';

const name = 'setup-3.0.3+7.exe';
const link = encode({ xt: `urn:btih:${'a'.repeat(40)}`, dn: name });

console.log('magnet-uri', JSON.parse(readFileSync('node_modules/magnet-uri/package.json', 'utf8')).version);
console.log(`written:       ${link}`);
console.log(`read:          ${decode(link).dn}`);
console.log(`written again: ${encode(decode(link))}`);

assert.match(link, /dn=setup-3\.0\.3%2B7\.exe/);
assert.equal(new URLSearchParams(link.split('?')[1]).get('dn'), name);
assert.equal(decode(link).dn, 'setup-3.0.3 7.exe');
assert.match(encode(decode(link)), /dn=setup-3\.0\.3\+7\.exe/);
JS
node probe.mjs
