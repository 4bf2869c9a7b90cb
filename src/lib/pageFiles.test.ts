import { pageDataFile, pageFile } from './pageFiles'

test.each([
  ['/', 'index.html', 'page-data/index/page-data.json'],
  ['/de/about/', 'de/about/index.html', 'page-data/de/about/page-data.json'],
  ['/de/404.html', 'de/404.html', 'page-data/de/404.html/page-data.json'],
])('the files of %s are %s and %s', (path, html, data) => {
  expect([pageFile(path), pageDataFile(path)]).toEqual([html, data])
})
