#!/bin/sh
# Guess: xgettext, which reads markup within JavaScript, finds all texts of a React component, or complains.
# Seen: an apostrophe within the words of an element begins a string, and the next one on its line ends
#   it. Of `<p>Don't worry, {_("your photos stay here")}, and they're safe.</p>`, the marked text is not found, and of
#   `<p>See https://site.example/ {_("for help")}</p>`, `//` makes the rest of the line a comment. Exit status 0, no
#   message. An odd number of apostrophes up to the end of a line makes a warning, and the same loss. Babel's extractor
#   for JavaScript loses the same two texts.
# Who meets it: sites and programs in React that are translated with gettext: two of three texts stay in English.
# What to do: texts in braces (`{'Don\'t'}`) or ’ for the apostrophe, which is right in print anyway; or an extractor that
#   uses a compiler for JavaScript.
set -eu

missing=
for package in gettext python3-babel; do
  dpkg-query -W -f '${Version}' "$package" > /dev/null 2>&1 || missing="$missing $package"
done

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing Debian packages:$missing" >&2
    exit 2
  fi

  # shellcheck disable=SC2086 # several names
  apt-get install -y -qq --no-install-recommends $missing > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' gettext python3-babel

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent typescript@5.9.3

cat > notes.jsx <<'JSX'
export const Note = () => (
  <p>
    Don't worry, {_("your photos stay here")}, and they're safe.
  </p>
);
export const Link = () => <p>See https://site.example/ {_("for help")}</p>;
export const Next = () => <p>Go {_("on")}</p>;
JSX
sed "s/'/’/g; s,https://site,site," notes.jsx > repaired.jsx

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

const ALL = ['your photos stay here', 'for help', 'on'];

const byTypeScript = (file) => {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.JSX);
  const texts = [];

  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === '_') texts.push(node.arguments[0].text);
    ts.forEachChild(node, visit);
  };

  visit(source);
  assert.deepEqual(source.parseDiagnostics, []);

  return texts;
};

const byXgettext = (file) => {
  const args = ['-L', 'JavaScript', '-k_', '--from-code=UTF-8', '--omit-header', '-o', '-', file];
  const { status, stdout, stderr } = spawnSync('xgettext', args, { encoding: 'utf8' });

  assert.deepEqual([status, stderr], [0, '']);

  return [...stdout.matchAll(/^msgid "(.*)"$/gm)].map(([, text]) => text);
};

const BABEL = `
import sys
from babel.messages.extract import extract_from_file
print("\\n".join(message for _, message, _, _ in extract_from_file("javascript", sys.argv[1])))
`;
const byBabel = (file) =>
  spawnSync('/usr/bin/python3', ['-c', BABEL, file], { encoding: 'utf8' }).stdout.trim().split('\n');

for (const [name, extract] of Object.entries({ byTypeScript, byXgettext, byBabel })) {
  console.log(name, extract('notes.jsx'), 'repaired:', extract('repaired.jsx'));
}

assert.deepEqual(byTypeScript('notes.jsx'), ALL);
assert.deepEqual(byXgettext('notes.jsx'), ['on']);
assert.deepEqual(byBabel('notes.jsx'), ['on']);
assert.deepEqual(byXgettext('repaired.jsx'), ALL);
JS
node probe.mjs
