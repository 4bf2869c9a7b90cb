#!/bin/sh
# Guess: vue-i18n takes the last of the forms "no faces | one face | {n} faces" for any number that is neither 0 nor 1.
# Seen: for 1.5 and 0.5, `t` throws a SyntaxError without a text (code 24): the number itself is taken as the place of
#   the form, and there is no form at place 1.5. With two forms, or with numbers from 2 on, fractions are fine, so that
#   "2.5 GB" passes each test. In a component, the error stops the page from being rendered.
# Who meets it: sizes, prices, ratings and durations in messages with three forms.
# What to do: give `pluralRules` for each language, by `Intl.PluralRules`; or choose the form by a whole number and name
#   the fraction otherwise: `t('size', Math.ceil(size), { named: { size } })`. If it is named `n`, it decides again.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent vue-i18n@11.4.2 vue@3.5.45

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';

const { createI18n } = createRequire(import.meta.url)('vue-i18n');

const messages = {
  en: {
    three: 'empty | one gigabyte | {n} gigabytes',
    two: 'one gigabyte | {n} gigabytes',
    size: 'none | one | {size} GB',
  },
};
const { t } = createI18n({ legacy: false, locale: 'en', messages }).global;

function format(key, number) {
  try {
    return t(key, number);
  } catch (error) {
    return `${error.name} ${error.code}`;
  }
}

const seen = Object.fromEntries(
  ['three', 'two'].map((key) => [key, [0, 1, 2, 2.5, 1.5, 0.5].map((number) => format(key, number))]),
);

console.log('0, 1, 2, 2.5, 1.5, 0.5:', seen);
assert.deepEqual(seen, {
  three: ['empty', 'one gigabyte', '2 gigabytes', '2.5 gigabytes', 'SyntaxError 24', 'SyntaxError 24'],
  two: ['0 gigabytes', 'one gigabyte', '2 gigabytes', '2.5 gigabytes', '1.5 gigabytes', '0.5 gigabytes'],
});

assert.equal(t('size', Math.ceil(1.5), { named: { size: 1.5 } }), '1.5 GB');
assert.throws(() => t('size', Math.ceil(1.5), { named: { size: 1.5, n: 1.5 } }), { code: 24 });
JS
node probe.mjs
