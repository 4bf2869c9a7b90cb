#!/bin/sh
# Guess: an object that is flattened to keys with dots and built again is the same object.
# Seen: a key of digits is taken for a place in a list. Two cards become a list with 1,069 holes, which JSON writes as
#   `null`; the years 2024 and 2026 become 2,027 items, and a list of questions by number an array. Both libraries do
#   it, without a warning.
# Who meets it: translators' files with keys such as `cards.1060`: the file of one language is 5 KB larger, and its
#   type is another one.
# What to do: `unflatten(…, { object: true })`, or `dot.useArray = false`; real lists then become objects.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent flat@6.0.1 dot-object@2.1.5

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import dot from 'dot-object';
import { flatten, unflatten } from 'flat';

console.log('flat 6.0.1, dot-object 2.1.5');

for (const [texts, key, length] of [
  [{ cards: { 1060: 'slow', 1070: 'good' } }, 'cards', 1071],
  [{ years: { 2024: 'first', 2026: 'third' } }, 'years', 2027],
]) {
  const inFlat = unflatten(flatten(texts))[key];
  const inDot = dot.object({ ...dot.dot(texts) })[key];

  console.log(JSON.stringify(texts), flatten(texts), '-> flat:', inFlat.length, 'items, dot-object:', inDot.length);
  assert.ok(Array.isArray(inFlat) && Array.isArray(inDot));
  assert.deepEqual([inFlat.length, inDot.length], [length, length]);
  assert.deepEqual(unflatten(flatten(texts), { object: true }), texts);
}
JS
node probe.mjs
