#!/bin/sh
# Guess: workbox-range-requests answers requests for a part of a cached film as RFC 9110 says.
# Seen: a part that ends behind the end, `bytes=0-999` of a file of 10 bytes, is refused with 416, where the file is to be
#   sent; so is `bytes=-100`, "the last 100", and a request for two parts, for which the whole file may be sent. A part
#   that begins behind the end, `bytes=10-`, which is to be refused, is 206 with no byte and "bytes 10-9/10". `If-Range`
#   is not read: the part of another version than the one that was begun is sent. From a cached part, each other part is
#   answered by the cached one.
# Who meets it: sites whose films or downloads come out of a service worker's cache: a player that asks for a megabyte
#   of a small clip gets an error.
# What to do: cache whole files of status 200 only, and cut the header to the size of the file in a plugin of your own.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent workbox-range-requests@7.4.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';

// What the module expects around it in a service worker.
globalThis.self = globalThis;
globalThis.registration = { scope: 'https://site.example/' };
globalThis.navigator ??= { userAgent: '' };

const { createPartialResponse } = await import('workbox-range-requests');

const whole = () => new Response('0123456789', { headers: { etag: '"2"' } });
const part = () => new Response('01234', { status: 206, headers: { 'content-range': 'bytes 0-4/10' } });

const seen = [
  ['bytes=0-4', {}, whole, 206, '01234', 'bytes 0-4/10'],
  ['bytes=-3', {}, whole, 206, '789', 'bytes 7-9/10'],
  ['bytes=0-999', {}, whole, 416, '', null],
  ['bytes=-100', {}, whole, 416, '', null],
  ['bytes=0-1,3-4', {}, whole, 416, '', null],
  ['bytes=10-', {}, whole, 206, '', 'bytes 10-9/10'],
  ['bytes=5-', { 'if-range': '"1"' }, whole, 206, '56789', 'bytes 5-9/10'],
  ['bytes=2-4', {}, part, 206, '01234', 'bytes 0-4/10'],
  ['bytes=5-9', {}, part, 206, '01234', 'bytes 0-4/10'],
];

console.log('workbox-range-requests 7.4.1');

for (const [range, headers, cached, status, body, contentRange] of seen) {
  const request = new Request('https://site.example/clip.mp4', { headers: { range, ...headers } });
  const response = await createPartialResponse(request, cached());
  const text = await response.text();

  console.log(range, headers, '->', response.status, JSON.stringify(text), response.headers.get('content-range'));
  assert.equal(response.status, status);
  assert.equal(text, body);
  assert.equal(response.headers.get('content-range'), contentRange);
}
JS
NODE_ENV=production node probe.mjs
