#!/bin/sh
# Guess: a line with Chinese, Korean or Arabic letters is in a language that is written with them, also if it names
#   products in Latin letters.
# Seen: franc and tinyld decide by the script with the most letters. In a line of system requirements those are the
#   Latin ones of "NVIDIA GeForce GTX": the Chinese line is in Bini, spoken in Nigeria, for franc, the Korean and the
#   Arabic one in Mende, of Sierra Leone; tinyld calls all three Berber. eld finds the right language in each.
#   Sentences without names of products are recognized by all three.
# Who meets it: sites that set `lang`, choose a font or sort comments by the language that they find.
# What to do: eld; franc with `only` cannot help, as the choice of a script comes first. Or look at the script of the
#   rarest letters yourself.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent franc@6.2.0 tinyld@1.3.4 eld@2.1.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { eld } from 'eld';
import { franc } from 'franc';
import { detect } from 'tinyld';

await eld.load('large');

const texts = {
  zh: '最低配置要求：Windows 10（64 位）、NVIDIA GeForce GTX 1060（6 GB）、8 GB 内存',
  ko: '최소 사양: Windows 10(64비트), NVIDIA GeForce GTX 1060(6GB), 8GB 메모리',
  ar: 'الحد الأدنى: Windows 10 (64 بت) و NVIDIA GeForce GTX 1060 (6 GB) وذاكرة 8 GB',
};

const sentences = {
  zh: '在您自己的电脑上，实时替换摄像头、照片和视频中的人脸。',
  ko: '웹캠, 사진, 동영상 속 얼굴을 내 컴퓨터에서 실시간으로 바꾸세요.',
  ar: 'بدّل الوجوه مباشرة في كاميرا الويب وفي الصور ومقاطع الفيديو على جهازك.',
};

const languages = (text) => [franc(text), detect(text), eld.detect(text).language];

console.log('franc 6.2.0, tinyld 1.3.4, eld 2.1.0');

for (const [language, text] of Object.entries(texts)) {
  console.log(language, languages(text), text);
}

assert.deepEqual(languages(texts.zh), ['bin', 'ber', 'zh']);
assert.deepEqual(languages(texts.ko), ['men', 'ber', 'ko']);
assert.deepEqual(languages(texts.ar), ['men', 'ber', 'ar']);
assert.notEqual(franc(texts.ko, { only: ['kor', 'eng'] }), 'kor');

assert.deepEqual(languages(sentences.zh), ['cmn', 'zh', 'zh']);
assert.deepEqual(languages(sentences.ko), ['kor', 'ko', 'ko']);
assert.deepEqual(languages(sentences.ar), ['arb', 'ar', 'ar']);
JS
node probe.mjs
