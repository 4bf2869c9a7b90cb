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
