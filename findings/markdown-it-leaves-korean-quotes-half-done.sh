#!/bin/sh
# Guess: the `typographer` of markdown-it, which sets curly quotation marks in every script with spaces, does so in
#   Korean.
# Seen: only where a space or a mark follows. Korean puts its particles behind the quotation without a space, so in one
#   sentence 버튼 "확인"을 keeps its straight marks and “취소” 단추 gets curly ones. Single ones are done by halves: '얼굴’을.
#   Japanese without spaces stays straight, unless brackets are around it. English, Russian, Arabic and Vietnamese
#   sentences are right.
# Who meets it: sites in several languages that leave quotation marks to their Markdown: names of buttons look different
#   within one Korean sentence.
# What to do: type the curly marks in Korean texts, and the brackets in Japanese.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent markdown-it@15.0.3

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import MarkdownIt from 'markdown-it';

const markdown = new MarkdownIt({ typographer: true });
const expected = {
  'Press "OK" or "Cancel".': 'Press “OK” or “Cancel”.',
  'Нажмите "ОК" и ждите': 'Нажмите “ОК” и ждите',
  'اضغط "موافق" الآن': 'اضغط “موافق” الآن',
  'Nhấn "Đồng ý" nhé': 'Nhấn “Đồng ý” nhé',
  '버튼 "확인"을 누르고 "취소" 단추를': '버튼 &quot;확인&quot;을 누르고 “취소” 단추를',
  "'얼굴'을 바꿉니다": "'얼굴’을 바꿉니다",
  'ボタン"OK"を押す': 'ボタン&quot;OK&quot;を押す',
};

console.log('markdown-it', JSON.parse(readFileSync('node_modules/markdown-it/package.json', 'utf8')).version);

for (const [text, html] of Object.entries(expected)) {
  console.log(`${text} -> ${markdown.renderInline(text)}`);
  assert.equal(markdown.renderInline(text), html);
}
JS
node probe.mjs
