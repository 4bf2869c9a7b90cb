#!/bin/sh
# Guess: gettext.js takes the texts of "pt" for a visitor with "pt-BR", as its version 2 searches all shorter tags, plurals
#   included. Each set of messages comes with its plural rule, so a second domain of a language changes nothing in the first.
# Seen: single texts are translated, and each plural throws a TypeError: its rule is searched by the full tag only. The rule
#   belongs to the language: once a second domain with three forms is loaded, 5 gets the form for one in the first domain,
#   "5 visage". And of a tag with two underscores one is replaced: for zh_Hant_TW, the texts of zh_Hant are not found.
# Who meets it: sites in 12 languages without one for each region, or with the texts of a component in a domain of its own.
# What to do: give `setLocale` the language whose texts were loaded, with hyphens, and one plural rule per language.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent gettext.js@2.0.3

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import i18n from 'gettext.js';

const TWO_FORMS = 'nplurals=2; plural=n>1;';
const THREE_FORMS = 'nplurals=3; plural=(n>1)?(n%1000000==0?1:2):0;';

const attempt = (action) => {
  try {
    return action();
  } catch (error) {
    return error.name;
  }
};

const portuguese = { Face: 'Rosto', '%1 face': ['%1 rosto', '%1 rostos'] };

const inPortuguese = (locale) => {
  const gettext = i18n();

  gettext.setMessages('messages', 'pt', { ...portuguese }, TWO_FORMS);
  gettext.setLocale(locale);

  return [gettext.gettext('Face'), attempt(() => gettext.ngettext('%1 face', '%1 faces', 5, 5))];
};

const inFrench = (otherRule) => {
  const gettext = i18n();

  gettext.setMessages('messages', 'fr', { '%1 face': ['%1 visage', '%1 visages'] }, TWO_FORMS);
  if (otherRule) gettext.setMessages('player', 'fr', { '%1 film': ['%1 film', '%1 de films', '%1 films'] }, otherRule);
  gettext.setLocale('fr');

  return gettext.ngettext('%1 face', '%1 faces', 5, 5);
};

const inChinese = (loaded, locale) => {
  const gettext = i18n();

  gettext.setMessages('messages', loaded, { Face: '臉' }, 'nplurals=1; plural=0;');
  gettext.setLocale(locale);

  return gettext.gettext('Face');
};

const seen = {
  pt: inPortuguese('pt'),
  'pt-BR': inPortuguese('pt-BR'),
  'one domain': inFrench(),
  'two domains': inFrench(THREE_FORMS),
  'zh-Hant for zh-Hant-TW': inChinese('zh-Hant', 'zh-Hant-TW'),
  'zh_Hant for zh_Hant_TW': inChinese('zh_Hant', 'zh_Hant_TW'),
};

console.log(seen);

assert.deepEqual(seen, {
  pt: ['Rosto', '5 rostos'],
  'pt-BR': ['Rosto', 'TypeError'],
  'one domain': '5 visages',
  'two domains': '5 visage',
  'zh-Hant for zh-Hant-TW': '臉',
  'zh_Hant for zh_Hant_TW': 'Face',
});
JS
node probe.mjs
