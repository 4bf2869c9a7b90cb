import { insertJsonLd } from './insertJsonLd'

const page = '<html><head><title>A</title></head><body></body></html>'
const data = { name: '</script><b>$& </head>' }

test('the data can be read back, and nothing in it ends the element', () => {
  const html = insertJsonLd(page, data)
  const json = /<script type="application\/ld\+json">(.*?)<\/script><\/head>/s.exec(html)?.[1]
  expect(json).not.toContain('<')
  expect(JSON.parse(json ?? '')).toEqual(data)
})

test('twice is the same as once', () => {
  expect(insertJsonLd(insertJsonLd(page, data), data)).toBe(insertJsonLd(page, data))
})
