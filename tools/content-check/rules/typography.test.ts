import { errorsIn, expectError, strings } from '../errors.fixture'

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
