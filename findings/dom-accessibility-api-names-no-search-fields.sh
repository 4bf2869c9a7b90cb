#!/bin/sh
# Guess: dom-accessibility-api, with which Testing Library finds elements by role and name, gives the names that
#   browsers give.
# Seen: a field with a placeholder only has no name there, and in Chromium its placeholder. Text in `<noscript>` belongs
#   to the name. A `<header>` within `<main>` is a banner, and a `<section>` without a name a region, which they are in
#   no browser; `<meter>`, `<search>` and `<time>` have no role. A title that is the name is the description as well.
# Who meets it: tests of pages: a search field is not found by the name that a visitor hears, and a landmark is found
#   that nobody meets.
# What to do: test names and roles in a browser (Playwright's getByRole), or give fields labels.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent dom-accessibility-api@0.7.1 jsdom@26.1.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api';
import { JSDOM } from 'jsdom';

const describe = (html, selector) => {
  const { document } = new JSDOM(html).window;
  const element = document.querySelector(selector);

  return [getRole(element), computeAccessibleName(element), computeAccessibleDescription(element)];
};

console.log('dom-accessibility-api 0.7.1');

for (const [html, selector, expected, chromium] of [
  ['<input type="search" placeholder="Find">', 'input', ['searchbox', '', ''], 'searchbox "Find"'],
  ['<button><noscript>N</noscript>B</button>', 'button', ['button', 'N B', ''], 'button "B"'],
  ['<main><header>H</header></main>', 'header', ['banner', '', ''], 'sectionheader'],
  ['<section>S</section>', 'section', ['region', '', ''], 'generic'],
  ['<meter value="5" max="10"></meter>', 'meter', [null, '', ''], 'meter'],
  ['<search>S</search>', 'search', [null, '', ''], 'search'],
  ['<input title="T" placeholder="P">', 'input', ['textbox', 'T', 'T'], 'textbox "T"'],
]) {
  const seen = describe(html, selector);

  console.log(html, '->', seen, `(Chromium 156: ${chromium})`);
  assert.deepEqual(seen, expected);
}
JS
node probe.mjs
