#!/bin/sh
# Guess: reader modes keep lists of facts such as "File name: setup.exe", whose groups are in `<div>` elements as HTML allows:
#   what @mozilla/readability returns can be converted to Markdown like the page itself.
# Seen: it makes a `<p>` of each `<div>` around a term and its value, which HTML does not allow: a parser ends the paragraph at
#   `<dt>`. After that, rehype-remark has two lists, one with all terms and one with all values. From the page itself, it writes
#   each term with its value. A group whose value has an element such as `<p>` or `<ul>` stays a `<div>`.
# Who meets it: pages with sizes, checksums, requirements or prices in a definition list that are saved as Markdown or as a book
#   (percollate uses both packages), or are read by a language model behind this pair.
# What to do: write lists of facts without `<div>`, or with an element such as `<p>` in the value; after Readability, replace
#   `dl > p` by `div` in the DOM (`serializer: (element) => element`) before it is written as text.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  @mozilla/readability@0.6.0 jsdom@29.1.1 unified@11.0.5 rehype-parse@9.0.1 rehype-remark@10.0.1 remark-stringify@11.0.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { Readability } from '@mozilla/readability';
import { JSDOM } from 'jsdom';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const text = '<p>The app runs on Windows and on the Mac, and it needs a graphics card of the last ten years.</p>'.repeat(8);
const page = (facts) =>
  `<!doctype html><html lang="en"><title>Download</title><main><h1>The app</h1>${text}${facts}${text}</main></html>`;

const grouped =
  '<dl><div><dt>File name</dt><dd>setup.exe</dd></div><div><dt>Size</dt><dd>5 MB</dd></div></dl>';
const withParagraphs = grouped.replaceAll('<dd>', '<dd><p>').replaceAll('</dd>', '</p></dd>');
const flat = grouped.replaceAll(/<\/?div>/g, '');

const read = (html) =>
  new Readability(new JSDOM(html, { url: 'https://site.example/' }).window.document).parse().content;

const processor = unified().use(rehypeParse).use(rehypeRemark).use(remarkStringify);

/** Returns the lines of the converted list, without empty ones. */
const converted = (html) =>
  String(processor.processSync(html))
    .split('\n')
    .filter((line) => line !== '' && !/^(#|Download|The app)/.test(line));

const listIn = (html) => /<dl>.*<\/dl>/s.exec(html)?.[0];

console.log('Page:       ', grouped);
console.log('Readability:', listIn(read(page(grouped))));
console.log('Markdown of the page:');
console.log(converted(page(grouped)).join('\n'));
console.log('Markdown after Readability:');
console.log(converted(read(page(grouped))).join('\n'));

const right = ['* File name', '  setup.exe', '* Size', '  5 MB'];

// The page itself, and lists without <div> or with paragraphs after Readability, are right.
assert.deepEqual(converted(page(grouped)), right);
assert.deepEqual(converted(read(page(flat))), right);
assert.deepEqual(converted(read(page(withParagraphs))), right);

// A parser ends each <p> at the term.
assert.equal(
  listIn(read(page(grouped))),
  '<dl><p><dt>File name</dt><dd>setup.exe</dd></p><p><dt>Size</dt><dd>5 MB</dd></p></dl>',
);
assert.equal(new JSDOM(read(page(grouped))).window.document.querySelectorAll('p > dt').length, 0);
assert.deepEqual(converted(read(page(grouped))), [
  '* * File name',
  '  * Size',
  '  - setup.exe',
  '  - 5 MB',
]);
JS
npm ls --depth=0 @mozilla/readability rehype-remark | tail -n +2
node probe.mjs
