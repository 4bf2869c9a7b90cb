#!/bin/sh
# Guess: a skeleton behind two colons works for dates and times alike: with `{d, time, ::Hm}` a German reads 15:05.
# Seen: Lingui (6.11.0 too) and @messageformat/core read skeletons of `date` only. Behind `time`, the skeleton is
#   dropped without a word: 15:05:00, and in English 3:05:00 PM. `{d, date, ::Hm}` gives 15:05. intl-messageformat
#   (react-intl) and ICU read both. In Lingui, a skeleton behind `number` is an error when the page is shown.
# Who meets it: messages that come from react-intl or next-intl, or from translators who know ICU.
# What to do: write `{d, date, ::Hm}` for times.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @lingui/core@5.9.5 @lingui/message-utils@5.9.5 \
  @messageformat/core@3.4.1 intl-messageformat@12.1.5

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import MessageFormat from '@messageformat/core';
import { IntlMessageFormat } from 'intl-messageformat';

const values = { d: new Date(2026, 4, 3, 15, 5), n: 0.25 };

function lingui(locale, message) {
  const i18n = setupI18n({ locale, messages: { [locale]: { message: compileMessage(message) } } });

  return i18n._('message', values);
}

function format(locale, message) {
  const seen = [
    lingui(locale, message),
    new MessageFormat(locale).compile(message)(values),
    new IntlMessageFormat(message, locale).format(values),
  ];

  console.log(locale, message, '| Lingui, @messageformat/core, intl-messageformat:', seen.join(' | '));

  return seen;
}

assert.deepEqual(format('de', '{d, time, ::Hm}'), ['15:05:00', '15:05:00', '15:05']);
assert.deepEqual(format('de', '{d, date, ::Hm}'), ['15:05', '15:05', '15:05']);
assert.deepEqual(format('en', '{d, time, ::Hm}').map((text) => text.replace('\u202F', ' ')), [
  '3:05:00 PM',
  '3:05:00 PM',
  '15:05',
]);
assert.throws(() => lingui('de', '{n, number, ::percent}'), RangeError);
JS
node probe.mjs
