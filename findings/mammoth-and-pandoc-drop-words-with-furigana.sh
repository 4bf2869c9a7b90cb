#!/bin/sh
# Guess: from a Word file, mammoth and pandoc keep all words and drop their looks: of a Japanese word with its reading
#   above, at least the word.
# Seen: both drop the word together with its reading: "新しい顔です" (it is a new face), with かお above 顔, becomes "新しいです" (it
#   is new). The sentence is still right, so nobody sees it; mammoth says in `messages` that w:ruby was ignored, pandoc
#   says nothing and ends with status 0. Both drop text in w:dir, which Word writes around words of the other direction
#   in Arabic documents, and in simple fields, such as a date, and show hidden text. word-extractor writes the reading
#   in front of the word and keeps the rest.
# Who meets it: newsrooms and legal departments that hand in Japanese or Arabic texts as Word files: words are missing
#   on the page.
# What to do: let LibreOffice convert such files to HTML, or stop at any of mammoth's messages.
set -eu

if ! command -v pandoc > /dev/null; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package pandoc' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends pandoc > /dev/null
fi

version=$(dpkg-query -W -f '${Version}' pandoc)
echo "pandoc $version"
case $version in
  2.17.*) ;;
  *) echo 'Seen in 2.17 of Debian 12; this is another version.' ;;
esac

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent jszip@3.10.1 mammoth@1.13.0 word-extractor@1.0.4

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import JSZip from 'jszip';
import mammoth from 'mammoth';
import WordExtractor from 'word-extractor';

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

const reading = `<w:rt>${text('かお')}</w:rt><w:rubyBase>${text('顔')}</w:rubyBase>`;

console.log('mammoth 1.13.0, word-extractor 1.0.4');

const withPandoc = (file) => {
  writeFileSync('text.docx', file);

  return execFileSync('pandoc', ['-f', 'docx', '-t', 'html', 'text.docx'], { encoding: 'utf8' }).trim();
};

for (const [name, paragraph, mammothSeen, pandocSeen, extractorSeen] of [
  ['plain', `<w:p>${text('新しい顔です')}</w:p>`, '<p>新しい顔です</p>', '<p>新しい顔です</p>', '新しい顔です'],
  [
    'reading',
    `<w:p>${text('新しい')}<w:r><w:ruby><w:rubyPr/>${reading}</w:ruby></w:r>${text('です')}</w:p>`,
    '<p>新しいです</p>',
    '<p>新しいです</p>',
    '新しいかお顔です',
  ],
  [
    'direction',
    `<w:p>${text('أ ')}<w:dir w:val="ltr">${text('GTX 1060')}</w:dir></w:p>`,
    '<p>أ </p>',
    '<p>أ</p>',
    'أ GTX 1060',
  ],
  [
    'field',
    `<w:p>${text('On ')}<w:fldSimple w:instr="DATE">${text('1 May')}</w:fldSimple></w:p>`,
    '<p>On </p>',
    '<p>On</p>',
    'On 1 May',
  ],
  [
    'hidden',
    '<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>draft</w:t></w:r></w:p>',
    '<p>draft</p>',
    '<p>draft</p>',
    'draft',
  ],
]) {
  const file = await wordFile(paragraph);
  const { value, messages } = await mammoth.convertToHtml({ buffer: file });
  const seen = {
    mammoth: value,
    pandoc: withPandoc(file),
    'word-extractor': (await new WordExtractor().extract(file)).getBody().trimEnd(),
  };

  console.log(name, seen, ...messages.map(({ message }) => message));
  assert.deepEqual(seen, { mammoth: mammothSeen, pandoc: pandocSeen, 'word-extractor': extractorSeen });
}
JS
node probe.mjs
