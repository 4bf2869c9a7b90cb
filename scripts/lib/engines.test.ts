import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findEngine, furtherEngines } from './engines.mjs'
import { starts } from './programs.mjs'

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

const programs = mkdtempSync(join(tmpdir(), 'facewright-programs-'))
afterAll(() => rmSync(programs, { recursive: true }))

function program(name: string, lines: string): string {
  const path = join(programs, name)
  writeFileSync(path, `#!/bin/sh\n${lines}\n`, { mode: 0o755 })
  return path
}

test('a driver that answers only the question that its engine is asked starts', () => {
  const driver = program('WebKitWebDriver', 'test "$1" = --help')
  expect(starts(driver, webkit?.asks)).toBe(true)
  expect(starts(driver)).toBe(false)
})

test('an advice in the place of a program does not start', () => {
  const advice = program('firefox', 'echo "Install it first." && exit 1')
  expect(starts(advice, firefox?.asks)).toBe(false)
})
