import { readLoad } from './readLoad'

const report = (latency: string, more = '') => `Running 5s test @ http://127.0.0.1:1/
  Latency Distribution
     50%    2.10ms
     99%   ${latency}
  100 requests in 5.00s, 1.00MB read
${more}Requests/sec:  31234.50
Transfer/sec:    100.00MB
`

test.each([
  ['840.00us', 0.84],
  ['9.50ms', 9.5],
  ['1.20s', 1200],
])('a waiting time of %s is read', (latency, p99) => {
  expect(readLoad(report(latency))).toEqual({ perSecond: 31234.5, p99, failed: 0 })
})

test('requests that failed are counted, whatever they met', () => {
  const more =
    '  Socket errors: connect 1, read 2, write 0, timeout 3\n  Non-2xx or 3xx responses: 4\n'
  expect(readLoad(report('1.00ms', more)).failed).toBe(10)
})

test('anything else is no report', () => {
  expect(() => readLoad('unable to connect')).toThrow('no report')
})
