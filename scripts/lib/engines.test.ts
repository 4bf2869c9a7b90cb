import { findEngine, furtherEngines } from './engines.mjs'

const [firefox, webkit] = furtherEngines
const on =
  (...present: string[]) =>
  (path: string) =>
    present.includes(path)

test.each([
  ['nothing is there', firefox, {}, [], undefined],
  ['the distribution has it', firefox, {}, ['/b/firefox-esr'], '/b/firefox-esr'],
  ['both are there', firefox, {}, ['/a/firefox', '/b/firefox-esr'], '/b/firefox-esr'],
  ['it is named', firefox, { FIREFOX_PATH: '/c/fox' }, ['/a/firefox'], '/c/fox'],
  ['the name is empty', firefox, { FIREFOX_PATH: '' }, ['/a/firefox'], '/a/firefox'],
  ['there is no screen for it', webkit, {}, ['/a/WebKitWebDriver'], undefined],
  ['all is there', webkit, {}, ['/a/WebKitWebDriver', '/b/Xvfb'], '/a/WebKitWebDriver'],
] as const)('%s', (_, engine, environment, present, expected) => {
  if (!engine) throw new Error('There is one engine less.')
  expect(findEngine(engine, { PATH: '/a:/b', ...environment }, on(...present))).toBe(expected)
})
