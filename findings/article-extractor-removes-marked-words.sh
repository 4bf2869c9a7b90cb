#!/bin/sh
# Guess: elements that an extractor of articles doesn't keep are unwrapped: of `<time>1 May</time>`, "1 May" stays.
# Seen: article-extractor removes them with their text. Not kept are, among others, `<time>`, `<mark>`, `<q>`, `<cite>`,
#   `<kbd>`, `<samp>`, `<ins>`, `<bdi>`, `<ruby>`, `<address>`, `<caption>` and `<dt>`: "Press  at ", a Japanese word with
#   its reading is gone, and of "Card: GTX 1060" as a list only "GTX 1060" is left. `<code>`, `<b>` and `<dd>` stay. The
#   README says that tags are removed, and doesn't list which. Readability, which it is built on, keeps all of them.
# Who meets it: readers of news, archives and language models that are fed with it.
# What to do: pass `allowedTags` of one's own (they replace the built-in ones), or take Readability and sanitize-html,
#   which unwraps.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  @extractus/article-extractor@9.0.1 @mozilla/readability@0.6.0 jsdom@29.1.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { extractFromHtml } from '@extractus/article-extractor';
import { Readability } from '@mozilla/readability';
import { JSDOM } from 'jsdom';

const url = 'https://site.example/guide/';
const sentence = 'Choose a face, look into the camera, and keep the light in front of you.';
const prose = `<p>${`${sentence} `.repeat(8)}</p>`;

const text = (html) =>
  new JSDOM(html).window.document.body.textContent.replaceAll(sentence, '').replace(/\s+/g, ' ').trim();

const expect = async (part, expected) => {
  const head = '<head><title>Guide</title></head>';
  const article = `<article><h1>Guide</h1>${prose}${part}${prose}</article>`;
  const html = `<!doctype html><html lang="en">${head}<body><main>${article}</main></body></html>`;
  const { content } = await extractFromHtml(html, url);
  const readability = new Readability(new JSDOM(html, { url }).window.document).parse();

  console.log(`${text(part)} -> ${text(content)}`);
  assert.equal(text(content), expected);
  assert.equal(text(readability.content), text(part));
};

await expect('<p>Press <kbd>Ctrl</kbd> at <time>09:30</time>.</p>', 'Press at .');
await expect('<p>It says <samp>no camera</samp>, <q>no</q> or <mark>nothing</mark>.</p>', 'It says , or .');
await expect('<p><ruby>顔<rp>(</rp><rt>かお</rt><rp>)</rp></ruby>を変える</p>', 'を変える');
await expect('<dl><dt>Card</dt> <dd>GTX 1060</dd> <dt>Memory</dt> <dd>8 GB</dd></dl>', 'GTX 1060 8 GB');
await expect('<p>Costs <del>29</del> <ins>19</ins> euros</p>', 'Costs euros');
await expect('<p>Write <code>--live</code> in <b>bold</b></p>', 'Write --live in bold');
JS
node probe.mjs
