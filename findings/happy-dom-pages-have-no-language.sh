#!/bin/sh
# Guess: happy-dom matches `:lang(ar)` and `:dir(rtl)`, or raises an error for selectors that it lacks.
# Seen: both match nothing, even on <html lang="ar" dir="rtl">, without an error, and the computed `direction` is ltr.
#   `:open` and `:checked` for an option match nothing either, an element with `hidden` is displayed as a block, and
#   `CSS.supports` says yes to everything. jsdom matches both and hides the element.
# Who meets it: unit tests of pages in several languages (happy-dom is Vitest's fast choice): a test that the Arabic
#   page has no wrong element passes because nothing ever matches.
# What to do: test direction and language in jsdom or in a browser.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent happy-dom@21.0.4 jsdom@29.1.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { JSDOM } from 'jsdom';

const html =
  '<!doctype html><html lang="ar" dir="rtl"><body><p hidden>a</p><details open><summary>b</summary></details>' +
  '<select><option selected>c</option></select></body></html>';

const happyWindow = new Window({ url: 'https://site.example/' });
happyWindow.document.write(html);

const windows = { 'happy-dom': happyWindow, jsdom: new JSDOM(html).window };
const seen = {};

for (const [name, window] of Object.entries(windows)) {
  const { document } = window;
  const matched = (selector) => document.querySelectorAll(selector).length > 0;
  const hidden = document.querySelector('p');

  seen[name] = {
    lang: matched('p:lang(ar)'),
    dir: matched('p:dir(rtl)'),
    open: matched('details:open'),
    checked: matched('option:checked'),
    display: window.getComputedStyle(hidden).display,
  };

  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  console.log(name, version, seen[name]);
}

assert.deepEqual(seen['happy-dom'], { lang: false, dir: false, open: false, checked: false, display: 'block' });
assert.deepEqual(seen.jsdom, { lang: true, dir: true, open: true, checked: true, display: 'none' });
assert.equal(happyWindow.getComputedStyle(happyWindow.document.body).direction, 'ltr');
assert.equal(happyWindow.CSS.supports('no-such-property', 'x'), true);
process.exit(0);
JS
node probe.mjs
