import { readOptions } from './options'

test('parses the options', () => {
  const args = ['--parts', 'taps,builds', '--sites', 'no-script', '--pages', '/de/', '--runs', '3']

  expect(readOptions(args)).toEqual({
    parts: ['taps', 'builds'],
    sites: ['no-script'],
    pages: ['/de/'],
    previous: undefined,
    runs: 3,
    minutes: 12,
  })
})

test('measures the build of another commit, if its folder is named', () => {
  const { sites, previous } = readOptions(['--sites', 'facewright', '--previous', '../old/public'])

  expect(sites).toEqual(['previous', 'facewright'])
  expect(previous).toBe('../old/public')
})

test.each([
  [['--parts', 'tap'], '--parts: "tap" is none of lighthouse'],
  [['--sites', 'other'], '--sites: "other" is none of facewright'],
  [['--pages', 'price'], '--pages: "price" is none of /'],
  [['--runs', '0'], '--runs must be a positive integer'],
  [['--run', '3'], "Unknown option '--run'"],
])('rejects %j', (args, message) => {
  expect(() => readOptions(args)).toThrow(message)
})
