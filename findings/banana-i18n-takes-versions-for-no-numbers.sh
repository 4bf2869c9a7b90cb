#!/bin/sh
# Guess: `{{formatnum:…}}` returns what is no number as it is: "3.0.3" in each language. Whether a message has a plural or not
#   does not change its other characters. `photo{{PLURAL:$1||s}}`, usual in MediaWiki's messages, is "1 photo" and "3 photos".
# Seen: banana-i18n compares the result with "NaN", which is another word in other languages: the version is "не число" in
#   Russian and the like in Arabic, two words for "not a number". Empty forms of a plural are dropped, so that "1 photos" is
#   shown. In messages with a plural, backslashes vanish, so that C:\new\film is "C:newfilm", and `$x` or `5 < 6` throw an
#   error; without one, the path and `$x` are left alone.
# Who meets it: sites with messages as in MediaWiki, and Wikimedia's own tools.
# What to do: whole words in each form, versions and paths as parameters without `formatnum`, `&lt;` for "<".
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent banana-i18n@2.4.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import Banana from 'banana-i18n';

const show = (language, message, ...parameters) => {
  const banana = new Banana(language, { messages: { message } });

  try {
    return banana.i18n('message', ...parameters);
  } catch (error) {
    return error.message.split(' at ')[0];
  }
};

const notANumber = (language) => new Intl.NumberFormat(language).format(NaN);

const plural = '{{PLURAL:$1|One face|$1 faces}}';
const seen = {
  versions: ['en', 'de', 'ja', 'ru', 'ar'].map((language) => show(language, '{{formatnum:$1}}', '3.0.3')),
  'empty form': [1, 3].map((count) => show('en', '$1 photo{{PLURAL:$1||s}}', count)),
  'full forms': [1, 3].map((count) => show('en', '{{PLURAL:$1|$1 photo|$1 photos}}', count)),
  path: [show('en', 'Saved in C:\\new\\film', 3), show('en', `${plural} in C:\\new\\film`, 3)],
  dollar: [show('en', 'Price: $x', 3), show('en', `${plural}: $x`, 3)],
  'less than': [show('en', '5 &lt; 6', 3), show('en', '5 < 6', 3)],
};

console.log(seen);

assert.deepEqual(seen, {
  versions: ['3.0.3', '3.0.3', '3.0.3', notANumber('ru'), notANumber('ar')],
  'empty form': ['1 photos', '3 photos'],
  'full forms': ['1 photo', '3 photos'],
  path: ['Saved in C:\\new\\film', '3 faces in C:newfilm'],
  dollar: ['Price: $x', 'Parse error'],
  'less than': ['5 &lt; 6', 'Parse error'],
});
assert.match(seen.versions[3], /^не.число$/);
JS
node probe.mjs
