#!/bin/sh
# Guess: a text taken from a Word file has a space, a tab or a new line where the file has a tab or a line break.
# Seen: officeparser writes nothing there: "Windows⇥40 MB" is "Windows40 MB", and two lines of an address are one word.
#   The hyphen at which a line must not break is dropped ("e-Mail" is "eMail"), and a passage that was moved while
#   changes were recorded is there twice, at the old place and the new one. mammoth keeps hyphens, writes tabs, and a
#   moved passage once; its plain text glues line breaks as well, its HTML does not.
# Who meets it: searches and language models that get Word files through it: glued words are not found, and numbers
#   stick to names.
# What to do: mammoth's HTML, and text from that.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent jszip@3.10.1 mammoth@1.13.0 officeparser@7.8.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import JSZip from 'jszip';
import mammoth from 'mammoth';

const officeParser = createRequire(import.meta.url)('officeparser');

// A Word file with the given paragraphs, as Word writes them.
const wordFile = (paragraphs) => {
  const zip = new JSZip();
  const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

  zip.file(
    '[Content_Types].xml',
    `<Types xmlns="${types}">
      <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
      <Default Extension="xml" ContentType="application/xml"/>
      <Override PartName="/word/document.xml" ContentType="${main}"/>
    </Types>`,
  );
  zip.file(
    '_rels/.rels',
    `<Relationships xmlns="${relations}">
      <Relationship Id="r1" Type="${office}" Target="word/document.xml"/>
    </Relationships>`,
  );
  zip.file('word/document.xml', `<w:document xmlns:w="${word}"><w:body>${paragraphs}</w:body></w:document>`);

  return zip.generateAsync({ type: 'nodebuffer' });
};
const text = (words) => `<w:r><w:t xml:space="preserve">${words}</w:t></w:r>`;

const withOfficeParser = async (file) => (await officeParser.OfficeParser.parseOffice(file)).toText();

console.log('officeparser 7.8.0, mammoth 1.13.0');

const moved = [
  text('a '),
  `<w:moveFrom w:id="1" w:author="x">${text('b ')}</w:moveFrom>`,
  text('c '),
  `<w:moveTo w:id="2" w:author="x">${text('b')}</w:moveTo>`,
];

for (const [name, run, parsed, html] of [
  ['tab', '<w:r><w:t>Windows</w:t><w:tab/><w:t>40 MB</w:t></w:r>', 'Windows40 MB', '<p>Windows\t40 MB</p>'],
  ['break', '<w:r><w:t>Street 1</w:t><w:br/><w:t>Town</w:t></w:r>', 'Street 1Town', '<p>Street 1<br />Town</p>'],
  ['hyphen', '<w:r><w:t>e</w:t><w:noBreakHyphen/><w:t>Mail</w:t></w:r>', 'eMail', '<p>e\u2011Mail</p>'],
  ['moved', moved.join(''), 'a b c b', '<p>a c b</p>'],
]) {
  const file = await wordFile(`<w:p>${run}</w:p>`);
  const { value } = await mammoth.convertToHtml({ buffer: file });
  const seen = { officeparser: (await withOfficeParser(file)).trim(), mammoth: value };

  console.log(name, seen);
  assert.deepEqual(seen, { officeparser: parsed, mammoth: html });
}
JS
node probe.mjs
