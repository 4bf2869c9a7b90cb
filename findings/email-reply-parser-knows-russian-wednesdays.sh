#!/bin/sh
# Guess: email-reply-parser, made for help desks, leaves the answer of a letter: it removes what was quoted and keeps
#   what was written.
# Seen: the line above a quotation in Russian is found on Wednesdays only: its rule begins with "ср,". On the six other
#   days it stays in the answer, and so do the lines that Gmail writes in Japanese, Korean, Arabic, Vietnamese and
#   Indonesian, although the README names Japanese. On the other side, a sentence of one's own ends the letter: all below
#   "On my second PC it wrote:", "Sent from my phone to the PC, all photos lie on their side." and a line of "====" is
#   gone, the error message and the question too. There is no error.
# Who meets it: help desks whose tickets show the visible text of letters.
# What to do: show the hidden fragments on request, and add rules: `setQuoteHeadersRegex`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --omit=optional --ignore-scripts --no-audit --no-fund --silent email-reply-parser@2.3.7

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import EmailReplyParser from 'email-reply-parser';

const read = (text) => new EmailReplyParser().read(text).getVisibleText().trim();
const sender = 'Ada Lace <ada@site.example>';

console.log('email-reply-parser 2.3.7');

const days = ['пн, 4', 'вт, 5', 'ср, 6', 'чт, 7', 'пт, 8', 'сб, 9', 'вс, 10'].map(
  (day) => `${day} мая 2026\u202fг. в 15:05, ${sender}:`,
);

const removed = [
  `On Sun, May 3, 2026 at 3:05\u202fPM ${sender} wrote:`,
  `Am So., 3. Mai 2026 um 15:05 Uhr schrieb ${sender}:`,
  days[2],
];

const kept = [
  ...days.filter((day) => !day.startsWith('ср')),
  `2026年5月3日(日) 15:05 ${sender}:`,
  `2026년 5월 3일 (일) 오후 3:05, ${sender}님이 작성:`,
  `Vào CN, 3 thg 5, 2026 vào lúc 15:05 ${sender} đã viết:`,
  `Pada tanggal Min, 3 Mei 2026 pukul 15.05 ${sender} menulis:`,
];

for (const line of [...removed, ...kept]) {
  const visible = read(`OK!\n\n${line}\n\n> Question?`);

  console.log(visible === 'OK!' ? 'removed:' : 'kept:   ', line);
  assert.equal(visible, kept.includes(line) ? `OK!\n\n${line}` : 'OK!');
}

const letters = [
  'On my second PC it wrote:\n\nError 5: no camera\n\nWhat can I do?',
  'Sent from my phone to the PC, all photos lie on their side.\n\nWhat can I do?',
  '====\nError 5\n====\n\nWhat can I do?',
];

for (const rest of letters) {
  const visible = read(`The program fails.\n\n${rest}`);

  console.log(JSON.stringify(rest), '->', JSON.stringify(visible));
  assert.equal(visible, 'The program fails.');
}
JS
node probe.mjs
