import { appleGeneration } from './graphicsCard'
import type { DetectedSystem, System } from './operatingSystem'
import { meetsMinimum } from './systemProblem'

/** The result for a component of the computer. */
export type Level = 'recommended' | 'enough' | 'below' | 'unknown'

/** The level of each component that is checked on the system. */
export type Levels = Partial<Record<'system' | 'processor' | 'memory' | 'graphics', Level>>

/** The visitor's answer to how their processor compares with the required ones. */
export type ProcessorChoice = 'older' | 'minimum' | 'recommended' | 'unsure'

/** The known data of the computer. Memory is a lower bound, because browsers cap it. */
export interface Machine extends DetectedSystem {
  memoryGigabytes?: number | undefined
  /** The graphics card's name; undefined if the browser hides it. */
  card?: string | undefined
  processor?: ProcessorChoice | undefined
}

/** The part of content/site/requirements.yaml that can be compared. */
export type Requirements = NonNullable<Queries.RequirementsFragment['requirements']>

/** `unknown`: a row is unknown; `unsupported`: the app does not support this system. */
export type Verdict = 'well' | 'fast' | 'unknown' | 'below' | 'intelMac' | 'phone' | 'unsupported'

/** Compares a computer with each row of the requirements. Unsupported systems have no rows. */
export function checkMachine(
  machine: Machine,
  requirements: Requirements,
): { levels: Levels; verdict: Verdict } {
  const levels = levelsOf(machine, requirements)
  return { levels, verdict: verdictOf(machine.system, Object.values(levels)) }
}

/** Returns whether a component meets the minimum. The visitor's column of the requirements shows it. */
export function answerOf(level: Level): 'yes' | 'no' | 'unknown' {
  if (level === 'below') return 'no'
  return level === 'recommended' || level === 'enough' ? 'yes' : 'unknown'
}

/** Returns the recommended mode; undefined if the app does not run. */
export function startingMode(verdict: Verdict): 'fast' | 'pro' | undefined {
  if (verdict === 'intelMac' || verdict === 'phone' || verdict === 'unsupported') return undefined
  return verdict === 'well' ? 'pro' : 'fast'
}

/** Returns whether a memory size may be the browser's upper limit. Most browsers report at most 8 GB. */
export function isMemoryLimit(gigabytes: number): boolean {
  return gigabytes >= 8
}

/** The level of each choice of a processor. */
const processorLevels: Readonly<Record<ProcessorChoice, Level>> = {
  older: 'below',
  minimum: 'enough',
  recommended: 'recommended',
  unsure: 'unknown',
}

function levelsOf(machine: Machine, requirements: Requirements): Levels {
  const { windows, mac } = requirements
  switch (machine.system) {
    case 'windows':
      return {
        system: compareSystem(machine, requirements),
        processor: chosenProcessor(machine),
        memory: compareMemory(machine, windows),
        // A name is no reliable measure of speed, so the visitor compares it with the requirement.
        graphics: 'unknown',
      }
    case 'macAppleSilicon':
    case 'macIntel':
    case 'macUnknown':
      return {
        system: compareSystem(machine, requirements),
        processor: compareMacProcessor(machine, mac),
      }
    default:
      return {}
  }
}

function verdictOf(system: System, levels: readonly Level[]): Verdict {
  if (system === 'macIntel') return 'intelMac'
  if (system === 'mobile') return 'phone'
  if (levels.length === 0) return 'unsupported'
  if (levels.includes('below')) return 'below'
  if (levels.includes('unknown')) return 'unknown'
  return levels.includes('enough') ? 'fast' : 'well'
}

/** Never returns `enough`, because the recommended system is the same as the minimum. */
function compareSystem(machine: Machine, requirements: Requirements): Level {
  const meets = meetsMinimum(machine, requirements)
  if (meets === undefined) return 'unknown'
  return meets ? 'recommended' : 'below'
}

function chosenProcessor({ processor = 'unsure' }: Machine): Level {
  return processorLevels[processor]
}

function compareMemory({ memoryGigabytes }: Machine, windows: Requirements['windows']): Level {
  if (memoryGigabytes === undefined) return 'unknown'
  if (memoryGigabytes >= windows.recommended.memoryGigabytes) return 'recommended'
  return memoryGigabytes >= windows.minimum.memoryGigabytes ? 'enough' : 'below'
}

/** Some browsers report a Mac's chip as its graphics card. Otherwise only the visitor knows it. */
function compareMacProcessor(
  machine: Machine,
  { minimum, recommended }: Requirements['mac'],
): Level {
  if (machine.system === 'macIntel') return 'below'
  const named = appleGeneration(machine.card ?? '')
  if (named === undefined) return chosenProcessor(machine)
  if (named >= (appleGeneration(recommended.processor) ?? Infinity)) return 'recommended'
  return named >= (appleGeneration(minimum.processor) ?? Infinity) ? 'enough' : 'below'
}
