#!/bin/sh
# Guess: each set of subtitles of a DASH film becomes an entry of its own, named by its language and its role, as each
#   sound does.
# Seen: sounds are named "de (main)" and "de (description)". Subtitles are named by their language only, and two sets
#   of one language become one entry with two playlists, as if they were two qualities of one text. The role is lost.
#   With a `<Label>` in both sets, there are two entries.
# Who meets it: players with subtitles for translations and for the deaf: one of both can't be chosen.
# What to do: give each set of subtitles a `<Label>`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent mpd-parser@1.4.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { parse } from 'mpd-parser';

console.log('mpd-parser 1.4.0');

const role = (value) => `<Role schemeIdUri="urn:mpeg:dash:role:2011" value="${value}"/>`;

const sound = (id, kind) => `<AdaptationSet contentType="audio" lang="de" mimeType="audio/mp4">${role(kind)}
  <Representation id="${id}" bandwidth="128000" codecs="mp4a.40.2" audioSamplingRate="48000"><BaseURL>${id}.mp4</BaseURL>
    <SegmentBase indexRange="1-100"><Initialization range="0-1"/></SegmentBase></Representation></AdaptationSet>`;

const subtitles = (id, kind, label) => `<AdaptationSet contentType="text" lang="de" mimeType="text/vtt">
  ${label ? `<Label>${label}</Label>` : ''}${role(kind)}
  <Representation id="${id}" bandwidth="256"><BaseURL>${id}.vtt</BaseURL></Representation></AdaptationSet>`;

const film = (...texts) => `<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" mediaPresentationDuration="PT60S"
  profiles="urn:mpeg:dash:profile:isoff-on-demand:2011"><Period>
  <AdaptationSet contentType="video" mimeType="video/mp4"><Representation id="video" bandwidth="1000000" width="640"
    height="360" codecs="avc1.640028"><BaseURL>video.mp4</BaseURL>
    <SegmentBase indexRange="1-100"><Initialization range="0-1"/></SegmentBase></Representation></AdaptationSet>
  ${sound('speech', 'main')}${sound('described', 'description')}${texts.join('')}</Period></MPD>`;

const read = (manifest) => parse(manifest, { manifestUri: 'https://films.example/film.mpd' }).mediaGroups;
const plain = read(film(subtitles('words', 'subtitle'), subtitles('sounds', 'caption')));
const labelled = read(film(subtitles('words', 'subtitle', 'Wörter'), subtitles('sounds', 'caption', 'Geräusche')));
const names = (group) => Object.entries(group).map(([name, { playlists }]) => `${name}: ${playlists.length}`);

console.log('sounds:', names(plain.AUDIO.audio));
console.log('subtitles and captions:', names(plain.SUBTITLES.subs));
console.log('with labels:', names(labelled.SUBTITLES.subs));

assert.deepEqual(names(plain.AUDIO.audio), ['de (main): 1', 'de (description): 1']);
assert.deepEqual(names(plain.SUBTITLES.subs), ['de: 2']);
assert.deepEqual(names(labelled.SUBTITLES.subs), ['Wörter: 1', 'Geräusche: 1']);
JS
node probe.mjs
