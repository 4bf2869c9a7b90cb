#!/bin/sh
# Guess: a reader for articles leaves letters and spaces of a sentence as they are.
# Seen: Defuddle writes a space on both sides of each `<b>`, `<em>`, `<a>`, `<i>` or `<ruby>` that has none: the
#   emphasized part of "unbelievable" is a word, French "l’image" is "l’ image", « gets a second space, and Japanese and
#   Chinese, which have no spaces, get them around each link and each bold word. Only next to some marks (also "。" is
#   not among them), `<code>`, `<sub>`, `<sup>` and `<span>` there are none. It is in the HTML too, not only in Markdown.
#   Readability, the reader of Firefox, adds none.
# Who meets it: readers who save a page with Obsidian Web Clipper, which is made of Defuddle: a search for 顔です in
#   such a note finds nothing.
# What to do: `standardize: false` keeps the text; Readability with Turndown does too.
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
const page = (part) => {
  const html = `<!doctype html><html lang="en"><title>Guide</title><article><h1>Guide</h1>${prose}${part}${prose}</article>`;

  return new JSDOM(html, { url });
};
const second = (html) => new JSDOM(html).window.document.querySelectorAll('p')[1].textContent.trim();

const expect = async (sentence, expected) => {
  const { content } = await Defuddle(page(sentence), url);
  const plain = await Defuddle(page(sentence), url, { standardize: false });
  const readability = new Readability(page(sentence).window.document).parse();
  const written = new JSDOM(sentence).window.document.body.textContent;

  console.log(`${written}\n  Defuddle:    ${second(content)}\n  Readability: ${second(readability.content)}`);
  assert.equal(second(content), expected);
  assert.equal(second(readability.content), written);
  assert.equal(second(plain.content), written);
};

await expect('<p>これは<b>顔</b>です。<a href="/x/">写真</a>を変える。</p>', 'これは 顔 です。 写真 を変える。');
await expect('<p>这是<em>换脸</em>软件，见<a href="/x/">教程</a>。</p>', '这是 换脸 软件，见 教程 。');
await expect('<p>Regardez l’<em>image</em> « <b>avant</b> » et «<a href="/x/">après</a>».</p>',
  'Regardez l’ image « avant » et « après ».');
await expect('<p>It is un<em>believ</em>able, and Face<b>wright</b> is the name.</p>',
  'It is un believ able, and Face wright is the name.');

const { content: markdown } = await Defuddle(page('<p>これは<b>顔</b>です。</p>'), url, { markdown: true });

console.log(markdown.split('\n\n')[1]);
assert.equal(markdown.split('\n\n')[1], 'これは **顔** です。');
JS
node probe.mjs
