#!/bin/sh
# Guess: a library that reads XLIFF 1.2 and writes it again keeps all texts, those within a `<group>` (a menu, a dialog) too,
#   and `<g>` and `<x/>` within a sentence, which stand for bold words, links and placeholders.
# Seen: ilib-xliff skips groups: their texts are neither read nor written, without a warning. `<g>` is removed around its
#   words, and `<x equiv-text="{{version}}"/>` becomes those letters: written again, a translator's program protects
#   neither, and the bold word has no mark. xliff and the Translate Toolkit read the groups.
# Who meets it: sites with Angular or with files of translation agencies, whose texts are grouped by page.
# What to do: take the groups apart before, and compare the number of texts.
set -eu

if ! command -v xliff2po > /dev/null; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package translate-toolkit' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends translate-toolkit > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' translate-toolkit

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent ilib-xliff@1.4.1 xliff@6.4.0

cat > home.xliff <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file source-language="en" target-language="de" datatype="html" original="home">
    <body>
      <trans-unit id="get">
        <source>Get <x id="1" equiv-text="{{version}}"/> now</source>
        <target>Jetzt <x id="1" equiv-text="{{version}}"/> laden</target>
      </trans-unit>
      <trans-unit id="key">
        <source>Press <g id="1" ctype="bold">Shift</g></source>
        <target><g id="1" ctype="bold">Umschalt</g> drücken</target>
      </trans-unit>
      <group id="menu">
        <trans-unit id="faq">
          <source>Questions</source>
          <target>Fragen</target>
        </trans-unit>
      </group>
    </body>
  </file>
</xliff>
XML

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { execFileSync } = require('node:child_process');
const { readFileSync } = require('node:fs');
const { Xliff } = require('ilib-xliff');
const xliff12ToJs = require('xliff/cjs/xliff12ToJs');

const file = readFileSync('home.xliff', 'utf8');

const reader = `
import sys
from translate.storage.xliff import xlifffile
print("\\n".join(unit.source for unit in xlifffile.parsefile(sys.argv[1]).units))
`;

const main = async () => {
  const document = new Xliff();

  document.deserialize(file);

  const units = document.getTranslationUnits().map(({ id, target }) => [id, target]);
  const again = document.serialize();
  const withXliff = (await xliff12ToJs(file)).resources.home;
  const withToolkit = execFileSync('/usr/bin/python3', ['-c', reader, 'home.xliff'], { encoding: 'utf8' });

  console.log('ilib-xliff:', units);
  console.log(again);
  console.log('xliff:', JSON.stringify(withXliff, null, 1));
  console.log(`Translate Toolkit:\n${withToolkit}`);

  assert.deepEqual(units, [
    ['get', 'Jetzt {{version}} laden'],
    ['key', 'Umschalt drücken'],
  ]);
  assert.ok(again.includes('<target>Jetzt {{version}} laden</target>'));
  assert.ok(again.includes('<target>Umschalt drücken</target>'));
  assert.ok(!again.includes('Fragen'));
  assert.equal(withXliff.menu.groupUnits.faq.target, 'Fragen');
  assert.ok(withToolkit.includes('Questions'));
};

main();
JS
node probe.cjs
