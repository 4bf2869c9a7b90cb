#!/bin/sh
# Guess: unstorage, the storage of Nuxt and Nitro, and universal-cookie, that of React's cookie hooks, give back the text
#   that was stored.
# Seen: both read what they wrote as JSON. The version "3.10" comes back as the number 3.1, the postal code "10115" as a
#   number, "true" as a boolean and a text in quotation marks without them. "3.10.1" and "01067" stay texts. There is no
#   error. In unstorage, `getItemRaw` gives the text.
# Who meets it: sites that keep the newest version, the version that a visitor has seen, or a code of a country: 3.10 is
#   an older version than 3.9 afterwards, and `===` with the text fails.
# What to do: `setItem(key, { version })`, `getItemRaw`, or for cookies `get(name, { doNotParse: true })`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent unstorage@1.17.6 universal-cookie@8.1.2

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import Cookies from 'universal-cookie';
import { createStorage } from 'unstorage';

const seen = [
  ['3.10', 3.1],
  ['3.10.1', '3.10.1'],
  ['10115', 10_115],
  ['01067', '01067'],
  ['true', true],
  ['"Hello"', 'Hello'],
];

console.log('unstorage 1.17.6, universal-cookie 8.1.2');

for (const [text, expected] of seen) {
  const storage = createStorage();
  await storage.setItem('key', text);
  const stored = await storage.getItem('key');

  const cookies = new Cookies();
  cookies.set('key', text);
  const cookie = cookies.get('key');

  console.log(JSON.stringify(text), '->', JSON.stringify(stored), JSON.stringify(cookie));
  assert.deepEqual([stored, cookie], [expected, expected]);
  assert.equal(cookies.get('key', { doNotParse: true }), text);
}
JS
node probe.mjs
