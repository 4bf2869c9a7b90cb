#!/bin/sh
# Guess: web-auto-extractor sorts JSON-LD by type: `jsonld.SoftwareApplication` has all programs of a page.
# Seen: it reads the type of the outermost object only. A script with `@graph`, which needs no type of its own, is filed
#   under the key "undefined" as a whole, and a program with two types under "SoftwareApplication,VideoGame". Only a
#   script (or a list) with one object and one type for each program comes out as guessed. Microdata is always right.
# Who meets it: download pages that describe their programs in one `@graph`, and whoever checks structured data with
#   this library or a tester built on it: "no program found".
# What to do: walk through `@graph` and lists of types yourself, or expand the page with jsonld first.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent web-auto-extractor@1.0.17

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { default: extractor } = require('web-auto-extractor');

const context = 'https://schema.org';
const program = (name, type = 'SoftwareApplication') => ({ '@type': type, name });

const pages = {
  'one graph': { '@context': context, '@graph': [program('for Windows'), program('for Mac')] },
  'a list': ['for Windows', 'for Mac'].map((name) => ({ '@context': context, ...program(name) })),
  'two types': { '@context': context, ...program('for Mac', ['SoftwareApplication', 'VideoGame']) },
};

const seen = {};

console.log('web-auto-extractor', require('web-auto-extractor/package.json').version);

for (const [name, data] of Object.entries(pages)) {
  const { jsonld } = extractor().parse(`<script type="application/ld+json">${JSON.stringify(data)}</script>`);

  seen[name] = Object.entries(jsonld).map(([key, values]) => `${key}: ${values.length}`);
  console.log(`${name} ->`, seen[name]);
}

assert.deepEqual(seen, {
  'one graph': ['undefined: 1'],
  'a list': ['SoftwareApplication: 2'],
  'two types': ['SoftwareApplication,VideoGame: 1'],
});

const microdata = '<p itemscope itemtype="https://schema.org/SoftwareApplication"><b itemprop="name">Swap</b></p>';

assert.deepEqual(Object.keys(extractor().parse(microdata).microdata), ['SoftwareApplication']);
JS
node probe.cjs
