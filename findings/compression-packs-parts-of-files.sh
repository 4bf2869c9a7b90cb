#!/bin/sh
# Guess: a middleware that compresses leaves parts of files (206) alone, as nginx does: `Content-Range` counts the bytes of what the
#   whole answer would be (RFC 9110, 14.4), and a part that is compressed on its own is no part of that.
# Seen: compression (Express) and @polka/compression compress each part: 20,000 bytes of a page become some hundred, with
#   `Content-Encoding: gzip` and the `Content-Range` of the file itself. nginx with `slice` joins such parts under the length of
#   the file: visitors get the first slice, and then an error. Fastify's middleware leaves parts alone.
# Who meets it: Express and Polka behind nginx or a network that loads files in slices: pages, captions, JSON files of models.
# What to do: `compression({ filter: (request, response) => response.statusCode !== 206 && compression.filter(request, response) })`,
#   or let the proxy compress.
set -eu

missing=
for package in nginx curl; do
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

work=$(mktemp -d)
servers=
# shellcheck disable=SC2086 # several processes
trap '[ -z "$servers" ] || kill $servers; rm -rf "$work"' EXIT
cd "$work"
chmod 755 .
mkdir site
for line in $(seq 3000); do
  echo "<p>Line $line of a page."
done > site/page.html

echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent compression@1.8.2 express@5.3.0 @polka/compression@1.0.0-next.28 \
  polka@0.5.2 sirv@3.0.2 @fastify/compress@9.2.0 @fastify/static@10.1.11 fastify@5.12.8
dpkg-query -W -f '${Package} ${Version}\n' nginx

cat > serve.js <<'JS'
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import compression from 'compression';
import express from 'express';
import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import polka from 'polka';
import polkaCompression from '@polka/compression';
import sirv from 'sirv';

for (const name of ['compression', '@polka/compression', '@fastify/compress']) {
  console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version);
}

/** Writes the port of a server once it answers. */
function announce(name, server) {
  server.on('listening', () => writeFileSync(`${name}.port`, String(server.address().port)));
}

announce('express', express().use(compression()).use(express.static('site')).listen(0));

const { server } = polka().use(polkaCompression()).use(sirv('site')).listen(0);
announce('polka', server);

const fastify = Fastify();
await fastify.register(fastifyCompress);
await fastify.register(fastifyStatic, { root: resolve('site') });
await fastify.listen({ port: 0 });
writeFileSync('fastify.port', String(fastify.server.address().port));
JS
node serve.js &
servers=$!
for name in express polka fastify; do
  while [ ! -s "$name.port" ]; do sleep 0.1; done
done

# Asks the server $1 for the first 20,000 bytes of the page, and prints the headers about them.
part() {
  curl -s -o part -D - -H 'Accept-Encoding: gzip' -H 'Range: bytes=0-19999' "http://127.0.0.1:$(cat "$1.port")/page.html" \
    | tr -d '\r' | grep -i -E '^content-(range|encoding):' | tr '[:upper:]' '[:lower:]' | LC_ALL=C sort | tr '\n' ' '
}

# Loads the page through nginx in slices from the server $1, as a browser does, and writes what arrives.
through_nginx() {
  proxy=$(node -p 'const server = require("node:net").createServer().listen(0); const { port } = server.address(); server.close(); port')
  cat > "$1.conf" <<CONF
daemon off;
user root;
pid $work/$1.pid;
error_log $work/$1.log;
events {}
http {
  access_log off;
  proxy_cache_path $work/$1.cache keys_zone=pages:1m;
  server {
    listen 127.0.0.1:$proxy;
    location / {
      slice 20000;
      proxy_cache pages;
      proxy_cache_key \$uri\$slice_range\$http_accept_encoding;
      proxy_cache_valid 206 1h;
      proxy_set_header Range \$slice_range;
      proxy_pass http://127.0.0.1:$(cat "$1.port");
    }
  }
}
CONF
  nginx -c "$work/$1.conf" &
  servers="$servers $!"
  until curl -s -o ready -r 0-0 "http://127.0.0.1:$proxy/page.html"; do sleep 0.2; done
  rm -f page
  curl -s -o page -H 'Accept-Encoding: gzip' --compressed "http://127.0.0.1:$proxy/page.html" || true
}

for name in express polka fastify; do
  headers=$(part "$name")
  size=compressed
  [ "$(wc -c < part)" -lt 20000 ] || size=whole
  through_nginx "$name"
  echo "$name: ${headers}$size, through nginx $(wc -c < page | tr -d ' ') of $(wc -c < site/page.html | tr -d ' ') bytes"
done > seen.txt
cat seen.txt

diff - seen.txt <<'TXT'
express: content-encoding: gzip content-range: bytes 0-19999/70893 compressed, through nginx 20000 of 70893 bytes
polka: content-encoding: gzip content-range: bytes 0-19999/70893 compressed, through nginx 20000 of 70893 bytes
fastify: content-range: bytes 0-19999/70893 whole, through nginx 70893 of 70893 bytes
TXT
