#!/bin/sh
# Guess: captions in ASS that are parsed and written again look the same.
# Seen: in ASS, a tag without a value goes back to the style: `{\fscx300}wide{\fscx} normal`. ass-compiler leaves such
#   tags out when it writes (`\fs`, `\fscx`, `\bord`, `\b`, `\i`, `\alpha`), so what was large, bold or transparent
#   stays so until the end of the line, and the colour `\c` becomes `\1c&H&`, which is black. FFmpeg shows a red bar and
#   a white square from the captions as they were, and a red bar and a wide black one from those written again. Tags
#   such as `\fay.2`, without a zero, are lost too, and notes in braces.
# Who meets it: editors and players of captions that save or pass on ASS with it.
# What to do: write the value of the style instead of an empty tag before it is parsed.
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
npm install --ignore-scripts --no-audit --no-fund --silent ass-compiler@0.1.16

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parse, stringify } from 'ass-compiler';

const captions = (text) => `[Script Info]
ScriptType: v4.00+
PlayResX: 320
PlayResY: 80

[V4+ Styles]
Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding
Style: Default,Arial,20,&H00FFFFFF,&H00FFFFFF,&H00000000,&H00000000,0,0,0,0,100,100,0,0,1,0,0,7,0,0,0,1

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
Dialogue: 0,0:00:00.00,0:00:01.00,Default,,0,0,0,,${text}
`;

const textOf = (file) => /Dialogue: (?:[^,]*,){9}(.*)/.exec(file)[1];

/** Numbers of red, white and black pixels in a frame with these captions on blue. */
function count(file) {
  writeFileSync('captions.ass', file);

  const pixels = execFileSync('ffmpeg', [
    ...['-v', 'error', '-f', 'lavfi', '-i', 'color=0x0000ff:size=320x80:rate=1:duration=1,format=gbrp'],
    ...['-vf', 'format=rgb24,ass=captions.ass', '-frames:v', '1', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-'],
  ]);
  const colours = { red: 0, white: 0, black: 0 };

  for (let start = 0; start < pixels.length; start += 3) {
    const [red, green, blue] = pixels.subarray(start, start + 3);

    if (red > 200 && blue < 60) colours.red += 1;
    else if (red > 200 && green > 200) colours.white += 1;
    else if (blue < 60) colours.black += 1;
  }

  return colours;
}

const square = 'm 0 0 l 40 0 40 40 0 40';
const original = captions(`{\\p1\\c&H0000FF&\\fscx300}${square}{\\c\\fscx} ${square}`);
const explicit = captions(`{\\p1\\c&H0000FF&\\fscx300}${square}{\\c&HFFFFFF&\\fscx100} ${square}`);
const written = stringify(parse(original));

console.log('as it was:    ', textOf(original), count(original));
console.log('written again:', textOf(written), count(written));
assert.deepEqual(count(original), { red: 4_800, white: 1_600, black: 0 });
assert.deepEqual(count(explicit), count(original));
assert.match(textOf(written), /\{\\1c&H&\}/);
assert.equal(count(written).white, 0);
assert.ok(count(written).black > 4_000);

for (const tag of ['fs', 'fscx', 'bord', 'b', 'i', 'alpha']) {
  assert.equal(textOf(stringify(parse(captions(`a{\\${tag}}b`)))), 'ab');
}

assert.equal(textOf(stringify(parse(captions('{\\fay.2}b{note}c')))), 'bc');
JS
node probe.mjs
