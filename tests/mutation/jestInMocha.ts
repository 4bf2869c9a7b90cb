import { relative } from 'node:path'
import { expect } from 'expect'
import { bind } from 'jest-each'
import { interfaces, Suite, type Body, type Word, type Words } from 'mocha'
import { oncePer } from '../../src/lib/content/oncePer'

/** Mocha runs the tests of one process again for each change to the code; each run begins a new time. */
let time = 0
export const mochaHooks = {
  beforeEach: () => {
    time++
  },
}

/** Remembers only within one run of a test: what another change to the code gave isn't true any more. */
const oncePerRun: typeof oncePer = (read) => {
  let known = new WeakMap<WeakKey, { result: ReturnType<typeof read> }>()
  let knownSince = time
  return (key) => {
    if (knownSince !== time) known = new WeakMap()
    knownSince = time
    const entry = known.get(key) ?? { result: read(key) }
    known.set(key, entry)
    return entry.result
  }
}

const loaded = require.cache[require.resolve('../../src/lib/content/oncePer.ts')]
if (!loaded) throw new Error(`${oncePer.name} is not where it was.`)
loaded.exports = { oncePer: oncePerRun }

const { bdd } = interfaces

/** Gives Mocha the words of Jest that our tests are written in, and each file hooks of its own, as Jest does. */
interfaces.bdd = (all: Suite) => {
  all.on('pre-require', (words: Words, file: string, mocha: unknown) => {
    const suite = Suite.create(all, relative(process.cwd(), file))
    bdd(suite)
    suite.emit('pre-require', words, file, mocha)
    const { describe, it, before, after } = words
    const eachOf = (word: Word) => bind((title: string, body: Body) => word(title, body), false)
    describe.each = eachOf(describe)
    it.each = eachOf(it)
    Object.assign(words, { expect, test: it, beforeAll: before, afterAll: after })
  })
}
