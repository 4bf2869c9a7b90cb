#!/bin/sh
# Guess: in happy-dom, `max-age=0` removes a cookie, as `expires` in the past does.
# Seen: the cookie is set, with its new value. Only a negative `Max-Age` and `expires` in the past remove it. A
#   positive `max-age` does run out. jsdom removes the cookie with all three.
# Who meets it: tests of language and theme cookies: a function that forgets the choice with `max-age=0`, the shortest
#   way, fails in happy-dom and works in every browser.
# What to do: test cookies in jsdom or in a browser.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent happy-dom@21.0.4 jsdom@26.1.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { JSDOM } from 'jsdom';

const url = 'https://site.example/';
const expired = ['max-age=0', 'max-age=-1', 'expires=Thu, 01 Jan 1970 00:00:00 GMT'];

const remaining = (createDocument) =>
  expired.map((attribute) => {
    const page = createDocument();
    page.cookie = 'locale=de; max-age=100';
    page.cookie = `locale=; ${attribute}`;
    return page.cookie;
  });

const { version } = JSON.parse(readFileSync('node_modules/happy-dom/package.json', 'utf8'));
const happy = remaining(() => new Window({ url }).document);
const jsdom = remaining(() => new JSDOM('', { url }).window.document);

for (const [index, attribute] of expired.entries()) {
  console.log(`${attribute}: happy-dom ${version} has "${happy[index]}", jsdom has "${jsdom[index]}"`);
}

assert.deepEqual(happy, ['locale=', '', '']);
assert.deepEqual(jsdom, ['', '', '']);
process.exit(0);
JS
node probe.mjs
