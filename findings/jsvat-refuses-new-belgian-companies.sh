#!/bin/sh
# Guess: jsvat, which checks VAT numbers of companies by their country's rule, takes those of each member of the EU.
# Seen: a Belgian number has ten digits, of which the first is 0 or, for companies that came after the zeros were given
#   out, 1. jsvat has only the zero: BE1000000120, whose check digits are right (97 minus the remainder of 10000001), is
#   of no valid form. It has no rule for XI, the prefix of Northern Ireland in trade with the EU, either: with all
#   countries, such a number is nobody's. python-stdnum takes both.
# Who meets it: shops that sell to companies: a young Belgian company can't buy without VAT, or not at all.
# What to do: hand over rules of your own for BE and XI. For BE, the form alone is not enough: jsvat also refuses each
#   number whose second digit is 0.
set -eu

if ! /usr/bin/python3 -c 'import stdnum' 2> /dev/null; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package python3-stdnum' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends python3-stdnum > /dev/null
fi

version=$(dpkg-query -W -f '${Version}' python3-stdnum)
echo "python3-stdnum $version"
case $version in
  1.18-*) ;;
  *) echo 'Seen in 1.18 of Debian 12; this is another version.' ;;
esac

/usr/bin/python3 - <<'PY'
from stdnum.eu import vat

for number in ["BE0428759497", "BE1000000120", "XI980780684"]:
    print(number, vat.is_valid(number))
    assert vat.is_valid(number)

assert not vat.is_valid("BE1000000121")
PY

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent jsvat@2.5.4

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { belgium, checkVAT, countries } from 'jsvat';

const all = Object.values(countries);

const seen = {
  BE0428759497: [true, 'BE'],
  BE1000000120: [false, 'BE'],
  GB980780684: [true, 'GB'],
  XI980780684: [false, undefined],
};

console.log('jsvat 2.5.4');

for (const [number, expected] of Object.entries(seen)) {
  const { isValid, isValidFormat, country } = checkVAT(number, all);

  console.log(`${number}: valid ${isValid}, form ${isValidFormat}, country ${country?.isoCode.short}`);
  assert.deepEqual([isValid, country?.isoCode.short], expected);
  assert.equal(isValidFormat, isValid);
}

assert.equal(97 - (10000001 % 97), 20);
assert.deepEqual(belgium.rules.regex.map(String), [String(/^(BE)(0?\d{9})$/)]);
JS
node probe.mjs
