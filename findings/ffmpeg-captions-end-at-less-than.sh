#!/bin/sh
# Guess: FFmpeg, which decodes `&lt;` when it reads WebVTT, encodes `<` and `&` when it writes WebVTT.
# Seen: it writes both as they are. A browser takes `<5` for the start of a tag, so a caption from an SRT file,
#   "Limit <5 MB, PNG & JPG", is shown as "Limit " and nothing more. Even a WebVTT file with a correct `&lt;` comes
#   out broken. vtt.js, the parser of Firefox and of many players, shows what is left.
# Who meets it: makers of captions with sizes, limits or code in them.
# What to do: escape `&` and `<` in the written file, or keep the WebVTT source and do not run it through FFmpeg.
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
case $version in
  7:5.1.*) ;;
  *) echo 'Seen in 5.1 of Debian 12; this is another version.' ;;
esac

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent vtt.js@0.13.0 jsdom@26.1.0

printf '1\n00:00:01,000 --> 00:00:02,000\nLimit <5 MB, PNG & JPG\n' > captions.srt
printf 'WEBVTT\n\n00:01.000 --> 00:02.000\nLimit &lt;5 MB, PNG &amp; JPG\n' > correct.vtt
ffmpeg -v error -y -i captions.srt from-srt.vtt
ffmpeg -v error -y -i correct.vtt -c:s webvtt from-vtt.vtt

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const { JSDOM } = require('jsdom');
const { WebVTT } = require('vtt.js');

const { window } = new JSDOM();

const shown = (file) => {
  const caption = readFileSync(file, 'utf8').trim().split('\n').at(-1);
  const text = WebVTT.convertCueToDOMTree(window, caption).textContent;
  console.log(`${file}: ${JSON.stringify(caption)} is shown as ${JSON.stringify(text)}`);
  return text;
};

assert.equal(shown('correct.vtt'), 'Limit <5 MB, PNG & JPG');
assert.equal(shown('from-srt.vtt'), 'Limit ');
assert.equal(shown('from-vtt.vtt'), 'Limit ');
JS
node probe.cjs
