#!/bin/sh
# Guess: with `etag()`, each part of a file that Hono sends (206) has the entity tag of the whole file, as RFC 9110, 15.3.7 demands.
#   So programs can tell that parts belong together, and nginx can load a film in slices and keep them.
# Seen: the tag is the checksum of what is sent: each part has another one, and none is that of the file. `If-Range` is not read.
#   nginx with `slice` ends each film behind the first slice ("etag mismatch in slice response"). Without `etag()` the
#   film arrives, but nothing tells when its parts are those of two releases. Express gives all parts one tag.
# Who meets it: films and installers on Hono (Node.js) behind nginx or a network that loads files in slices.
# What to do: `etag()` for pages only, not for the folder of films; or a static server behind the proxy.
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
head -c 250000 /dev/urandom > site/film.mp4

echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent hono@4.13.19 @hono/node-server@2.1.9 express@5.3.0
dpkg-query -W -f '${Package} ${Version}\n' nginx

cat > serve.js <<'JS'
import { readFileSync, writeFileSync } from 'node:fs';
import express from 'express';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';

for (const name of ['hono', '@hono/node-server', 'express']) {
  console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version);
}

const files = serveStatic({ root: './site' });
// Without `etag()`.
const plain = new Hono().use('/*', files);
const tagged = new Hono().use(etag()).use('/*', files);

serve({ fetch: tagged.fetch, port: 0 }, ({ port }) => writeFileSync('hono.port', String(port)));
serve({ fetch: plain.fetch, port: 0 }, ({ port }) => writeFileSync('plain.port', String(port)));
const server = express().use(express.static('site')).listen(0, () => writeFileSync('express.port', String(server.address().port)));
JS
node serve.js &
servers=$!
for name in hono plain express; do
  while [ ! -s "$name.port" ]; do sleep 0.1; done
done

# Prints the entity tag of the film, or of its part $2, on the server $1.
tag() {
  curl -s -o part -D - ${2:+-H "Range: bytes=$2"} "http://127.0.0.1:$(cat "$1.port")/film.mp4" | tr -d '\r' | sed -n 's/^etag: //Ip'
}

# Prints how many tags the film and two of its parts have on the server $1.
count_tags() {
  {
    tag "$1"
    tag "$1" 0-99999
    tag "$1" 100000-199999
  } | sort -u | grep -c . || true
}

# Prints the status of the rest of a film that has changed: 200 is the whole new film, 206 its second half.
rest() {
  curl -s -o part -w '%{http_code}' -H 'Range: bytes=125000-' -H 'If-Range: "old"' "http://127.0.0.1:$(cat "$1.port")/film.mp4"
}

# Loads the film through nginx in slices of 100,000 bytes from the server $1, and writes the number of bytes that arrive.
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
  proxy_cache_path $work/$1.cache keys_zone=films:1m;
  server {
    listen 127.0.0.1:$proxy;
    location / {
      slice 100000;
      proxy_cache films;
      proxy_cache_key \$uri\$slice_range;
      proxy_cache_valid 206 1h;
      proxy_set_header Range \$slice_range;
      proxy_pass http://127.0.0.1:$(cat "$1.port");
    }
  }
}
CONF
  nginx -c "$work/$1.conf" &
  servers="$servers $!"
  rm -f film
  until curl -s -o film "http://127.0.0.1:$proxy/film.mp4" || [ -s film ]; do sleep 0.2; done
  wc -c < film | tr -d ' ' > bytes.txt
}

for name in hono plain express; do
  through_nginx "$name"
  echo "$name: $(count_tags "$name") tags, $(cat bytes.txt) of 250000 bytes through nginx, rest after a change: $(rest "$name")"
done > seen.txt
cat seen.txt

grep -o 'etag mismatch in slice response' hono.log

diff - seen.txt <<'TXT'
hono: 3 tags, 100000 of 250000 bytes through nginx, rest after a change: 206
plain: 0 tags, 250000 of 250000 bytes through nginx, rest after a change: 206
express: 1 tags, 250000 of 250000 bytes through nginx, rest after a change: 200
TXT
