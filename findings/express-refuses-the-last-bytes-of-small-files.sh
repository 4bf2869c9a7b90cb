#!/bin/sh
# Guess: whoever asks for the last 64 KB of a file of 1,000 bytes gets the whole file. RFC 9110 (14.1.2) says so: if
#   the file is shorter than the end that was asked for, all of it is used.
# Seen: Express and Fastify answer 416 (Range Not Satisfiable): their parsers compute -64,536 as the beginning of the
#   range, and refuse it. A range that goes beyond the other end (`bytes=995-2000`) is cut to the file as it should be.
#   Hono sends the whole file, as the standard wants.
# Who meets it: programs that read a table at the end of a file, as those for ZIP archives and for MP4 films do: small
#   downloads fail, large ones work.
# What to do: ask for the size first (HEAD), or ask again without a range after 416.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  express@5.3.0 range-parser@1.3.0 fastify@5.12.8 @fastify/static@10.1.11 hono@4.13.19 @hono/node-server@2.1.9

mkdir files
head -c 1000 /dev/zero | tr '\0' x > files/small.zip

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import fastifyStatic from '@fastify/static';
import express from 'express';
import Fastify from 'fastify';
import { Hono } from 'hono';

const listening = (server) =>
  server.listening ? server : new Promise((resolve) => server.once('listening', () => resolve(server)));

const byExpress = express().set('env', 'test').use(express.static('files')).listen(0);

const fastify = Fastify();

fastify.register(fastifyStatic, { root: `${process.cwd()}/files` });
await fastify.listen({ port: 0 });

const hono = new Hono().use('/*', serveStatic({ root: './files' }));
const byHono = serve({ fetch: hono.fetch, port: 0 });

const servers = {
  'express 5.3.0': byExpress,
  'fastify 5.12.8': fastify.server,
  'hono 4.13.19': byHono,
};

async function request(server, range) {
  const { port } = (await listening(server)).address();
  const response = await fetch(`http://localhost:${port}/small.zip`, { headers: { range } });

  return response.status === 206 ? `206 ${response.headers.get('content-range')}` : String(response.status);
}

const seen = {};

for (const [name, server] of Object.entries(servers)) {
  seen[name] = {};

  for (const range of ['bytes=-100', 'bytes=-65536', 'bytes=995-2000']) {
    seen[name][range] = await request(server, range);
  }
}

console.log(seen);

for (const answers of Object.values(seen)) {
  assert.equal(answers['bytes=-100'], '206 bytes 900-999/1000');
  assert.equal(answers['bytes=995-2000'], '206 bytes 995-999/1000');
}

assert.equal(seen['express 5.3.0']['bytes=-65536'], '416');
assert.equal(seen['fastify 5.12.8']['bytes=-65536'], '416');
assert.equal(seen['hono 4.13.19']['bytes=-65536'], '206 bytes 0-999/1000');
process.exit();
JS
node probe.mjs
