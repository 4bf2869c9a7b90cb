#!/bin/sh
# Guess: pangu puts spaces between Chinese and Latin letters and leaves addresses, paths and names of files alone.
# Seen: a text is treated as a whole: as soon as one Chinese letter is in it, `=`, `&`, `+` and `/` within Latin parts get
#   spaces too. The link `https://site.example/?lang=zh&v=3` becomes `https://site.example/?lang = zh & v=3`, the file
#   app-3.0.3+7.exe "app-3.0.3 + 7.exe", and a path gets a space in front of a Chinese folder. The same link alone,
#   without Chinese letters around it, is not changed.
# Who meets it: Chinese texts of a site, and messages and documents that run through its tool for the command line.
# What to do: take links, file names and code out first; `text-autospace` in style sheets changes no text.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent pangu@7.2.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import pangu from 'pangu';

const SEEN = {
  '使用GTX显卡': '使用 GTX 显卡',
  'https://site.example/?lang=zh&v=3': 'https://site.example/?lang=zh&v=3',
  '见 https://site.example/?lang=zh&v=3': '见 https://site.example/?lang = zh & v=3',
  '见 https://site.example/zh/faq#a=b': '见 https://site.example/zh/faq#a = b',
  '下载app-3.0.3+7.exe文件': '下载 app-3.0.3 + 7.exe 文件',
  '打开 C:\\Videos\\脸.mp4': '打开 C:\\Videos\\ 脸.mp4',
  '--input=人脸.mp4': '--input = 人脸.mp4',
};

for (const [text, spaced] of Object.entries(SEEN)) {
  console.log('pangu 7.2.1:', text, '->', pangu.spacingText(text));
  assert.equal(pangu.spacingText(text), spaced);
}

const [link] = pangu.spacingText('见 https://site.example/?lang=zh&v=3').match(/https:\S+/);

assert.equal(new URL(link).search, '?lang');
JS
node probe.mjs
