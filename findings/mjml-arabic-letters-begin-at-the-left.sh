#!/bin/sh
# Guess: `<mjml lang="ar" dir="rtl">` makes an Arabic letter: texts begin at the right, and the first of two columns
#   is at the right.
# Seen: both attributes are written into `<html>`, and each section gets `direction:ltr` all the same, each text
#   `text-align:left`. Both are in the elements, where no rule of a style sheet reaches them in most mail programs.
#   There is no warning.
# Who meets it: newsletters in Arabic from the same templates as the others.
# What to do: `<mj-attributes>` with `<mj-section direction="rtl"/>` and `<mj-all align="right"/>`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent mjml@5.4.1

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const mjml = require('mjml');

const { version } = JSON.parse(readFileSync('node_modules/mjml/package.json', 'utf8'));

const letter = (head) => `<mjml lang="ar" dir="rtl"><mj-head>${head}</mj-head><mj-body><mj-section>
  <mj-column><mj-text>مرحبا</mj-text></mj-column><mj-column><mj-text>ابدأ</mj-text></mj-column>
</mj-section></mj-body></mjml>`;

const read = async (head) => {
  const { html, errors } = await (mjml.default ?? mjml)(letter(head));
  const section = html.slice(html.indexOf('<body'));
  const values = (name) => [...new Set(section.match(new RegExp(`(?<=${name}:\\s?)\\w+`, 'g')))].join();

  assert.deepEqual(errors, []);
  assert.match(html, /<html lang="ar" dir="rtl"/);

  return { direction: values('direction'), ofTexts: section.match(/text-align:\s?(\w+);[^"]*"\s*>مرحبا/)[1] };
};

(async () => {
  const plain = await read('');
  const told = await read('<mj-attributes><mj-section direction="rtl"/><mj-all align="right"/></mj-attributes>');

  console.log('mjml', version);
  console.log('dir="rtl":', plain, '| with attributes for sections and texts:', told);
  assert.deepEqual(plain, { direction: 'ltr', ofTexts: 'left' });
  assert.match(told.direction, /rtl/);
  assert.equal(told.ofTexts, 'right');
})();
JS
node probe.cjs
