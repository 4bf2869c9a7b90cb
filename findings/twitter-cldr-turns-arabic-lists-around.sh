#!/bin/sh
# Guess: a library made from the CLDR writes dates and lists in all of its languages as `Intl` does, or at least readably.
# Seen: in Vietnamese, TwitterCldr writes the codes of the pattern: the third of May 2026 is "'Ngà2026 dd tháng MM năm' 2026",
#   in the long form, and the full form has codes as well. Arabic lists are turned around: "three" is the first word of "one,
#   two, three", as if the text were painted from left to right. Browsers turn Arabic themselves: what is meant to come
#   first is read last, and "and" stands between the first two words.
# Who meets it: news with dates, and lists of systems or formats, on Vietnamese and Arabic pages.
# What to do: `Intl.DateTimeFormat` and `Intl.ListFormat`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent twitter_cldr@2.3.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const twitterCldr = require('twitter_cldr');

const day = new Date(Date.UTC(2026, 4, 3));
const words = ['واحد', 'اثنان', 'ثلاثة'];
const seen = {};

for (const language of ['en', 'de', 'ja', 'ar', 'vi']) {
  const { DateTimeFormatter, ListFormatter } = twitterCldr.load(language);
  const dates = new DateTimeFormatter();
  const list = new ListFormatter().format(words);

  seen[language] = {
    long: dates.format(day, { format: 'date', type: 'long' }),
    full: dates.format(day, { format: 'date', type: 'full' }),
    Intl: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day),
    // The order in the text, whatever its direction on the screen.
    order: words.map((word) => list.indexOf(word)).every((place, index, places) => index === 0 || place > places[index - 1]),
  };
}

const arabic = new (twitterCldr.load('ar').ListFormatter)().format(words);
const withIntl = new Intl.ListFormat('ar').format(words);

console.log(seen, { TwitterCldr: arabic, Intl: withIntl });

assert.equal(seen.de.long, '3. Mai 2026');
assert.equal(seen.ja.long, '2026年5月3日');
assert.match(seen.vi.Intl, /3 tháng 5, 2026$/);
assert.equal(seen.vi.long, "'Ngà2026 dd tháng MM năm' 2026");
assert.equal(seen.vi.full, "Chủ Nhật, 'ngà2026 dd MMMM năm' 2026");
assert.deepEqual(
  Object.values(seen).map(({ order }) => order),
  [true, true, true, false, true],
);
assert.ok(arabic.startsWith(words[2]) && withIntl.startsWith(words[0]));
JS
node probe.cjs
