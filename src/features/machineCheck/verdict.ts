import { appleGeneration } from './graphicsCard'
import type { DetectedSystem, VisitorSystem } from '../../lib/operatingSystem'
import { meetsMinimum } from '../../lib/systemProblem'

/** The result of comparing one component of the computer with the requirements. */
export type Level = 'recommended' | 'enough' | 'below' | 'unknown'

/** The level of each component that is checked on the visitor's system. */
export type Levels = Partial<Record<'system' | 'processor' | 'memory' | 'graphics', Level>>

/** How the visitor's processor compares with the required processors, according to the visitor. */
export type ProcessorChoice = 'older' | 'minimum' | 'recommended' | 'unsure'

/** What is known about the computer. `memoryGigabytes` is a lower bound, because browsers cap the reported value. */
export interface Machine extends DetectedSystem {
  memoryGigabytes?: number | undefined
  /** The name of the graphics card; undefined if the browser hides the name. */
  card?: string | undefined
  processor?: ProcessorChoice | undefined
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

/** `unknown`: a level is unknown; `unsupported`: the app does not run on the system. */
export type Verdict = 'well' | 'fast' | 'unknown' | 'below' | 'intelMac' | 'phone' | 'unsupported'

/** Compares a computer with the requirements. For an unsupported system, `levels` is empty. */
export function checkMachine(
  machine: Machine,
  requirements: Requirements,
): { levels: Levels; verdict: Verdict } {
  const levels = levelsOf(machine, requirements)
  return { levels, verdict: verdictOf(machine.system, Object.values(levels)) }
}

/** Returns whether a component meets the minimum, for the visitor's column in the requirements table. */
export function answerOf(level: Level): 'yes' | 'no' | 'unknown' {
  if (level === 'below') return 'no'
  return level === 'recommended' || level === 'enough' ? 'yes' : 'unknown'
}

/** Returns the mode in which the visitor should start the app; undefined if the app does not run on the system. */
export function startingMode(verdict: Verdict): 'fast' | 'pro' | undefined {
  if (verdict === 'intelMac' || verdict === 'phone' || verdict === 'unsupported') return undefined
  return verdict === 'well' ? 'pro' : 'fast'
}

/** Returns whether a reported memory size may be capped by the browser. Most browsers report at most 8 GB. */
export function isMemoryLimit(gigabytes: number): boolean {
  return gigabytes >= 8
}

/** The level for each answer about the processor. */
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
        // The name of a graphics card is no reliable measure of its speed, so the visitor compares the card with the
        // requirement.
        graphics: 'unknown',
      }
    case 'mac':
    case 'macIntel':
      return {
        system: compareSystem(machine, requirements),
        processor: compareMacProcessor(machine, mac),
      }
    default:
      return {}
  }
}

function verdictOf(system: VisitorSystem, levels: readonly Level[]): Verdict {
  if (system === 'macIntel') return 'intelMac'
  if (system === 'mobile') return 'phone'
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

function chosenProcessor({ processor = 'unsure' }: Machine): Level {
  return processorLevels[processor]
}

function compareMemory({ memoryGigabytes }: Machine, windows: Requirements['windows']): Level {
  if (memoryGigabytes === undefined) return 'unknown'
  if (memoryGigabytes >= windows.recommended.memoryGigabytes) return 'recommended'
  return memoryGigabytes >= windows.minimum.memoryGigabytes ? 'enough' : 'below'
}

/** Compares a Mac's chip. Some browsers report it as the graphics card; otherwise, the visitor chooses. */
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
