#!/bin/sh
# Guess: in a redirect of firebase.json, `:version` in the target stands for what the source matched, wherever it is.
# Seen: in superstatic, which serves Firebase sites locally, it works as a whole part of the path only. With
#   "/setup-:version.exe" or "?v=:version" in the target, the rule does nothing: the visitor gets the 404 page, without
#   a message. And "?utm=1" behind a placeholder loses its question mark, because that means "optional" there:
#   /get/3.0.3 leads to /notes/3.0.3utm=1. A target without placeholders keeps its query, with a stray "&" behind it.
# Who meets it: download sites with one short link for each version, and moved pages that count where visitors come
#   from.
# What to do: one part of the path for each placeholder, and a slash before the query.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent superstatic@10.0.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { mkdirSync, writeFileSync } = require('node:fs');
const { createServer, get } = require('node:http');
const superstatic = require('superstatic').default;
const { version } = require('superstatic/package.json');

mkdirSync('public');
writeFileSync('public/404.html', 'missing');

const rules = [
  ['/a/:version', '/notes/:version/', '/notes/3.0.3/'],
  ['/b/:version', '/notes/:version?utm=1', '/notes/3.0.3utm=1'],
  ['/c/:version', '/setup-:version.exe', undefined],
  ['/d/:version', '/notes/?v=:version', undefined],
  ['/e', '/notes/?utm=1', '/notes/?utm=1&'],
];
const redirects = rules.map(([source, destination]) => ({ destination, source, type: 302 }));
const handle = superstatic({ config: { public: 'public', redirects }, cwd: process.cwd(), fallthrough: false });
const server = createServer((request, response) => handle(request, response, () => response.end()));

const visit = (path) =>
  new Promise((resolve) => {
    get({ host: '127.0.0.1', path, port: server.address().port }, (response) => {
      response.resume();
      resolve({ location: response.headers.location, status: response.statusCode });
    });
  });

server.listen(0, '127.0.0.1', async () => {
  console.log('superstatic', version);

  for (const [source, destination, expected] of rules) {
    const path = source.replace(':version', '3.0.3');
    const { location, status } = await visit(path);

    console.log(`${source} to ${destination}: ${path} -> ${status} ${location ?? ''}`);
    assert.equal(location, expected);
    assert.equal(status, expected ? 302 : 404);
  }

  server.close();
  server.closeAllConnections();
});
JS
node probe.cjs
