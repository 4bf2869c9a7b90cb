#!/bin/sh
# Guess: a server that continues downloads (`Range`) honours `If-Range`: a browser asks for the rest only if the file is
#   still the same, and gets the whole new file otherwise.
# Seen: serve-handler (the server behind `serve`), sirv (in the preview of Vite and SvelteKit's server) and http-server
#   never read `If-Range`. When the file has been replaced meanwhile, they send the end of the new one with status 206,
#   and the browser joins it to the beginning of the old one. All of them send a tag or a date, which are meant for
#   this. send, the server of Express, answers 200 with the whole file.
# Who meets it: visitors who interrupt the download of a large installer and continue after a release: the file is
#   damaged, and it has the right size if both versions are equally long.
# What to do: the version in the file's name, so that a file never changes, or a server that honours `If-Range`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent serve-handler@6.1.8 sirv@3.0.2 http-server@14.1.1 \
  serve-static@2.2.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createHttpServer } from 'http-server';
import serveHandler from 'serve-handler';
import serveStatic from 'serve-static';
import sirv from 'sirv';

const size = 1000;

/** Writes the file, with the time of the given day. */
const publish = (letter, day) => {
  mkdirSync('public', { recursive: true });
  writeFileSync('public/setup.exe', letter.repeat(size));
  utimesSync('public/setup.exe', new Date(day), new Date(day));
};

const missing = (response) => () => {
  response.statusCode = 404;
  response.end();
};
const withSirv = sirv('public', { dev: true, etag: true });
const withSend = serveStatic('public');
const servers = {
  'serve-handler 6.1.8': createServer((request, response) =>
    serveHandler(request, response, { etag: true, public: 'public' }),
  ),
  'sirv 3.0.2': createServer((request, response) => withSirv(request, response, missing(response))),
  'http-server 14.1.1': createHttpServer({ root: 'public' }).server,
  'serve-static 2.2.1 (send)': createServer((request, response) => withSend(request, response, missing(response))),
};

for (const [name, server] of Object.entries(servers)) {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

  const url = `http://127.0.0.1:${server.address().port}/setup.exe`;

  publish('A', '2026-05-01');

  const first = await fetch(url);
  const beginning = (await first.text()).slice(0, size / 2);
  const tag = first.headers.get('etag');
  // Weak tags are not allowed in `If-Range`, so browsers send the date instead.
  const validator = tag && !tag.startsWith('W/') ? tag : first.headers.get('last-modified');

  publish('B', '2026-11-28');

  const rest = await fetch(url, { headers: { 'If-Range': validator, Range: `bytes=${size / 2}-` } });
  const text = await rest.text();

  console.log(`${name}: If-Range: ${validator} -> ${rest.status}, ${text.length} bytes`);

  if (name.includes('send')) {
    assert.equal(rest.status, 200);
    assert.equal(text, 'B'.repeat(size));
  } else {
    assert.equal(rest.status, 206);
    assert.match(beginning + text, /^A{500}B{500}$/);
  }

  server.close();
  server.closeAllConnections();
}
JS
node --no-deprecation probe.mjs
