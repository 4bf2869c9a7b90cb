import type { Requirements } from '../../i18n/fragments'
import { systemFamily, type DetectedSystem, type VisitorSystem } from '../../lib/operatingSystem'
import { meetsMinimum } from '../../lib/systemProblem'
import type { System } from '../../site/systems'
import { appleGeneration } from './graphicsCard'

export type Level = 'recommended' | 'enough' | 'below' | 'unknown'

export type ComputerPart = 'system' | 'processor' | 'memory' | 'graphics'

export type ByPart<Value> = Partial<Record<ComputerPart, Value>>

/** What is known about the computer. `memoryGigabytes` is a lower bound, because browsers cap the reported value. */
export interface Machine extends DetectedSystem {
  memoryGigabytes?: number | undefined
  /** Whether the processor is surely an Arm processor, which is Apple silicon on a Mac. */
  isArm?: boolean | undefined
  /** The name of the graphics card; undefined if the browser hides the name. */
  graphics?: string | undefined
  /** How parts compare with the required ones, according to the visitor. */
  choices?: ByPart<Level> | undefined
}

export interface Finding {
  readonly level: Level
  /** Whether the browser reported the level or the visitor answered; undefined if the level is unknown. */
  readonly source: 'read' | 'answered' | undefined
  /** Whether to ask the visitor, because the browser does not report the part completely. */
  readonly isAsked: boolean
  /** Whether the browser reports that the part meets the minimum, so that no answer can be below. */
  readonly isMinimumMet: boolean
}

/** `unknown`: a level is unknown; `unsupported`: the app does not run on the system; `unrecognized`: unknown system. */
export type Verdict =
  'well' | 'fast' | 'unknown' | 'below' | 'intelMac' | 'phone' | 'unsupported' | 'unrecognized'

/** Compares a computer with the requirements. For an unsupported system, `findings` is empty. */
export function checkMachine(machine: Machine, requirements: Requirements) {
  const family = systemFamily(machine.system)
  const levels = family ? readLevels[family](machine, requirements) : {}
  const findings: ByPart<Finding> = {}

  for (const [part, level] of Object.entries(levels))
    findings[part as ComputerPart] = findingOf(part as ComputerPart, level, machine)
  const found = Object.values(findings).map(({ level }) => level)

  return { findings, verdict: verdictOf(machine.system, found) }
}

/** The mode in which the visitor should start the app, for the verdicts with which the app runs. */
export const startingMode: Readonly<Partial<Record<Verdict, 'fast' | 'pro'>>> = {
  well: 'pro',
  fast: 'fast',
}

/**
 * Returns whether a reported memory size may be less than the computer has. Against fingerprinting, the Device Memory
 * specification lets browsers round the size to a power of two and cap it, at a limit of their choice. It was 8 GB in all
 * browsers with this interface (Chromium), and newer ones choose 32 GB on computers, so any size from 8 GB on may be the
 * limit.
 *
 * @see https://www.w3.org/TR/device-memory/#computing-device-memory-value
 * @see https://github.com/w3c/device-memory/issues/50
 */
export function isMemoryLimit(gigabytes: number): boolean {
  return gigabytes >= 8
}

const readLevels: Record<System, (machine: Machine, needs: Requirements) => ByPart<Level>> = {
  windows: (machine, needs) => ({
    system: compareSystem(machine, needs),
    // The required processors are Intel and AMD processors.
    processor: machine.isArm ? 'below' : 'unknown',
    memory: compare(
      machine.memoryGigabytes,
      needs.windows.minimum.memoryGigabytes,
      needs.windows.recommended.memoryGigabytes,
    ),
    // The name of a graphics card is no reliable measure of its speed.
    graphics: 'unknown',
  }),
  mac: (machine, needs) => ({
    system: compareSystem(machine, needs),
    processor: compareChip(machine, needs),
  }),
}

/** Compares a Mac's processor by its generation of Apple silicon. */
function compareChip(machine: Machine, { mac }: Requirements): Level {
  if (machine.system === 'macIntel') return 'below'
  const minimum = appleGeneration(mac.minimum.processor)
  const recommended = appleGeneration(mac.recommended.processor)
  if (minimum === undefined || recommended === undefined) return 'unknown'

  // Some browsers report a Mac's chip as the graphics card.
  const generation = appleGeneration(machine.graphics)
  if (generation !== undefined) return compare(generation, minimum, recommended)

  // Every Apple silicon is of the first generation or newer.
  return machine.isArm && minimum === 1 ? 'enough' : 'unknown'
}

/** Returns what is known about a part: the reported level or, if that is not certain, what the visitor answers. */
function findingOf(part: ComputerPart, reported: Level, machine: Machine): Finding {
  const isMinimumMet = reported === 'enough' || reported === 'recommended'
  const isAsked = reported === 'unknown' || (reported === 'enough' && mayBeBetter(part, machine))
  const answered = machine.choices?.[part] ?? 'unknown'

  if (isAsked && answered !== 'unknown')
    return { level: answered, source: 'answered', isAsked, isMinimumMet }

  const source = reported === 'unknown' ? undefined : 'read'

  return { level: reported, source, isAsked, isMinimumMet }
}

/** Returns whether a part may be better than the browser reports. */
function mayBeBetter(part: ComputerPart, { memoryGigabytes, graphics }: Machine): boolean {
  if (part === 'memory') return memoryGigabytes !== undefined && isMemoryLimit(memoryGigabytes)

  return part === 'processor' && appleGeneration(graphics) === undefined
}

/** Returns the verdict on a computer: for a system without the app, that on the system, else that on the worst part. */
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

/** Returns the level that a value reaches: higher values are better. */
function compare(value: number | undefined, minimum: number, recommended: number): Level {
  if (value === undefined) return 'unknown'
  if (value >= recommended) return 'recommended'
  return value >= minimum ? 'enough' : 'below'
}
