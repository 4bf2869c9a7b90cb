#!/bin/sh
# Guess: of a film of 1000 x 1000, `size('12.5%')` is one of 124 or 126 pixels, or an error. A film that has the wanted
#   proportions already, 16:9, needs no bars.
# Seen: 12.5 % is 50 pixels, so 5 %; 33.3 % is 3 % and 7.25 % is 25 %: the digits behind the point are the percentage. A film of
#   720 x 576 with wide pixels, which is shown as 16:9, gets bars at both sides by `size('1280x720').autopad()`, and keeps
#   its wide pixels: players show it as 1024:405. Without `autopad()`, and with `keepDAR()`, it is 16:9 without bars.
# Who meets it: servers and programs that make previews of films, and those that read old camcorders and DVDs.
# What to do: whole percentages, or a width as `size('125x?')`; `keepDAR()` before `autopad()`.
set -eu

dpkg-query -W -f '${Version}' ffmpeg > /dev/null 2>&1 || {
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing Debian packages: ffmpeg' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends ffmpeg > /dev/null
}

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent fluent-ffmpeg@2.1.3

ffmpeg -v error -f lavfi -i color=white:size=1000x1000:duration=0.1 -c:v libx264 square.mp4
ffmpeg -v error -f lavfi -i color=white:size=720x576:duration=0.1 -vf setsar=64/45 -c:v libx264 wide.mp4

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import ffmpeg from 'fluent-ffmpeg';

/** Width, height and proportions of a film as players show it. */
function describe(file) {
  const entries = 'stream=width,height,display_aspect_ratio';
  const options = ['-v', 'error', '-show_entries', entries, '-of', 'csv=p=0', file];

  return String(execFileSync('ffprobe', options)).trim();
}

/** The brightness of the upper left pixel of a film: bars are black, and the picture is white. */
function corner(file) {
  const options = ['-v', 'error', '-i', file, '-frames:v', '1', '-vf', 'crop=2:2:0:0', '-pix_fmt', 'gray'];
  const [level] = execFileSync('ffmpeg', [...options, '-f', 'rawvideo', '-']);

  return level < 64 ? 'black' : 'white';
}

/** Converts a film with the settings that a function makes. */
async function convert(label, source, set) {
  await new Promise((done, fail) => {
    set(ffmpeg(source)).output('out.mp4').on('end', done).on('error', fail).run();
  });

  const result = `${describe('out.mp4')} ${corner('out.mp4')}`;

  console.log(source, label.padEnd(24), result);

  return result;
}

const percent = (value) => convert(value, 'square.mp4', (command) => command.size(value));

console.log('square.mp4', describe('square.mp4'));
assert.equal(await percent('50%'), '500,500,1:1 white');
assert.equal(await percent('12.5%'), '50,50,1:1 white');
assert.equal(await percent('33.3%'), '30,30,1:1 white');
assert.equal(await percent('7.25%'), '250,250,1:1 white');

const wide = (label, set) => convert(label, 'wide.mp4', (command) => set(command.size('1280x720')));

console.log('wide.mp4', describe('wide.mp4'));
assert.equal(describe('wide.mp4'), '720,576,16:9');
assert.equal(await wide('1280x720', (command) => command), '1280,720,16:9 white');
assert.equal(await wide('1280x720 autopad', (command) => command.autopad()), '1280,720,1024:405 black');
assert.equal(await wide('1280x720 keepDAR autopad', (command) => command.keepDAR().autopad()), '1280,720,16:9 white');
JS
node probe.mjs
