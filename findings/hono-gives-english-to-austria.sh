#!/bin/sh
# Guess: `accepts` of Hono, whose manual shows it with `Accept-Language`, finds German for a visitor with `de-AT`, as its
#   `languageDetector` does: RFC 9110 (12.5.4) leaves the comparison to RFC 4647, which shortens the tag.
# Seen: `accepts` compares whole tags. For `de-AT`, `pt-PT` and `zh-Hant-TW`, the answer is the default, English, although
#   German, Portuguese and Traditional Chinese are there; `languageDetector` of the same version finds them. Where a
#   browser adds `de` on its own, both agree.
# Who meets it: sites with several languages on workers; apps of phones, which send `de-AT` and `en-AT` only.
# What to do: `languageDetector` with `order: ['header']`, or a function `match` for `accepts`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent hono@4.13.19

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { languageDetector } from 'hono/language';

const supports = ['en', 'de', 'pt', 'zh-Hant'];
const detector = languageDetector({ supportedLanguages: supports, fallbackLanguage: 'en', order: ['header'], caches: false });

const app = new Hono()
  .get('/accepts', (context) => context.text(accepts(context, { header: 'Accept-Language', supports, default: 'en' })))
  .get('/detector', detector, (context) => context.text(context.get('language')));

async function languages(header) {
  const seen = [];

  for (const path of ['/accepts', '/detector']) {
    const response = await app.request(path, { headers: { 'accept-language': header } });

    seen.push(await response.text());
  }

  console.log('hono 4.13.19', header, seen);

  return seen;
}

assert.deepEqual(await languages('de-AT'), ['en', 'de']);
assert.deepEqual(await languages('de-AT,en-AT;q=0.9'), ['en', 'de']);
assert.deepEqual(await languages('pt-PT'), ['en', 'pt']);
assert.deepEqual(await languages('zh-Hant-TW'), ['en', 'zh-Hant']);
assert.deepEqual(await languages('de-AT,de;q=0.9,en;q=0.8'), ['de', 'de']);
JS
node probe.mjs
