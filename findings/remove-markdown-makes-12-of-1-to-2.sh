#!/bin/sh
# Guess: remove-markdown leaves single tildes alone, or at least those that stand between numbers, as Korean and
#   Japanese write ranges.
# Seen: it takes what stands between two tildes for a word in low letters, as in H~2~O, and removes both tildes, however
#   far apart they are in the line: "1~2명, 3~5명" (1 to 2, 3 to 5 people) becomes "12명, 35명". One range in a line stays.
#   It removes asterisks that are escaped and leaves their backslashes, an address in `<>` is gone, and references such
#   as &amp;nbsp; stay as they are.
# Who meets it: descriptions and previews of Korean and Japanese pages made with it: "GPUs with 12 or 35 GB".
# What to do: strip-markdown, which has a real parser.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent remove-markdown@0.7.0 remark@15.0.1 strip-markdown@6.0.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { remark } from 'remark';
import removeMarkdown from 'remove-markdown';
import stripMarkdown from 'strip-markdown';

const withRemark = (markdown) => {
  const processor = remark().use(stripMarkdown);
  const tree = processor.runSync(processor.parse(markdown));

  return tree.children.flatMap(({ children }) => children.map(({ value }) => value)).join('');
};

console.log('remove-markdown 0.7.0, strip-markdown 6.0.0');

for (const [markdown, removed, stripped] of [
  ['1~2명', '1~2명', '1~2명'],
  ['1~2명, 3~5명', '12명, 35명', '1~2명, 3~5명'],
  ['4~6 GB（8~12 GB推奨）', '46 GB（812 GB推奨）', '4~6 GB（8~12 GB推奨）'],
  ['5 \\* 3', '5 \\* 3', '5 * 3'],
  ['\\*new\\*', '\\new\\', '*new*'],
  ['See <https://example.com>.', 'See .', 'See https://example.com.'],
  ['29&nbsp;€', '29&nbsp;€', '29\u00A0€'],
]) {
  const seen = { 'remove-markdown': removeMarkdown(markdown), 'strip-markdown': withRemark(markdown) };

  console.log(markdown, '->', seen);
  assert.deepEqual(seen, { 'remove-markdown': removed, 'strip-markdown': stripped });
}
JS
node probe.mjs
