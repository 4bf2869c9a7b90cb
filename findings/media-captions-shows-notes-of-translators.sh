#!/bin/sh
# Guess: lines that begin with `Comment:` in captions in ASS are never shown; that is what they are for.
# Seen: media-captions, a reader for web players, takes a comment behind a caption for its second line, and shows it
#   whole: "Hello", and below "Comment: 0,0:00:03.00,…,check the name". Comments before the first caption are left out.
#   The codes for a soft line break and a hard space are shown as the letters `\n` and `\h`. FFmpeg leaves all comments
#   out.
# Who meets it: films whose captions were made in editors for ASS, which keep notes, templates of karaoke and earlier
#   versions as comments between the captions.
# What to do: remove the lines with `Comment:` before the file is put online, or convert it to WebVTT with FFmpeg.
set -eu

if ! command -v ffmpeg > /dev/null; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package ffmpeg' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends ffmpeg > /dev/null
fi

version=$(dpkg-query -W -f '${Version}' ffmpeg)
echo "ffmpeg $version"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent media-captions@1.0.4

cat > captions.ass <<'ASS'
[Script Info]
ScriptType: v4.00+

[V4+ Styles]
Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding
Style: Default,Arial,20,&H00FFFFFF,&H00FFFFFF,&H00000000,&H00000000,0,0,0,0,100,100,0,0,1,2,2,2,10,10,10,1

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
Comment: 0,0:00:00.00,0:00:01.00,Default,,0,0,0,,first draft
Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,Hello
Comment: 0,0:00:03.00,0:00:04.00,Default,,0,0,0,,check the name
Dialogue: 0,0:00:05.00,0:00:06.00,Default,,0,0,0,,10\h%\nmore
ASS

ffmpeg -v error -i captions.ass captions.vtt

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { parseText } from 'media-captions';

const { cues, errors } = await parseText(readFileSync('captions.ass', 'utf8'), { type: 'ass', errors: true });
const texts = cues.map(({ text }) => text);
const byFfmpeg = await parseText(readFileSync('captions.vtt', 'utf8'), { type: 'vtt' });

console.log('media-captions 1.0.4:', texts);
console.log('FFmpeg:', byFfmpeg.cues.map(({ text }) => text));
assert.deepEqual(errors, []);
assert.deepEqual(texts, ['Hello\nComment: 0,0:00:03.00,0:00:04.00,Default,,0,0,0,,check the name', '10\\h%\\nmore']);
assert.equal(byFfmpeg.cues.length, 2);
assert.equal(byFfmpeg.cues[0].text, 'Hello');
JS
node probe.mjs
