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
import { fontEnvironment } from '../../src/gatsby/cards/fontEnvironment'
import { kinds, type Kind } from './kinds'
import { describeFault, withFault, type Fault } from './plant'
import { pick, randomFrom, type Random } from './random'
import { survivorsOf, type Planted } from './survivors'
import type { Command, Tests } from './tests'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '40' },
    kind: { type: 'string', default: '' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
})

// Plants faults in a copy of the project and its build, and prints those that no test sees.
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
    // The modules of the tools read files relative to the project.
    process.chdir(folder)
    report(chooseFaults(chosen, Number(values.count), randomFrom(Number(values.seed))))
  } finally {
    process.chdir(root)
    rmSync(folder, { recursive: true })
  }

  return 0
})

/** Chooses faults, each kind in turn, and none twice. */
function chooseFaults(all: readonly Kind[], count: number, random: Random): readonly Planted[] {
  const files = filesBelow('.')
  const chosen = new Map<string, Planted>()

  for (let index = 0; index < count * 2 && chosen.size < count; index += 1) {
    const kind = all[index % all.length]
    const planted = kind && chooseFault(files, kind, random)

    if (planted) chosen.set(nameOf(planted), planted)
  }

  return [...chosen.values()]
}

/** Returns a fault of a kind in one of the files that can have it, and in the copies of the file. */
function chooseFault(files: readonly string[], kind: Kind, random: Random): Planted | undefined {
  const left = [...kind.filesIn(files)]

  while (left.length > 0) {
    const file = pick(left, random) ?? ''
    const found = kind.find(readFileSync(file, 'utf8'))
    const fault = pick(found, random)
    if (fault) return { kind, file, faults: faultsIn(kind, file, found.indexOf(fault)) }
    left.splice(left.indexOf(file), 1)
  }

  return undefined
}

/** Returns the fault with an index in a file, and the one with the same index in each of its copies. */
function faultsIn(kind: Kind, file: string, index: number): ReadonlyMap<string, Fault> {
  const faults = [file, ...(kind.copies?.(file) ?? [])].map(
    (each) => [each, kind.find(readFileSync(each, 'utf8'))[index]] as const,
  )

  return new Map(faults.filter((each): each is [string, Fault] => each[1] !== undefined))
}

function nameOf({ kind, file, faults }: Planted): string {
  const fault = faults.get(file)

  return `${kind.name}, ${file}, ${fault ? describeFault(readFileSync(file, 'utf8'), fault) : ''}`
}

/** Plants faults, runs the tests, and takes the faults out. Returns the output if a test fails. */
function runWith(tests: Tests, planted: readonly Planted[]): string | undefined {
  const texts = new Map<string, string>()
  const [first] = planted
  const command = tests.command(
    planted.map(({ file }) => file),
    first?.faults.get(first.file),
  )

  console.log(`… ${first?.kind.name}: ${planted.length} at once`)
  throwIfUnreliable(command)

  for (const { faults } of planted)
    for (const [file, fault] of faults) {
      const text = readFileSync(file, 'utf8')

      texts.set(file, text)
      writeWithCompressed(file, withFault(text, fault))
    }

  const output = failureOf(command)

  for (const [file, text] of texts) writeWithCompressed(file, text)

  return output
}

/** Writes a file, and the compressed copies that hosts send instead of it. */
function writeWithCompressed(path: string, text: string): void {
  writeFileSync(path, text)
  if (existsSync(`${path}.br`)) writeFileSync(`${path}.br`, brotliCompressSync(text))
  if (existsSync(`${path}.gz`)) writeFileSync(`${path}.gz`, gzipSync(text))
}

/** Runs tests. Returns their output if one fails. */
function failureOf([tool, ...args]: Command): string | undefined {
  const program = tool === 'node' ? process.execPath : join('node_modules/.bin', tool)
  const { status, stdout, stderr } = spawnSync(program, args, {
    env: {
      ...process.env,
      ...(tool === 'jest' && fontEnvironment(root)),
      // A failure that names all its pages shows at once which of the planted faults it saw.
      SHOWN_FAULTS: '1000',
    },
    encoding: 'utf8',
    maxBuffer: 1e9,
    // A fault can make a test wait forever, which also fails.
    timeout: 30 * 60 * 1000,
    killSignal: 'SIGKILL',
  })

  return status === 0 ? undefined : stdout + stderr
}

const reliable = new Set<string>()

/** Throws if tests fail while nothing is planted: they would say nothing about faults. Tries each command once. */
function throwIfUnreliable(command: Command): void {
  const name = command.join(' ')
  const output = reliable.has(name) ? undefined : failureOf(command)
  if (output !== undefined)
    throw new Error(`Without a fault, these tests fail: ${name}\n${output.slice(-3000)}`)

  reliable.add(name)
}

/** Tries the faults kind by kind. Prints those that survive, and a table. */
function report(planted: readonly Planted[]): void {
  const rows = ['| Kind | Planted | Caught | Alive |', '| --- | --- | --- | --- |']

  for (const kind of kinds) {
    const own = planted.filter((one) => one.kind === kind)
    if (own.length === 0) continue
    const survivors = survivorsOf(own, runWith)

    for (const one of survivors) console.log(`survived: ${nameOf(one)}`)
    const caught = own.length - survivors.length

    rows.push(`| ${kind.name} | ${own.length} | ${caught} | ${survivors.length} |`)
    console.log(rows.at(-1))
  }

  console.log(`\n${rows.join('\n')}`)
}
