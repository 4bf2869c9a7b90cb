#!/bin/sh
# Guess: webvtt-parser of the W3C, which many use to check other programs, reads `Photos &amp; videos` as "Photos & videos".
# Seen: "Photos &; videos": behind each of the six codes that WebVTT knows, the semicolon stays, without an error. Its table
#   has `&amp` without the semicolon, which it takes for a part of the text. Written again by its serializer, a caption
#   has `Photos &amp;; videos`, and one semicolon more each time. Numbers (`&#233;`) are right. With the table of HTML,
#   which is in the same package and which its readme names for all other codes, the six are right, too. media-captions
#   and FFmpeg read them right.
# Who meets it: those who convert, count or check captions, and French captions, whose spaces are written as `&nbsp;`.
# What to do: `new WebVTTParser(require('webvtt-parser/html-entities.json'))`.
set -eu

if ! dpkg-query -W -f '${Version}' ffmpeg > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing Debian package: ffmpeg' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends ffmpeg > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent webvtt-parser@2.2.0 media-captions@1.0.4

cat > in.vtt <<'VTT'
WEBVTT

00:01.000 --> 00:02.000
Photos &amp; videos

00:03.000 --> 00:04.000
Press &lt;Shift&gt;

00:05.000 --> 00:06.000
29&nbsp;€, caf&#233;
VTT

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseText, tokenizeVTTCue } from 'media-captions';
import parsers from 'webvtt-parser';

const entities = createRequire(import.meta.url)('webvtt-parser/html-entities.json');
const { WebVTTParser, WebVTTSerializer } = parsers;

/** The text of a part of a caption, without its tags. */
const textOf = (node) => (node.type === 'text' ? node.value : (node.children ?? []).map(textOf).join(''));

function read(source, table) {
  const { cues, errors } = new WebVTTParser(table).parse(source, 'captions');

  assert.deepEqual(errors, []);

  return cues;
}

const source = readFileSync('in.vtt', 'utf8');
const right = ['Photos & videos', 'Press <Shift>', '29\u00a0€, café'];
const cues = read(source);
const texts = cues.map((cue) => textOf(cue.tree));

console.log('webvtt-parser:', texts);
assert.deepEqual(texts, ['Photos &; videos', 'Press <;Shift>;', '29\u00a0;€, café']);

const again = new WebVTTSerializer().serialize(cues);

console.log('serialized:', again);
assert.match(again, /Photos &amp;; videos/);
assert.equal(textOf(read(again)[0].tree), 'Photos &;; videos');

const byTable = read(source, entities).map((cue) => textOf(cue.tree));

console.log('with the table of HTML:', byTable);
assert.deepEqual(byTable, right);

const { cues: others } = await parseText(source, { type: 'vtt' });
const byMediaCaptions = others.map((cue) => tokenizeVTTCue(cue).map((token) => token.data).join(''));

console.log('media-captions:', byMediaCaptions);
assert.deepEqual(byMediaCaptions.slice(0, 2), right.slice(0, 2));
JS
node probe.mjs

ffmpeg -v error -i in.vtt by-ffmpeg.srt
cat by-ffmpeg.srt
grep -qxF 'Photos & videos' by-ffmpeg.srt
