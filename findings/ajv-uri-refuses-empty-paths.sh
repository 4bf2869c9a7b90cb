#!/bin/sh
# Guess: the format "uri" of ajv-formats accepts every address with a scheme, such as `mailto:?subject=Hello`.
# Seen: it demands at least one character between the colon and the question mark. The address of every "share by mail"
#   link fails, and so do `sms:?body=`, `magnet:?xt=` and `ms-appinstaller:?source=`, although RFC 3986 allows an empty
#   path. "uri-reference", which should accept every "uri" and more, accepts all of them.
# Who meets it: sites that check the links of their content files with a JSON schema, and makers of download lists.
# What to do: use "uri-reference" with a pattern for the scheme.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent ajv@8.20.0 ajv-formats@3.0.1

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { Ajv } = require('ajv');
const addFormats = require('ajv-formats');

const ajv = addFormats(new Ajv());
const isUri = ajv.compile({ type: 'string', format: 'uri' });
const isReference = ajv.compile({ type: 'string', format: 'uri-reference' });

const accepted = {
  'mailto:a@site.example?subject=Hello': true,
  'mailto:?subject=Hello': false,
  'sms:?body=Hello': false,
  'magnet:?xt=urn:btih:aa': false,
  'ms-appinstaller:?source=https://site.example/app.msix': false,
  'tg://resolve?domain=site': true,
};

console.log('ajv-formats', require('ajv-formats/package.json').version);

for (const [address, expected] of Object.entries(accepted)) {
  console.log(`${address}: uri ${isUri(address)}, uri-reference ${isReference(address)}`);
  assert.equal(isUri(address), expected);
  assert.ok(isReference(address));
}
JS
node probe.cjs
