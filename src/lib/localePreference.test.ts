import {
  acceptedLanguages,
  localeCookie,
  preferredLocale,
  withChosenLocale,
} from './localePreference'

describe('preferredLocale', () => {
  it.each([
    ['', 'locale=fr', 'fr'],
    ['', 'a=b; locale=ja; c=d', 'ja'],
    ['', 'mylocale=fr', 'de'],
    ['', 'locale=xx', 'de'],
    ['', 'locale=', 'de'],
    ['', 'locale=__proto__', 'de'],
    ['', '', 'de'],
    ['?locale=en', 'locale=fr', 'en'],
    ['?a=1&locale=it', '', 'it'],
    ['?locale=xx&mylocale=it', '', 'de'],
  ])(
    'with the query "%s", the cookies "%s" and a German browser is %s',
    (query, cookies, locale) => {
      expect(preferredLocale({ query, cookies, languages: ['de'] })).toBe(locale)
    },
  )
})

// tests/deploy/contract.ts tests the first language of each kind of header on every host.
test('acceptedLanguages orders languages by weight, and then by position', () => {
  const header = 'fr;q=0.5, de-AT, zh, ko;q=0, en;q=0.5, *;q=0.7, de;q=0.1'
  expect(acceptedLanguages(header)).toEqual(['de', 'fr', 'en', 'de'])
})

it.each([
  ['', 'en', '?locale=en'],
  ['?a=1&b=%20', 'de', '?a=1&b=%20&locale=de'],
  ['?locale=en&a=1', 'de', '?a=1&locale=de'],
  ['?a=1&locale=en', undefined, '?a=1'],
  ['?locale=en', undefined, ''],
] as const)('the query "%s" with the choice %s is "%s"', (query, locale, expected) => {
  expect(withChosenLocale(query, locale)).toBe(expected)
})

describe('localeCookie', () => {
  it.each([
    [true, 'locale=pt; Max-Age=31536000; Path=/; SameSite=Lax; Secure'],
    [false, 'locale=pt; Max-Age=31536000; Path=/; SameSite=Lax'],
  ])('with secure: %s is %s', (secure, cookie) => {
    expect(localeCookie('pt', { secure })).toBe(cookie)
  })
})
