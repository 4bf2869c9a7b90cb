import { siteOrigin } from './origin'

it.each([
  ['https://a.example', 'https://a.example'],
  ['https://a.example/', 'https://a.example'],
  ['https://a.example//', 'https://a.example'],
  ['http://localhost:9000/', 'http://localhost:9000'],
  [undefined, 'https://facewright.example'],
])('the origin of the URL %s is %s', (address, origin) => {
  expect(siteOrigin(address)).toBe(origin)
})

it.each(['', 'a.example', 'a.example:443', 'https://', 'ftp://a.example'])(
  'throws for "%s", with the value in the message',
  (address) => {
    expect(() => siteOrigin(address)).toThrow(`SITE_URL is "${address}"`)
  },
)
