import { localeCookie, preferredLocale, withChosenLocale } from './localePreference'

// tests/deploy/contract.ts tests the headers and cookies of visitors on every host.
it.each([
  ['', 'locale=', 'de'],
  ['', 'locale=__proto__', 'de'],
  ['?locale=en', 'locale=fr', 'en'],
  ['?a=1&locale=it', '', 'it'],
  ['?locale=xx&mylocale=it', '', 'de'],
])('the query "%s", the cookies "%s" and a German browser choose %s', (query, cookies, locale) => {
  expect(preferredLocale({ query, cookies, languages: ['de'] })).toBe(locale)
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

// tests/e2e/language.spec.ts tests the other attributes of the cookie.
test.each([true, false])('the cookie is restricted to HTTPS: %s', (secure) => {
  expect(localeCookie('pt', { secure }).endsWith('; Secure')).toBe(secure)
})
