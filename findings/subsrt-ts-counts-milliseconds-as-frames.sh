#!/bin/sh
# Guess: subsrt-ts, which reads and writes MicroDVD (.sub), writes the number of the frame at which a caption starts.
# Seen: it multiplies milliseconds by the frame rate: at 25 frames a second, a caption after 2 seconds is at frame
#   50000, so players show it after 33 minutes. Reading divides by the frame rate only, so that the times come back as
#   seconds where all other formats give milliseconds: converted to SRT, the caption is shown after 2 milliseconds. The
#   two mistakes cancel each other in a test of the way there and back. Of three lines, the last one stands outside.
# Who meets it: those who convert the captions of a demo video for old players and television boxes.
# What to do: convert with FFmpeg, which writes and reads frames.
set -eu

missing=
dpkg-query -W -f '${Version}' ffmpeg > /dev/null 2>&1 || missing=ffmpeg

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing Debian package: $missing" >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends "$missing" > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent subsrt-ts@2.1.2

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import subsrt from 'subsrt-ts';

const srt = '1\n00:00:02,000 --> 00:00:04,000\nOne\nTwo\nThree\n\n';
const fps = 25;

console.log('subsrt-ts', JSON.parse(readFileSync('node_modules/subsrt-ts/package.json', 'utf8')).version);

const written = subsrt.convert(srt, { format: 'sub', fps });
console.log('00:00:02 to 00:00:04 at 25 frames a second is written as', JSON.stringify(written));
assert.equal(written, '{50000}{100000}One|Two\r\nThree\r\n');

// When FFmpeg shows the first caption, in seconds.
const askFfmpeg = (text) => {
  writeFileSync('captions.sub', text);

  const times = ['-show_entries', 'packet=pts_time', '-of', 'csv=p=0'];

  return parseFloat(execFileSync('ffprobe', ['-v', 'error', '-f', 'microdvd', '-subfps', String(fps), ...times, 'captions.sub']));
};

console.log('FFmpeg shows it after', askFfmpeg(written), 's, and {50}{100} after', askFfmpeg('{50}{100}One|Two\n'), 's');
assert.equal(askFfmpeg(written), 2000);
assert.equal(askFfmpeg('{50}{100}One|Two\n'), 2);

const [right] = subsrt.parse('{50}{100}One|Two\r\n', { format: 'sub', fps });
console.log('frame 50 is read as', right.start, 'and as SRT:', JSON.stringify(subsrt.build([right], { format: 'srt' })));
assert.equal(right.start, 2);
assert.match(subsrt.build([right], { format: 'srt' }), /00:00:00,002 --> 00:00:00,004/);

// The same caption in SRT is in milliseconds, and comes back from the file that was written.
assert.equal(subsrt.parse(srt)[0].start, 2000);
assert.equal(subsrt.parse(written, { format: 'sub', fps })[0].start, 2000);
JS
node probe.mjs
