#!/bin/sh
# Guess: what stands between the brackets of `feat(…): …` is the scope, in any language, and one that the parser does
#   not like is left out.
# Seen: conventional-commits-parser takes ASCII letters and few signs there. With "größe", "лица", "顔" or two scopes
#   with a comma, the whole first line is no commit with a type: there is no entry in the changelog and no new version,
#   without a message. The description may be in any language. A list whose first item names an issue becomes the
#   footer, the body is empty; and of "Co-authored-by: Ada <ada@example.com>" it takes example for a person who was
#   mentioned.
# Who meets it: teams that write scopes in German, Russian or Japanese and release with semantic-release or
#   conventional-changelog.
# What to do: scopes in ASCII, checked by commitlint, or `headerPattern: /^(\w*)(?:\(([^)]*)\))?: (.*)$/`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent conventional-commits-parser@7.1.4

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { CommitParser } from 'conventional-commits-parser';

const parse = (message, options) => new CommitParser(options).parse(message);

console.log('conventional-commits-parser 7.1.4');

for (const [message, type, scope] of [
  ['feat(size): neue Größe', 'feat', 'size'],
  ['feat: neue Größe', 'feat', null],
  ['feat(größe): neu', undefined, undefined],
  ['feat(顔): new', undefined, undefined],
  ['feat(лица): new', undefined, undefined],
  ['feat(app,site): new', undefined, undefined],
]) {
  const seen = parse(message);

  console.log(message, '-> type', seen.type, 'scope', seen.scope);
  assert.deepEqual([seen.type, seen.scope], [type, scope]);
}

assert.equal(parse('feat(größe): neu', { headerPattern: /^(\w*)(?:\(([^)]*)\))?: (.*)$/ }).scope, 'größe');

const list = parse('feat: faces\n\n- #5 is new\n- and more');

console.log({ body: list.body, footer: list.footer });
assert.deepEqual([list.body, list.footer], ['', '- #5 is new\n- and more']);
assert.deepEqual(parse('feat: faces\n\nCo-authored-by: Ada <ada@example.com>').mentions, ['example']);
JS
node probe.mjs
