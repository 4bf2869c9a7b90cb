#!/bin/sh
# Guess: html-to-text writes each <dt> and <dd> of a definition list on a line of its own, as text browsers do.
# Seen: it writes them behind each other without even a space: "Size86 MBVersion3.0.3". A summary and its details are
#   kept apart; table cells are glued like the list.
# Who meets it: plain-text versions of mails and pages with facts in a definition list, and search indexes made of them.
# What to do: `selectors: [{ selector: 'dt', format: 'block' }, { selector: 'dd', format: 'block' }]`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent html-to-text@10.0.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { convert } from 'html-to-text';

const show = (html, options) => {
  const text = convert(html, options);
  console.log(`${html}\n  -> ${JSON.stringify(text)}`);
  return text;
};

const list = '<dl><dt>Size</dt><dd>86 MB</dd><dt>Version</dt><dd>3.0.3</dd></dl>';
const block = { format: 'block' };

console.log('html-to-text', JSON.parse(readFileSync('node_modules/html-to-text/package.json', 'utf8')).version);

assert.equal(show(list), 'Size86 MBVersion3.0.3');
assert.equal(show('<table><tr><td>Size</td><td>86 MB</td></tr></table>'), 'Size86 MB');
assert.match(show('<details><summary>Size?</summary><p>86 MB</p></details>'), /^Size\?\n+86 MB$/);
assert.equal(
  show(list, { selectors: [{ selector: 'dt', ...block }, { selector: 'dd', ...block }] }),
  'Size\n\n86 MB\n\nVersion\n\n3.0.3',
);
JS
node probe.mjs
