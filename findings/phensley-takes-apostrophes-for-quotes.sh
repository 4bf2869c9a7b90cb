#!/bin/sh
# Guess: in a MessageFormat text, an apostrophe is an apostrophe, unless it stands before a brace: "It's {name}'s photo"
#   (ICU since version 4.8). All libraries for the format agree on that.
# Seen: in @phensley/messageformat, each apostrophe begins or ends a quotation, as in Java: "It's {name}'s photo" becomes
#   "Its {name}s photo". A French text with one apostrophe shows all placeholders behind it, and plurals as their code.
#   intl-messageformat, @messageformat/core, @lingui/core and format-message are right.
# Who meets it: sites that change their library and keep their texts; Italian and French most of all.
# What to do: write ’ for apostrophes in texts, which all libraries leave alone, or double each straight one.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @phensley/messageformat@1.14.0 @phensley/plurals@1.14.0 \
  intl-messageformat@12.1.5 @messageformat/core@3.4.1 @lingui/core@5.9.5 format-message@6.2.4

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { i18n } from '@lingui/core';
import MessageFormat from '@messageformat/core';
import * as phensley from '@phensley/messageformat';
import { pluralRules } from '@phensley/plurals';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import formatMessage from 'format-message';
import { IntlMessageFormat } from 'intl-messageformat';

const formatters = {
  '@phensley/messageformat': (language, text, values) => {
    const code = phensley.parseMessagePattern(text, phensley.buildMessageMatcher([]));
    const converter = new phensley.DefaultMessageArgConverter();

    return new phensley.MessageEngine(pluralRules.get(language), converter, {}, code).evaluate([], values);
  },
  'intl-messageformat': (language, text, values) => new IntlMessageFormat(text, language).format(values),
  '@messageformat/core': (language, text, values) => new MessageFormat(language).compile(text)(values),
  '@lingui/core': (language, text, values) => {
    i18n.loadAndActivate({ locale: language, messages: { text: compileMessage(text) } });

    return i18n._('text', values);
  },
  'format-message': (language, text, values) => {
    formatMessage.setup({ locale: language, missingTranslation: 'ignore' });

    return formatMessage(text, values);
  },
};

const texts = [
  ['en', "It's {name}'s photo", { name: 'Ada' }],
  ['fr', "L'intelligence de {name}", { name: 'Ada' }],
  ['fr', "L'image a {n, plural, one {un visage} other {# visages}}", { n: 2 }],
  ['fr', 'L’image de {name}', { name: 'Ada' }],
  ['en', "It''s {name}", { name: 'Ada' }],
];

const seen = {};

for (const [name, format] of Object.entries(formatters)) seen[name] = texts.map((text) => format(...text));

console.log(seen);

const { '@phensley/messageformat': quoted, ...others } = seen;

for (const results of Object.values(others))
  assert.deepEqual(results, [
    "It's Ada's photo",
    "L'intelligence de Ada",
    "L'image a 2 visages",
    'L’image de Ada',
    "It's Ada",
  ]);

assert.deepEqual(quoted, [
  'Its {name}s photo',
  'Lintelligence de {name}',
  'Limage a {n, plural, one {un visage} other {# visages}}',
  'L’image de Ada',
  "It's Ada",
]);
JS
node probe.mjs
