#!/bin/sh
# Guess: two libraries that add the missing duration and the places to seek to WebM recordings (of MediaRecorder, or FFmpeg's `-live 1`)
#   write how long the recording is. Both are based on ts-ebml, and one says that it is compatible with Node.js.
# Seen: fix-webm-metainfo writes the length of the last cluster, the last piece of a second or so: recordings of 2, 20 and 65 seconds last
#   1.0 seconds. All pictures are still there, but FFmpeg finds none at 1.5 seconds of the one of 20 seconds, and players end early.
#   webm-duration-fix throws "The value of "byteLength" is out of range" in Node.js; in browsers, it writes the right duration.
# Who meets it: apps that record a camera with a swapped face and let users save or cut the recording.
# What to do: copy the recording with FFmpeg, `-c copy`, which needs no new encoding.
set -eu

missing=
for package in ffmpeg mkvtoolnix; do
  dpkg-query -W -f '${Version}' "$package" > /dev/null 2>&1 || missing="$missing $package"
done

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing Debian packages:$missing" >&2
    exit 2
  fi

  # shellcheck disable=SC2086 # several names
  apt-get install -y -qq --no-install-recommends $missing > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg mkvtoolnix
echo "node $(node --version)"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent fix-webm-metainfo@1.0.8 webm-duration-fix@1.0.4

cat > fix.js <<'JS'
const { readFileSync, writeFileSync } = require('node:fs');

const [name, from, to] = process.argv.slice(2);
const library = require(name);
const fix = library.default ?? library;

fix(new Blob([readFileSync(from)], { type: 'video/webm' })).then(
  async (fixed) => writeFileSync(to, Buffer.from(await fixed.arrayBuffer())),
  (error) => {
    console.error(`${error}`);
    process.exitCode = 1;
  },
);
JS

# duration FILE: what is written in its header.
duration() {
  ffprobe -v error -show_entries format=duration -of csv=p=0 "$1" | sed 's/\(\...\).*/\1/'
}

# pictures FILE: how many there are.
pictures() {
  ffprobe -v error -select_streams v -count_packets -show_entries stream=nb_read_packets -of csv=p=0 "$1"
}

for seconds in 2 20 65; do
  ffmpeg -v error -f lavfi -i "testsrc=s=160x120:r=25:d=$seconds" -f lavfi -i "sine=d=$seconds" \
    -c:v libvpx -g 50 -c:a libopus -f webm -live 1 "$seconds.webm"
  test "$(duration "$seconds.webm")" = N/A

  node fix.js fix-webm-metainfo "$seconds.webm" "$seconds.fixed.webm" > log.txt
  echo "$seconds seconds, fix-webm-metainfo: $(duration "$seconds.fixed.webm") s, $(pictures "$seconds.fixed.webm") pictures"
  test "$(duration "$seconds.fixed.webm")" = 1.02
  test "$(pictures "$seconds.fixed.webm")" = $((seconds * 25))
  mkvinfo "$seconds.fixed.webm" | grep 'Duration: 00:00:01'

  ffmpeg -v error -i "$seconds.webm" -c copy "$seconds.copied.webm"
  echo "$seconds seconds, FFmpeg: $(duration "$seconds.copied.webm") s"
  test "$(duration "$seconds.copied.webm" | cut -d. -f1)" = "$seconds"

  if node fix.js webm-duration-fix "$seconds.webm" "$seconds.other.webm" > log.txt 2> error.txt; then
    exit 1
  fi
  echo "$seconds seconds, webm-duration-fix: $(cat error.txt)"
  grep -q 'The value of "byteLength" is out of range' error.txt
done

# bytes FILE: of the picture at 1.5 seconds.
bytes() {
  ffmpeg -v quiet -ss 1.5 -i "$1" -frames:v 1 -f rawvideo - | wc -c
}

echo "20 seconds, bytes of a picture in the middle: $(bytes 20.copied.webm) and $(bytes 20.fixed.webm)"
test "$(bytes 20.copied.webm)" = 28800
test "$(bytes 20.fixed.webm)" = 0
