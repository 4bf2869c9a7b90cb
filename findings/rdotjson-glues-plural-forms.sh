#!/bin/sh
# Guess: a reader for the texts of Android apps leaves out the types that its documentation does not list, and reads the
#   listed ones as Android does.
# Seen: rdotjson has a key "plurals" that its documentation does not name. With two forms, its value is both, one behind
#   the other: "%d face %d faces", with spaces around. In texts, `\u00a0` (a no-break space)
#   becomes the five characters u00a0, and `\t` a t: "29\u00a0€" is "29u00a0€".
# Who meets it: scripts that take texts of an app over to a site or to translators.
# What to do: android-string-resource for the plurals, with its own fault (see there).
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent rdotjson@1.1.1

cat > strings.xml <<'XML'
<?xml version="1.0" encoding="utf-8"?>
<resources>
  <string name="price">29\u00a0€</string>
  <string name="columns">Card\tMemory</string>
  <string name="lines">One\nTwo</string>
  <string name="quoted">Don\'t</string>
  <plurals name="faces">
    <item quantity="one">%d face</item>
    <item quantity="other">%d faces</item>
  </plurals>
  <plurals name="facesInJapanese">
    <item quantity="other">%d 顔</item>
  </plurals>
</resources>
XML

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const rdotjson = require('rdotjson');

rdotjson(readFileSync('strings.xml'), (error, { string, plurals }) => {
  assert.equal(error, null);
  console.log(string, plurals);

  assert.deepEqual(string, { price: '29u00a0€', columns: 'CardtMemory', lines: 'One\nTwo', quoted: "Don't" });
  assert.deepEqual(plurals, { faces: ' %d face %d faces ', facesInJapanese: ' %d 顔 ' });
});
JS
node probe.cjs
