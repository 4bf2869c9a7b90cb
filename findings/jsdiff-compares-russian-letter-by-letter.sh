#!/bin/sh
# Guess: `diffWords` of the package diff (jsdiff) compares words in Russian and Arabic, as it does in English and
#   Vietnamese.
# Seen: only letters of the Latin script make words. Russian and Arabic are compared letter by letter: "семь дней"
#   (seven days) against "десять дней" (ten days) is a scatter of crossed-out and new letters around those that both
#   words happen to share. With an `Intl.Segmenter` as `intlSegmenter`, the one word is marked.
# Who meets it: sites that mark what is new in their terms: a refund period that changed reads as letters crossed out.
# What to do: pass `intlSegmenter: new Intl.Segmenter(language, { granularity: 'word' })`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent diff@9.0.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { diffWords } from 'diff';

const marked = (before, after, options) =>
  diffWords(before, after, options)
    .map(({ added, removed, value }) => (added ? `{+${value}+}` : removed ? `[-${value}-]` : value))
    .join('');

const terms = {
  en: ['The period is seven days', 'The period is ten days'],
  vi: ['Thời hạn là bảy ngày', 'Thời hạn là mười ngày'],
  ru: ['Срок составляет семь дней', 'Срок составляет десять дней'],
  ar: ['المدة سبعة أيام', 'المدة عشرة أيام'],
};

console.log('diff', JSON.parse(readFileSync('node_modules/diff/package.json', 'utf8')).version);

const seen = {};

for (const [language, [before, after]] of Object.entries(terms)) {
  const intlSegmenter = new Intl.Segmenter(language, { granularity: 'word' });

  seen[language] = { plain: marked(before, after), words: marked(before, after, { intlSegmenter }) };
  console.log(`${language}: ${seen[language].plain}\n    with a segmenter: ${seen[language].words}`);
}

assert.equal(seen.en.plain, 'The period is [-seven-]{+ten+} days');
assert.equal(seen.vi.plain, 'Thời hạn là [-bảy-]{+mười+} ngày');

assert.equal(seen.ru.plain, 'Срок составляет [-с-]{+д+}е[-м-]{+сят+}ь дней');
assert.equal(seen.ru.words, 'Срок составляет [-семь-]{+десять+} дней');

assert.equal(seen.ar.plain, 'المدة [-سب-]ع{+شر+}ة أيام');
assert.equal(seen.ar.words, 'المدة [-سبعة-]{+عشرة+} أيام');
JS
node probe.mjs
