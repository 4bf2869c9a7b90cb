#!/bin/sh
# Guess: `#` is the number of the plural around it, also within a `select` that stands in a form of the plural.
# Seen: it depends on the library. intl-messageformat (react-intl, next-intl) and Lingui show the sign itself, "# of her
#   photos", as ICU does: there, `#` belongs to a plural only where no other choice is between. @messageformat/core
#   shows "5 of her photos". The other way round, with the plural within the select, all agree.
# Who meets it: messages with a number and a gender, in languages whose verbs or articles need both.
# What to do: put the plural within the select, or write `{n, number}` instead of `#`.
set -eu

if ! dpkg-query -W -f '${Version}' python3-icu > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package python3-icu' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends python3-icu > /dev/null
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @lingui/core@5.9.5 @lingui/message-utils@5.9.5 \
  @messageformat/core@3.4.1 intl-messageformat@12.1.5

cat > message.py <<'PY'
import sys

import icu

message = icu.MessageFormat(sys.argv[1], icu.Locale("en"))
print(message.format(["n", "who"], [icu.Formattable(5), icu.Formattable("her")]))
PY

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import MessageFormat from '@messageformat/core';
import { IntlMessageFormat } from 'intl-messageformat';

const values = { n: 5, who: 'her' };

function format(message) {
  const i18n = setupI18n({ locale: 'en', messages: { en: { message: compileMessage(message) } } });
  const seen = {
    'ICU': execFileSync('/usr/bin/python3', ['message.py', message]).toString().trim(),
    'intl-messageformat': new IntlMessageFormat(message, 'en').format(values),
    'Lingui': i18n._('message', values),
    '@messageformat/core': new MessageFormat('en').compile(message)(values),
  };

  console.log(message, seen);

  return seen;
}

assert.deepEqual(
  format('{n, plural, one {one photo} other {{who, select, her {# of her photos} other {# of their photos}}}}'),
  {
    'ICU': '# of her photos',
    'intl-messageformat': '# of her photos',
    'Lingui': '# of her photos',
    '@messageformat/core': '5 of her photos',
  },
);

const inner = format('{who, select, her {{n, plural, one {one photo} other {# of her photos}}} other {photos}}');

assert.deepEqual(new Set(Object.values(inner)), new Set(['5 of her photos']));
JS
node probe.mjs
