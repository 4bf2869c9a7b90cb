import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { nodesOf } from '../../../scripts/lib/syntaxTree'
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

/** Returns the folders of the content that each rule of a file lists as those that it reads, by the name of the rule. */
function listedFolders(file: string): (readonly [rule: string, folder: string])[] {
  const source = readFileSync(join(__dirname, `${file}.ts`), 'utf8')
  const rules = nodesOf(source).filter(ts.isFunctionDeclaration)

  return rules.flatMap((rule) =>
    foldersIn(rule.getText()).map((folder) => [rule.name?.text ?? '', folder] as const),
  )
}

/** Returns the folders in the calls of `textsOf` and `documentsIn` in the source of a rule: the items of their second argument. */
function foldersIn(rule: string): string[] {
  return nodesOf(rule)
    .filter(ts.isCallExpression)
    .filter(({ expression }) => ['textsOf', 'documentsIn'].includes(expression.getText()))
    .map((call) => call.arguments[1])
    .filter((folders) => folders !== undefined && ts.isArrayLiteralExpression(folders))
    .flatMap(({ elements }) => elements.filter(ts.isStringLiteral).map(({ text }) => text))
}

/** Returns the names of the content files that the rules of a file and its tables name. */
function namedFiles(file: string, ruleNames: readonly string[]): string[] {
  const source = ts.createSourceFile(
    '',
    readFileSync(join(__dirname, `${file}.ts`), 'utf8'),
    ts.ScriptTarget.Latest,
  )
  const read = source.statements.filter(
    (statement) =>
      !ts.isFunctionDeclaration(statement) || ruleNames.includes(statement.name?.text ?? ''),
  )
  const texts = read.flatMap((statement) =>
    nodesOf(statement.getText(source)).filter(ts.isStringLiteral),
  )

  return texts.map(({ text }) => basename(text)).filter((name) => /\w\.(?:json|yaml)$/.test(name))
}

/** Returns the folder of a diagnostic about a file of the content; `root` if it is in none. */
function folderOf(diagnostic: string): string {
  return /^(\w+)\//.exec(diagnostic)?.[1] ?? 'root'
}

it('finds the folders that rules list', () => {
  expect(listedFolders('scripts')).toContainEqual(['script', 'prose'])
})

describe.each(ruleFiles)('rules/%s.ts', (file) => {
  const rules = rulesIn(file)
  const faults = faultsOf(file)

  it('has faults for each of its rules, and for no other', () => {
    expect(rules.length).toBeGreaterThan(0)
    expect(Object.keys(faults).sort()).toEqual(rules.map(({ name }) => name).sort())
  })

  it('has a fault in each folder that a rule lists', () => {
    const folders = listedFolders(file).filter(([rule]) => rule in faults)
    const withoutFault = folders.filter(
      ([rule, folder]) => !faults[rule]?.expected.map(folderOf).includes(folder),
    )

    expect(withoutFault).toEqual([])
  })

  it('has a fault with each file that a rule names', () => {
    const names = Object.values(faults).flatMap(({ texts }) =>
      Object.keys(texts).map((path) => basename(path)),
    )
    const withoutFault = namedFiles(file, Object.keys(faults)).filter(
      (name) => !names.includes(name),
    )

    expect(withoutFault).toEqual([])
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
