#!/bin/sh
# Guess: a minifier that takes care of the spaces between inline elements in HTML (`a <b>b</b> c`) takes the same care in
#   the text of a drawing, where SVG shows one space for several and keeps that one.
# Seen: minify (tdewolff) removes each space beside a `<tspan>` or `<a>`: `From <tspan>29 €</tspan> for <a>all</a> cards`
#   becomes `From<tspan>29 €</tspan>for<a>all</a>cards`, shown as "From29 €forallcards", and `<tspan>GTX</tspan>
#   <tspan>1060</tspan>` is "GTX1060". A drawing within a page is treated in the same way. `xml:space="preserve"` is
#   removed with its spaces. As "application/xml", spaces behind an element are kept, those in front of it are not.
# Who meets it: diagrams, price tags and share pictures with one bold word, in sites that are minified with it. Hugo has it
#   built in (`hugo --minify`).
# What to do: no-break spaces beside elements, which are kept, or svgo, which keeps all spaces of a text.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @tdewolff/minify@2.24.8 svgo@4.1.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { minify } from '@tdewolff/minify';
import { optimize } from 'svgo';

const SVG = 'xmlns="http://www.w3.org/2000/svg"';
const words = '<text y="30">From <tspan>29 €</tspan> for <a href="#x">all</a> cards</text>';
const drawing = `<svg ${SVG} viewBox="0 0 300 40">${words}</svg>`;

const small = async (data, type = 'image/svg+xml') => minify({ data, type });
const text = (svg) => svg.replace(/<[^>]*>/g, '');

console.log('input   ', drawing);
console.log('minify  ', await small(drawing));
console.log('svgo    ', optimize(drawing).data);

assert.equal(text(drawing), 'From 29 € for all cards');
assert.equal(text(await small(drawing)), 'From29 €forallcards');
assert.equal(text(optimize(drawing).data), 'From 29 € for all cards');

const cards = `<svg ${SVG}><text><tspan>GTX</tspan> <tspan>1060</tspan></text></svg>`;
const kept = `<svg ${SVG}><text xml:space="preserve">a  b <tspan>c</tspan> d</text></svg>`;

console.log('minify  ', text(await small(cards)), await small(kept));
assert.equal(text(await small(cards)), 'GTX1060');
assert.equal(await small(kept), `<svg ${SVG}><text>a b<tspan>c</tspan>d</text></svg>`);

const page = `<!doctype html><title>x</title><p>a <b>b</b> c</p>${drawing}`;

console.log('in HTML ', await small(page, 'text/html'));
assert.match(await small(page, 'text/html'), /<p>a <b>b<\/b> c/);
assert.match(await small(page, 'text/html'), /From<tspan>29 €<\/tspan>for<a href="#x">all<\/a>cards/);

console.log('as XML  ', text(await small(drawing, 'application/xml')));
assert.equal(text(await small(drawing, 'application/xml')), 'From29 € forall cards');

const noBreak = drawing.replaceAll(' <', '\u00a0<').replaceAll('> ', '>\u00a0').replace('svg\u00a0', 'svg ');
assert.equal(text(await small(noBreak)), 'From\u00a029 €\u00a0for\u00a0all\u00a0cards');
JS
node probe.mjs
