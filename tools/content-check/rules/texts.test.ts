import { errorsIn, expectError, strings } from '../errors.fixture'
import { longText } from './longText.fixture'

test.each([
  ['a\u200bb', '8  a: found the invisible character U+200B'],
  ['a\u202eb', '8  a: found the invisible character U+202E'],
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
  ['A **b c.', '9  sections.a.body: "**" is Markdown, check the Markdown around it'],
  ['In {seconds}.', '10  sections.a.body: "{seconds}" is not a placeholder'],
])('%s gives %s in a long text', (text, expected) =>
  expectError(`prose/en/service.yaml:5:${expected}`, longText(text)),
)

test.each([
  ['Un mot: deux', '"mot:"'],
  ['Un mot : deux', '"mot :"'],
  ['Un mot ; deux', '"mot ;"'],
  ['Un mot?', '"mot?"'],
  ['Un mot !', '"mot !"'],
  ['« mot\u00a0»', '"« mot"'],
  ['«mot\u00a0»', '"«mot"'],
  ['«\u00a0mot »', '"mot »"'],
  ['{{brand.name}}: un', '"}:"'],
])('%j gives %s in French', (text, part) =>
  expectError(
    `locales/fr/home.json:1:${text.indexOf(part.slice(1, -1)) + 7}  a: ${part} needs a no-break space`,
    { 'locales/fr/home.json': JSON.stringify({ a: text }) },
  ),
)

test.each([
  ['Un mot\u00a0: «\u00a0deux\u00a0», trois\u202f?! À 10:30.'],
  ['[Un](/price/?a=1), `a: b;`, {{brand.days, count(unit: day)}}, {seconds}.'],
  ['https://a.test/?b=c;d'],
])('%j has the spaces of French', (text) => {
  const errors = errorsIn({ 'locales/fr/home.json': JSON.stringify({ a: text }) })

  expect(errors.filter((error) => error.includes('no-break space'))).toEqual([])
})

test.each([
  ['ar', 'قال “نعم”', '“'],
  ['de', 'Sagt ”ja”', '”'],
  ['de', 'Sagt «ja»', '«'],
  ['es', 'Dice «sí»', '«'],
  ['fr', 'Dit “oui”', '“'],
  ['fr', 'Dit „oui“', '„'],
  ['ru', 'Сказал “да”', '“'],
  ['vi', 'Nói «có»', '«'],
])('in %s, %s has the quotation marks of another language', (language, text, mark) => {
  const column = text.indexOf(mark) + 7

  expectError(
    `locales/${language}/home.json:1:${column}  a: "${mark}" has the punctuation of another language`,
    { [`locales/${language}/home.json`]: JSON.stringify({ a: text }) },
  )
})

test.each([
  ['fr', 'Il a dit\u00a0: «\u00a0Elle a dit “oui”\u00a0»'],
  ['ru', 'Сказал: «Пишет „да“»'],
  ['vi', 'Dần dần rồi sẽ quen'],
  ['fr', 'Vous vous inscrivez'],
  ['en', 'See `a "b" ... c`, and C:\\Users.'],
])('in %s, %s has no slip of typing', (language, text) => {
  const errors = errorsIn({ [`locales/${language}/home.json`]: JSON.stringify({ a: text }) })

  expect(errors.filter((error) => /found "|punctuation/.test(error))).toEqual([])
})

test.each([
  ['It is ok , yes', 'ok ,', 'no space before it'],
  ['Is it ok ?', 'ok ?', 'no space before it'],
  ['Is it ok .', 'ok .', 'no space before it'],
  ['Ok ... yes', '...', 'one character, …'],
  ['And and so', 'And and', 'this word once'],
])('%s gives an error at "%s"', (text, part, expected) =>
  expectError(
    `locales/en/home.json:1:${text.indexOf(part) + 7}  a: found "${part}", expected ${expected}`,
    strings(text, 'c'),
  ),
)

test.each([
  ['\u06a9', '\u0643'],
  ['\u06cc', '\u064a'],
  ['\u06c1', '\u0647'],
  ['\u06be', '\u0647'],
])('the Persian letter %s gives an error in Arabic', (letter, expected) =>
  expectError(`locales/ar/home.json:1:8  a: "${letter}" is a Persian letter, type "${expected}"`, {
    'locales/ar/home.json': JSON.stringify({ a: `ف${letter}` }),
  }),
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
