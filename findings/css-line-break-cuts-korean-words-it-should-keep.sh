#!/bin/sh
# Guess: the part of html2canvas that looks for line breaks knows `word-break: keep-all`, which keeps Korean words
#   whole.
# Seen: the option is read and counts for Chinese signs only, so that the Japanese 顔を入れ替える has fewer places to break.
#   For Korean, `keep-all` and `normal` have the same places, at each letter. In `normal`, it also breaks beta.1 and
#   x.7z behind the dot, where browsers do not; file.mp4 and v3.1 are kept.
# Who meets it: pictures of Korean pages, on which lines end elsewhere than on the screen and are cut off.
# What to do: take pictures with a browser.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent css-line-break@2.1.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { LineBreaker } = require('css-line-break');

const { version } = require('css-line-break/package.json');

const parts = (text, wordBreak) => {
  const breaker = LineBreaker(text, { lineBreak: 'strict', wordBreak });
  const found = [];

  for (let step = breaker.next(); !step.done; step = breaker.next()) {
    found.push(step.value.slice());
  }

  return found.join('|');
};

console.log('css-line-break', version);

for (const [text, normal, keepAll] of [
  ['얼굴 교체', '얼|굴 |교|체', '얼|굴 |교|체'],
  ['顔写真', '顔|写|真', '顔写真'],
  ['beta.1', 'beta.|1', 'beta.|1'],
  ['x.7z', 'x.|7z', 'x.|7z'],
  ['v3.1', 'v3.1', 'v3.1'],
]) {
  const seen = [parts(text, 'normal'), parts(text, 'keep-all')];

  console.log(`${text}: normal ${seen[0]}, keep-all ${seen[1]}`);
  assert.deepEqual(seen, [normal, keepAll]);
}
JS
node probe.cjs
