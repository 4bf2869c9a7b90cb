import { appleGeneration } from './graphicsCard'
import { systemFamily, type DetectedSystem, type VisitorSystem } from '../../lib/operatingSystem'
import { meetsMinimum } from '../../lib/systemProblem'
import type { System } from '../../site/systems'

export type Level = 'recommended' | 'enough' | 'below' | 'unknown'

export type Part = 'system' | 'processor' | 'memory' | 'graphics'

/** How a component compares with the required ones, according to the visitor. */
export type Choice = 'older' | 'minimum' | 'recommended' | 'unsure'

/** What is known about the computer. `memoryGigabytes` is a lower bound, because browsers cap the reported value. */
export interface Machine extends DetectedSystem {
  memoryGigabytes?: number | undefined
  /** The name of the graphics card; undefined if the browser hides the name. */
  card?: string | undefined
  choices?: Readonly<Partial<Record<Part, Choice>>> | undefined
}

/** The requirements in content/site/requirements.yaml that `checkMachine` compares with the computer. */
export interface Requirements {
  readonly windows: {
    readonly minimum: { readonly system: string; readonly memoryGigabytes: number }
    readonly recommended: { readonly memoryGigabytes: number }
  }
  readonly mac: {
    readonly minimum: { readonly system: string; readonly processor: string }
    readonly recommended: { readonly processor: string }
  }
}

export interface Finding {
  readonly level: Level
  /** Whether the browser reported the level or the visitor answered; undefined if the level is unknown. */
  readonly source: 'read' | 'answered' | undefined
  /** Whether to ask the visitor, because the browser does not report the component completely. */
  readonly isAsked: boolean
}

/** `unknown`: a level is unknown; `unsupported`: the app does not run on the system; `unrecognized`: unknown system. */
export type Verdict =
  'well' | 'fast' | 'unknown' | 'below' | 'intelMac' | 'phone' | 'unsupported' | 'unrecognized'

/** Compares a computer with the requirements. For an unsupported system, `findings` is empty. */
export function checkMachine(
  machine: Machine,
  requirements: Requirements,
): { findings: Partial<Record<Part, Finding>>; verdict: Verdict } {
  const family = systemFamily(machine.system)
  const levels = family ? readLevels[family](machine, requirements) : {}
  const entries = Object.entries(levels).map(
    ([part, level]) => [part, findingOf(part as Part, level, machine)] as const,
  )
  const verdict = verdictOf(
    machine.system,
    entries.map(([, { level }]) => level),
  )
  return { findings: Object.fromEntries(entries), verdict }
}

/** Whether a component meets the minimum, for the visitor's column in the requirements table. */
export const resultOf = {
  recommended: 'yes',
  enough: 'yes',
  below: 'no',
  unknown: 'unknown',
} as const satisfies Record<Level, string>

/** The mode in which the visitor should start the app, for the verdicts with which the app runs. */
export const startingMode: Readonly<Partial<Record<Verdict, 'fast' | 'pro'>>> = {
  well: 'pro',
  fast: 'fast',
  unknown: 'fast',
  below: 'fast',
}

/** Returns whether a reported memory size may be capped by the browser. Most browsers report at most 8 GB. */
export function isMemoryLimit(gigabytes: number): boolean {
  return gigabytes >= 8
}

const chosenLevels: Readonly<Record<Choice, Level>> = {
  older: 'below',
  minimum: 'enough',
  recommended: 'recommended',
  unsure: 'unknown',
}

const readLevels: Record<
  System,
  (machine: Machine, requirements: Requirements) => Partial<Record<Part, Level>>
> = {
  windows: (machine, requirements) => ({
    system: compareSystem(machine, requirements),
    processor: 'unknown',
    memory: compareMemory(machine, requirements.windows),
    // The name of a graphics card is no reliable measure of its speed.
    graphics: 'unknown',
  }),
  mac: (machine, requirements) => ({
    system: compareSystem(machine, requirements),
    processor: compareMacProcessor(machine, requirements.mac),
  }),
}

function findingOf(part: Part, read: Level, { choices = {}, memoryGigabytes }: Machine): Finding {
  // A capped memory size may be more than the browser reports.
  const isAsked =
    read === 'unknown' ||
    (part === 'memory' && read === 'enough' && isMemoryLimit(memoryGigabytes ?? 0))
  const answered = isAsked ? chosenLevels[choices[part] ?? 'unsure'] : 'unknown'
  if (answered !== 'unknown') return { level: answered, source: 'answered', isAsked }
  return { level: read, source: read === 'unknown' ? undefined : 'read', isAsked }
}

function verdictOf(system: VisitorSystem, levels: readonly Level[]): Verdict {
  if (system === 'macIntel') return 'intelMac'
  if (system === 'mobile') return 'phone'
  if (system === 'unknown') return 'unrecognized'
  if (levels.length === 0) return 'unsupported'
  if (levels.includes('below')) return 'below'
  if (levels.includes('unknown')) return 'unknown'
  return levels.includes('enough') ? 'fast' : 'well'
}

/** Compares the operating system. Never returns `enough`, because the recommended system is the minimum system. */
function compareSystem(machine: Machine, requirements: Requirements): Level {
  const meets = meetsMinimum(machine, requirements)
  if (meets === undefined) return 'unknown'
  return meets ? 'recommended' : 'below'
}

function compareMemory({ memoryGigabytes }: Machine, windows: Requirements['windows']): Level {
  if (memoryGigabytes === undefined) return 'unknown'
  if (memoryGigabytes >= windows.recommended.memoryGigabytes) return 'recommended'
  return memoryGigabytes >= windows.minimum.memoryGigabytes ? 'enough' : 'below'
}

/** Compares a Mac's chip, which some browsers report as the graphics card. */
function compareMacProcessor(
  { system, card = '' }: Machine,
  { minimum, recommended }: Requirements['mac'],
): Level {
  if (system === 'macIntel') return 'below'
  const named = appleGeneration(card)
  if (named === undefined) return 'unknown'
  if (named >= (appleGeneration(recommended.processor) ?? Infinity)) return 'recommended'
  return named >= (appleGeneration(minimum.processor) ?? Infinity) ? 'enough' : 'below'
}
