#!/bin/sh
# Guess: parsers of WebVTT read a file with a STYLE block, which has been in the format since 2015.
# Seen: vtt.js and webvtt-parser do. node-webvtt (in its normal mode) and subtitle raise an error, and subsrt returns
#   the first caption as "meta" without time and text, so it is lost without a word.
# Who meets it: sites that check or convert the captions of a product film in their build.
# What to do: remove STYLE and REGION blocks before parsing, or parse with vtt.js.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  node-webvtt@1.9.4 subtitle@4.2.2 webvtt-parser@2.2.0 subsrt@1.1.1 vtt.js@0.13.0 jsdom@26.1.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { JSDOM } = require('jsdom');
const nodeWebvtt = require('node-webvtt');
const subsrt = require('subsrt');
const subtitle = require('subtitle');
const { VTTCue, VTTRegion, WebVTT } = require('vtt.js');
const { WebVTTParser } = require('webvtt-parser');

// vtt.js, which is made for browsers, looks at the name of the browser.
globalThis.navigator ??= { userAgent: '' };

const file = 'WEBVTT\n\nSTYLE\n::cue { color: yellow }\n\n1\n00:01.000 --> 00:02.000\nHello\n';

const readByVttJs = () => {
  const { window } = new JSDOM();
  const cues = [];
  Object.assign(window, { VTTCue, VTTRegion });
  const parser = new WebVTT.Parser(window, WebVTT.StringDecoder());
  parser.oncue = (cue) => cues.push(cue.text);
  parser.parse(file);
  parser.flush();
  return cues.join();
};

const parsers = {
  'vtt.js': readByVttJs,
  'node-webvtt': () => nodeWebvtt.parse(file).cues.map(({ text }) => text).join(),
  subtitle: () => subtitle.parseSync(file).map(({ data }) => data.text).join(),
  'webvtt-parser': () => {
    const { cues, errors } = new WebVTTParser().parse(file, 'metadata');
    return `${cues.map(({ text }) => text).join()}, errors: ${errors.length}`;
  },
  subsrt: () => subsrt.parse(file, { format: 'vtt' }).map(({ type, content }) => `${type} ${content}`).join(),
};

const seen = {};

for (const [name, read] of Object.entries(parsers)) {
  try {
    seen[name] = read();
  } catch (error) {
    seen[name] = `error: ${error.message}`;
  }

  console.log(`${name}: ${seen[name]}`);
}

assert.equal(seen['vtt.js'], 'Hello');
assert.match(seen['node-webvtt'], /^error: /);
assert.match(seen.subtitle, /^error: /);
assert.equal(seen['webvtt-parser'], 'Hello, errors: 0');
assert.ok(!seen.subsrt.includes('Hello'));
JS
node probe.cjs
