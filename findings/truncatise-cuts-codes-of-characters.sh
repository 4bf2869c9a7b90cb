#!/bin/sh
# Guess: a library that shortens HTML to a number of characters counts `&nbsp;` as one, and closes what it left open.
# Seen: truncatise counts the letters of codes, and cuts within them: of "29&nbsp;€ pro Monat" six characters are
#   "29&nbs…", and readers see these letters. A ">" in an attribute ends the tag for it, so that four characters of a
#   paragraph with a title are one. Behind a drawing it writes a second end tag: `</svg> t</svg>`. With words, codes are
#   halved as well: "a &amp;…" has two words. truncate-html counts and closes as expected.
# Who meets it: teasers of articles, and descriptions that are made from HTML.
# What to do: truncate-html.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent truncatise@0.0.8 truncate-html@1.2.2

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const truncateHtml = require('truncate-html');
const truncatise = require('truncatise');

const options = { TruncateBy: 'characters', Strict: true, StripHTML: false, Suffix: '…' };

const cases = [
  ['<p>29&nbsp;€ pro Monat</p>', 6, '<p>29&nbs…</p>'],
  ['<p>a &amp; b &lt; c</p>', 5, '<p>a &am…</p>'],
  ['<p title="a > b">text here</p>', 4, '<p title="a > b">t…</p>'],
  ['<svg><path d="M0 0"/></svg> text', 2, '<svg><path d="M0 0"/></svg> t</svg>…'],
  ['<p>Swap <b>faces</b> in videos</p>', 10, '<p>Swap <b>faces</b>…</p>'],
];

for (const [html, length, expected] of cases) {
  const seen = truncatise(html, { ...options, TruncateLength: length });

  console.log(html, length, '→', seen, '| truncate-html', truncateHtml(html, length, { ellipsis: '…' }));
  assert.equal(seen, expected);
}
assert.equal(
  truncateHtml('<p>a &amp; b &lt; c</p>', 5, { ellipsis: '…' }),
  '<p>a &amp; b…</p>',
);
assert.equal(truncatise('<p>a &amp; b</p>', { ...options, TruncateBy: 'words', TruncateLength: 2 }), '<p>a &amp;…</p>');
JS
node probe.cjs
