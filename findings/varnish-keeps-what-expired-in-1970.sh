#!/bin/sh
# Guess: a response that expired in the past is not kept by a cache: `Expires` with the first second of 1970, with 0 or
#   with -1. RFC 9111 (5.3) says that an invalid date, "0" above all, stands for a time in the past.
# Seen: Varnish takes each of the three for no header at all, and keeps the page for its default of two minutes: the
#   second visitor gets the page of the first. Inside, a moment is the number of seconds since 1970, and 0 means that
#   there is none. A date in 1981, as PHP writes it, and `Cache-Control: max-age=0` work.
# Who meets it: programs that write the moment 0 against caches (`setDateHeader("Expires", 0)` in Java), or `Expires: 0`,
#   without `Cache-Control`: pages with the state of a licence or of a download.
# What to do: `Cache-Control: no-store`, or set `beresp.ttl` for such responses in the configuration of Varnish.
set -eu

missing=
for package in varnish curl; do
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

dpkg-query -W -f '${Package} ${Version}\n' varnish

work=$(mktemp -d)
pids=
trap 'test -z "$pids" || kill $pids; rm -rf "$work"' EXIT
cd "$work"
chmod 755 .

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent http-cache-semantics@4.2.0

cat > backend.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';

let count = 0;

const server = createServer((request, response) => {
  const { searchParams } = new URL(request.url, 'http://site.example');

  for (const [name, value] of searchParams) {
    response.setHeader(name, value);
  }

  count += 1;
  response.end(`copy ${count}`);
});

server.listen(0, '127.0.0.1', () => writeFileSync('backend', String(server.address().port)));
JS
node backend.mjs &
pids=$!

wait_for() {
  tries=0

  while [ ! -s "$1" ] && [ $tries -lt 200 ]; do
    sleep 0.1
    tries=$((tries + 1))
  done
}

wait_for backend
varnishd -n "$work/varnish" -F -a "$work/socket" -b "127.0.0.1:$(cat backend)" -s malloc,16m > varnish.log 2>&1 &
pids="$pids $!"
tries=0

while ! curl -s --unix-socket socket http://site.example/start > start.txt && [ $tries -lt 200 ]; do
  sleep 0.1
  tries=$((tries + 1))
done

page() {
  curl -s --unix-socket socket "http://site.example/?$1"
}

verdict() {
  first=$(page "$1")
  second=$(page "$1")

  if [ "$first" = "$second" ]; then
    echo kept
  else
    echo fresh
  fi
}

expect() {
  seen=$(verdict "$1")
  echo "$1: $seen"
  test "$seen" = "$2"
}

expect 'expires=0' kept
expect 'expires=-1' kept
expect 'expires=Thu,%2001%20Jan%201970%2000:00:00%20GMT' kept
expect 'expires=Thu,%2001%20Jan%201970%2000:00:01%20GMT' fresh
expect 'expires=Thu,%2019%20Nov%201981%2008:52:00%20GMT' fresh
expect 'cache-control=max-age%3D0' fresh
expect 'cache-control=max-age%3D60' kept

cat > reference.mjs <<'JS'
import assert from 'node:assert/strict';
import CachePolicy from 'http-cache-semantics';

for (const expires of ['0', '-1', 'Thu, 01 Jan 1970 00:00:00 GMT']) {
  const headers = { expires, date: new Date().toUTCString(), 'last-modified': 'Thu, 01 Jan 2026 00:00:00 GMT' };
  const policy = new CachePolicy({ method: 'GET', url: '/', headers: {} }, { status: 200, headers });

  console.log(`http-cache-semantics 4.2.0, expires ${expires}: ${policy.timeToLive()} ms`);
  assert.equal(policy.timeToLive(), 0);
}
JS
node reference.mjs
