#!/bin/sh
# Guess: timeago.js says in Japanese what it says in English: "in 5 days".
# Seen: it says 5日以内, "within 5 days", for everything in the future, so the moment is the last one instead of the only
#   one. Korean and German mean the same as English, and Intl says 5 日後.
# Who meets it: pages that announce a release or the end of a refund period: a Japanese visitor reads that the release
#   comes today or on one of the next days.
# What to do: `new Intl.RelativeTimeFormat('ja')`, or a function of your own for `register`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent timeago.js@4.0.2

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const timeago = require('timeago.js');

const now = Date.parse('2026-11-28T12:00:00Z');
const inFiveDays = now + 5 * 24 * 60 * 60 * 1000;
const seen = { en_US: 'in 5 days', ja: '5日以内', ko: '5일 후', de: 'in 5 Tagen' };

console.log('timeago.js', require('timeago.js/package.json').version);

for (const [language, expected] of Object.entries(seen)) {
  timeago.register(language, require(`timeago.js/lib/lang/${language}`).default);

  const text = timeago.format(inFiveDays, language, { relativeDate: now });

  console.log(`${language}: ${text}, Intl: ${new Intl.RelativeTimeFormat(language.slice(0, 2)).format(5, 'day')}`);
  assert.equal(text, expected);
}
JS
node probe.cjs
