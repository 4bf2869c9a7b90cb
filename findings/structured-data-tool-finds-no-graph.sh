#!/bin/sh
# Guess: structured-data-testing-tool, a test for a build, finds an Article in each form of JSON-LD that search engines read:
#   alone, in a list, in an `@graph`, and with two types (`["Article", "TechArticle"]`).
# Seen: an Article in an `@graph` does not exist for it: the test for the schema fails with NOT_FOUND, and without such a test
#   the page has no structured data at all and passes. Two types are one type, "Article,TechArticle", which is an error of
#   the test itself (TEST_ERROR), though the page is right. Lists and microdata are found.
# Who meets it: sites with several items on a page (most plugins for it write an `@graph`).
# What to do: one script for each item, or a test of one's own that reads the JSON.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent structured-data-testing-tool@4.5.0 jsonld@9.0.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import jsonld from 'jsonld';
import { structuredDataTest } from 'structured-data-testing-tool';

const vocabulary = { '@vocab': 'https://schema.org/' };
const article = { '@type': 'Article', headline: 'News' };
const alone = { '@context': 'https://schema.org', ...article };

const forms = {
  alone,
  list: [alone],
  graph: { '@context': 'https://schema.org', '@graph': [article] },
  'two types': { ...alone, '@type': ['Article', 'TechArticle'] },
};

const pageOf = (data) => `<!doctype html>
<html lang="en">
  <head>
    <title>News</title>
    <script type="application/ld+json">${JSON.stringify(data)}</script>
  </head>
  <body></body>
</html>`;

const test = async (data) => {
  const result = await structuredDataTest(pageOf(data), { schemas: ['Article'] }).catch(({ res }) => res);
  const failures = result.failed.map(({ test: name, error }) => `${name} ${error.type}`);

  return { schemas: result.schemas, failures };
};

/** Returns whether a processor of JSON-LD finds an Article. */
const hasArticle = async (data) => {
  const withContext = JSON.parse(JSON.stringify(data), (key, value) => (key === '@context' ? vocabulary : value));
  const items = await jsonld.flatten(withContext);

  return items.some((item) => item['@type']?.includes('https://schema.org/Article'));
};

const seen = {};

for (const [form, data] of Object.entries(forms)) {
  seen[form] = { ...(await test(data)), jsonld: await hasArticle(data) };
  console.log(form, seen[form]);
}

assert.deepEqual(seen, {
  alone: { schemas: ['Article'], failures: [], jsonld: true },
  list: { schemas: ['Article'], failures: [], jsonld: true },
  graph: { schemas: [], failures: ['Article[*] NOT_FOUND'], jsonld: true },
  'two types': {
    schemas: ['Article,TechArticle'],
    failures: ['Article,TechArticle[0] TEST_ERROR', 'Article[*] NOT_FOUND'],
    jsonld: true,
  },
});
JS
node --no-deprecation probe.mjs
