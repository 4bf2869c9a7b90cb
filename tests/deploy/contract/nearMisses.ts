import { permanentRoot } from '../../../src/site/permanentPaths'
import { getFrom, type Host } from './host'

/** Paths, and the page to which they lead, empty where the page that is meant is not certain. The query is kept. */
const nearMisses = [
  ['/en/download/', '/download/'],
  ['/EN', '/'],
  ['/pt-BR/download/?a=1', '/pt/download/?a=1'],
  ['/pt_br/Download', '/pt/download/'],
  ['/DE/', '/de/'],
  ['/Download/', '/download/'],
  ['/download.htm', '/download/'],
  ['/de/price.php', '/de/price/'],
  ['/download/)', '/download/'],
  ['/download/).', '/download/'],
  ['/download/%E2%80%9D', '/download/'],
  ['/ja/download/%E3%80%8D', '/ja/download/'],
  ['/ar/download/%D8%9F', '/ar/download/'],
  ['/%20download%2F', '/download/'],
  ['/download/%2522', '/download/'],
  ['/terms/', '/service/'],
  ['/fr/Privacy-Policy/', '/fr/privacy/'],
  ['/faq', '/tutorial/'],
  ['/de/index.php', '/de/'],
  ['/zh/download/', ''],
  ['/in/download/', ''],
  ['/download/windows/', ''],
  ['/download/%D1', ''],
  ['/donwload/', ''],
  ['/dowload/', ''],
  ['/GET/Windows?a=1', '/get/windows/?a=1'],
  ['/de/get/mac).', '/get/mac/'],
  ['/Swap/Ada_Ben?a=1', '/swap/ada-ben/?a=1'],
  ['/swap/ada-nobody/', ''],
  ['//elsewhere.example/download/', ''],
  ['/https://elsewhere.example/download/', ''],
  ['/nowhere/about.html', ''],
  [`/${'('.repeat(3000)}about`, ''],
]

/** Declares the tests for paths that nearly are those of a page. */
export function testNearMisses(host: Host): void {
  const get = getFrom(host)

  test.each(nearMisses)('the path %s leads to "%s"', async (target, page) => {
    const first = await get(target)
    // Cloudflare redirects unusual paths to their normalized form.
    const isNormalized = host.edge && !page && first.status === 301
    const { status, headers } = isNormalized ? await get(first.headers.location ?? '') : first

    expect([status, headers.location]).toEqual(page ? [301, page] : [404, undefined])

    // Permanent URLs redirect once more, at some hosts before the Worker. They have a test of their own.
    if (page && !page.startsWith(permanentRoot)) {
      expect((await get(page)).status).toBeLessThan(400)
    }
  })
}
