#!/bin/sh
# Guess: Guidepup's virtual screen reader, with which unit tests listen to a page, says what a real one says: the
#   question of a closed `<details>`, not its answer, and a progress of 30 %.
# Seen: in jsdom it reads every closed answer, as if it were open, while it leaves out a closed `<dialog>`, a `popover`
#   and what is `inert` or `hidden`. `<progress value="0.3">` is announced as "current value 0.3%", and a
#   `<meter value="0.5">` as one of 100 rather than of 1; with a `max` of their own, both are right. An `<ol start="3">`
#   begins with position 1, as everywhere.
# Who meets it: teams whose tests hold that an answer can be heard, or cannot: the test passes in both cases.
# What to do: check what is open by `open`, and write the `max` of each bar.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @guidepup/virtual-screen-reader@0.33.0 jsdom@29.1.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<!doctype html><html lang="en"><body></body></html>', {
  pretendToBeVisual: true,
  url: 'https://example.org/',
});

// The library looks for these in the global scope, as test runners offer them.
for (const name of Object.getOwnPropertyNames(window)) {
  if (!(name in globalThis)) globalThis[name] = window[name];
}

globalThis.window = window;
globalThis.document = window.document;

const { virtual } = await import('@guidepup/virtual-screen-reader');

const listen = async (html) => {
  window.document.body.innerHTML = html;
  await virtual.start({ container: window.document.body });

  for (let step = 0; step < 30; step += 1) {
    if ((await virtual.lastSpokenPhrase()) === 'end of document') break;
    await virtual.next();
  }

  const phrases = await virtual.spokenPhraseLog();

  await virtual.stop();

  return phrases.slice(1, -1).join(' | ');
};

const silent = [
  '<dialog>Answer</dialog>',
  '<p popover>Answer</p>',
  '<p inert>Answer</p>',
  '<p hidden>Answer</p>',
];

console.log('@guidepup/virtual-screen-reader 0.33.0, jsdom 29.1.1');

for (const html of silent) {
  assert.doesNotMatch(await listen(html), /Answer/, html);
}

const closed = await listen('<details><summary>Question</summary>Answer</details>');

console.log('closed details:', closed);
assert.equal(closed, 'group | Question | Answer | end of group');

for (const [html, expected] of [
  ['<progress value="30" max="100"></progress>', /current value 30%/],
  ['<progress value="0.3"></progress>', /current value 0\.3%/],
  ['<meter value="3" max="5"></meter>', /max value 5/],
  ['<meter value="0.5"></meter>', /max value 100/],
]) {
  const said = await listen(html);

  console.log(`${html}: ${said}`);
  assert.match(said, expected);
}
JS
node probe.mjs
