#!/bin/sh
# Guess: the option `timecodeOverlapLimiter` of subtitle-converter takes captions apart that overlap, and each of them
#   can still be seen. `combineOverlapping` shows both as long as the longer one.
# Seen: the limiter moves the beginning of the second caption to the end of the first one and leaves its end where it
#   was. Of two people who speak at the same time, the second one is shown for no time; a short remark within a longer
#   caption gets 00:00:08,000 --> 00:00:07,000. Combining takes the end of the second caption, even if it is the earlier
#   one: the long caption disappears with the short remark.
# Who meets it: captions of interviews, and of films with signs and speech at once; players leave out what ends before
#   it begins.
# What to do: take overlapping captions apart yourself, or leave them: players show two captions above each other.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent subtitle-converter@3.0.12

cat > captions.srt <<'TXT'
1
00:00:01,000 --> 00:00:03,000
Ada: Yes!

2
00:00:01,000 --> 00:00:03,000
Ben: No!

3
00:00:05,000 --> 00:00:08,000
Ada: This takes three seconds.

4
00:00:06,000 --> 00:00:07,000
Ben: Ah.
TXT

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const { convert } = require('subtitle-converter');

const captions = readFileSync('captions.srt', 'utf8');
const timesWith = (options) => {
  const { subtitle } = convert(captions, '.srt', options);

  console.log(options, subtitle);
  return subtitle.match(/^.* --> .*$/gm);
};

console.log('subtitle-converter 3.0.12');
assert.deepEqual(timesWith({}), captions.match(/^.* --> .*$/gm));
assert.deepEqual(timesWith({ timecodeOverlapLimiter: 2.5 }), [
  '00:00:01,000 --> 00:00:03,000',
  '00:00:03,000 --> 00:00:03,000',
  '00:00:05,000 --> 00:00:08,000',
  '00:00:08,000 --> 00:00:07,000',
]);
assert.deepEqual(timesWith({ combineOverlapping: true }), [
  '00:00:01,000 --> 00:00:03,000',
  '00:00:05,000 --> 00:00:07,000',
]);
JS
node probe.cjs
