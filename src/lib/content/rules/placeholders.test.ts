import { formatNames } from '../../messages/factFormats'
import { linesOf } from '../contentOf.fixture'
import { placeholders } from './placeholders'

const facts = {
  'site/brand.yaml': 'name: Facewright\n',
  'site/contact.yaml': 'email: a@b.example\n',
  'site/requirements.yaml': 'directX: 12\n',
  'site/media.yaml': 'formats: [png, jpg]\n',
  'site/business.yaml': 'coupon:\n  amount: 5\n  currency: USD\ndays: 7\n',
  'site/legal.yaml': 'dated: "2022-05-01"\n',
  'site/releases.json': '{"files": [{"key": "setup", "version": "3.0.3", "bytes": null}]}',
  'locales/en/units.json': '{"day_one": "{{count}} day", "day_other": "{{count}} days"}',
}

it.each([
  ['{{brand.name}}', undefined],
  ['{{ brand.name }}', undefined],
  ['{{releases.setup.version}}', undefined],
  ['{{site.localeCookieDays, count(unit: day)}}', undefined],
  ['{{business.coupon, money}}', undefined],
  ['{{media.formats, list(type: disjunction)}}', undefined],
  ['{{requirements.directX, number}}', undefined],
  ['{{requirements.directX, measure(unit: gigabyte)}}', undefined],
  ['{{legal.dated, date}}', undefined],
  ['{{brand.nam}}', 'no fact is called "brand.nam", did you mean "brand.name"?'],
  ['{{brnd.name}}', 'no fact is called "brnd.name", did you mean "brand.name"?'],
  ['{{releases.setups.version}}', 'did you mean "releases.setup.version"?'],
  ['{{business.days, cuont(unit: day)}}', 'no format is called "cuont", did you mean "count"?'],
  ['{{business.days, count(unit: dya)}}', 'units.json has no unit "dya", did you mean "day"?'],
  ['{{business.days, count(unti: day)}}', 'the format has no option "unti", did you mean "unit"?'],
  [
    '{{business.days, shout(unit: day)}}',
    `no format is called "shout", expected ${formatNames.join(', ')}`,
  ],
  ['{{business.days, count(unit: day; contxt: x)}}', 'did you mean "context"?'],
  ['{{media.formats, list(tpye: disjunction)}}', 'did you mean "type"?'],
  ['{{business.days, count(unit: day; context: dative)}}', undefined],
  ['{{business.days, count}}', "can't be filled: count wants a unit"],
  ['{{business.days, count(unit day}}', "can't be filled: "],
  ['{{business.days, measure(unit: dya)}}', "can't be filled: "],
  ['{{business.days, money}}', "can't be filled: 7 is not money"],
  ['{{business.days, list}}', "can't be filled: 7 is not a list"],
  ['{{brand.name, number}}', `can't be filled: "Facewright" is not a number`],
  ['{{brand.name, date}}', `can't be filled: "Facewright" is not a date`],
  ['{{media.formats}}', "can't be printed without a format"],
  ['{{business.coupon}}', "can't be printed without a format"],
  ['{{releases.setup.bytes, number}}', "can't be filled"],
])('%s', (words, message) => {
  const texts = { ...facts, 'locales/en/a.json': JSON.stringify({ a: `x ${words}` }) }
  const expected: unknown = expect.stringMatching(/^content\/locales\/en\/a\.json:1:9 {2}a: /)
  const lines = linesOf(placeholders, texts)
  expect(lines).toEqual(message === undefined ? [] : [expected])
  if (message !== undefined) expect(lines[0]).toContain(message)
})

it('does not ask for facts of a file that has mistakes of its own', () => {
  const texts = { 'site/brand.yaml': 'name: "\n', 'locales/en/a.json': '{"a": "{{brand.name}}"}' }
  expect(linesOf(placeholders, texts)).toEqual([])
})

it('asks for no units of a language whose file of units has mistakes', () => {
  const words = '{"a": "{{business.days, count(unit: year)}}"}'
  const texts = { ...facts, 'locales/en/units.json': '{', 'locales/en/a.json': words }
  expect(linesOf(placeholders, texts)).toEqual([])
})

it('reads prose, too', () => {
  const texts = { ...facts, 'prose/de/refund.yaml': 'introduction: Von {{brand.nam}}.\n' }
  expect(linesOf(placeholders, texts)).toEqual([
    'content/prose/de/refund.yaml:1:19  introduction: no fact is called "brand.nam", did you mean "brand.name"?',
  ])
})
