#!/bin/sh
# Guess: sdp, the parser within webrtc-adapter, gives the parameters of a codec as they are in the description, and
#   writes them back.
# Seen: a value ends at its first "=" after the name. The parameter sets of H.264 and H.265 are in base64, which often
#   ends with one or two "=": they are cut, and a strict decoder refuses what is left or loses the last bytes. Written
#   back, the description is shorter than before, without an error. sdp-transform keeps them.
# Who meets it: those who change the description of a camera or a virtual camera before it reaches the other side: it
#   works with some resolutions, and with those whose sets end with "=" it depends on how strict the other side is.
# What to do: read the line yourself (`indexOf('=')`), or use sdp-transform.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent sdp@3.2.2 sdp-transform@3.0.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const { parseFmtp, writeFmtp } = require('sdp');
const { parseParams } = require('sdp-transform');

const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;

console.log(`sdp ${version('sdp')}, sdp-transform ${version('sdp-transform')}`);

for (const [sets, seen] of [
  ['Z0IACpZTBYmI,aMljiA==', 'Z0IACpZTBYmI,aMljiA'],
  ['Z0LAHtkA2D3m,aMuMsg==', 'Z0LAHtkA2D3m,aMuMsg'],
  ['Z0LAHtkA2D3m,aMuMsgAA', 'Z0LAHtkA2D3m,aMuMsgAA'],
]) {
  const parameters = `packetization-mode=1;sprop-parameter-sets=${sets}`;
  const line = `a=fmtp:96 ${parameters}`;
  const parsed = parseFmtp(line);
  const written = writeFmtp({ payloadType: 96, parameters: parsed }).trim();

  console.log(line);
  console.log(`  sdp           ${parsed['sprop-parameter-sets']}`);
  console.log(`  sdp-transform ${parseParams(parameters)['sprop-parameter-sets']}`);
  console.log(`  written again ${written}`);

  assert.equal(parsed['sprop-parameter-sets'], seen);
  assert.equal(parseParams(parameters)['sprop-parameter-sets'], sets);
  assert.equal(written === line, seen === sets);
}
JS
node probe.cjs
