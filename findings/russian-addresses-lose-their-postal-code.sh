#!/bin/sh
# Guess: a library that formats the addresses of 249 countries by the standards of the post prints the postal code of
#   each country that has one.
# Seen: i18n-postal-address prints Russian and Chinese addresses without it: the values of `setPostalCode` are in none of
#   their lines, and no error is raised. Both countries have codes of six digits. A Spanish first and last name are on
#   two lines. localized-address-format, with the data of Google that i18n-postal-address names as its source, prints all
#   codes.
# Who meets it: invoices and labels for parcels made from the fields of a form.
# What to do: localized-address-format (with the city of Japan in the street), or `addFormat` with a format of one's own;
#   check that each value that goes in comes out.
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

const byLocalized = (country, { region, city, street, code }) =>
  formatAddress({
    postalCountry: country,
    administrativeArea: region,
    locality: city,
    addressLines: [street],
    postalCode: code,
    name: 'Ada Lace',
  });

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
  const postal = byPostal(country, address);

  console.log(country, postal);
  seen[country] = missing(postal, address);
}

console.log('missing in i18n-postal-address 1.0.0:', seen);
assert.deepEqual(seen, { JP: [], KR: [], RU: ['code'], CN: ['code'], ES: [] });

assert.deepEqual(byPostal('ES', addresses.ES).slice(0, 2), ['Ada', 'Lace']);

for (const country of ['RU', 'CN']) {
  assert.deepEqual(missing(byLocalized(country, addresses[country]), addresses[country]), []);
}
JS
node probe.mjs
