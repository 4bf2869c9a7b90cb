import { readBuilt } from '../../support/builtSite'
import { getFrom, type Host } from './host'

const kibibyte = 1024

/** Declares the test for requests that are larger than most servers accept by default. */
export function testLargeRequests(host: Host): void {
  const get = getFrom(host)

  test('responds with the page to a URL of 16 KiB and headers of 64 KiB', async () => {
    const query = 'q'.repeat(16 * kibibyte - '/about/?'.length)
    const header = 'x'.repeat(16 * kibibyte)
    // The other headers of the request need the last 600 bytes.
    const cookie = (size: number) => `a=${'c'.repeat(size - 600)}`

    const responses = await Promise.all([
      get(`/about/?${query}`, {
        Cookie: cookie(32 * kibibyte),
        'X-One': header,
        'X-Two': header,
      }),
      get('/about/', { Cookie: cookie(64 * kibibyte) }),
    ])

    for (const { status, body } of responses) {
      expect([status, body.toString() === readBuilt('about/index.html')]).toEqual([200, true])
    }
  })
}
