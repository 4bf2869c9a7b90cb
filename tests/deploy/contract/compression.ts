import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { readBuilt } from '../../support/builtSite'
import { getFrom, type Host } from './host'
import { script } from './sampleFiles'

/** The encodings, who requests them, and with which other headers. */
const encodings = [
  ['br', 'visitors', brotliDecompressSync, {}],
  ['gzip', 'visitors', gunzipSync, {}],
  // Proxies add this header to a visitor's request.
  ['br', 'proxies', brotliDecompressSync, { Via: '1.1 proxy.example' }],
  ['gzip', 'proxies', gunzipSync, { Via: '1.1 proxy.example' }],
] as const

/** Paths, and the file that is sent for each. */
const texts = [
  ['/about/', 'about/index.html'],
  [`/${script}`, script],
] as const

/** Declares the test for hosts that send the compressed files of the build. */
export function testCompression(host: Host): void {
  const get = getFrom(host)
  const sent = encodings.filter(([encoding]) => !(host.gzipOnly && encoding === 'br'))

  test.each(sent)('compresses text with %s for %s', async (encoding, _, decompress, others) => {
    for (const [target, file] of texts) {
      const { headers, body } = await get(target, { 'Accept-Encoding': encoding, ...others })

      expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding'])
      expect(decompress(body).toString() === readBuilt(file)).toBe(true)
    }
  })

  test.each(['br;q=0, gzip;q=0', 'gzip;q=0.0, br;q=0.000', 'identity', ''])(
    'sends text that is not compressed to visitors who accept %j',
    async (accepted) => {
      const { headers, body } = await get('/about/', { 'Accept-Encoding': accepted })

      expect([headers['content-encoding'], headers.vary]).toEqual([undefined, 'Accept-Encoding'])
      expect(body.toString() === readBuilt('about/index.html')).toBe(true)
    },
  )
}
