#!/bin/sh
# Guess: in a plural with an offset, `#` is the number less the offset and `{n}` is the number itself, as in ICU.
# Seen: the package that turns the older messages into those of MessageFormat 2 gives both as the reduced number. "Ada
#   and # others, {n} in all" for three people says "2 others, 2 in all". Outside of the plural, `{n}` is 3.
# Who meets it: projects that change to MessageFormat 2 and keep their messages.
# What to do: pass the number a second time, under another name.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent messageformat@4.0.0 \
  @messageformat/icu-messageformat-1@0.12.0 intl-messageformat@12.1.5

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { mf1ToMessage } from '@messageformat/icu-messageformat-1';
import { IntlMessageFormat } from 'intl-messageformat';

console.log('messageformat 4.0.0, @messageformat/icu-messageformat-1 0.12.0, intl-messageformat 12.1.5');

const inside = '{n, plural, offset:1 =1 {Ada} other {Ada and # others, {n} in all}}';
const plain = '{n, plural, =1 {Ada} other {#, {n} in all}}';

for (const [message, inTwo, inOne] of [
  [inside, 'Ada and 2 others, 2 in all', 'Ada and 2 others, 3 in all'],
  [plain, '3, 3 in all', '3, 3 in all'],
]) {
  const seen = [mf1ToMessage('en', message).format({ n: 3 }), new IntlMessageFormat(message, 'en').format({ n: 3 })];

  console.log(`${message}\n  messageformat: ${seen[0]}\n  intl-messageformat: ${seen[1]}`);
  assert.deepEqual(seen, [inTwo, inOne]);
}
JS
node probe.mjs
