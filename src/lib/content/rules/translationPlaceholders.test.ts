import { linesOf } from '../contentOf.fixture'
import { translationPlaceholders } from './translationPlaceholders'

const ending = 'expected the same placeholders as in English'

it.each([
  ['the same', 'x {{a.b}}', 'y {{a.b}}', undefined],
  ['another order', '{{a.b}} {{c.d}}', '{{c.d}} {{a.b}}', undefined],
  ['once more', '{{a.b}}', '{{a.b}} {{a.b}}', undefined],
  ['a case', '{{a.b, count(unit: day)}}', '{{a.b, count(unit: day; context: dative)}}', undefined],
  ['other spaces', '{{a.b, count(unit: day)}}', '{{ a.b,count(unit:day) }}', undefined],
  [
    'options in another order',
    '{{a.b, list(type: or; unit: day)}}',
    '{{a.b, list(unit: day; type: or)}}',
    undefined,
  ],
  [
    'another of two options',
    '{{a.b, list(unit: day; type: or)}}',
    '{{a.b}}',
    '{{a.b, list(type: or; unit: day)}} is missing, {{a.b}} is not in the English text',
  ],
  ['a broken format in both', '{{a.b, count(unit}}', '{{a.b, count(unit}}', undefined],
  [
    'a format broken in one',
    '{{a.b, count(unit: day)}}',
    '{{a.b, count(unit}}',
    '{{a.b, count(unit: day)}} is missing, {{a.b, count(unit}} is not in the English text',
  ],
  ['a missing fact', 'x {{a.b}}', 'y', '{{a.b}} is missing'],
  ['a fact too many', 'x', 'y {{a.b}}', '{{a.b}} is not in the English text'],
  [
    'another format',
    '{{a.b, number}}',
    '{{a.b}}',
    '{{a.b, number}} is missing, {{a.b}} is not in the English text',
  ],
  [
    'another unit',
    '{{a.b, count(unit: day)}}',
    '{{a.b, count(unit: year)}}',
    '{{a.b, count(unit: day)}} is missing, {{a.b, count(unit: year)}} is not in the English text',
  ],
  ['a missing place for the browser', 'in {seconds}', 'in', '{seconds} is missing'],
])('%s', (_, english, german, problem) => {
  const texts = {
    'locales/en/a.json': JSON.stringify({ a: english }),
    'locales/de/a.json': JSON.stringify({ a: german }),
  }
  const lines = linesOf(translationPlaceholders, texts)
  expect(lines).toEqual(
    problem === undefined ? [] : [expect.stringContaining(`a: ${problem}, ${ending}`)],
  )
})

it.each([
  ['a fact', 'in {seconds} {{c.d}}', 20],
  ['a fact in a format', 'in {seconds} {{c.d, number}}', 20],
])('tells where %s stands that English has not', (_, german, column) => {
  const texts = {
    'locales/en/a.json': '{"a": "in {seconds}"}',
    'locales/de/a.json': JSON.stringify({ a: german }),
  }
  expect(linesOf(translationPlaceholders, texts)).toEqual([
    expect.stringContaining(`a.json:1:${column}  a: {{c.d`),
  ])
})
