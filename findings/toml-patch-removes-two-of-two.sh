#!/bin/sh
# Guess: toml-patch, which changes values in a file with settings and keeps its comments, writes a file that holds the
#   changed values.
# Seen: when the first of two formats is taken out of a list, and has a comment behind it, both are gone. A key that is
#   added to a table whose last value is a list of several lines lands between the letters of the list: `fpsy=y30`. A
#   day becomes midnight in UTC, and a time of day (20:00) a time of today. There is no error; changed numbers and
#   texts are right.
# Who meets it: programs that save settings or a project's Cargo.toml, netlify.toml or wrangler.toml with it.
# What to do: read the result again and compare it with what should be in it, or smol-toml, which drops comments.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent toml-patch@0.2.3 smol-toml@1.9.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { parse } from 'smol-toml';
import * as tomlPatch from 'toml-patch';

const file = `[camera]
width = 1280
formats = [
  "nv12", # most cards
  "yuy2",
]
`;

const changed = (source, change) => {
  const settings = tomlPatch.parse(source);
  change(settings);

  return tomlPatch.patch(source, settings);
};

console.log('toml-patch 0.2.3\n\nBefore:\n' + file);

const wider = changed(file, ({ camera }) => (camera.width = 1920));

assert.equal(wider, file.replace('1280', '1920'));

const shorter = changed(file, ({ camera }) => camera.formats.shift());

console.log('Without "nv12":\n' + shorter);
assert.deepEqual(parse(shorter).camera.formats, []);

const longer = changed(file, ({ camera }) => (camera.fps = 30));

console.log('With fps = 30:\n' + longer);
assert.match(longer, /fpsy=y30/);
assert.throws(() => parse(longer));

const { day, opens } = tomlPatch.parse('day = 2026-11-28\nopens = 20:00:00\n');

console.log('2026-11-28 is', day.toISOString(), 'and 20:00:00 is', opens.toISOString());
assert.equal(day.toISOString(), '2026-11-28T00:00:00.000Z');
assert.match(opens.toISOString(), /^20[2-9][0-9]-.*T20:00:00.000Z$/);
assert.match(tomlPatch.stringify({ day }), /day = 2026-11-28T00:00:00.000Z/);
JS
node probe.mjs
