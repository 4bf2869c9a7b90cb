import { readEdgeHeaders, readMoves } from './readEdgeFiles'

const headersFor = (path: string) =>
  readEdgeHeaders(`
/*
  X-One:a:b
\tX-Two:   2

  X-Three: 3
/fonts/*
  X-Two: 4

/builds/latest.json\x20
  X-Four: 5
`)(path)

test.each([
  ['/', { 'X-One': 'a:b', 'X-Two': '2', 'X-Three': '3' }],
  ['/fonts/a.woff2', { 'X-One': 'a:b', 'X-Two': '4', 'X-Three': '3' }],
  ['/fonts', { 'X-One': 'a:b', 'X-Two': '2', 'X-Three': '3' }],
  ['/builds/latest.json', { 'X-One': 'a:b', 'X-Two': '2', 'X-Three': '3', 'X-Four': '5' }],
  ['/builds/latest.jso', { 'X-One': 'a:b', 'X-Two': '2', 'X-Three': '3' }],
])('%s is answered with the headers of every rule that fits', (path, headers) => {
  expect(headersFor(path)).toEqual(headers)
})

test('a header before any rule is nobody’s', () => {
  expect(readEdgeHeaders('  X-One: 1\n/*\n  X-Two: 2\n')('/')).toEqual({ 'X-Two': '2' })
})

test('only permanent redirects are moves', () => {
  const text = '/a/ /b/ 301\n/c/ /d/ 302\n/de/* /de/404.html 404\n/e/ /f/ 3010\n x /g/ /h/ 301\n'
  expect(readMoves(text)).toEqual([{ from: '/a/', to: '/b/' }])
})
