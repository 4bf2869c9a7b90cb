import { spawnSync } from 'node:child_process'
import { siteOrigin } from './origin'

it.each([
  ['https://a.example', 'https://a.example'],
  ['https://a.example/', 'https://a.example'],
  ['https://a.example//', 'https://a.example'],
  ['http://localhost:9000/', 'http://localhost:9000'],
  [undefined, 'https://facewright.example'],
  ['', 'https://facewright.example'],
])('the origin of the URL %s is %s', (url, origin) => {
  expect(siteOrigin(url)).toBe(origin)
})

it.each(['a.example', 'a.example:443', 'https://', 'ftp://a.example'])(
  'the build stops for the URL "%s", with the value in the message',
  (SITE_URL) => {
    const env = { ...process.env, SITE_URL }
    const { status, stderr } = spawnSync('node', ['--import', 'tsx', 'scripts/gatsby.ts'], { env })
    expect([status, String(stderr)]).toEqual([
      1,
      expect.stringMatching(`^SITE_URL is "${SITE_URL}", `),
    ])
  },
)
