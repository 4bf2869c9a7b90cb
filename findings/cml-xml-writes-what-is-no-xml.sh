#!/bin/sh
# Guess: XML (captions in TTML, manifests of DASH) that is parsed and serialized again is XML, and says the same.
# Seen: @svta/cml-xml, which dash.js uses, writes `&` and `<` as they are, so that "Cut &amp; paste" and "a &lt; b"
#   become broken XML. Quotation marks in attributes get a backslash in front, as in JavaScript, which ends the
#   attribute in XML. CDATA becomes the element `<#cdata />`, and its text is lost. Of a document with a DOCTYPE, only
#   `<#doctype />` is left. There is no error.
# Who meets it: programs that change manifests or captions with it and hand them on.
# What to do: use fast-xml-parser's builder, or escape all texts and attributes in the tree before `serializeXml`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @svta/cml-xml@1.1.6 @svta/cml-utils@1.6.0 fast-xml-parser@5.12.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { parseXml, serializeXml } from '@svta/cml-xml';
import { XMLValidator } from 'fast-xml-parser';

/** What is written for this XML, and whether it is XML. */
function rewrite(xml) {
  const written = serializeXml(parseXml(xml, { keepWhitespace: true })).replace(/^<\?xml .*?\?>/, '');
  const result = { written, isXml: XMLValidator.validate(written) === true };

  console.log(xml, '->', result);
  assert.equal(XMLValidator.validate(xml), true);

  return result;
}

assert.deepEqual(rewrite('<p begin="1s">A <span>b</span> c<br/></p>'), {
  written: '<p begin="1s">A <span>b</span> c<br /></p>',
  isXml: true,
});
assert.deepEqual(rewrite('<p>Faces of 2 &lt; 3 people</p>'), { written: '<p>Faces of 2 < 3 people</p>', isXml: false });
assert.equal(rewrite('<p>Cut &amp; paste</p>').written, '<p>Cut & paste</p>');
assert.deepEqual(rewrite('<Label title="&quot;Side&quot; camera"/>'), {
  written: '<Label title="\\"Side\\" camera" />',
  isXml: false,
});
assert.equal(rewrite('<p><![CDATA[Hello]]></p>').written, '<p><#cdata /></p>');
assert.equal(rewrite('<!DOCTYPE p><p>Hello</p>').written, '<#doctype />');
JS
node probe.mjs
