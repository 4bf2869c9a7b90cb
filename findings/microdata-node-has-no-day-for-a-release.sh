#!/bin/sh
# Guess: microdata-node reads the values of <time> and <data> as HTML defines them: `datetime`, or else the text of the
#   element, and `value` as it is written.
# Seen: <time>2026-11-28</time>, valid without an attribute, is an empty text. The `value` of <data> becomes a number if
#   it looks like one: the version 3.10 is 3.1, the code 007 is 7, and an empty value is 0. Prices in `content` stay
#   text.
# Who meets it: download pages with the day and the version of a release in microdata, and tools that read them.
# What to do: always write `datetime`, and put versions into <span> or `<meta content>`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent microdata-node@2.0.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { toJson } = require('microdata-node');
const { version } = require('microdata-node/package.json');

const html = `<div itemscope itemtype="https://schema.org/SoftwareApplication">
<time itemprop="datePublished">2026-11-28</time>
<time itemprop="dateModified" datetime="2026-11-28">28 November</time>
<data itemprop="softwareVersion" value="3.10">version 3.10</data>
<data itemprop="sku" value="007">007</data>
<data itemprop="award" value="">none</data>
<span itemprop="alternateName">3.10</span>
<meta itemprop="price" content="29.90">
</div>`;
const { properties } = toJson(html).items[0];

console.log('microdata-node', version, properties);

assert.deepEqual(properties, {
  alternateName: ['3.10'],
  award: [0],
  dateModified: ['2026-11-28'],
  datePublished: [''],
  price: ['29.90'],
  sku: [7],
  softwareVersion: [3.1],
});
JS
node probe.cjs
