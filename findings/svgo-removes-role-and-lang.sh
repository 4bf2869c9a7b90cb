#!/bin/sh
# Guess: version 4 keeps titles, so it keeps what makes a drawing accessible: `role`, `lang` and ids.
# Seen: with the default preset, `role` goes from the root and from groups, whatever its value is, while
#   `aria-label` stays, and `lang` goes while `xml:lang` stays. An id that only `aria-labelledby` points to goes too,
#   so the drawing refers to nothing. A group with a title is dissolved: its title becomes the title of the whole.
# Who meets it: designers of icons and diagrams that are read aloud; `role="img"` is the usual advice for them.
# What to do: set the role on the element that is in the page, or turn `removeUnknownsAndDefaults`, `cleanupIds` and
#   `collapseGroups` off.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent svgo@4.1.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { optimize, VERSION } = require('svgo');

const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"';

const shrink = (attributes, inside) => {
  const source = `${open}${attributes}>${inside}</svg>`;
  const { data } = optimize(source);
  console.log(`${source}\n  -> ${data}`);
  return data.replace(' xmlns="http://www.w3.org/2000/svg"', '');
};

const path = '<path d="M1 1h1"/>';

console.log('svgo', VERSION);

assert.equal(
  shrink(' role="img" aria-label="Face" lang="de"', path),
  `<svg aria-label="Face" viewBox="0 0 9 9">${path}</svg>`,
);
assert.equal(
  shrink(' role="img" aria-labelledby="t" xml:lang="de"', `<title id="t">Gesicht</title>${path}`),
  `<svg xml:lang="de" aria-labelledby="t" viewBox="0 0 9 9"><title>Gesicht</title>${path}</svg>`,
);
assert.equal(
  shrink('', `<g role="img"><title>Eye</title>${path}</g>`),
  `<svg viewBox="0 0 9 9"><title>Eye</title>${path}</svg>`,
);
assert.equal(
  shrink('', `<g role="group" aria-label="Eyes">${path}</g>`),
  `<svg viewBox="0 0 9 9"><path d="M1 1h1" aria-label="Eyes"/></svg>`,
);
JS
node probe.cjs
