#!/bin/sh
# Guess: captions of a stream that lasts longer than a day are read and written with hours above 24, as SRT and WebVTT
#   allow.
# Seen: subtitle reads 25:00:00,500 rightly, as 90,000,500 milliseconds. It writes "01:00:00.86400500": the day stands
#   in the milliseconds. WebVTT has exactly three digits there, so browsers, webvtt-parser and media-captions drop the
#   caption. Up to 23:59:59,999 all is right. `,5` is read as five milliseconds, not as half a second.
# Who meets it: captions of endless streams and of meetings over several days.
# What to do: repair the times that `stringifySync` has written, as below.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent subtitle@4.2.2 webvtt-parser@2.2.0 media-captions@1.0.4

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { parseText } from 'media-captions';
import subtitle from 'subtitle';
import webVttParser from 'webvtt-parser';

const captions = `1
23:59:58,500 --> 23:59:59,500
before midnight

2
25:00:00,500 --> 25:00:02,250
second day
`;

/** Captions and errors by two readers of WebVTT. */
async function read(file) {
  const parser = new webVttParser.WebVTTParser();
  const byParser = parser.parse(file, 'metadata');
  const byPlayer = await parseText(file, { type: 'vtt' });

  return {
    'webvtt-parser': byParser.cues.map(({ text }) => text),
    'media-captions': byPlayer.cues.map(({ text }) => text),
    errors: byParser.errors.length,
  };
}

const twoDigits = (number) => String(number).padStart(2, '0');

/** Puts the days from the milliseconds into the hours. */
const repair = (file) =>
  file.replace(/\b(\d\d)(:\d\d:\d\d\.)(\d{4,})/g, (_, hours, middle, milliseconds) => {
    const days = Math.floor(Number(milliseconds) / 86_400_000);
    const rest = String(Number(milliseconds) % 86_400_000).padStart(3, '0');

    return `${twoDigits(Number(hours) + 24 * days)}${middle}${rest}`;
  });

const nodes = subtitle.parseSync(captions);
const written = subtitle.stringifySync(nodes, { format: 'WebVTT' });

console.log(written);
console.log('as it was written:', await read(written));
console.log('repaired:', await read(repair(written)));

assert.equal(nodes[1].data.start, 90_000_500);
assert.match(written, /^23:59:58\.500 --> 23:59:59\.500$/m);
assert.match(written, /^01:00:00\.86400500 --> 01:00:02\.86400250$/m);
assert.match(repair(written), /^25:00:00\.500 --> 25:00:02\.250$/m);

const broken = await read(written);
const repaired = await read(repair(written));

assert.ok(!broken['webvtt-parser'].includes('second day'));
assert.ok(!broken['media-captions'].includes('second day'));
assert.deepEqual(repaired, {
  'webvtt-parser': ['before midnight', 'second day'],
  'media-captions': ['before midnight', 'second day'],
  errors: 0,
});
assert.equal(subtitle.parseTimestamp('00:00:01,5'), 1_005);
JS
node probe.mjs
