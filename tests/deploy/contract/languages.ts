import { getAsVisitor, type Host } from './host'

/** An Accept-Language header, a cookie, and the visitor's language: the first choice by RFC 9110, or English. */
const choices = [
  ['de-AT,de;q=0.9,en;q=0.8', '', 'de'],
  ['zh-CN,zh;q=0.9,pt-BR;q=0.8,en;q=0.7', '', 'pt'],
  ['en;q=0.5,de;q=0.9', '', 'de'],
  ['fr;q=0.1, de;q=0.11, es;q=0.109', '', 'de'],
  ['en;q=0, ja;q=0.001', '', 'ja'],
  ['de;q=0, de-AT, fr;q=0.1', '', 'fr'],
  ['de;q=0', '', 'en'],
  ['*', '', 'en'],
  ['*;q=0.1, ko', '', 'ko'],
  ['de;q=0.5, *', '', 'en'],
  ['en;q=0.1, *, de;q=0.5', '', 'de'],
  ['zh;q=0.9,ru;q=0.5,fr;q=0.5,it;q=0.5,de;q=0.5', '', 'ru'],
  ['\tDE-at \t; \tQ=1.000 ,en', '', 'de'],
  ['de;q=2, de;q=high, de;q=0.1234, de;level=1, fr', '', 'fr'],
  ['de@euro, de/at, d e, -, it', '', 'it'],
  [',, , vi', '', 'vi'],
  ['in', '', 'id'],
  ['pt_BR', '', 'pt'],
  ['dental,enough', '', 'en'],
  ['constructor', '', 'en'],
  ['', '', 'en'],
  ['de', 'locale=fr', 'fr'],
  ['de', 'other=1; locale=ar; last=2', 'ar'],
  ['de', 'locale=en', 'en'],
  ['de', 'locale=xx', 'de'],
  ['de', 'mylocale=fr', 'de'],
  [' , ,  ,   ,'.repeat(100), '', 'en'],
]

/** The headers of a request on which the response for the home page depends. */
const decidingHeaders = ['Accept-Language', 'Cookie', 'User-Agent', 'Sec-Fetch-Site']

/** Declares the tests for the language of the home page. */
export function testLanguages(host: Host): void {
  const getHome = getAsVisitor(host)

  test.each(choices)(
    'chooses the home page for Accept-Language %j and the cookie %j: %s',
    async (accepted, cookie, locale) => {
      const sent = { 'Accept-Language': accepted, Cookie: cookie }

      const { status, headers } = await getHome(sent, '/?a=1')

      expect([status, headers.location]).toEqual(
        locale === 'en' ? [200, undefined] : [302, `/${locale}/?a=1`],
      )
      for (const name of decidingHeaders) expect(headers.vary).toContain(name)
    },
  )

  // Links within the site lead to the English page, too.
  test.each([
    ['/?a=1&locale=en', {}],
    ['/?a=1&locale=en', { Cookie: 'locale=de' }],
    ['/', { 'Sec-Fetch-Site': 'same-origin' }],
  ])('returns the English page to a visitor who has chosen it: %s %j', async (target, headers) => {
    const { status } = await getHome({ 'Accept-Language': 'de', ...headers }, target)

    expect(status).toBe(200)
  })
}
