#!/bin/sh
# Guess: `findPhoneNumbersInText` of libphonenumber-js finds what Google's libphonenumber finds, of which it is a port:
#   valid numbers, but no dates.
# Seen: on a German page each date of the form 2026-05-03 is a valid number, +49 202 60503, and so are "RTX 4090 24576",
#   "3840 2160", the bar code 4006381333931 and "30 000 000". Not only in Germany: all 365 dates of a year are numbers in
#   Denmark, Finland, Sweden, Croatia, Serbia, Israel, Thailand and others. Google's rules ask for the 0 in front of a
#   number within Germany; the Python port of them finds none of the five, and finds 030 123456.
# Who meets it: sites that make links (`tel:`) of the numbers in changelogs, requirements or letters.
# What to do: keep what begins with + or 0 only, or link numbers by hand.
set -eu

if ! /usr/bin/python3 -c 'import phonenumbers' 2> /dev/null; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package python3-phonenumbers' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends python3-phonenumbers > /dev/null
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > texts.json <<'JSON'
[
  ["Version 3.0.3 of 2026-05-03", "+4920260503", 0],
  ["NVIDIA RTX 4090 24576 MB", "+49409024576", 0],
  ["3840 2160", "+4938402160", 0],
  ["4006381333931", "+494006381333931", 0],
  ["30 000 000", "+4930000000", 0],
  ["Call 030 123456", "+4930123456", 1]
]
JSON

/usr/bin/python3 - <<'PY'
import json
import phonenumbers

print("phonenumbers", phonenumbers.__version__)

for text, _, count in json.load(open("texts.json")):
    found = [match.raw_string for match in phonenumbers.PhoneNumberMatcher(text, "DE")]
    print(text, "->", found)
    assert len(found) == count
PY

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent libphonenumber-js@1.13.16

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { findPhoneNumbersInText } from 'libphonenumber-js/max';

console.log('libphonenumber-js 1.13.16, all data');

for (const [text, expected] of JSON.parse(readFileSync('texts.json', 'utf8'))) {
  const [{ number }] = findPhoneNumbersInText(text, 'DE');

  console.log(`${text} -> ${number.number}, valid: ${number.isValid()}`);
  assert.equal(number.number, expected);
  assert.equal(number.isValid(), true);
}

const days = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10));

for (const country of ['DE', 'DK', 'FI', 'HR', 'IL', 'RS', 'SE', 'TH']) {
  const taken = days.filter((day) => findPhoneNumbersInText(day, country).length === 1);

  console.log(`${country}: ${taken.length} of ${days.length} dates are numbers`);
  assert.equal(taken.length, 365);
}

assert.deepEqual(findPhoneNumbersInText('2026-05-03', 'US'), []);
assert.deepEqual(findPhoneNumbersInText('2026-05-03', 'FR'), []);
JS
node probe.mjs
