#!/bin/sh
# Guess: videojs-vtt.js, the reader of captions in video.js, reads what WebVTT says about the place of a caption.
# Seen: with `position:80%,line-right`, a caption ends at 80 % of the width. The reader knows "start", "center" and "end"
#   only, the names of an old draft. "line-right" becomes "center": the middle of the caption is at 80 %. With `align:start`
#   it becomes "start": the caption begins at 80 %, where it should end. The standard has no "start" for this property.
#   A caption within a region (a block REGION) is in no region. media-captions reads all of them.
# Who meets it: films with two speakers, whose captions are below each face, in players with video.js.
# What to do: the position without a side, with `align:left` or `align:right`, from which both take the same side.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent videojs-vtt.js@0.15.5 media-captions@1.0.4

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { parseText } from 'media-captions';
import videojsVtt from 'videojs-vtt.js';

const { VTTCue, VTTRegion, WebVTT } = videojsVtt;

const fileOf = (settings, head = '') => `WEBVTT${head}\n\n00:01.000 --> 00:02.000 ${settings}\nHello\n`;

function byVideojs(file) {
  const cues = [];
  const parser = new WebVTT.Parser({ VTTCue, VTTRegion }, videojsVtt, WebVTT.StringDecoder());

  parser.oncue = (cue) => cues.push(cue);
  parser.parse(file);
  parser.flush();

  return cues[0];
}

async function byMediaCaptions(file) {
  const { cues } = await parseText(file, { type: 'vtt' });

  return cues[0];
}

async function compare(file) {
  const seen = [byVideojs(file), await byMediaCaptions(file)].map(({ position, positionAlign, align, region }) =>
    [position, positionAlign, align, region ? `in ${region.id}` : 'in no region'].join(' '),
  );

  console.log({ file, 'videojs-vtt.js 0.15.5': seen[0], 'media-captions 1.0.4': seen[1] });

  return seen;
}

assert.deepEqual(await compare(fileOf('position:80%,line-right')), [
  '80 center center in no region',
  '80 line-right center in no region',
]);
assert.deepEqual(await compare(fileOf('position:20%,line-left')), [
  '20 center center in no region',
  '20 line-left center in no region',
]);

assert.deepEqual(await compare(fileOf('position:80%,line-right align:start')), [
  '80 start start in no region',
  '80 line-right start in no region',
]);

const region = '\n\nREGION\nid:ada\nwidth:40%\nviewportanchor:10%,90%';

assert.deepEqual(await compare(fileOf('region:ada', region)), [
  'auto center center in no region',
  'auto auto center in ada',
]);

// The cue of the same package knows the name that its parser does not read.
const cue = new VTTCue(1, 2, 'Hello');

cue.positionAlign = 'line-right';
console.log({ 'VTTCue of videojs-vtt.js': cue.positionAlign });
assert.equal(cue.positionAlign, 'line-right');

// Without a side, it follows from the alignment: "end" is the draft's name of "line-right".
assert.deepEqual(await compare(fileOf('position:80% align:right')), [
  '80 end right in no region',
  '80 auto right in no region',
]);
JS
node probe.mjs
