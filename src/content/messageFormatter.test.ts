import { createMessageFormatter, type MessageTree } from './messageFormatter'

const facts = {
  brand: { name: 'Facewright' },
  refund: { days: 7 },
  price: { amount: 5, currency: 'USD' },
  empty: null,
  processor: 'Ryzen 5 2600',
  firm: 'Bolt & Sons <Ltd>',
  pixels: 1080,
  version: '3.0.3',
}

const russian = {
  day_one: '{{count}} день',
  day_few: '{{count}} дня',
  day_many: '{{count}} дней',
  day_other: '{{count}} дня',
}

const german = {
  day_one: '{{count}} Tag',
  day_other: '{{count}} Tage',
  day_dative_one: '{{count}} Tag',
  day_dative_other: '{{count}} Tagen',
}

const english = { day_one: '{{count}} day', day_other: '{{count}} days' }

describe('text', () => {
  const text = (template: string) => createMessageFormatter('en', facts, english).text(template)

  it.each([
    ['Welcome to {{brand.name}}', 'Welcome to Facewright'],
    ['within {{refund.days, count(unit: day)}}', 'within 7\u00a0days'],
    ['{{price, money}} for you', 'US$5 for you'],
    ['a {{processor}} or newer', 'a Ryzen\u00a05\u00a02600 or newer'],
    ['up to 1920\u00a0× {{pixels}} pixels each', 'up to 1920\u00a0×\u00a01080\u00a0pixels each'],
    [
      'Version {{version}} for Windows, 1.6.0 for Mac',
      'Version\u00a03.0.3 for Windows, 1.6.0 for Mac',
    ],
    ['of {{firm}}', 'of Bolt & Sons <Ltd>'],
    ['Page not found: {fullPath}', 'Page not found: {fullPath}'],
    ['{percent} shown', '{percent}% shown'],
    ['My Account > Plan', 'My\u00a0Account\u00a0> Plan'],
    ['マイページ＞プラン', 'マイページ\u2060＞プラン'],
    ['per E-Mail', 'per E-\u2060Mail'],
  ])('%s', (template, expected) => {
    expect(text(template)).toBe(expected)
  })

  it.each([
    ['{{brand.nmae}}', 'there is no fact for {{brand.nmae}}'],
    ['{{empty}}', 'there is no fact for {{empty}}'],
    ['{{empty, money}}', 'there is no fact for {{empty}}'],
    ['{{price}}', 'needs a format'],
    ['{{refund.days, count(unit: week)}}', 'has no form of "week"'],
  ])('throws for %s', (template, message) => {
    expect(() => text(template)).toThrow(message)
  })

  it.each([
    [1, '1\u00a0день'],
    [3, '3\u00a0дня'],
    [7, '7\u00a0дней'],
    [1500, '1\u00a0500\u00a0дней'],
  ])('uses the plural forms and number format of the language for %d', (days, expected) => {
    const { text } = createMessageFormatter('ru', { refund: { days } }, russian)
    expect(text('{{refund.days, count(unit: day)}}')).toBe(expected)
  })
})

it.each([
  ['{{refund.days, count(unit: day)}}', '7\u00a0Tage'],
  ['in {{refund.days, count(unit: day; context: dative)}}', 'in 7\u00a0Tagen'],
])('uses the grammatical case in %s', (template, expected) => {
  const { text } = createMessageFormatter('de', facts, german)
  expect(text(template)).toBe(expected)
})

describe('tree', () => {
  const tree = (messages: MessageTree) =>
    createMessageFormatter('en', facts, english).tree(messages)

  it('formats every message in a tree', () => {
    expect(tree({ opening: { title: '{{brand.name}}!' } })).toEqual({
      opening: { title: 'Facewright!' },
    })
  })

  it('throws an error with the path of the message that it cannot format', () => {
    expect(() => tree({ opening: { title: '{{nothing}}' } })).toThrow(
      /^opening\.title: there is no fact for/,
    )
  })
})
