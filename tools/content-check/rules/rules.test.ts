import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Rule } from '../content'
import { contentOf } from '../contentOf.fixture'
import { formatDiagnostic } from '../diagnostic'
import type { FaultsByRule } from './faults.fixture'

/** The files with rules, without their extension. */
const ruleFiles = readdirSync(__dirname)
  .filter((file) => /^\w+\.ts$/.test(file))
  .map((file) => file.replace('.ts', ''))

/** Returns the rules of a file. Every such file exports one list of them. */
function rulesIn(file: string): readonly Rule[] {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- Jest collects tests synchronously.
  const module = require(join(__dirname, file)) as Readonly<Record<string, readonly Rule[]>>

  return module[`${file}Rules`] ?? []
}

/** Returns the faults of a file with rules. Throws if there is no such fixture. */
function faultsOf(file: string): FaultsByRule {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- Jest collects tests synchronously.
  return (require(join(__dirname, `${file}.fixture`)) as { readonly faults: FaultsByRule }).faults
}

describe.each(ruleFiles)('rules/%s.ts', (file) => {
  const rules = rulesIn(file)
  const faults = faultsOf(file)

  it('has faults for each of its rules, and for no other', () => {
    expect(rules.length).toBeGreaterThan(0)
    expect(Object.keys(faults).sort()).toEqual(rules.map(({ name }) => name).sort())
  })

  it.each(Object.entries(faults))(
    'finds the faults of %s, and nothing else',
    (name, { texts, expected }) => {
      const rule = rules.find((one) => one.name === name)
      const found = [...(rule?.(contentOf(texts)) ?? [])].map(formatDiagnostic)

      expect(expected).not.toEqual([])
      expect(found).toEqual(
        expected.map((start) => expect.stringContaining(`content/${start}`) as string),
      )
    },
  )
})
