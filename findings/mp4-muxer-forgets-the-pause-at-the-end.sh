#!/bin/sh
# Guess: a film from mp4-muxer whose last frame is to stand for two seconds lasts two seconds longer, as the durations
#   that were handed over say.
# Seen: in a plain MP4 file, the last frame gets the duration of the one before, 0.04 s; only the duration in the header
#   has the two seconds. FFmpeg says that the film lasts 2.36 s and its track 0.4 s, and mediabunny 0.4 s. With
#   `fastStart: 'fragmented'`, all say 2.36. mediabunny, which comes from the same author and replaces mp4-muxer, writes
#   two seconds in both kinds.
# Who meets it: recorders and editors in browsers that hold the last picture, or record a face that does not move.
# What to do: use mediabunny, or hand over the last frame a second time, at the end of the pause.
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
npm install --ignore-scripts --no-audit --no-fund --silent mp4-muxer@5.2.2 mediabunny@1.61.0

# Ten frames without B-frames, so that they are stored in the order in which they are shown.
ffmpeg -v error -f lavfi -i testsrc2=size=64x48:rate=25:duration=0.4 -c:v libx264 -bf 0 -pix_fmt yuv420p frames.mp4

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { ArrayBufferTarget, Muxer } from 'mp4-muxer';

const open = (file) => new Input({ source: new BufferSource(readFileSync(file)), formats: ALL_FORMATS });
const track = await open('frames.mp4').getPrimaryVideoTrack();
const decoderConfig = await track.getDecoderConfig();
const packets = [];

for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet);

const durations = packets.map((_, index) => (index === packets.length - 1 ? 2 : 0.04));

function writeByMp4Muxer(file, fastStart) {
  const target = new ArrayBufferTarget();
  const muxer = new Muxer({ target, fastStart, video: { codec: 'avc', width: 64, height: 48 } });

  for (const [index, { data, type }] of packets.entries()) {
    muxer.addVideoChunkRaw(data, type, index * 40_000, durations[index] * 1e6, { decoderConfig });
  }

  muxer.finalize();
  writeFileSync(file, new Uint8Array(target.buffer));
}

async function writeByMediabunny(file, fastStart) {
  const output = new Output({ format: new Mp4OutputFormat({ fastStart }), target: new BufferTarget() });
  const source = new EncodedVideoPacketSource('avc');

  output.addVideoTrack(source);
  await output.start();

  for (const [index, packet] of packets.entries()) {
    await source.add(packet.clone({ timestamp: index * 0.04, duration: durations[index] }), { decoderConfig });
  }

  await output.finalize();
  writeFileSync(file, new Uint8Array(output.target.buffer));
}

/** Durations in seconds: of the track and of the film by FFmpeg, and of the film by mediabunny. */
async function measure(file) {
  const probe = (entry) =>
    Number(
      execFileSync('ffprobe', ['-v', 'error', '-show_entries', entry, '-of', 'csv=p=0', file], { encoding: 'utf8' }),
    );
  const seconds = {
    track: probe('stream=duration'),
    film: probe('format=duration'),
    mediabunny: await open(file).computeDuration(),
  };

  console.log(file, seconds);

  return seconds;
}

assert.equal(packets.length, 10);
writeByMp4Muxer('mp4-muxer.mp4', 'in-memory');
writeByMp4Muxer('mp4-muxer-fragmented.mp4', 'fragmented');
await writeByMediabunny('mediabunny.mp4', 'in-memory');

assert.deepEqual(await measure('mp4-muxer.mp4'), { track: 0.4, film: 2.36, mediabunny: 0.4 });
assert.equal((await measure('mp4-muxer-fragmented.mp4')).track, 2.36);
assert.deepEqual(await measure('mediabunny.mp4'), { track: 2.36, film: 2.36, mediabunny: 2.36 });
JS
node probe.mjs
