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
