import {
  chooseLocale,
  isInternalNavigation,
  localeCookie,
  localeToOffer,
  matchLanguages,
  shouldRedirect,
  storedLocale,
} from './localePreference'

describe('matchLanguages', () => {
  it.each([
    [['de'], 'de'],
    [['de-AT', 'en'], 'de'],
    [['DE-ch'], 'de'],
    [['pt-BR', 'pt', 'en-US'], 'pt'],
    [['pt_PT'], 'pt'],
    [['es-419'], 'es'],
    [['zh-Hans-CN', 'ja-JP'], 'ja'],
    [['in'], 'id'],
    [['in-ID'], 'id'],
    [['id-ID'], 'id'],
    [['it-CH', 'de-CH'], 'it'],
    [['en-US', 'de'], 'en'],
    [['vi-VN'], 'vi'],
    [['ar-EG'], 'ar'],
    [['zh-CN', 'zh'], undefined],
    [['', '-', 'constructor'], undefined],
    [[], undefined],
  ] as const)('the browser languages %j match %s', (languages, locale) => {
    expect(matchLanguages(languages)).toBe(locale)
  })
})

describe('chooseLocale', () => {
  it.each([
    ['fr', ['de'], 'fr'],
    ['en', ['de'], 'en'],
    [undefined, ['de'], 'de'],
    ['xx', ['de'], 'de'],
    ['', ['ko-KR'], 'ko'],
    [undefined, ['zh'], 'en'],
    [undefined, [], 'en'],
  ] as const)('with cookie %s and languages %j is %s', (cookie, languages, locale) => {
    expect(chooseLocale({ cookie, languages })).toBe(locale)
  })
})

describe('localeToOffer', () => {
  it.each([
    ['en', undefined, ['de'], 'de'],
    ['de', undefined, ['de'], undefined],
    ['de', 'de', ['fr'], undefined],
    ['en', 'de', ['fr'], 'de'],
    ['de', undefined, ['zh'], undefined],
    ['de', undefined, ['en-GB'], 'en'],
  ] as const)(
    'on a page in %s with cookie %s and languages %j is %s',
    (current, cookie, languages, locale) => {
      expect(localeToOffer({ current, cookie, languages })).toBe(locale)
    },
  )
})

describe('the cookie', () => {
  it.each([
    ['locale=de', 'de'],
    ['a=b; locale=ja; c=d', 'ja'],
    ['mylocale=de', undefined],
    ['locale=xx', undefined],
    ['locale=', undefined],
    ['locale=__proto__', undefined],
    ['', undefined],
  ])('%s stores %s', (cookies, locale) => {
    expect(storedLocale(cookies)).toBe(locale)
  })

  it.each([
    [true, 'locale=pt; Max-Age=31536000; Path=/; SameSite=Lax; Secure'],
    [false, 'locale=pt; Max-Age=31536000; Path=/; SameSite=Lax'],
  ])('with secure: %s is %s', (secure, cookie) => {
    expect(localeCookie('pt', { secure })).toBe(cookie)
  })
})

describe('shouldRedirect', () => {
  const visit = { locale: 'de', isCrawler: false, isInternalNavigation: false } as const

  it.each([
    ['a first visit at /', visit, true],
    ['the default language', { ...visit, locale: 'en' as const }, false],
    ['a crawler', { ...visit, isCrawler: true }, false],
    ['a navigation within the site', { ...visit, isInternalNavigation: true }, false],
  ])('%s', (_name, input, redirect) => {
    expect(shouldRedirect(input)).toBe(redirect)
  })
})

describe('isInternalNavigation', () => {
  it.each([
    ['', false],
    ['https://site.example', true],
    ['https://site.example/de/', true],
    ['https://site.example.evil.test/', false],
    ['http://site.example/', false],
    ['https://search.example/?q=https://site.example/', false],
  ])('with the referrer "%s" is %s', (referrer, internal) => {
    expect(isInternalNavigation(referrer, 'https://site.example')).toBe(internal)
  })
})
