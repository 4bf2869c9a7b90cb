import { getFrom, type Host } from './host'

/** An Accept-Language header, a cookie, and the download page for both. */
const choices = [
  ['de-AT,de;q=0.9', '', '/de/download/'],
  ['zh,pt-BR;q=0.8', '', '/pt/download/'],
  ['de', 'locale=ar', '/ar/download/'],
  ['de', 'locale=en', '/download/'],
]

/** Declares the test for the download page in the language of the visitor. */
export function testPermanentDownload(host: Host): void {
  const get = getFrom(host)

  test.each(choices)(
    'redirects /get/ with Accept-Language %j and the cookie %j to %s',
    async (accepted, cookie, page) => {
      for (const target of ['/get/', '/get']) {
        const { status, headers } = await get(`${target}?a=1&b=%20`, {
          'Accept-Language': accepted,
          Cookie: cookie,
        })

        expect([target, status, headers.location]).toEqual([target, 302, `${page}?a=1&b=%20`])
        expect(headers).toMatchObject({
          vary: 'Accept-Language, Cookie',
          'cache-control': 'no-cache',
          'x-robots-tag': 'noindex',
        })
      }
    },
  )
}
