#!/bin/sh
# Guess: a reader for articles keeps their sentences; a line under the title that is nothing but the date of the article
#   may go.
# Seen: of the first three paragraphs behind the <h1>, Defuddle removes the first one that has a full date and fewer than
#   300 letters: "All plans bought before 1 May 2027 get version 4 for free." is gone, with its link. Within the first
#   and the last 200 letters of a text, it cuts each short `<time>` out of its sentence: "A swap takes  on a slow card."
#   Its source says that those within sentences are kept. The place is that of the first equal text, so "at 09:30" in
#   the middle is cut too if 09:30 is at the top. Readability, the reader of Firefox, keeps everything.
# Who meets it: readers who save a page with Obsidian Web Clipper, which is made of Defuddle, and programs that hand
#   pages to language models: deadlines and dates of releases are missing.
# What to do: keep full dates out of the first three paragraphs, and `<time>` out of the first and last sentences; as a
#   user of the library, `removeContentPatterns: false` helps against the second.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent defuddle@0.19.4 jsdom@29.1.1 @mozilla/readability@0.6.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { Readability } from '@mozilla/readability';
import { Defuddle } from 'defuddle/node';
import { JSDOM } from 'jsdom';

const url = 'https://site.example/guide/';
const prose = `<p>${'Choose a face, look into the camera, and keep the light in front of you. '.repeat(12)}</p>`;

const page = (...parts) => {
  const html = `<!doctype html><html lang="en"><title>Guide</title><article><h1>Guide</h1>${parts.join('')}</article>`;

  return new JSDOM(html, { url });
};

// The long paragraph, as a mark.
const shorten = (sentence) => (sentence.startsWith('Choose a face') ? '…' : sentence);

const sentences = (html) =>
  [...new JSDOM(html).window.document.querySelectorAll('p')].map((p) => p.textContent.replace(/\s+/g, ' ').trim()).map(shorten);

const read = async (parts, options = {}) => {
  const { content } = await Defuddle(page(...parts), url, options);

  return sentences(content);
};

const offer = '<p>All plans bought before 1 May 2027 get version 4 for <a href="/free/">free</a>.</p>';
const plain = '<p>There are three plans.</p>';
const speed = '<p>A swap takes <time datetime="PT5S">five seconds</time> on a slow card.</p>';
const clock = (place) => `<p>In ${place} it starts at <time>09:30</time>.</p>`;

const offerWhole = 'All plans bought before 1 May 2027 get version 4 for free.';
const speedWhole = 'A swap takes five seconds on a slow card.';

const expect = async (parts, expected, options) => {
  const byDefuddle = await read(parts, options);

  console.log(byDefuddle);
  assert.deepEqual(byDefuddle, expected);
};

// A date in one of the first three paragraphs, and in the fourth one.
await expect([plain, plain, offer, prose], ['There are three plans.', 'There are three plans.', '…']);
await expect([plain, plain, prose, offer, prose], ['There are three plans.', 'There are three plans.', '…', offerWhole, '…']);

// Times at the beginning, in the middle and at the end.
await expect([speed, prose], ['A swap takes on a slow card.', '…']);
await expect([prose, speed, prose], ['…', speedWhole, '…']);
await expect([prose, speed], ['…', 'A swap takes on a slow card.']);
await expect([clock('Rome'), prose, clock('Hanoi'), prose], ['In Rome it starts at .', '…', 'In Hanoi it starts at .', '…']);
await expect([speed, prose], [speedWhole, '…'], { removeContentPatterns: false });

const { content } = new Readability(page(plain, offer, speed, prose, clock('Hanoi')).window.document).parse();

console.log('Readability:', sentences(content));
assert.deepEqual(sentences(content), ['There are three plans.', offerWhole, speedWhole, '…', 'In Hanoi it starts at 09:30.']);
JS
node probe.mjs
