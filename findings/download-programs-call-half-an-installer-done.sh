#!/bin/sh
# Guess: if the connection breaks in the middle of a download, a program that downloads files ends with an error: the
#   server has said how long the file is, or has not sent the end of its chunks.
# Seen: curl, wget and aria2 end with an error. wget2 writes "Just got 11 of 100 bytes" and ends with status 0, and so
#   does Axel, "Connection 0 unexpectedly closed"; both keep the half under its final name. node-downloader-helper emits
#   `end` instead of `error`; its field `incomplete` is true if the length was known, and false for half of a file in
#   chunks, of which nothing tells that it is one.
# Who meets it: programs that download models of some hundred megabytes, and scripts with `wget2 && …`.
# What to do: curl with `--fail`, or compare the file with a checksum before it is used.
set -eu

missing=
for package in curl wget aria2 wget2 axel; do
  dpkg-query -W -f '${Version}' "$package" > /dev/null 2>&1 || missing="$missing $package"
done

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing Debian packages:$missing" >&2
    exit 2
  fi

  # shellcheck disable=SC2086 # several names
  apt-get install -y -qq --no-install-recommends $missing > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' curl wget aria2 wget2 axel

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent node-downloader-helper@2.1.11

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { createServer } from 'node:http';
import { DownloaderHelper } from 'node-downloader-helper';

/** Sends 11 of 100 bytes, or a first chunk without an end, and closes the connection. */
const server = createServer((request, response) => {
  if (request.url === '/length.exe') response.setHeader('Content-Length', 100);

  response.write('first half\n');
  setTimeout(() => response.destroy(), 100);
});

await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));

const host = `http://127.0.0.1:${server.address().port}`;
const programs = {
  curl: (url, file) => ['curl', '-sSf', '-o', file, url],
  wget: (url, file) => ['wget', '-q', '--tries=1', '-O', file, url],
  aria2: (url, file) => ['aria2c', '-q', '--max-tries=1', '-o', file, url],
  wget2: (url, file) => ['wget2', '-q', '--tries=1', '-O', file, url],
  axel: (url, file) => ['axel', '-q', '-o', file, url],
};

function statusOf([command, ...options]) {
  return new Promise((resolve, reject) => {
    spawn(command, options, { stdio: 'ignore' }).on('error', reject).on('close', resolve);
  });
}

function helperResult(url) {
  return new Promise(resolve => {
    const download = new DownloaderHelper(url, '.');

    download.on('end', ({ incomplete }) => resolve({ event: 'end', incomplete }));
    download.on('error', () => resolve({ event: 'error' }));
    download.start().catch(() => {});
  });
}

for (const name of ['length', 'chunks']) {
  const url = `${host}/${name}.exe`;

  for (const [program, commandOf] of Object.entries(programs)) {
    const file = `${program}-${name}.exe`;
    const status = await statusOf(commandOf(url, file));

    console.log(name, program, 'status', status, fs.existsSync(file) ? `${fs.statSync(file).size} bytes` : 'no file');
    assert.equal(status === 0, ['wget2', 'axel'].includes(program));

    if (status === 0) assert.equal(fs.statSync(file).size, 11);
  }

  const result = await helperResult(url);

  console.log(name, 'node-downloader-helper 2.1.11', result, fs.statSync(`${name}.exe`).size, 'bytes');
  assert.deepEqual(result, { event: 'end', incomplete: name === 'length' });
}

server.close();
JS
node probe.mjs
