#!/bin/sh
# Guess: in a translation, `<0>` and `</0>` mark the element with the number 0, and a "<" that begins no such mark is a
#   letter: "Photos <8 MB and videos >2 s: <0>all</0>" is shown as it is written, with a bold "all".
# Seen: react-i18next's <Trans> shows "Photos 2 s: ". "<8 MB and videos >" is read as the opening mark of an element 8,
#   which nobody gave; it and all that follows in the sentence is left out, the bold word too, without a warning. With
#   one of the two signs alone, or with "< 8 MB", the sentence is whole. Marks within marks lose their element: of
#   "<0>Fast, <1>very</1></0>" with a bold 0 and an italic 1, "very" is bold only, because a number within an element
#   counts the children of that element; with names instead of numbers, it is both.
# Who meets it: sentences with limits, such as sizes and times, and translators who nest one mark in another.
# What to do: write "under 8 MB" or "< 8 MB" (`&lt;` is shown as four letters, without `shouldUnescape`), and give
#   elements names (`components={{ strong: <b /> }}`). intl-messageformat, which has names only, reads the first
#   sentence as one would guess.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  i18next@26.7.2 react-i18next@17.1.13 react@19.3.1 react-dom@19.3.1 intl-messageformat@12.1.5

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import i18next from 'i18next';
import { IntlMessageFormat } from 'intl-messageformat';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next, Trans } from 'react-i18next';

const texts = {
  both: 'Photos <8 MB and videos >2 s: <0>all</0>',
  spaced: 'Photos < 8 MB and videos >2 s: <0>all</0>',
  less: 'Photos <8 MB: <0>all</0>',
  more: 'Videos >2 s: <0>all</0>',
  coded: 'Photos &lt;8 MB and videos >2 s: <0>all</0>',
  numbers: '<0>Fast, <1>very</1></0>',
  names: '<strong>Fast, <italic>very</italic></strong>',
};

await i18next.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { translation: texts } },
});

const bold = createElement('b');
const italic = createElement('i');

const shown = (key, components = [bold, italic]) => {
  const markup = renderToStaticMarkup(createElement(Trans, { i18n: i18next, i18nKey: key, components }));

  console.log(texts[key].padEnd(50), '→', JSON.stringify(markup));

  return markup;
};

console.log('react-i18next 17.1.13');
assert.equal(shown('both'), 'Photos 2 s: ');
assert.equal(shown('spaced'), 'Photos &lt; 8 MB and videos &gt;2 s: <b>all</b>');
assert.equal(shown('less'), 'Photos &lt;8 MB: <b>all</b>');
assert.equal(shown('more'), 'Videos &gt;2 s: <b>all</b>');
assert.equal(shown('coded'), 'Photos &amp;lt;8 MB and videos &gt;2 s: <b>all</b>');
assert.equal(shown('numbers'), '<b>Fast, very</b>');
assert.equal(shown('names', { strong: bold, italic }), '<b>Fast, <i>very</i></b>');

const message = new IntlMessageFormat('Photos <8 MB and videos >2 s: <b>all</b>', 'en');
const reference = [message.format({ b: (words) => `*${words.join('')}*` })].flat().join('');

console.log('intl-messageformat 12.1.5');
console.log(reference);
assert.equal(reference, 'Photos <8 MB and videos >2 s: *all*');
JS
node probe.mjs
