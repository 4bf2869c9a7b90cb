#!/bin/sh
# Guess: a server with a file in several encodings sends none that `Accept-Encoding` refuses with `q=0` (RFC 9110,
#   section 12.5.3): gzip for `br;q=0, gzip`.
# Seen: sirv searches the header for the letters "br" and "gzip" and reads no weights. It sends Brotli for
#   `br;q=0, gzip`, and even for `br;q=0, gzip;q=0`. http-server, express-static-gzip and @fastify/static are right.
# Who meets it: proxies, archives and test programs that refuse an encoding instead of leaving it out: with status 200,
#   they get bytes that they cannot read. sirv is the preview server of Vite and of SvelteKit's adapter for Node.
# What to do: leave an encoding out of the header, or delete refused ones from the request before sirv reads it.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent sirv@3.0.2 http-server@14.1.1 express@5.1.0 \
  express-static-gzip@3.0.0 fastify@5.6.1 @fastify/static@8.2.0 negotiator@1.0.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import express from 'express';
import expressStaticGzip from 'express-static-gzip';
import fastify from 'fastify';
import { createServer as createHttpServer } from 'http-server';
import Negotiator from 'negotiator';
import sirv from 'sirv';

const text = '<p>a page</p>\n'.repeat(200);

mkdirSync('public');
writeFileSync('public/page.html', text);
writeFileSync('public/page.html.br', brotliCompressSync(text));
writeFileSync('public/page.html.gz', gzipSync(text));

const withSirv = sirv('public', { brotli: true, gzip: true });
const withFastify = fastify();
const withExpress = express();

withFastify.register(fastifyStatic, { root: join(process.cwd(), 'public'), preCompressed: true });
await withFastify.ready();
withExpress.use(expressStaticGzip('public', { enableBrotli: true, orderPreference: ['br'] }));

const servers = {
  sirv: createServer((message, response) => withSirv(message, response)),
  'http-server': createHttpServer({ root: 'public', brotli: true, gzip: true }).server,
  'express-static-gzip': createServer(withExpress),
  '@fastify/static': withFastify.server,
};
const wishes = ['br, gzip', 'br;q=0, gzip', 'gzip', 'br;q=0, gzip;q=0'];
const seen = {};

const encodingOf = (port, wish) =>
  new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path: '/page.html', headers: { 'Accept-Encoding': wish } };

    request(options, (response) => {
      response.resume();
      response.on('end', () => resolve(`${response.statusCode} ${response.headers['content-encoding'] ?? 'as it is'}`));
    })
      .on('error', reject)
      .end();
  });

for (const [name, server] of Object.entries(servers)) {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  seen[name] = {};
  for (const wish of wishes) seen[name][wish] = await encodingOf(server.address().port, wish);
  console.log(name, seen[name]);
  server.close();
  server.closeAllConnections();
}

const reference = wishes.map((wish) =>
  new Negotiator({ headers: { 'accept-encoding': wish } }).encodings(['br', 'gzip', 'identity']),
);
console.log('negotiator', reference);

const right = ['200 br', '200 gzip', '200 gzip', '200 as it is'];

assert.deepEqual(reference, [['br', 'gzip', 'identity'], ['gzip', 'identity'], ['gzip', 'identity'], ['identity']]);
for (const name of ['http-server', 'express-static-gzip', '@fastify/static'])
  assert.deepEqual(Object.values(seen[name]), right);
assert.deepEqual(Object.values(seen.sirv), ['200 br', '200 br', '200 gzip', '200 br']);
JS
node --no-deprecation probe.mjs
