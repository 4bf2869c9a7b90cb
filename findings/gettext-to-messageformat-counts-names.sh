#!/bin/sh
# Guess: a program that converts gettext files for a MessageFormat library keeps what the texts say: `%02d:%02d` with 1 and 5
#   is 01:05 or at least 1:5, the number decides about the plural, and braces and apostrophes are escaped as the format needs.
# Seen: gettext-to-messageformat takes the digits of `%02d` for the place of an argument: "1:05" becomes "5d:5d". The plural of
#   "%s has %d faces" depends on the first argument: "Ada a 3 visage". Braces get backslashes, which messageformat 2 and
#   intl-messageformat refuse. Apostrophes are left alone: "l'%s", from which intl-messageformat makes "l{0}", as an
#   apostrophe before a brace is a quotation mark.
# Who meets it: sites that leave gettext behind, in French and Italian most of all.
# What to do: number all placeholders (`%1$s`), put the counted one first, and double apostrophes before a placeholder.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent gettext-to-messageformat@0.4.0 messageformat@2.3.0 \
  intl-messageformat@12.1.5

cat > fr.po <<'PO'
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Language: fr\n"
"Plural-Forms: nplurals=2; plural=n > 1;\n"

msgid "Lasts %02d:%02d"
msgstr "Durée : %02d:%02d"

msgid "%s has %d face"
msgid_plural "%s has %d faces"
msgstr[0] "%s a %d visage"
msgstr[1] "%s a %d visages"

msgid "the %s"
msgstr "l'%s"

msgid "Write {name}"
msgstr "Écrivez {name}"
PO

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import gettextToMessageformat from 'gettext-to-messageformat';
import { IntlMessageFormat } from 'intl-messageformat';
import MessageFormat from 'messageformat';

const { pluralFunction, translations } = gettextToMessageformat.parsePo(readFileSync('fr.po', 'utf8'));
const messageFormat = new MessageFormat({ fr: pluralFunction });

const formatters = {
  // What gettext and the C library make of it, once the form of the plural is chosen.
  printf: (text, ...values) => execFileSync('printf', [text, ...values], { encoding: 'utf8' }),
  messageformat: (id, ...values) => messageFormat.compile(translations[id])(values),
  'intl-messageformat': (id, ...values) => new IntlMessageFormat(translations[id], 'fr').format(values),
};

const attempt = (formatter, ...input) => {
  try {
    return formatters[formatter](...input);
  } catch {
    return 'refused';
  }
};

const seen = [
  ['printf', 'Durée : %02d:%02d', 1, 5],
  ['messageformat', 'Lasts %02d:%02d', 1, 5],
  ['intl-messageformat', 'Lasts %02d:%02d', 1, 5],
  ['printf', '%s a %d visages', 'Ada', 3],
  ['messageformat', '%s has %d face', 'Ada', 3],
  ['printf', "l'%s", 'image'],
  ['messageformat', 'the %s', 'image'],
  ['intl-messageformat', 'the %s', 'image'],
  ['printf', 'Écrivez {name}'],
  ['messageformat', 'Write {name}'],
  ['intl-messageformat', 'Write {name}'],
].map((row) => [row[0], attempt(...row)]);

console.log(translations);
console.log(seen);

assert.deepEqual(seen, [
  ['printf', 'Durée : 01:05'],
  ['messageformat', 'Durée : 5d:5d'],
  ['intl-messageformat', 'Durée : 5d:5d'],
  ['printf', 'Ada a 3 visages'],
  ['messageformat', 'Ada a 3 visage'],
  ['printf', "l'image"],
  ['messageformat', "l'image"],
  ['intl-messageformat', 'l{0}'],
  ['printf', 'Écrivez {name}'],
  ['messageformat', 'refused'],
  ['intl-messageformat', 'refused'],
]);
JS
node probe.mjs
