import { errorsIn, expectError, strings } from '../errors.fixture'
import { longText } from './longText.fixture'

test.each([
  ['a\u200bb', '8  a: found the invisible character U+200B'],
  ['a\u202eb', '8  a: found the invisible character U+202E'],
  ['a\u2066b', '8  a: found the invisible character U+2066'],
  ['a\u2069b', '8  a: found the invisible character U+2069'],
  ['e\u0301', '6  a: an accent is a character of its own'],
  ['Ã©', '7  a: "Ã©" was saved in a wrong encoding'],
  ['It?s', '8  a: "t?s" was saved in a wrong'],
  ['', '6  a: this is empty'],
  ['a ', '6  a: this starts or ends with a space'],
  ['a <b>b</b>', '9  a: "<b>" is HTML, expected plain text'],
  ['see https://a.b', '11  a: "https://" is a URL'],
  ['~~a~~', '7  a: "~~" is Markdown'],
  ['a TODO', '9  a: "TODO" is unfinished'],
  ['a {{brand.name} b', '9  a: found {{brand.name}, expected {{brand.name}}'],
])('%j gives %s in a string', (text, expected) =>
  expectError(`locales/en/home.json:1:${expected}`, strings(text, 'c')),
)

test.each([
  ['Markdown', ['**', '__', '~~', '`', '](', '][', '[^', '[ ] ', '[x] ', '# ', '-', '*', '•', '|']],
  ['HTML', ['<b>', '</b>', '<br/>', '<!--']],
  ['an HTML entity', ['&#38;', '&#x26;', '&amp;', '&frac12;']],
  ['a reference to another text', ['$t(']],
  ['a URL', ['http://', 'https://', 'www.']],
  ['unfinished', ['TODO', 'FIXME', 'TBD', 'XXX', 'Lorem ipsum', 'lorem ipsum']],
])('%s is found in a string: %j', (name, parts) => {
  for (const part of parts) {
    const found = expect.stringContaining(`a: "${part}" is ${name}`) as string

    expect(errorsIn(strings(`${part} a`, 'c'))).toContainEqual(found)
  }
})

test.each([
  ['A **b c.', '9  sections.a.body: "**" is Markdown, check the Markdown around it'],
  ['In {seconds}.', '10  sections.a.body: "{seconds}" is not a placeholder'],
])('%s gives %s in a long text', (text, expected) =>
  expectError(`prose/en/service.yaml:5:${expected}`, longText(text)),
)

test.each([
  ['Ａ', 'A'],
  ['ｚ', 'z'],
  ['７', '7'],
  ['ｶ', 'カ'],
  ['ﬁ', 'fi'],
  ['ﻻ', 'لا'],
])('%s is in another form than %s', (letter, expected) =>
  expectError(
    `locales/en/home.json:1:8  a: "${letter}" has another form than the usual letters, type "${expected}"`,
    strings(`a${letter}`, 'c'),
  ),
)
