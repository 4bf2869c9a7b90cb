#!/bin/sh
# Guess: showdown and markdown-to-jsx, which give each heading an `id`, make it of the heading's words in each language.
# Seen: only Latin letters and digits stay. Each heading in Japanese, Korean, Russian or Arabic has `id=""` in
#   markdown-to-jsx, or "-" if there is a space in it, however many there are; in showdown they are "", "-1", "-2", so
#   that a new heading moves all links below it. "Größe" is "gre" in both. An empty `id` is no valid HTML, and no link
#   leads there. There is no error. showdown's flavour "github" keeps all letters, as github-slugger does.
# Who meets it: help pages in several languages with a list of contents, or with links to their sections.
# What to do: `setFlavor('github')` or `ghCompatibleHeaderId`; for markdown-to-jsx the option `slugify`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent showdown@2.1.0 markdown-to-jsx@9.10.6 react@19.3.1 react-dom@19.3.1 \
  github-slugger@2.0.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { slug } from 'github-slugger';
import * as markdownToJsx from 'markdown-to-jsx';
import { renderToStaticMarkup } from 'react-dom/server';
import showdown from 'showdown';

const compiler = markdownToJsx.compiler ?? markdownToJsx.default.compiler;
const headings = ['利用規約', '얼굴 교체', 'Вопросы', 'الأسئلة', 'Größe', 'Size'];
const markdown = headings.map((heading) => `# ${heading}`).join('\n\n');
const ids = (html) => [...html.matchAll(/<h1(?: id="([^"]*)")?>/g)].map(([, id]) => id);

const converter = new showdown.Converter();
const byShowdown = ids(converter.makeHtml(markdown));
const byMarkdownToJsx = ids(renderToStaticMarkup(compiler(markdown)));

converter.setFlavor('github');

const likeGithub = ids(converter.makeHtml(markdown));

console.log('showdown 2.1.0      ', byShowdown);
console.log('markdown-to-jsx 9.10.6', byMarkdownToJsx);
console.log('showdown, flavour "github"', likeGithub);

assert.deepEqual(byShowdown, ['', '-1', '-2', '-3', 'gre', 'size']);
assert.deepEqual(byMarkdownToJsx, ['', '-', '', '', 'gre', 'size']);
assert.deepEqual(
  likeGithub,
  headings.map((heading) => slug(heading)),
);
JS
node probe.mjs
