#!/bin/sh
# Guess: release notes in Markdown, turned into Slack's own marks, look the same in Slack, or lose what Slack lacks.
# Seen: slackify-markdown ends a line with two spaces, Markdown's line break, by a backslash, which Slack shows. A rule
#   `---` becomes three asterisks, a table its bars and dashes. `<Shift>` is written as it is, which Slack reads as a
#   link, so the key is not shown; a literal &lt; is escaped rightly.
# Who meets it: bots that post a changelog: lines end with "\", and names of keys are missing.
# What to do: replace breaks by new lines and escape `<` before.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent slackify-markdown@5.0.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { slackifyMarkdown } from 'slackify-markdown';

// Zero-width spaces stand around words in bold and the like.
const visible = (text) => text.replaceAll('\u200B', '').trim();

console.log('slackify-markdown 5.0.0');

for (const [markdown, expected] of [
  ['**New** faces', '*New* faces'],
  ['[x](https://example.com)', '<https://example.com|x>'],
  ['Version 3.0.3  \nfor Windows', 'Version 3.0.3\\\nfor Windows'],
  ['a\n\n---\n\nb', 'a\n\n***\n\nb'],
  ['Press <Shift>', 'Press <Shift>'],
  ['6 &lt; 8', '6 &lt; 8'],
]) {
  const seen = visible(slackifyMarkdown(markdown));

  console.log(JSON.stringify(markdown), '->', JSON.stringify(seen));
  assert.equal(seen, expected);
}
JS
node probe.mjs
