#!/bin/sh
# Guess: "the duration of given video" is that of the whole file, and the same film has the same duration in MP4, in MKV
#   and in WebM.
# Seen: it is the first duration that ffprobe prints. For MP4, that is the one of the track that comes first: of a film
#   with 2 seconds of pictures and 3.5 seconds of sound it is 2, and 3.5 if its sound comes first. MKV and WebM have no
#   duration for each track, so it is the one of the file, 3.5. The neighbour ffmpeg-probe takes the one of the pictures:
#   2000 milliseconds in MP4, and NaN in MKV and WebM.
# Who meets it: programs that check the length of an upload, draw a time line, or cut a film at its end.
# What to do: `ffprobe -show_entries format=duration`, which is 3.5 for all of them.
set -eu

missing=
dpkg-query -W -f '${Version}' ffmpeg > /dev/null 2>&1 || missing=ffmpeg

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing Debian packages:$missing" >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends "$missing" > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent get-video-duration@5.0.0 ffmpeg-probe@1.0.6

pictures='-f lavfi -i testsrc=size=64x48:rate=25:duration=2'
sound='-f lavfi -i sine=duration=3.5'

# shellcheck disable=SC2086 # lists of options
{
  ffmpeg -v error $pictures $sound -map 0 -map 1 -c:v libx264 -c:a aac pictures-first.mp4
  ffmpeg -v error $pictures $sound -map 1 -map 0 -c:v libx264 -c:a aac sound-first.mp4
  ffmpeg -v error -i pictures-first.mp4 -map 0 -c copy pictures-first.mkv
  ffmpeg -v error -i pictures-first.mp4 -map 0 -c:v libvpx -c:a libopus pictures-first.webm
}

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import ffmpegProbe from 'ffmpeg-probe';
import { getVideoDurationInSeconds } from 'get-video-duration';

const run = (...command) => String(execFileSync(command[0], command.slice(1))).trim();
const ffprobe = run('which', 'ffprobe');

/** The length of a film in seconds, as the file says, by get-video-duration, and by ffmpeg-probe. */
async function measure(file) {
  const ofFile = run(ffprobe, '-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file);
  const first = await getVideoDurationInSeconds(file, ffprobe);
  const { duration } = await ffmpegProbe(file);

  console.log(file.padEnd(20), 'ffprobe', ofFile, ' get-video-duration', first, ' ffmpeg-probe', duration);

  return [Number(ofFile).toFixed(1), first.toFixed(1), duration];
}

assert.deepEqual(await measure('pictures-first.mp4'), ['3.5', '2.0', 2000]);
assert.deepEqual(await measure('sound-first.mp4'), ['3.5', '3.5', 2000]);
assert.deepEqual(await measure('pictures-first.mkv'), ['3.5', '3.5', NaN]);
assert.deepEqual(await measure('pictures-first.webm'), ['3.5', '3.5', NaN]);
JS
node probe.mjs
