#!/bin/sh
# Guess: a consent string for advertising (TCF) has the language in which the visitor was asked, if the program sets
#   `consentLanguage`, which the library offers and accepts.
# Seen: @iabtechlabtcf/core overwrites it with the language of its list of vendors when it encodes. With one list for all
#   pages, each visitor has agreed in English, whether asked in German, Japanese or Arabic. Only `changeLanguage` of the
#   list counts, which downloads texts in that language, even where the site has its own. A string that is decoded says
#   DE, and EN once it is encoded again with the list.
# Who meets it: sites in several languages with a banner of their own: the proof of consent is wrong for all but one.
# What to do: `changeLanguage` with the files of all languages on the own server; or a list for each language whose texts
#   are put into `GVL.LANGUAGE_CACHE` before, as below.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @iabtechlabtcf/core@1.5.21

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { GVL, TCModel, TCString } = require('@iabtechlabtcf/core');

const vendorList = () => ({
  gvlSpecificationVersion: 3,
  vendorListVersion: 100,
  tcfPolicyVersion: 5,
  lastUpdated: '2026-01-01T00:00:00Z',
  purposes: { 1: { id: 1, name: 'Store', description: 'Store', illustrations: [] } },
  specialPurposes: {},
  features: {},
  specialFeatures: {},
  stacks: {},
  dataCategories: {},
  vendors: {
    7: { id: 7, name: 'Ads', purposes: [1], legIntPurposes: [], flexiblePurposes: [], specialPurposes: [], features: [], specialFeatures: [], urls: [] },
  },
});

const encoded = (gvl, language) => {
  const model = new TCModel(gvl);

  Object.assign(model, { cmpId: 10, cmpVersion: 1, consentLanguage: language });
  model.purposeConsents.set(1);
  model.vendorConsents.set(7);
  assert.equal(model.consentLanguage, language);

  return TCString.encode(model);
};

// The language by hand: two numbers of six bits, 108 bits behind the start (six of the version, two times 36 of the dates,
// 12 each of the program and its version, and six of the screen).
const byHand = (string) => {
  const bits = [...Buffer.from(string.split('.')[0], 'base64url')].map((byte) => byte.toString(2).padStart(8, '0')).join('');

  return [108, 114].map((start) => String.fromCharCode(65 + parseInt(bits.slice(start, start + 6), 2))).join('');
};

(async () => {
  for (const language of ['DE', 'JA', 'AR']) {
    const string = encoded(new GVL(vendorList()), language);

    console.log(language, string, TCString.decode(string).consentLanguage, byHand(string));
    assert.equal(TCString.decode(string).consentLanguage, 'EN');
    assert.equal(byHand(string), 'EN');
  }

  GVL.LANGUAGE_CACHE.set('DE', { purposes: vendorList().purposes });
  const german = new GVL(vendorList());
  await german.changeLanguage('DE');
  const string = encoded(german, 'DE');

  console.log('changeLanguage', string, byHand(string));
  assert.equal(byHand(string), 'DE');

  const model = TCString.decode(string);
  assert.equal(model.consentLanguage, 'DE');
  model.gvl = new GVL(vendorList());
  const again = TCString.encode(model);

  console.log('decoded and encoded', byHand(string), byHand(again));
  assert.equal(byHand(again), 'EN');
})();
JS
node probe.cjs
