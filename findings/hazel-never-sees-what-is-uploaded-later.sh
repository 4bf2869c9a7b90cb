#!/bin/sh
# Guess: Hazel, the update server for Electron apps that reads the releases of GitHub, "refreshes the cache every 15 minutes": a
#   file that is added to a release later, such as the Windows installer from a slower build, is offered after that time.
# Seen: if the tag is the one that it knows, it ends before it reads the files. What was not there when the tag was first seen is
#   never offered: /download/win32 says 404, and /update answers 204 for "no update", until a newer release or a restart.
#   Updates for Macs are ZIP files with "mac" or "darwin" anywhere in their names: the Windows ZIP of an app called Grimace is one.
# Who meets it: apps with one release for several systems, whose files are uploaded by one job each, as Electron Forge and
#   electron-builder do in CI.
# What to do: create the release as a draft, and publish it when all files are there; restart Hazel if a file came later.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent hazel-server@5.1.1

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { createServer } = require('node:http');

console.log('hazel-server', require('hazel-server/package.json').version);

// What the API of GitHub says. Hazel asks for it with node-fetch.
let releases = [];
const path = require.resolve('node-fetch', { paths: [require.resolve('hazel-server')] });
require.cache[path] = { id: path, filename: path, loaded: true, exports: async () => ({ status: 200, json: async () => releases }) };

const asset = (name) => ({ name, url: `https://api/${name}`, browser_download_url: `https://files/${name}`, size: 1 });
const release = (tag_name, ...names) => ({
  tag_name, draft: false, prerelease: false, body: '', published_at: '2026-05-03T00:00:00Z', assets: names.map(asset),
});

/** Starts a server that refreshes its cache at each request, and returns a function that requests a path. */
async function start() {
  // The interval is in minutes: this is less than a millisecond.
  const hazel = require('hazel-server')({ account: 'ada', repository: 'app', interval: 0.000001 });
  const server = createServer(hazel).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));

  return async (path) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const { status, headers } = await fetch(`http://localhost:${server.address().port}${path}`, { redirect: 'manual' });
    return `${status} ${headers.get('location') ?? ''}`.trim();
  };
}

async function main() {
  const seen = {};
  const get = await start();

  releases = [release('3.0.3', 'App-darwin-arm64-3.0.3.zip')];
  seen['Mac, first request'] = await get('/download/darwin_arm64');

  releases = [release('3.0.3', 'App-darwin-arm64-3.0.3.zip', 'App-Setup-3.0.3.exe')];
  seen['Windows, uploaded later'] = await get('/download/win32');
  seen['Windows, update from 3.0.2'] = await get('/update/win32/3.0.2');

  const restarted = await start();
  seen['Windows, after a restart'] = await restarted('/download/win32');
  seen['Windows, update from 3.0.2, after a restart'] = await restarted('/update/win32/3.0.2');

  releases = [release('3.0.4', 'App-Setup-3.0.4.exe')];
  seen['Windows, after a newer release'] = await get('/download/win32');

  releases = [release('3.0.5', 'Grimace-win32-x64-3.0.5.zip', 'Grimace-darwin-arm64-3.0.5.zip')];
  seen['Intel Mac, no file for it'] = await get('/download/darwin');

  console.log(seen);
  assert.deepEqual(seen, {
    'Mac, first request': '302 https://files/App-darwin-arm64-3.0.3.zip',
    'Windows, uploaded later': '404',
    'Windows, update from 3.0.2': '204',
    'Windows, after a restart': '302 https://files/App-Setup-3.0.3.exe',
    'Windows, update from 3.0.2, after a restart': '200',
    'Windows, after a newer release': '302 https://files/App-Setup-3.0.4.exe',
    'Intel Mac, no file for it': '302 https://files/Grimace-win32-x64-3.0.5.zip',
  });
  process.exit();
}

void main();
JS
node probe.cjs
