#!/bin/sh
# Guess: nodejs-file-downloader saves a file under the name of the header, else under that of the address, at best of
#   the last one behind redirects.
# Seen: a file of /latest without a type is "latest.false". If the address has a slash behind its "?", which is allowed,
#   setup-3.0.3.exe becomes "setup-3.0.3.bin", by its type. /download, which redirects to setup-3.0.3.exe, is
#   "download.bin". A header is read only if its parameter is exactly `filename=`: with `FileName=`, with spaces beside
#   the "=" or with `filename*=`, the name in UTF-8, the file is named after the address.
# Who meets it: programs that fetch installers, models or videos and start or open them by their ending.
# What to do: set `fileName`, or read the header with content-disposition.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent nodejs-file-downloader@4.13.0 content-disposition@2.0.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { createServer } from 'node:http';
import { parse } from 'content-disposition';
import { Downloader } from 'nodejs-file-downloader';

const binary = { 'Content-Type': 'application/octet-stream' };
const named = header => ({ ...binary, 'Content-Disposition': header });
const responses = {
  '/setup-3.0.3.exe': [200, binary],
  '/download': [302, { Location: '/setup-3.0.3.exe' }],
  '/latest': [200, {}],
  '/setup-3.0.3.exe?from=de/faq': [200, binary],
  '/plain': [200, named('attachment; filename="setup.exe"')],
  '/capitals': [200, named('Attachment; FileName="setup.exe"')],
  '/spaces': [200, named('attachment; filename = "setup.exe"')],
  '/utf8': [200, named("attachment; filename*=UTF-8''setup.exe")],
};
const server = createServer((request, response) => {
  const [status, headers] = responses[request.url];

  response.writeHead(status, headers).end(status === 200 ? 'content' : undefined);
});

await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));

const expected = {
  '/setup-3.0.3.exe': 'setup-3.0.3.exe',
  '/download': 'download.bin',
  '/latest': 'latest.false',
  '/setup-3.0.3.exe?from=de/faq': 'setup-3.0.3.bin',
  '/plain': 'setup.exe',
  '/capitals': 'capitals.bin',
  '/spaces': 'spaces.bin',
  '/utf8': 'utf8.bin',
};

for (const [path, name] of Object.entries(expected)) {
  const directory = fs.mkdtempSync('download-');
  const url = `http://127.0.0.1:${server.address().port}${path}`;

  await new Downloader({ url, directory }).download();

  const [saved] = fs.readdirSync(directory);
  const header = responses[path][1]['Content-Disposition'];

  console.log(path, header ?? '', '-> nodejs-file-downloader 4.13.0:', saved);
  assert.equal(saved, name);

  if (header) assert.equal(parse(header).parameters.filename, 'setup.exe');
}

server.close();
JS
node probe.mjs
