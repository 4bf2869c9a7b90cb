#!/bin/sh
# Guess: `asr2js` gives the text of each string in strings.xml as Android shows it, or at least its placeholders
#   unharmed.
# Seen: in a string with an element inside, each dollar sign becomes a code: `%1$s` within `<xliff:g>`, Android's own
#   mark for what must not be translated, comes back as `%1&#x24;s`. In a string without elements it stays. The code of
#   a letter loses its backslash: a no-break space, `\u00A0`, is the five characters u00A0.
# Who meets it: translation pipelines of programs with an Android version: the protected placeholders are the ones that
#   break.
# What to do: read strings.xml with an XML parser, and compare the placeholders of source and result.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent android-string-resource@2.3.10

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { asr2js } from 'android-string-resource';

const protect = (text) => `<xliff:g id="name" example="Ada">${text}</xliff:g>`;

const seen = {
  'Call %1$s': 'Call %1$s',
  [`Call ${protect('%1$s')}`]: `Call ${protect('%1&#x24;s')}`,
  'From <b>$29</b>': 'From <b>&#x24;29</b>',
  'From $29': 'From $29',
  'It\\\'s on': "It's on",
  '5\\u00A0MB': '5u00A0MB',
};

console.log('android-string-resource 2.3.10');

for (const [text, expected] of Object.entries(seen)) {
  const namespace = 'xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2"';
  const { key } = await asr2js(`<resources ${namespace}><string name="key">${text}</string></resources>`);

  console.log(`${text} -> ${key}`);
  assert.equal(key, expected);
}
JS
node probe.mjs
