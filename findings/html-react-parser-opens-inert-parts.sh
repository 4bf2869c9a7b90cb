#!/bin/sh
# Guess: html-react-parser makes React elements that write the same HTML, as its attributes have the same names and
#   meaning.
# Seen: `inert` is handed on with an empty text, which React 19 takes for false: the attribute is gone, with a warning
#   in development only. `hidden="until-found"` becomes `hidden`. `popover`, `download`, `open` and `controls` are
#   right, and so are `translate`, `lang=""` and logical properties in `style`.
# Who meets it: sites that show HTML of a CMS or of Markdown with it: what was shut off can be tabbed into and is read
#   by screen readers, and text that the browser's search should open stays hidden.
# What to do: in `replace`, set `inert` to true and `hidden` to the text of the attribute.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent html-react-parser@6.1.9 react@19.3.1 react-dom@19.3.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import parse from 'html-react-parser';
import { renderToStaticMarkup } from 'react-dom/server';

console.error = () => {};
console.log('html-react-parser 6.1.9, react 19.3.1');

for (const [html, expected] of [
  ['<p translate="no" lang="">A</p>', '<p translate="no" lang="">A</p>'],
  ['<a href="a" download="">A</a>', '<a href="a" download="">A</a>'],
  ['<div popover="">A</div>', '<div popover="">A</div>'],
  ['<div inert="">A</div>', '<div>A</div>'],
  ['<p hidden="until-found">A</p>', '<p hidden="">A</p>'],
]) {
  const written = renderToStaticMarkup(parse(html));

  console.log(html, '->', written);
  assert.equal(written, expected);
}
JS
node probe.mjs
