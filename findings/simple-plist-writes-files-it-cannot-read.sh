#!/bin/sh
# Guess: a value that is undefined or null is left out of a property list of macOS, as JSON leaves undefined out, or
#   there is an error.
# Seen: simple-plist, and plist 3 below it, write the key of an undefined value without a value. Neither they nor Python
#   read the file: a dictionary needs pairs. For null they write `<null/>`, which does not exist in the format: Python
#   refuses this file too. A list loses an undefined item, and those behind it move up. plist 5 leaves the key out.
# Who meets it: programs that write Info.plist, settings or a LaunchAgent from an object with optional fields: macOS does
#   not read the file.
# What to do: leave such fields out before, or use plist 5.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent simple-plist@1.4.0 plist@5.0.0
npm list plist || true

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import * as plist5 from 'plist';
import simplePlist from 'simple-plist';

const settings = { CFBundleName: 'Studio', LSMinimumSystemVersion: undefined, LSUIElement: true };
const written = simplePlist.stringify(settings);

console.log('simple-plist 1.4.0\n' + written);
assert.match(written, /<key>LSMinimumSystemVersion<\/key>\s*<key>LSUIElement<\/key>/);
assert.throws(() => simplePlist.parse(written));

const withNull = simplePlist.stringify({ ...settings, LSMinimumSystemVersion: null });

assert.match(withNull, /<key>LSMinimumSystemVersion<\/key>\s*<null\/>/);

const list = simplePlist.parse(simplePlist.stringify({ names: ['Ada', undefined, 'Ben'] })).names;

console.log("['Ada', undefined, 'Ben'] ->", list);
assert.deepEqual(list, ['Ada', 'Ben']);

const byPlist5 = plist5.build(settings);

console.log('plist 5.0.0\n' + byPlist5);
assert.doesNotMatch(byPlist5, /LSMinimumSystemVersion/);

writeFileSync('undefined.plist', written);
writeFileSync('null.plist', withNull);
writeFileSync('plist5.plist', byPlist5);
JS
node probe.mjs

# Another reader: the module of Python's own library.
for file in undefined null plist5; do
  python3 -c 'import plistlib, sys; print(plistlib.load(open(sys.argv[1], "rb")))' $file.plist > answer.txt 2>&1 || true
  answer=$(tail -1 answer.txt)
  echo "Python reads $file.plist: $answer"

  case $file in
    plist5) [ "$answer" = "{'CFBundleName': 'Studio', 'LSUIElement': True}" ] ;;
    *) [ "${answer#"{"}" = "$answer" ] ;;
  esac
done
