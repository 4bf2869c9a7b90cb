#!/bin/sh
# Guess: the `opml` package, written by the author of the format, writes lists of feeds that it can read itself, since
#   it escapes `&` in the names of the feeds.
# Seen: it does not in the head of the file. A list with the title "News & tips" cannot be read by it again ("Invalid
#   character in entity name"), nor by any other strict reader of XML. And it declares ISO-8859-1 whatever the text is,
#   so that the same list with Japanese or French names, saved by Node in UTF-8, shows other letters where the
#   declaration is believed: Python's parser reads "é" as "Ã©".
# Who meets it: sites that publish their feeds as a list, and readers that export subscriptions with it.
# What to do: escape the texts of the head yourself, and replace the first line; feedsmith writes both right.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent opml@0.5.8 feedsmith@3.0.1 sax@1.6.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { promisify } from 'node:util';
import { generateOpml, parseOpml } from 'feedsmith';
import opml from 'opml';
import sax from 'sax';

const list = (title, text) => ({
  opml: { head: { title }, body: { subs: [{ text, xmlUrl: 'https://example.org/?a=1&b=2' }] } },
});
const parse = promisify(opml.parse);

const wellFormed = (xml) => {
  const parser = sax.parser(true);
  let problem = null;

  parser.onerror = (error) => {
    problem ??= error.message.split('\n')[0];
    parser.resume();
  };
  parser.write(xml).close();

  return problem;
};

console.log('opml 0.5.8, feedsmith 3.0.1');

const fine = opml.stringify(list('News', 'News & tips'));

console.log(fine);
assert.equal((await parse(fine)).opml.body.subs[0].text, 'News & tips');
assert.match(fine, /^<\?xml version="1\.0" encoding="ISO-8859-1"\?>/);

const written = opml.stringify(list('News & tips', 'News & tips'));

console.log(written, wellFormed(written));
assert.match(written, /<title>News & tips<\/title>/);
assert.equal(wellFormed(written), 'Invalid character in entity name');
await assert.rejects(parse(written), /Invalid character in entity name/);

const bySmith = generateOpml({ head: { title: 'News & tips' }, body: { outlines: [{ text: 'News' }] } });

assert.equal(wellFormed(bySmith), null);
assert.equal(parseOpml(bySmith).head.title, 'News & tips');
JS
node probe.mjs
