#!/bin/sh
# Guess: a library for structured data writes the facts that it is given, and at most the fixed parts of a type.
# Seen: @unhead/schema-org (the engine of nuxt-schema-org) adds facts of its own. An offer is in stock, and its price ends on
#   30 December of the next year (`priceValidUntil`): a page that is not built again says at some time that its price is over.
#   A video without a description has the English text "No description" on a German page too. And the address of a page
#   loses the slash at its end, unlike its canonical address.
# Who meets it: shops and download pages whose search results show prices.
# What to do: give `availability`, `priceValidUntil` and `description` for each item, and `trailingSlash: true`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @unhead/schema-org@3.1.3 unhead@3.1.3

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { defineSoftwareApp, defineVideo, defineWebPage, UnheadSchemaOrg, useSchemaOrg } from '@unhead/schema-org';
import { createHead, renderSSRHead } from 'unhead/server';

const head = createHead({ plugins: [UnheadSchemaOrg()] });
const site = { host: 'https://site.example', path: '/de/faq/', inLanguage: 'de' };

head.push({ templateParams: { schemaOrg: site } });
useSchemaOrg(head, [
  defineWebPage(),
  defineSoftwareApp({
    name: 'Gesichter',
    operatingSystem: 'Windows',
    applicationCategory: 'MultimediaApplication',
    offers: { price: '29.90', priceCurrency: 'EUR' },
  }),
  defineVideo({ name: 'Einführung', uploadDate: '2026-05-01', duration: 'PT1M', thumbnailUrl: '/bild.png' }),
]);

const { bodyTags, headTags } = await renderSSRHead(head);
const [, json] = (bodyTags + headTags).match(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/);
const items = JSON.parse(json)['@graph'];
const find = (type) => items.find((item) => [item['@type']].flat().includes(type));

const { url } = find('WebPage');
const { offers } = find('SoftwareApplication');
const { description } = find('VideoObject');
const nextYear = new Date().getFullYear() + 1;

console.log({ url, offers, description });

assert.equal(url, 'https://site.example/de/faq');
assert.equal(offers.availability, 'https://schema.org/InStock');
assert.equal(offers.priceValidUntil, `${nextYear}-12-30T00:00:00.000Z`);
assert.equal(description, 'No description');
JS
node probe.mjs
