#!/bin/sh
# Guess: `formatjs extract --flatten`, which moves the plural forms of a message to its outside, keeps what the message
#   says.
# Seen: if a message has a plural with `offset:1` and another plural behind it, `#` is replaced by `{n, number}`, which
#   is the number without the offset. For three people, "you and 2 others in 2 files" becomes "you and 3 others in 2
#   files". The file still says `offset:1`, so that the form fits the smaller number. With one plural in the message
#   the `#` stays, and all is well.
# Who meets it: messages such as "Ada and 2 others" that are extracted for translators with the option.
# What to do: extract these messages without `--flatten`, or put each plural into a message of its own.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @formatjs/cli@6.16.32 intl-messageformat@12.1.5

cat > messages.ts <<'TS'
import { defineMessages } from 'react-intl';

export default defineMessages({
  files: {
    id: 'files',
    defaultMessage:
      '{n, plural, offset:1 =1 {you} one {you and # other} other {you and # others}} in {m, plural, one {# file} other {# files}}',
  },
  people: { id: 'people', defaultMessage: '{n, plural, offset:1 =1 {you} one {you and # other} other {you and # others}}' },
});
TS
npx formatjs extract messages.ts --format simple --out-file plain.json
npx formatjs extract messages.ts --format simple --out-file flat.json --flatten

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';

const [plain, flat] = ['plain.json', 'flat.json'].map((file) => JSON.parse(readFileSync(file, 'utf8')));
const format = (text, n) => new IntlMessageFormat(text, 'en').format({ n, m: 2 });

console.log('as written:', plain.files);
console.log('flattened: ', flat.files);

for (const n of [1, 2, 3, 10]) {
  console.log(n, '|', format(plain.files, n), '|', format(flat.files, n));
}

assert.equal(format(plain.files, 3), 'you and 2 others in 2 files');
assert.equal(format(flat.files, 3), 'you and 3 others in 2 files');
assert.equal(format(flat.files, 2), 'you and 2 other in 2 files');
assert.equal(format(flat.people, 3), format(plain.people, 3));
JS
node probe.mjs
