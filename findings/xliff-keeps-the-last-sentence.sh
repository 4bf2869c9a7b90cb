#!/bin/sh
# Guess: in XLIFF 2.0, a unit may be cut into several segments, one for each sentence (section 4.2.2 of the specification).
#   Its text is that of all segments and of the spaces between them.
# Seen: xliff returns the last sentence, and writes a file in which the others are missing. ngx-i18nsupport-lib (the merging
#   tools of Angular) returns the first one. xliff-to-json, built on xliff, publishes the last one; the name of its
#   file ends with "xljson". No tool warns.
# Who meets it: sites whose files come back from translators: their programs cut units into sentences, for their memory.
# What to do: ask for files whose segments are joined again (translators have an option for it), and
#   compare the length of both languages.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent xliff@6.4.0 ngx-i18nsupport-lib@1.10.2 xliff-to-json@1.1.0 \
  jsdom@29.1.1

cat > menu.xliff <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en" trgLang="de">
  <file id="home">
    <unit id="hint">
      <segment><source>Choose a face.</source><target>Wählen Sie ein Gesicht.</target></segment>
      <ignorable><source> </source><target> </target></ignorable>
      <segment><source>Keep still.</source><target>Halten Sie still.</target></segment>
      <ignorable><source> </source><target> </target></ignorable>
      <segment><source>Done.</source><target>Fertig.</target></segment>
    </unit>
  </file>
</xliff>
XML

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { existsSync, readFileSync } = require('node:fs');
const { JSDOM } = require('jsdom');
const { TranslationMessagesFileFactory } = require('ngx-i18nsupport-lib');
const js2xliff = require('xliff/cjs/js2xliff');
const xliff2js = require('xliff/cjs/xliff2js');
const { convert } = require('xliff-to-json');

const file = readFileSync('menu.xliff', 'utf8');

const textsOf = (xml) => {
  const { document } = new JSDOM(xml, { contentType: 'application/xml' }).window;
  const joined = (name) => [...document.querySelectorAll(`unit ${name}`)].map((part) => part.textContent).join('');

  return [joined('source'), joined('target')];
};

const withAngular = () => {
  const texts = [];

  TranslationMessagesFileFactory.fromUnknownFormatFileContent(file, 'menu.xliff', 'UTF-8').forEachTransUnit((unit) =>
    texts.push(unit.sourceContent(), unit.targetContent()),
  );

  return texts;
};

const main = async () => {
  const js = await xliff2js(file);
  const { source, target } = js.resources.home.hint;
  const all = textsOf(file);
  const first = withAngular();
  const again = textsOf(await js2xliff(js));

  await convert('menu.xliff');
  const json = JSON.parse(readFileSync('menu.xljson', 'utf8'));

  console.log('the file:', all);
  console.log('xliff:', [source, target], 'written again:', again);
  console.log('ngx-i18nsupport-lib:', first);
  console.log('xliff-to-json:', json);

  assert.deepEqual(all, [
    'Choose a face. Keep still. Done.',
    'Wählen Sie ein Gesicht. Halten Sie still. Fertig.',
  ]);
  assert.deepEqual([source, target], ['Done.', 'Fertig.']);
  assert.deepEqual(again, ['Done.', 'Fertig.']);
  assert.deepEqual(first, ['Choose a face.', 'Wählen Sie ein Gesicht.']);
  assert.deepEqual(json, { hint: 'Fertig.' });
  assert.equal(existsSync('menu.json'), false);
};

main();
JS
node probe.cjs
