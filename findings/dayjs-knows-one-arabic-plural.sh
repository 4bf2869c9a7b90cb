#!/bin/sh
# Guess: dayjs, whose Russian has the right form for every number, has the Arabic ones too: a dual for 2, a plural from 3
#   to 10, and the singular from 11 on.
# Seen: from 2 on it writes one form, the plural, also for 2 minutes, 15 minutes and 25 days. Intl and timeago.js write
#   all three forms.
# Who meets it: pages in Arabic that say how long ago a version came out, or how long a video takes.
# What to do: `new Intl.RelativeTimeFormat('ar')`, or a function for `mm`, `dd` and the others in `updateLocale`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent dayjs@1.11.23

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const dayjs = require('dayjs');
const relativeTime = require('dayjs/plugin/relativeTime');
require('dayjs/locale/ar');
require('dayjs/locale/ru');

dayjs.extend(relativeTime);

const now = dayjs('2026-11-28T12:00:00Z');
const ago = (count, unit, language) => now.subtract(count, unit).locale(language).from(now);

// What dayjs writes, and the form that Arabic wants: "two" is the dual, "few" the plural, "many" the singular.
const seen = [
  [2, 'minute', 'منذ 2 دقائق', 'two'],
  [5, 'minute', 'منذ 5 دقائق', 'few'],
  [15, 'minute', 'منذ 15 دقائق', 'many'],
  [25, 'day', 'منذ 25 أيام', 'many'],
];

console.log('dayjs', require('dayjs/package.json').version);

for (const [count, unit, arabic, form] of seen) {
  const byIntl = new Intl.RelativeTimeFormat('ar', { numeric: 'auto' }).format(-count, unit);

  console.log(`${count} ${unit}: ${ago(count, unit, 'ar')}, Intl: ${byIntl}, Russian: ${ago(count, unit, 'ru')}`);
  assert.equal(ago(count, unit, 'ar'), arabic);
  assert.equal(new Intl.PluralRules('ar').select(count), form);
}

assert.equal(ago(21, 'minute', 'ru'), '21 минуту назад');
assert.equal(ago(25, 'minute', 'ru'), '25 минут назад');
JS
node probe.cjs
