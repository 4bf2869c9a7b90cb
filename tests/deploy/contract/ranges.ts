import { getFrom, type Host } from './host'
import { image } from './sampleFiles'

/** Declares the test for requests of a part of a file. */
export function testRanges(host: Host): void {
  const get = getFrom(host)
  const request = { Range: 'bytes=10-19' }

  if (host.sendsRanges) {
    test('sends the requested range', async () => {
      const whole = (await get(`/${image}`)).body

      const { status, headers, body } = await get(`/${image}`, request)

      expect([status, headers['content-range']]).toEqual([206, `bytes 10-19/${whole.length}`])
      expect(body.equals(whole.subarray(10, 20))).toBe(true)
    })
  } else {
    test('sends the whole file instead of a range', async () => {
      const whole = (await get(`/${image}`)).body

      const { status, headers, body } = await get(`/${image}`, request)

      expect([status, headers['content-range']]).toEqual([200, undefined])
      expect(body.equals(whole)).toBe(true)
    })
  }
}
