import { siteOrigin } from './origin'

it.each([
  ['https://a.example', 'https://a.example'],
  ['https://a.example/', 'https://a.example'],
  ['https://a.example//', 'https://a.example'],
  ['http://localhost:9000/', 'http://localhost:9000'],
  [undefined, 'https://facewright.example'],
])('makes of the address %s the origin %s', (address, origin) => {
  expect(siteOrigin(address)).toBe(origin)
})

it.each(['', 'a.example', 'a.example:443', 'https://', 'ftp://a.example'])(
  'refuses "%s", and says so',
  (address) => {
    expect(() => siteOrigin(address)).toThrow(`SITE_URL is "${address}"`)
  },
)
