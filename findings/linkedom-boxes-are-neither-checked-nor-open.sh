#!/bin/sh
# Guess: a DOM for tests and servers that has `hidden`, `disabled` and `value` has `checked` and `open` too.
# Seen: both are undefined for `<input type="checkbox" checked>` and `<details open>`, and setting them writes no
#   attribute: the page that is sent has the box as it was. `selectedIndex` is undefined, `value` of the same list is
#   right.
# Who meets it: pages that are changed on a server, such as a list of questions whose first answer is opened.
# What to do: `toggleAttribute('open', true)`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent linkedom@0.18.15

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { parseHTML } from 'linkedom';

const { document } = parseHTML(`<!doctype html><html><body>
  <input type="checkbox" value="yes" checked disabled><details open><summary>Q</summary>A</details>
  <p hidden>x</p><select><option value="en">a</option><option value="de" selected>b</option></select></body></html>`);

const input = document.querySelector('input');
const details = document.querySelector('details');
const select = document.querySelector('select');
const paragraph = document.querySelector('p');

const seen = {
  hidden: paragraph.hidden,
  disabled: input.disabled,
  value: input.value,
  'value of the list': select.value,
  checked: input.checked,
  open: details.open,
  selectedIndex: select.selectedIndex,
};

console.log('linkedom 0.18.15', seen);
assert.deepEqual(seen, {
  hidden: true,
  disabled: true,
  value: 'yes',
  'value of the list': 'de',
  checked: undefined,
  open: undefined,
  selectedIndex: undefined,
});

input.checked = false;
details.open = false;
paragraph.hidden = false;

console.log(input.outerHTML, details.outerHTML, paragraph.outerHTML);
assert.match(input.outerHTML, / checked/);
assert.match(details.outerHTML, / open/);
assert.doesNotMatch(paragraph.outerHTML, / hidden/);
JS
node probe.mjs
