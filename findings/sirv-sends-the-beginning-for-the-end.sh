#!/bin/sh
# Guess: servers that answer `Range: bytes=500-` also know the two other forms: `bytes=-100`, the last 100 bytes, and
#   `bytes=0-0`, one byte, with which download managers ask whether a download can be continued.
# Seen: sirv takes the missing number for 0 and sends the first 101 bytes, with status 206; "0-0" is the whole file for
#   it, because a last byte of 0 counts as none. http-server refuses `bytes=-100` with 416, as if the file were shorter,
#   and serve-handler and send are right. sirv says exactly what it sends in `Content-Range`.
# Who meets it: programs that read the end of a file first: the table of contents of a ZIP archive, the index of an MP4
#   video or the signature of an installer.
# What to do: serve downloads with a server that knows all forms, and check it with one request for the end.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent sirv@3.0.2 http-server@14.1.1 serve-handler@6.1.8 \
  serve-static@2.2.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createHttpServer } from 'http-server';
import serveHandler from 'serve-handler';
import serveStatic from 'serve-static';
import sirv from 'sirv';

mkdirSync('public');
writeFileSync('public/app.zip', `${'A'.repeat(900)}${'Z'.repeat(100)}`);

const missing = (response) => () => {
  response.statusCode = 404;
  response.end();
};
const withSirv = sirv('public');
const withSend = serveStatic('public');
const servers = {
  'sirv 3.0.2': createServer((request, response) => withSirv(request, response, missing(response))),
  'http-server 14.1.1': createHttpServer({ root: 'public' }).server,
  'serve-handler 6.1.8': createServer((request, response) => serveHandler(request, response, { public: 'public' })),
  'serve-static 2.2.1 (send)': createServer((request, response) => withSend(request, response, missing(response))),
};
const seen = {};

for (const [name, server] of Object.entries(servers)) {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

  const ask = async (range) => {
    const response = await fetch(`http://127.0.0.1:${server.address().port}/app.zip`, { headers: { Range: range } });
    const text = await response.text();

    return `${response.status} ${response.headers.get('content-range')} ${text.slice(0, 1)} x ${text.length}`;
  };

  seen[name] = [await ask('bytes=900-'), await ask('bytes=-100'), await ask('bytes=0-0')];
  console.log(name, seen[name]);
  server.close();
  server.closeAllConnections();
}

const right = ['206 bytes 900-999/1000 Z x 100', '206 bytes 900-999/1000 Z x 100', '206 bytes 0-0/1000 A x 1'];

assert.deepEqual(seen['serve-handler 6.1.8'], right);
assert.deepEqual(seen['serve-static 2.2.1 (send)'], right);
assert.equal(seen['sirv 3.0.2'][0], right[0]);
assert.equal(seen['sirv 3.0.2'][1], '206 bytes 0-100/1000 A x 101');
assert.equal(seen['sirv 3.0.2'][2], '206 bytes 0-999/1000 A x 1000');
assert.equal(seen['http-server 14.1.1'][0], right[0]);
assert.match(seen['http-server 14.1.1'][1], /^416 /);
assert.equal(seen['http-server 14.1.1'][2], right[2]);
JS
node --no-deprecation probe.mjs
