import { linesOf } from '../contentOf.fixture'
import { pluralForms } from './pluralForms'

const english = {
  'locales/en/units.json': '{"day_one": "{{count}} day", "day_other": "{{count}} days"}',
}
const russian =
  '"day_one": "{{count}} день", "day_few": "{{count}} дня", "day_many": "{{count}} дней"'
const other = '"day_other": "{{count}} дня"'

it.each([
  ['all forms', `{${russian}, ${other}}`, []],
  ['a case', `{${russian}, ${other}, "day_dative_one": "{{count}} дню"}`, []],
  ['one without its number', `{${russian.replace('{{count}} день', 'день')}, ${other}}`, []],
  [
    'a missing form',
    `{${russian}}`,
    ['"day_other" is missing: this language has the forms few, many, one, other'],
  ],
  [
    'a form of another language',
    `{${russian}, ${other}, "day_two": "{{count}} дня"}`,
    ['day_two: "day_two" is no unit in a plural form of this language'],
  ],
  [
    'a misspelt unit',
    `{${russian}, "dya_other": "{{count}} дня"}`,
    [
      'dya_other: "dya_other" is no unit in a plural form of this language, did you mean "day_other"?',
    ],
  ],
  [
    'few without the number',
    `{${russian.replace('{{count}} дня', 'дня')}, ${other}}`,
    ['day_few: the number is missing, expected {{count}} in the text'],
  ],
  [
    'another fact',
    `{${russian.replace('{{count}} дня', '{{coutn}} дня')}, ${other}}`,
    ['day_few: {{coutn}} is not known here, expected {{count}}'],
  ],
])('%s', (_, units, expected) => {
  const lines = linesOf(pluralForms, { ...english, 'locales/ru/units.json': units })
  expect(lines).toEqual(expected.map((message): unknown => expect.stringContaining(message)))
})

it.each([
  [
    'a form of another language',
    `{${russian}, ${other},\n"day_two": "дня"}`,
    '2:1  day_two: "day_two" is no unit in a plural form of this language, expected the forms few, many, one, other of day',
  ],
  [
    'a missing form',
    `{${russian}}`,
    '1:1  "day_other" is missing: this language has the forms few, many, one, other',
  ],
  [
    'another fact',
    `{${russian},\n"day_other": "для {{coutn}} дня"}`,
    '2:19  day_other: {{coutn}} is not known here, expected {{count}}',
  ],
])('tells the place of %s', (_, units, line) => {
  expect(linesOf(pluralForms, { ...english, 'locales/ru/units.json': units })).toEqual([
    `content/locales/ru/units.json:${line}`,
  ])
})

it('takes no other form of a long name for the missing one', () => {
  const forms = (...names: string[]) =>
    JSON.stringify(Object.fromEntries(names.map((name) => [`gigabyte_${name}`, '{{count}} GB'])))
  const texts = {
    'locales/en/units.json': forms('one', 'other'),
    'locales/ru/units.json': forms('one', 'many', 'other'),
  }
  expect(linesOf(pluralForms, texts)).toEqual([
    'content/locales/ru/units.json:1:1  "gigabyte_few" is missing: this language has the forms few, many, one, other',
  ])
})

it('wants no translation of what is no plural form', () => {
  const texts = {
    'locales/en/units.json': english['locales/en/units.json'].replace('{', '{"note": "x", '),
    'locales/ru/units.json': `{${russian}, ${other}}`,
  }
  expect(linesOf(pluralForms, texts)).toEqual([
    'content/locales/en/units.json:1:2  note: "note" is no unit in a plural form of this language, expected the forms one, other of day',
  ])
})

it('knows no units while English has none', () => {
  expect(linesOf(pluralForms, { 'locales/ru/units.json': '{}' })).toEqual([])
})
