#!/bin/sh
# Guess: Beasties, which keeps the part of a style sheet that the page needs, keeps `:where(.card)` and `:is(h1, h2)` if
#   the page has a card and a heading, since it takes `.card:where(.open)`.
# Seen: every rule is dropped whose selector begins with a pseudo-class, whether it matches or not: `:where(.card)`,
#   `:is(h1, p)`, `:lang(ar)`, `:dir(rtl)`, `:not(.js)`, `:any-link`, `:focus-visible`, and `::selection`. Only `:root`
#   stays. One letter in front decides: `p:where(.card)` and `*:lang(ar)` are kept. Beasties does this to the `<style>`
#   elements of a page too, as it comes, and there is no full style sheet that would bring the rules back.
# Who meets it: pages built with Angular, Nuxt, Astro or Vite plugins with inlined styles that begin with `:where()`, as
#   resets and component libraries do: lists get their dots back, Arabic pages lose their letter forms, and focus has no
#   ring.
# What to do: `reduceInlineStyles: false`, or a `*` before the colon.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent beasties@0.5.4

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import Beasties from 'beasties';

const kept = [
  '.card{order:1}',
  ':root{order:2}',
  'p:where(.card){order:3}',
  '.card:where(.open,.card){order:4}',
  '*:where(.card){order:5}',
  '*:lang(ar){order:6}',
  'main :is(h1,p){order:7}',
];
const dropped = [
  ':where(.card){order:11}',
  ':is(h1,p){order:12}',
  ':lang(ar){order:13}',
  ':dir(rtl){order:14}',
  ':not(.js){order:15}',
  ':any-link{order:16}',
  ':focus-visible{order:17}',
  '::selection{order:18}',
];

const page = `<!doctype html><html lang="ar" dir="rtl"><head><style>${kept.join('')}${dropped.join('')}</style></head>
<body><main><h1>Title</h1><p class="card">Text <a href="/">link</a></p></main></body></html>`;

const styles = async (options) => {
  const html = await new Beasties({ logLevel: 'silent', ...options }).process(page);

  return /<style>([\s\S]*)<\/style>/.exec(html)[1];
};

const reduced = await styles({});

console.log('beasties 0.5.4');

for (const rule of [...kept, ...dropped]) {
  const order = /order:\d+\}/.exec(rule)[0];

  console.log(`${reduced.includes(order) ? 'kept   ' : 'dropped'} ${rule}`);
  assert.equal(reduced.includes(order), kept.includes(rule), rule);
}

const whole = await styles({ reduceInlineStyles: false });

assert.ok(dropped.every((rule) => whole.includes(/order:\d+\}/.exec(rule)[0])));
JS
node probe.mjs
