#!/bin/sh
# Guess: a library for postal addresses prints each part that it is given, in the order of the country. A city is never
#   left out.
# Seen: localized-address-format prints a Japanese address without its city (`locality`): "千代田区" is not there, while
#   "東京都", the street and the postal code are. In Latin letters it is missing too, and no error is raised. Korean,
#   Russian and Chinese cities are there. Google's formats, which it uses, expect the Japanese city within the street.
#   i18n-postal-address, which names the same source, prints it.
# Who meets it: invoices, imprints and labels for parcels made from the fields of a form.
# What to do: put the Japanese city in front of the street, into `addressLines`; check that each value that goes in comes
#   out.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent localized-address-format@1.3.3 i18n-postal-address@1.0.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import PostalAddress, { addressFormats } from 'i18n-postal-address';
import { formatAddress } from 'localized-address-format';

const addresses = {
  JP: { region: '東京都', city: '千代田区', street: '丸の内 1-1-1', code: '100-0005' },
  KR: { region: '서울특별시', city: '강남구', street: '테헤란로 1', code: '06164' },
  RU: { region: 'Московская область', city: 'Химки', street: 'ул. Мира, 1', code: '141400' },
  CN: { region: '广东省', city: '深圳市', street: '深南大道1号', code: '518000' },
  ES: { region: 'Madrid', city: 'Getafe', street: 'Calle Madrid, 1', code: '28901' },
};

const byLocalized = (country, { region, city, street, code }, script = 'local') =>
  formatAddress(
    {
      postalCountry: country,
      administrativeArea: region,
      locality: city,
      addressLines: [street],
      postalCode: code,
      name: 'Ada Lace',
    },
    script,
  );

const byPostal = (country, { region, city, street, code }) =>
  new PostalAddress({ formats: addressFormats, defaultFormat: country })
    .setGivenName('Ada')
    .setFamilyName('Lace')
    .setAddress1(street)
    .setCity(city)
    .setState(region)
    .setProvince(region)
    .setPrefecture(region)
    .setPostalCode(code)
    .setFormat({ country })
    .toString()
    .split('\n');

const missing = (lines, address) =>
  Object.entries(address)
    .filter(([, value]) => !lines.join('\n').toLowerCase().includes(value.toLowerCase()))
    .map(([part]) => part);

const seen = {};

for (const [country, address] of Object.entries(addresses)) {
  const localized = byLocalized(country, address);

  console.log(country, localized);
  seen[country] = missing(localized, address);
}

console.log('missing in localized-address-format 1.3.3:', seen);
assert.deepEqual(seen, { JP: ['city'], KR: [], RU: [], CN: [], ES: [] });

assert.deepEqual(missing(byLocalized('JP', addresses.JP, 'latin'), addresses.JP), ['city']);
assert.deepEqual(missing(byPostal('JP', addresses.JP), addresses.JP), []);
JS
node probe.mjs
