import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtFiles, readBuilt, readPage } from '../support/builtSite'
import { headScriptOf } from '../support/firstLoad'
import { newerThanFloor } from '../support/floor'

const scripts = [...builtFiles].filter((file) => /^[^/]+\.js$/.test(file))
const folder = mkdtempSync(join(tmpdir(), 'facewright-floor-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What the check says of a script with some text. */
async function complaints(text: string): Promise<string[]> {
  const file = join(folder, 'script.js')
  writeFileSync(file, text)
  return newerThanFloor(file)
}

it('looks at the app and at what is fetched with it', () => {
  expect(scripts.length).toBeGreaterThan(10)
})

it.each(scripts)('%s asks for nothing that the oldest browsers lack', async (script) => {
  expect(await complaints(readBuilt(script))).toEqual([])
})

it('nor does the script in the head', async () => {
  expect(await complaints(headScriptOf(readPage('/')))).toEqual([])
})

it.each([
  ['Promise.withResolvers()', /PromiseWithResolvers/],
  ['[2, 1].toSorted()', /ArrayToSorted/],
  ['[1].findLast(Boolean)', /ArrayFindLast/],
  ['Object.groupBy([1], String)', /ObjectGroupBy/],
  ['new Set([1]).union(new Set())', /SetUnion/],
  ['/[a--b]/v', /RegExpUnicodeSetFlag/],
  ['/(?<=a)b/', /lookbehind/],
  ['/(?<!a)b/', /lookbehind/],
  ['class A { static { go() } }', /static block/],
  ['using a = go()', /./],
])('finds %s', async (text, complaint) => {
  expect(await complaints(text)).toEqual([expect.stringMatching(complaint)])
})
