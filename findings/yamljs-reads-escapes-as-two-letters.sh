#!/bin/sh
# Guess: "\u00a0" in a YAML file is a no-break space, and "\u00e4" the letter ä, as in JSON, which is YAML too.
# Seen: yamljs writes such a letter as the bytes of UTF-8, each as a letter of its own: "29\u00a0€" becomes "29Â €",
#   "Gr\u00f6\u00dfe" becomes "GrÃ¶ÃŸe" (the third letter a control character), and Japanese is beyond recognition. The
#   same letters typed as they are come out right. It reads `0o17` as 0, a plain `29 €` without the no-break space at
#   its ends, and `2022-05-01` as a date, though the YAML of today has none.
# Who meets it: sites whose texts pass through programs that write YAML or JSON in ASCII, and are read by yamljs: two
#   letters for one on the page.
# What to do: read YAML with yaml or js-yaml.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent yamljs@0.3.0 yaml@2.9.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { parse } from 'yaml';
import yamljs from 'yamljs';

console.log('yamljs 0.3.0, yaml 2.9.1');

for (const [source, withYamljs, withYaml] of [
  ['"29\\u00a0€"', '29Â\u00A0€', '29\u00A0€'],
  ['"Gr\\u00f6\\u00dfe"', 'GrÃ¶Ã\u009Fe', 'Größe'],
  ['"\\u9854"', 'é¡\u0094', '顔'],
  ['"Größe"', 'Größe', 'Größe'],
  ['0o17', 0, 15],
]) {
  const seen = { yamljs: yamljs.parse(`text: ${source}`).text, yaml: parse(`text: ${source}`).text };

  console.log(source, '->', seen);
  assert.deepEqual(seen, { yamljs: withYamljs, yaml: withYaml });
}

assert.ok(yamljs.parse('day: 2022-05-01').day instanceof Date);
assert.equal(parse('day: 2022-05-01').day, '2022-05-01');
JS
node probe.mjs
