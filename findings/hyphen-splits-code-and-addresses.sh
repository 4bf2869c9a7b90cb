#!/bin/sh
# Guess: `hyphenateHTML` of the package hyphen leaves scripts, styles, code and addresses alone.
# Seen: it leaves only the tags themselves alone. Words inside <script>, <style>, <code>, <pre> and <textarea> get soft
#   hyphens (U+00AD), invisible in an editor: `configuration` in a script is another name from then on. Mail and web
#   addresses in the text get them too, and who copies one copies an address that does not exist.
# Who meets it: builds that hyphenate finished pages because Chromium on some systems has no dictionaries.
# What to do: call `hyphenate` for text nodes of chosen elements only, and skip everything with @ or ://.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent hyphen@1.14.1

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { hyphenateHTMLSync, hyphenateSync } = require('hyphen/de');

const visible = (text) => text.replaceAll('\u00AD', '·');

const show = (source, output) => {
  console.log(`${source}\n  -> ${visible(output)}`);
  return visible(output);
};

console.log('hyphen', require('hyphen/package.json').version, '(· is a soft hyphen)');

for (const name of ['script', 'style', 'code', 'pre', 'textarea']) {
  const source = `<${name}>configuration</${name}>`;
  assert.equal(show(source, hyphenateHTMLSync(source)), `<${name}>con·fi·gu·ra·ti·on</${name}>`);
}

const link = '<a href="configuration">Datenschutz</a>';
assert.equal(show(link, hyphenateHTMLSync(link)), '<a href="configuration">Da·ten·schutz</a>');

const address = 'mail@datenschutz.example';
assert.equal(show(address, hyphenateSync(address)), 'mail@da·ten·schutz.ex·am·p·le');
JS
node probe.cjs
