#!/bin/sh
# Guess: vtt-to-json gives one entry for each caption of a WebVTT file.
# Seen: the last one is missing if the file ends with a line break, as files do. The first one comes twice unless it
#   starts at 0: once with its first line and once with the others, or with nothing. A caption that says the same as the
#   one before is left without words. In the list of words, letters other than a to z are gone: "déjà" is "dj".
# Who meets it: those who make a transcript or an index from the captions of a video: the last sentence, often the one
#   with the address, can't be found.
# What to do: use a parser that follows the rules of WebVTT, such as webvtt-parser.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent vtt-to-json@0.1.1 webvtt-parser@2.2.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const toJson = require('vtt-to-json');
const { WebVTTParser } = require('webvtt-parser');

const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;

const write = (texts) =>
  `WEBVTT\n\n${texts.map((text, index) => `00:0${index + 1}.000 --> 00:0${index + 2}.000\n${text}\n`).join('\n')}`;

const right = (text) => new WebVTTParser(new Map()).parse(text, 'captions').cues.map((cue) => cue.text);
const texts = (captions) => captions.map(({ part }) => part);

(async () => {
  console.log(`vtt-to-json ${version('vtt-to-json')}, webvtt-parser ${version('webvtt-parser')}`);

  for (const [said, expected] of [
    [['One', 'Two', 'Three'], ['One', '', 'Two']],
    [['Yes', 'No', 'No', 'End'], ['Yes', '', 'No', '']],
    [['This is\nlong', 'End'], ['This is', 'long']],
  ]) {
    const seen = texts(await toJson(write(said)));

    console.log(`${JSON.stringify(said)} -> ${JSON.stringify(seen)}`);
    assert.deepEqual(right(write(said)), said);
    assert.deepEqual(seen, expected);
  }

  const whole = texts(await toJson(write(['One', 'Two', 'Three']).trimEnd()));
  console.log(`without a line break at the end -> ${JSON.stringify(whole)}`);
  assert.deepEqual(whole, ['One', '', 'Two', 'Three']);

  const [{ words }] = await toJson(write(['Déjà 顔 vu', 'End']));
  console.log(`words of "Déjà 顔 vu": ${JSON.stringify(words.map(({ word }) => word))}`);
  assert.deepEqual(words.map(({ word }) => word), ['dj', '', 'vu']);
})();
JS
node probe.cjs
