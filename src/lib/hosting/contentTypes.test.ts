import { contentTypeOf } from './contentTypes'

test.each([
  ['de/index.html', 'text/html; charset=utf-8'],
  ['app.js', 'text/javascript; charset=utf-8'],
  ['mark.svg', 'image/svg+xml; charset=utf-8'],
  ['page-data.json', 'application/json'],
  ['a/b.woff2', 'font/woff2'],
  ['sitemap.xml', 'application/xml; charset=utf-8'],
  ['a.webmanifest', 'application/manifest+json'],
  ['page.html.old', 'application/octet-stream'],
  ['LICENSE', 'application/octet-stream'],
])('%s is %s', (path, type) => {
  expect(contentTypeOf(path)).toBe(type)
})
