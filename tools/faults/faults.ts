import '../../scripts/lib/checkPath.mjs'
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { copyProject } from '../../scripts/lib/copyProject'
import { root } from '../../scripts/lib/run'
import { runTask } from '../../scripts/lib/runTask'
import { filesBelow } from '../../src/content/filesBelow'
import { kinds, type Command, type Kind } from './kinds'
import { describeFault, withFault, type Fault } from './plant'
import { pick, randomFrom, type Random } from './random'

interface Planted {
  readonly kind: Kind
  /** Relative to the project. */
  readonly file: string
  readonly fault: Fault
}

/** Tests that fail without the fault say nothing about it. */
type Result = 'caught' | 'survived' | 'untested'

interface Outcome {
  readonly kind: Kind
  readonly result: Result
}

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '40' },
    kind: { type: 'string', default: '' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
})

// Plants faults in a copy of the project and its build, one at a time, and prints those that no test sees.
runTask(() => {
  if (!existsSync(join(root, 'public/index.html')))
    throw new Error('public/ is missing or empty. Run: npm run build')
  const chosen = kinds.filter(({ name }) => name.includes(values.kind))
  if (chosen.length === 0)
    throw new Error(`--kind must be a part of: ${kinds.map(({ name }) => name).join(', ')}`)
  const folder = mkdtempSync(join(tmpdir(), 'faults-'))

  console.log(`${values.count} faults, seed ${values.seed}`)
  try {
    copyProject(folder)
    cpSync(join(root, 'public'), join(folder, 'public'), { recursive: true })
    report(tryFaults(folder, chosen, Number(values.count), randomFrom(Number(values.seed))))
  } finally {
    rmSync(folder, { recursive: true })
  }

  return 0
})

/** Plants the faults, each kind in turn. */
function tryFaults(
  folder: string,
  all: readonly Kind[],
  count: number,
  random: Random,
): readonly Outcome[] {
  const files = filesBelow(folder)
  const outcomes: Outcome[] = []

  for (let index = 0; index < count; index += 1) {
    const kind = all[index % all.length]
    const planted = kind && chooseFault(folder, files, kind, random)

    if (planted) outcomes.push(tryFault(folder, planted))
  }

  return outcomes
}

/** Returns a fault of a kind in one of the files that can have it. */
function chooseFault(
  folder: string,
  files: readonly string[],
  kind: Kind,
  random: Random,
): Planted | undefined {
  const left = [...kind.filesIn(files)]

  while (left.length > 0) {
    const file = pick(left, random) ?? ''
    const fault = pick(kind.find(readFileSync(join(folder, file), 'utf8')), random)
    if (fault) return { kind, file, fault }
    left.splice(left.indexOf(file), 1)
  }

  return undefined
}

/** Plants a fault, runs the tests that can see it, prints whether one does, and takes the fault out. */
function tryFault(folder: string, { kind, file, fault }: Planted): Outcome {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  const command = kind.tests(file)
  const isReliable = passesWithoutFault(folder, command)

  write(path, withFault(text, fault))
  const survived = isReliable && passes(folder, command)

  write(path, text)
  const result = !isReliable ? 'untested' : survived ? 'survived' : 'caught'

  console.log(`${result}: ${kind.name}, ${file}, ${describeFault(text, fault)}`)

  return { kind, result }
}

const reliable = new Map<string, boolean>()

/** Returns whether tests pass while nothing is planted. Runs each command once. */
function passesWithoutFault(folder: string, command: Command): boolean {
  const name = command.join(' ')
  const result = reliable.get(name) ?? passes(folder, command)

  reliable.set(name, result)

  return result
}

/** Writes a file, and the compressed copies that hosts send instead of it. */
function write(path: string, text: string): void {
  writeFileSync(path, text)
  if (existsSync(`${path}.br`)) writeFileSync(`${path}.br`, brotliCompressSync(text))
  if (existsSync(`${path}.gz`)) writeFileSync(`${path}.gz`, gzipSync(text))
}

/** Returns whether all tests of a command pass. */
function passes(folder: string, [tool, ...args]: Command): boolean {
  const { status } = spawnSync(join(folder, 'node_modules/.bin', tool), args, {
    cwd: folder,
    stdio: 'ignore',
  })

  return status === 0
}

function report(outcomes: readonly Outcome[]): void {
  const results = ['caught', 'survived', 'untested'] as const

  console.log(`\n| Kind | ${results.join(' | ')} |\n| --- | --- | --- | --- |`)
  for (const { name } of kinds) {
    const own = outcomes.filter(({ kind }) => kind.name === name)
    const counts = results.map((result) => own.filter((one) => one.result === result).length)

    if (own.length > 0) console.log(`| ${name} | ${counts.join(' | ')} |`)
  }
}
