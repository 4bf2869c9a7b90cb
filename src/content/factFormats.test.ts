import { formatFact, parseFormat, percentPattern } from './factFormats'

const count = (value: number, unit: string, context = 'plain') =>
  `${String(value)} ${unit} (${context})`

describe('parseFormat', () => {
  it.each([
    ['money', { name: 'money', options: {} }],
    ['count(unit: day; )', { name: 'count', options: { unit: 'day' } }],
    ['count(unit: day)', { name: 'count', options: { unit: 'day' } }],
    [
      ' count(unit: day; context: dative) ',
      { name: 'count', options: { unit: 'day', context: 'dative' } },
    ],
  ])('%s', (text, expected) => {
    expect(parseFormat(text)).toEqual(expected)
  })

  it.each(['', 'count(unit: day', 'two words'])('throws for "%s"', (text) => {
    expect(() => parseFormat(text)).toThrow('is not a format')
  })
})

describe('percentPattern', () => {
  it.each([
    ['en', '{percent}%'],
    ['de', '{percent}\u00A0%'],
    ['ar', '{percent}\u200E%\u200E'],
  ] as const)('the percent pattern in %s is %s', (locale, expected) => {
    expect(percentPattern(locale)).toBe(expected)
  })
})

describe('formatFact', () => {
  it.each([
    [1920, 'number', 'en', '1,920'],
    [1920, 'number', 'ar', '1,920'],
    [{ amount: 5, currency: 'USD' }, 'money', 'en', 'US$5'],
    [5, 'measure(unit: megabyte)', 'en', '5\u00a0MB'],
    [['mp4', 'mov'], 'list', 'en', 'mp4 and mov'],
    [['mp4', 'mov'], 'list(type: disjunction)', 'ja', 'mp4またはmov'],
    [['3', '5'], 'list(each: 第%条)', 'ja', '第3条、第5条'],
    [5, 'measure(unit: megabyte)', 'ar', '5\u00a0ميغابايت'],
    ['2022-05-01', 'date', 'en', '1\u00a0May 2022'],
    ['en', 'language', 'de', 'Englisch'],
    [{ amount: 5, currency: 'USD' }, 'money', 'ar', '5\u00a0دولارات أمريكية'],
    [7, 'count(unit: day; context: dative)', 'de', '7\u00a0day (dative)'],
  ] as const)('%j as %s in %s is %s', (value, format, locale, expected) => {
    const fact = Array.isArray(value) ? [...(value as readonly string[])] : value
    expect(formatFact(fact as never, format, locale, count)).toBe(expected)
  })

  it.each([
    ['seven', 'number', 'is not a number'],
    [7, 'money', 'is not money'],
    [{ amount: 5 }, 'money', 'is not money'],
    [{ currency: 'USD' }, 'money', 'is not money'],
    [7, 'language', 'is not the code of a language'],
    [2022, 'date', 'is not a date'],
    [7, 'list', 'is not a list'],
    ['soon', 'date', 'is not a date'],
    ['qq', 'language', 'is not the code of a language'],
    [7, 'count', 'needs a unit'],
    [7, 'roman', 'there is no format "roman"'],
  ])('throws for %j as %s', (value, format, message) => {
    expect(() => formatFact(value as never, format, 'en', count)).toThrow(message)
  })
})
