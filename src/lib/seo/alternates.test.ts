import { alternatesOf } from './alternates'

const alternates = alternatesOf('about', 'https://a.example')

test('there are twelve languages and a default, each once', () => {
  expect(new Set(alternates.map(({ hreflang }) => hreflang)).size).toBe(13)
})

test.each([
  ['en', 'https://a.example/about/'],
  ['de', 'https://a.example/de/about/'],
  ['x-default', 'https://a.example/about/'],
])('%s is at %s', (language, href) => {
  expect(alternates.find(({ hreflang }) => hreflang === language)?.href).toBe(href)
})
