#!/bin/sh
# Guess: a Fluent file that goes through fluent_conv into JSON for translators and back means what it meant.
# Seen: what Fluent needs in quotes is written without them. `{"{"}name{"}"}`, the letters {name} as a hint, comes back
#   as `{name}`, a placeholder of another message. A line that begins with `{"["}` or `{"."}` comes back as a line that
#   is no Fluent: the line is gone, or the whole message. `{"  "}` at the beginning of a text and `{""}`, an empty one,
#   are gone too. All of it without an error.
# Who meets it: programs with Fluent texts (Firefox and what is made like it) whose translators work with JSON.
# What to do: compare the parsed messages of both files, or give the translators the Fluent file.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent fluent_conv@3.3.0 @fluent/bundle@0.19.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import fluentConv from 'fluent_conv';

const promised = (convert) => (value) =>
  new Promise((resolve, reject) => convert(value, (error, result) => (error ? reject(error) : resolve(result))));
const toJson = promised(fluentConv.ftl2js);
const toFluent = promised(fluentConv.js2ftl);

// The text that a program shows, or null if the file has no such message.
const show = (file) => {
  const bundle = new FluentBundle('en', { useIsolating: false });

  bundle.addResource(new FluentResource(file));

  const message = bundle.getMessage('text');
  const errors = [];

  return message?.value ? bundle.formatPattern(message.value, { count: 3 }, errors) : null;
};

const seen = [
  ['text = { $count } faces', '3 faces', '3 faces'],
  ['text = Write {"{"}name{"}"} here', 'Write {name} here', 'Write {name} here'],
  ['text =\n    Record\n    {"[optional]"}', 'Record\n[optional]', 'Record'],
  ['text =\n    Films\n    {".mp4"}', 'Films\n.mp4', 'Films'],
  ['text = {"  "}indented', '  indented', 'indented'],
  ['text = {""}', '', null],
];

console.log('fluent_conv 3.3.0, @fluent/bundle 0.19.1');

for (const [file, before, after] of seen) {
  const written = await toFluent(await toJson(file));

  console.log(`${file}\n=>\n${written.trim()}\n   shown: ${JSON.stringify([show(file), show(written)])}\n`);
  assert.equal(show(file), before);
  assert.equal(show(written), after);
}

// The braces look right above because a missing message is shown by its name.
const written = await toFluent(await toJson('text = Write {"{"}name{"}"} here'));

assert.equal(show(`${written}\nname = Ada\n`), 'Write Ada here');
JS
node probe.mjs
