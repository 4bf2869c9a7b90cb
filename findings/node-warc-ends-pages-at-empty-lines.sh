#!/bin/sh
# Guess: a web archive (WARC) of wget has each response as it came, and its `Content-Length`. A reader returns the file of
#   that length; chunks of HTTP are joined; the address is the one that was asked for.
# Seen: node-warc ends a file at its first empty line, if lines end as on Windows: of "A", an empty line and "B", "A" is left.
#   Other files have two bytes more, a line break that belongs to the archive. The sizes of chunks are part of the text.
#   Addresses are in "<…>", as wget writes them by the old form of the standard. Of two `Link` headers, the second one is
#   left. In Node 20, the end of each archive is an error of its own. warcio is right in all of it.
# Who meets it: archives of a site that are compared with the site or shown again: checksums of pictures and downloads
#   differ, and pages end in the middle.
# What to do: take warcio, whose reader knows both forms of addresses.
set -eu

if ! command -v wget > /dev/null; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package wget' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends wget > /dev/null
fi

wget --version | head -n 1

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent node-warc@3.3.1 warcio@2.4.11

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import nodeWarc from 'node-warc';
import { WARCParser } from 'warcio';

const server = createServer(({ url }, response) => {
  if (url === '/plain') {
    response.setHeader('Link', ['</a.css>; rel=preload', '</b.css>; rel=preload']);
    response.setHeader('Content-Length', 5);
    response.end('PIXEL');
  }

  if (url === '/lines') response.end('A\r\n\r\nB\r\n\r\n\r\n');

  if (url === '/chunked') {
    response.write('<p>Hi');
    response.end();
  }

  if (url === '/packed') {
    response.setHeader('Content-Encoding', 'gzip');
    response.end(gzipSync('<p>Hi</p>'));
  }
});

await new Promise((done) => server.listen(0, '127.0.0.1', done));

const site = `http://127.0.0.1:${server.address().port}`;
const paths = ['/plain', '/lines', '/chunked', '/packed'];
const options = ['--quiet', '--delete-after', '--warc-file=site', '--no-warc-compression', '--compression=auto'];

await promisify(execFile)('wget', [...options, ...paths.map((path) => site + path)]);
server.close();
server.closeAllConnections();

const withNodeWarc = async () => {
  const parser = new nodeWarc.AutoWARCParser('site.warc');
  const found = {};

  parser.on('record', ({ warcType, warcTargetURI, content, httpInfo }) => {
    if (warcType === 'response') found[warcTargetURI] = { content, link: httpInfo.headers.Link };
  });

  // Behind the last record, it reports an error of its own.
  const end = new Promise((resolve) => parser.on('done', resolve).on('error', ({ code }) => resolve(code)));
  parser.start();
  console.log('end of node-warc:', await end);

  return found;
};

const withWarcio = async () => {
  const found = {};

  for await (const record of new WARCParser(createReadStream('site.warc'))) {
    if (record.warcType !== 'response') continue;

    const content = Buffer.from(await record.readFully(true));
    found[record.warcTargetURI] = { content, link: record.httpHeaders.headers.get('Link') ?? undefined };
  }

  return found;
};

const describe = (found) =>
  Object.fromEntries(
    Object.entries(found).map(([url, { content, link }]) => [
      url.replace(site, 'SITE'),
      [content.length, content[0] === 0x1f ? 'gzip' : String(content), link].filter(Boolean),
    ]),
  );

const seen = { 'node-warc': describe(await withNodeWarc()), warcio: describe(await withWarcio()) };

console.log(seen);

const packed = gzipSync('<p>Hi</p>').length;

assert.deepEqual(seen, {
  'node-warc': {
    '<SITE/plain>': [7, 'PIXEL\r\n', '</b.css>; rel=preload'],
    '<SITE/lines>': [3, 'A\r\n'],
    '<SITE/chunked>': [13, '5\r\n<p>Hi\r\n0\r\n'],
    '<SITE/packed>': [packed + 2, 'gzip'],
  },
  warcio: {
    'SITE/plain': [5, 'PIXEL', '</a.css>; rel=preload, </b.css>; rel=preload'],
    'SITE/lines': [12, 'A\r\n\r\nB\r\n\r\n\r\n'],
    'SITE/chunked': [5, '<p>Hi'],
    'SITE/packed': [9, '<p>Hi</p>'],
  },
});
JS
node --no-deprecation probe.mjs
