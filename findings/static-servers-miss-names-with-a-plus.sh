#!/bin/sh
# Guess: a static server has each file under its encoded name: "App-3.0.3+7.zip" under /App-3.0.3%2B7.zip, which is what
#   `encodeURIComponent` makes of it, and "Swap #3.gif" under /Swap%20%233.gif, the only address that it can have.
# Seen: sirv, srvx and Hono decode addresses with `decodeURI`, which leaves the codes of # ? + & @ ; , = $ as they are, and look for
#   a file with the letters "%2B" in its name: 404. Names with # or ? have no address at all there, and none in H3. @fastify/static
#   finds # and ?, but not %2B, %26 and %40. express, koa-static and http-server find all of them. Cloudflare even redirects
#   names with + and & to %2B and %26, so an address that was copied there is not found in these servers.
# Who meets it: downloads with the number of a build (3.0.3+7), pictures such as "face@2x.png" or "Ada & Ben.gif", and
#   addresses made with `encodeURIComponent`, once a site moves to such a server. `vite preview` uses sirv.
# What to do: name files with letters, digits, "-", "_" and "." only.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent sirv@3.0.2 srvx@1.0.8 hono@4.13.19 @hono/node-server@2.1.9 h3@2.0.8 \
  fastify@5.12.8 @fastify/static@10.1.11 express@5.3.0 koa@3.3.0 koa-static@5.0.0 http-server@14.1.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import express from 'express';
import fastify from 'fastify';
import fastifyStatic from '@fastify/static';
import { serve as serveHono } from '@hono/node-server';
import { serveStatic as honoStatic } from '@hono/node-server/serve-static';
import { H3, serve as serveH3, serveStatic as h3Static } from 'h3';
import { Hono } from 'hono';
import httpServer from 'http-server';
import Koa from 'koa';
import koaStatic from 'koa-static';
import sirv from 'sirv';
import { serve as serveSrvx } from 'srvx';
import { staticMiddleware } from 'srvx/static';

const names = ['Größe 1.txt', 'App-3.0.3+7.txt', 'Ada & Ben.txt', 'face@2x.txt', 'Swap #3.txt', 'Who?.txt'];
mkdirSync('site');
for (const name of names) writeFileSync(`site/${name}`, name);

const root = `${process.cwd()}/site`;
const notFound = () => new Response('Not found', { status: 404 });
const h3Options = {
  getContents: (id) => readFileSync(root + id),
  getMeta: (id) => statSync(root + id, { throwIfNoEntry: false }),
};

let lastPort = 18800;
const nextPort = () => ++lastPort;

/** Starts each server and returns its port. */
const starts = {
  sirv: (port) => createServer(sirv(root)).listen(port),
  srvx: (port) => serveSrvx({ port, silent: true, fetch: notFound, middleware: [staticMiddleware({ dir: root })] }).ready(),
  hono: (port) => serveHono({ port, fetch: new Hono().use('/*', honoStatic({ root })).fetch }),
  h3: (port) => serveH3(new H3().use((event) => h3Static(event, h3Options)), { port, silent: true }).ready(),
  '@fastify/static': (port) => fastify().register(fastifyStatic, { root }).listen({ port }),
  express: (port) => express().use(express.static(root)).listen(port),
  'koa-static': (port) => new Koa().use(koaStatic(root)).listen(port),
  'http-server': (port) => httpServer.createServer({ root }).listen(port),
};

const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;

/** Returns the names that are not found under the address that `encodeURIComponent` gives them. */
async function missing(start) {
  const port = nextPort();
  await start(port);
  const found = await Promise.all(names.map((name) => fetch(`http://localhost:${port}/${encodeURIComponent(name)}`)));

  return names.filter((_, index) => found[index].status === 404);
}

const found = {};
for (const [name, start] of Object.entries(starts)) {
  found[name] = await missing(start);
  console.log(`${name} ${version(name)} does not find`, found[name]);
}

const [, ...all] = names;
assert.deepEqual(found, {
  sirv: all,
  srvx: all,
  hono: all,
  h3: ['Swap #3.txt', 'Who?.txt'],
  '@fastify/static': ['App-3.0.3+7.txt', 'Ada & Ben.txt', 'face@2x.txt'],
  express: [],
  'koa-static': [],
  'http-server': [],
});
process.exit();
JS
node probe.mjs
