#!/bin/sh
# Guess: when the download of an AppImage breaks off, electron-simple-updater reports an error, and begins again at its next
#   attempt.
# Seen: the error is reported, and the part stays in the temporary folder. The next attempt finds a file of that name, downloads
#   nothing, and reports "update-downloaded": at the end, the part is copied over the program.
#   Only with the checksum `sha256`, which the list of updates may have, is the part found to be wrong, and removed.
# Who meets it: people with a slow line who update an app for Linux in several attempts.
# What to do: always write `sha256` into the list of updates.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent electron-simple-updater@2.0.11

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { createHash } = require('node:crypto');
const { mkdirSync, statSync } = require('node:fs');
const { createServer } = require('node:http');
const { join } = require('node:path');

mkdirSync('tmp');
process.env.TMPDIR = join(process.cwd(), 'tmp');
const HttpClient = require('electron-simple-updater/src/utils/HttpClient.js');
const Linux = require('electron-simple-updater/src/platform/Linux.js');

console.log('electron-simple-updater', require('electron-simple-updater/package.json').version);

const program = Buffer.alloc(200_000, 'x');
const sha256 = createHash('sha256').update(program).digest('hex');
let requests = 0;

/** Sends the program. Breaks off the first response after half of it. */
const server = createServer((request, response) => {
  requests += 1;
  response.writeHead(200, { 'content-length': program.length });

  if (requests === 1) {
    response.write(program.subarray(0, program.length / 2), () => setTimeout(() => response.destroy(), 200));
  } else {
    response.end(program);
  }
});

/** Downloads an update, and returns what the app hears of it. */
async function attempt(checksum) {
  const update = `http://localhost:${server.address().port}/`;
  const meta = { version: '3.0.3', update, sha256: checksum };

  const [event, error] = await new Promise((resolve) => {
    const updater = new Linux({}, { info() {} }, (...event) => resolve(event), new HttpClient({}));
    updater.downloadUpdate(meta);
  });
  if (event === 'error') return `error: ${error.message.split(':')[0]}`;

  const { size } = statSync(Linux.prototype.getUpdatePath(meta.version));
  return `${event}: ${size} of ${program.length} bytes, after ${requests} request(s)`;
}

async function main() {
  server.listen(0);
  await new Promise((resolve) => server.once('listening', resolve));

  const found = [await attempt(), await attempt(), await attempt(sha256), await attempt(sha256)];
  console.log(found);

  assert.deepEqual(found, [
    'error: aborted',
    'update-downloaded: 100000 of 200000 bytes, after 1 request(s)',
    'error: Update is corrupted. Expected hash',
    'update-downloaded: 200000 of 200000 bytes, after 2 request(s)',
  ]);
  process.exit();
}

void main();
JS
node probe.cjs
