#!/bin/sh
# Guess: jsdom and happy-dom, which list a style sheet's rules and compute styles, apply the rules that browsers have
#   applied for years, or give an error.
# Seen: a rule in `@layer` is listed and never applied, in both of them, even if there is no other rule, and so are nested
#   rules and those in `@container`: what a browser hides is visible. In `@supports`, jsdom applies nothing, also if the
#   condition is true, and happy-dom does. `@media screen` works in both. jsdom reports that it can't read
#   `body { p { … } }`; there is no other error.
# Who meets it: tests of components and of pages that ask for visibility: `toBeVisible` of jest-dom is true for all that a
#   layer hides.
# What to do: test what is visible in a browser, or hide by the attribute `hidden`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent jsdom@29.1.1 happy-dom@21.0.4

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { Window } from 'happy-dom';
import { JSDOM } from 'jsdom';

const seen = [
  ['p { display: none }', 'none', 'none'],
  ['@media screen { p { display: none } }', 'none', 'none'],
  ['@layer base { p { display: none } }', 'block', 'block'],
  ['@layer base; @layer base { p { display: none } }', 'block', 'block'],
  ['body { p { display: none } }', 'block', 'block'],
  ['p { &:not(a) { display: none } }', 'block', 'block'],
  ['@supports (display: grid) { p { display: none } }', 'block', 'none'],
  ['@container (width > 1px) { p { display: none } }', 'block', 'block'],
];

const display = (window) => window.getComputedStyle(window.document.querySelector('p')).display;

console.log('jsdom 29.1.1, happy-dom 21.0.4');

for (const [css, expected, expectedInHappyDom] of seen) {
  const page = `<!doctype html><style>${css}</style><p>Text</p>`;
  const { window } = new JSDOM(page);
  const happyWindow = new Window();

  happyWindow.document.write(page);
  console.log(`${css}: jsdom ${display(window)}, happy-dom ${display(happyWindow)}`);
  assert.ok(window.document.styleSheets[0].cssRules.length > 0);
  assert.equal(display(window), expected);
  assert.equal(display(happyWindow), expectedInHappyDom);
  await happyWindow.happyDOM.close();
}
JS
node probe.mjs
