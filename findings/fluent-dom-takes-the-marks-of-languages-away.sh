#!/bin/sh
# Guess: a translation for @fluent/dom may mark up its own words, so `<span lang="en">` and `<bdo dir="rtl">` keep the
#   language and the direction; and a value that a program puts in, such as the name of a file, is text.
# Seen: all attributes but `title` and a few of ARIA are removed: `lang`, `dir`, and the `datetime` of `<time>`. A screen
#   reader reads the English name with a Japanese voice, and `<bdo>` turns nothing around. A value is put into the
#   sentence before its tags are read: "clip <final>.mp4" is shown as "clip .mp4". In `<title>` it is whole.
# Who meets it: programs and sites translated with Fluent, as Firefox is, in Arabic or with names in Latin letters.
# What to do: an element with `data-l10n-name` in the page, which keeps the attributes that it has there; escape `<` and
#   `&` in values for elements other than `<title>`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  @fluent/dom@0.10.2 @fluent/bundle@0.19.1 jsdom@26.1.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<!doctype html><html lang="ja"><head></head><body></body></html>');

globalThis.window = window;
globalThis.document = window.document;
globalThis.MutationObserver = window.MutationObserver;

const { DOMLocalization } = await import('@fluent/dom');

const messages = `
needs = <span lang="en" dir="ltr" title="GPU">GTX 1060</span> で動作
turned = <bdo dir="rtl">abc</bdo>
day = <time datetime="2026-05-15">5月15日</time>
named = <span data-l10n-name="card">GTX 1060</span> で動作
saved = { $file } を保存
`;

async function* bundles() {
  const bundle = new FluentBundle('ja', { useIsolating: false });

  assert.deepEqual(bundle.addResource(new FluentResource(messages)), []);
  yield bundle;
}

const localization = new DOMLocalization([], bundles);

async function translate(id, { tag = 'p', content = '', values } = {}) {
  const element = document.createElement(tag);

  element.innerHTML = content;
  localization.setAttributes(element, id, values);
  document.body.replaceChildren(element);
  await localization.translateFragment(document.body);
  console.log(`${id}:`, element.innerHTML);

  return element;
}

const card = '<span data-l10n-name="card" lang="en" dir="ltr"></span>';
const values = { file: 'clip <final>.mp4' };

assert.equal((await translate('needs')).innerHTML, '<span title="GPU">GTX 1060</span> で動作');
assert.equal((await translate('turned')).innerHTML, '<bdo>abc</bdo>');
assert.equal((await translate('day')).innerHTML, '<time>5月15日</time>');
assert.match((await translate('named', { content: card })).innerHTML, /lang="en" dir="ltr"/);

assert.equal((await translate('saved', { values })).textContent, 'clip .mp4 を保存');
assert.equal((await translate('saved', { tag: 'title', values })).textContent, 'clip <final>.mp4 を保存');
JS
node probe.mjs
