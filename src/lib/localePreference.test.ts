import {
  isInternalNavigation,
  localeCookie,
  preferredLocale,
  requestedLocale,
  shouldRedirect,
} from './localePreference'

describe('preferredLocale', () => {
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
    expect(preferredLocale('', languages)).toBe(locale)
  })

  it.each([
    ['locale=fr', 'fr'],
    ['a=b; locale=ja; c=d', 'ja'],
    ['mylocale=fr', 'de'],
    ['locale=xx', 'de'],
    ['locale=', 'de'],
    ['locale=__proto__', 'de'],
    ['', 'de'],
  ])('with the cookies "%s" and a German browser is %s', (cookies, locale) => {
    expect(preferredLocale(cookies, ['de'])).toBe(locale)
  })
})

describe('requestedLocale', () => {
  it.each([
    [undefined, undefined, 'en'],
    ['locale=fr', 'de', 'fr'],
    ['', 'zh, de-AT;q=0.9, fr;q=0.8', 'de'],
    ['', '*', 'en'],
  ])('of the cookies %s and the languages %s is %s', (cookies, accepted, locale) => {
    expect(requestedLocale(cookies, accepted)).toBe(locale)
  })
})

describe('localeCookie', () => {
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
    ['https://site.example/de/', true],
    ['https://site.example.evil.test/', false],
    ['http://site.example/', false],
    ['https://search.example/?q=https://site.example/', false],
  ])('with the referrer "%s" is %s', (referrer, internal) => {
    expect(isInternalNavigation(referrer, 'https://site.example')).toBe(internal)
  })
})
