#!/bin/sh
# Guess: linkifyjs links "https://…", "www.…" and names such as site.com, not the file names of a tutorial.
# Seen: since .zip, .mov, .md, .sh, .py and .app are domains of their own, clip.mov becomes a link to http://clip.mov, a
#   stranger's site, while clip.mp4 and setup.exe stay text. markdown-it, with `linkify: true`, links none of them. A
#   closing quotation mark (”) behind a real address becomes a part of the address.
# Who meets it: help pages, comments and release notes that name videos, archives and scripts.
# What to do: `validate: { url: (value) => /^https?:/.test(value) }`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent linkifyjs@4.4.0 markdown-it@15.0.3

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { find } = require('linkifyjs');
const markdownIt = require('markdown-it');

const markdown = markdownIt({ linkify: true });

const linked = ['clip.mov', 'faces.zip', 'README.md', 'install.sh', 'main.py', 'studio.app'];
const plain = ['clip.mp4', 'setup.exe', 'app.dmg'];

console.log('linkifyjs 4.4.0, markdown-it 15.0.3');

for (const name of [...linked, ...plain]) {
  const [link] = find(name);
  console.log(`${name} -> ${link?.href ?? 'no link'}`);
  assert.equal(link?.href, linked.includes(name) ? `http://${name}` : undefined);
  assert.ok(!markdown.render(name).includes('href'));
}

const [quoted] = find('“https://site.example/”');
console.log(`“https://site.example/” -> ${quoted.href}`);
assert.equal(quoted.href, 'https://site.example/”');
assert.deepEqual(find('clip.mov', { validate: { url: (value) => /^https?:/.test(value) } }), []);
JS
node probe.cjs
