#!/bin/sh
# Guess: Lingui's format for gettext plurals keeps a message that it can't express, "No faces" for exactly 0, as an ICU
#   message, as it does with plurals within a sentence.
# Seen: `=0` takes the place of the singular, and every other form moves on by one. Read back,
#   `{n, plural, =0 {No faces} one {# face} other {# faces}}` is `one {No faces} other {# face}`: 1 is "No faces", 5 is
#   "5 face", and the last form is lost. A warning appears when the file is read; the message is written without one.
#   And what is in quotes comes back without them: the letters `'{'name'}'` are a placeholder afterwards.
# Who meets it: projects that exchange PO files with translators through this format, once a text has a form for "none":
#   nobody has to change anything, writing and reading is enough.
# What to do: ask for 0 outside of the plural (`select`, or a condition in the program), or use Lingui's own format for
#   PO files.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @lingui/format-po-gettext@5.9.0 intl-messageformat@12.1.5

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { formatter } from '@lingui/format-po-gettext';
import { IntlMessageFormat } from 'intl-messageformat';

const gettext = formatter();
const context = { locale: 'en', sourceLocale: 'en', existing: null };

const roundTrip = async (translation) => {
  const file = await gettext.serialize({ faces: { message: translation, translation, origin: [] } }, context);
  const { faces } = await gettext.parse(file, context);

  return { file, back: faces.translation };
};
const say = (message, n) => new IntlMessageFormat(message, 'en').format({ n, name: 'Ada' });

const seen = [
  ['{n, plural, one {# face} other {# faces}}', ['0 faces', '1 face', '5 faces'], ['0 faces', '1 face', '5 faces']],
  [
    '{n, plural, =0 {No faces} one {# face} other {# faces}}',
    ['No faces', '1 face', '5 faces'],
    ['0 face', 'No faces', '5 face'],
  ],
  [
    'You have {n, plural, =0 {no faces} one {# face} other {# faces}}',
    ['You have no faces', 'You have 1 face', 'You have 5 faces'],
    ['You have no faces', 'You have 1 face', 'You have 5 faces'],
  ],
  [
    "{n, plural, one {Write '{'name'}'} other {# faces}}",
    ['0 faces', 'Write {name}', '5 faces'],
    ['0 faces', 'Write Ada', '5 faces'],
  ],
];

console.log('@lingui/format-po-gettext 5.9.0');

for (const [message, before, after] of seen) {
  const { file, back } = await roundTrip(message);

  console.log(`${message}\n${file.slice(file.indexOf('msgid "faces"')).trim()}\n=> ${back}`);
  console.log('   0, 1, 5:', [0, 1, 5].map((n) => say(back, n)).join(' | '));
  assert.deepEqual([0, 1, 5].map((n) => say(message, n)), before);
  assert.deepEqual([0, 1, 5].map((n) => say(back, n)), after);
}
JS
node probe.mjs
