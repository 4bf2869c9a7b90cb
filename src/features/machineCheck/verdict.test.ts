import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Requirements } from '../../i18n/fragments'
import { checkMachine, startingMode, type Machine, type ComputerPart } from './verdict'

const file = join(__dirname, '../../../content/site/requirements.yaml')
const requirements = parse(readFileSync(file, 'utf8')) as Requirements

const windows: Machine = {
  system: 'windows',
  version: { contract: 15 },
  memoryGigabytes: 16,
  graphics: 'NVIDIA GeForce RTX 3070',
  choices: { processor: 'recommended', graphics: 'recommended' },
}

const mac: Machine = { system: 'mac', version: { macOS: 14 }, graphics: 'Apple M3' }

const levelOf = (machine: Machine, part: ComputerPart) =>
  checkMachine(machine, requirements).findings[part]?.level

describe('the comparison for Windows', () => {
  it.each([
    [15, 'recommended'],
    [3, 'recommended'],
    [2, 'below'],
    [0.1, 'below'],
    [undefined, 'unknown'],
  ])('system %s is %s', (contract, level) => {
    const version = contract === undefined ? undefined : { contract }
    expect(levelOf({ ...windows, version }, 'system')).toBe(level)
  })

  it.each([
    [32, 'recommended'],
    [16, 'recommended'],
    [8, 'enough'],
    [4, 'below'],
    [undefined, 'unknown'],
  ])('memory of at least %s GB is %s', (memoryGigabytes, level) => {
    expect(levelOf({ ...windows, memoryGigabytes }, 'memory')).toBe(level)
  })

  it.each([
    [undefined, 'unknown'],
    ['below', 'below'],
    ['enough', 'enough'],
    ['recommended', 'recommended'],
    ['unknown', 'unknown'],
  ] as const)(
    'a choice of %s is %s, for each part that browsers do not report',
    (choice, level) => {
      for (const part of ['processor', 'graphics'] as const) {
        const machine = { ...windows, choices: choice && { [part]: choice } }
        expect(levelOf(machine, part)).toBe(level)
      }
    },
  )

  it('an Arm processor is below, because none is required', () => {
    expect(levelOf({ ...windows, isArm: true }, 'processor')).toBe('below')
  })

  it('asks for a part only if the browser does not report it completely, and says which it was', () => {
    const browser = { system: 'windows', version: { contract: 15 } } as const
    const choices = { system: 'below', memory: 'recommended', graphics: 'unknown' } as const
    const { findings } = checkMachine({ ...browser, memoryGigabytes: 8, choices }, requirements)

    expect(findings).toEqual({
      system: { level: 'recommended', source: 'read', isAsked: false, isMinimumMet: true },
      processor: { level: 'unknown', source: undefined, isAsked: true, isMinimumMet: false },
      // Some browsers report at most 8 GB, so a computer may have more.
      memory: { level: 'recommended', source: 'answered', isAsked: true, isMinimumMet: true },
      graphics: { level: 'unknown', source: undefined, isAsked: true, isMinimumMet: false },
    })
    expect(levelOf({ ...browser, memoryGigabytes: 4, choices }, 'memory')).toBe('below')
  })
})

describe('the comparison for a Mac', () => {
  it.each([
    [15, 'recommended'],
    [13, 'recommended'],
    [12, 'below'],
    [10, 'below'],
    [undefined, 'unknown'],
  ])('system %s is %s', (macOS, level) => {
    const version = macOS === undefined ? undefined : { macOS }
    expect(levelOf({ ...mac, version }, 'system')).toBe(level)
  })

  it.each([
    ['mac', 'Apple M1', undefined, 'enough'],
    ['mac', 'Apple M2 Max', undefined, 'enough'],
    ['mac', 'Apple M3 Pro', undefined, 'recommended'],
    ['mac', 'Apple M4', 'enough', 'recommended'],
    ['mac', undefined, undefined, 'unknown'],
    ['mac', undefined, 'recommended', 'recommended'],
    ['mac', 'Apple GPU', undefined, 'unknown'],
    ['mac', 'Apple GPU', 'below', 'below'],
    ['macIntel', 'AMD Radeon Pro 5300M OpenGL Engine', undefined, 'below'],
    ['macIntel', 'AMD Radeon Pro 5300M OpenGL Engine', 'recommended', 'below'],
  ] as const)('%s with %s, chosen as %s, is %s', (system, card, processor, level) => {
    expect(
      levelOf({ ...mac, system, graphics: card, choices: processor && { processor } }, 'processor'),
    ).toBe(level)
  })
})

describe('the comparison for Apple silicon of unknown generation', () => {
  const unnamed: Machine = { system: 'mac', version: { macOS: 14 }, isArm: true }
  const processor = (machine: Machine) => checkMachine(machine, requirements).findings.processor

  it('meets the minimum, and asks only whether the processor is as new as recommended', () => {
    const read = { level: 'enough', source: 'read', isAsked: true, isMinimumMet: true }
    expect(processor(unnamed)).toEqual(read)
  })

  it('believes the answer that the processor is as new as recommended', () => {
    const choices = { processor: 'recommended' } as const
    expect(processor({ ...unnamed, choices })).toMatchObject({ level: 'recommended' })
  })

  it('is unknown if the requirements name no generation', () => {
    const processor = { processor: 'Apple silicon' }
    const mac = { ...requirements.mac, minimum: { ...requirements.mac.minimum, ...processor } }
    const { findings } = checkMachine(unnamed, { ...requirements, mac })

    expect(findings.processor).toMatchObject({ level: 'unknown', isAsked: true })
  })

  it('does not ask if the generation is known', () => {
    expect(processor({ ...unnamed, graphics: 'Apple M1' })).toMatchObject({ isAsked: false })
  })
})

describe('the verdict', () => {
  it.each<[string, Machine, string, string | undefined]>([
    ['a Windows computer that meets the recommendations', windows, 'well', 'pro'],
    [
      'a Windows computer that meets the minimum',
      { ...windows, choices: { processor: 'recommended', graphics: 'enough' } },
      'fast',
      'fast',
    ],
    ['a Windows computer before any choice', { ...windows, choices: {} }, 'unknown', undefined],
    ['too little memory', { ...windows, memoryGigabytes: 4 }, 'below', undefined],
    ['an old processor', { ...windows, choices: { processor: 'below' } }, 'below', undefined],
    ['an old version of Windows', { ...windows, version: { contract: 2 } }, 'below', undefined],
    ['an old version of macOS', { ...mac, version: { macOS: 12 } }, 'below', undefined],
    ['a Windows computer with an Arm processor', { ...windows, isArm: true }, 'below', undefined],
    ['Apple silicon of unknown generation', { ...mac, graphics: '', isArm: true }, 'fast', 'fast'],
    ['a Mac with an unknown chip', { ...mac, graphics: undefined }, 'unknown', undefined],
    ['a Mac with M3', mac, 'well', 'pro'],
    ['a Mac with M1', { ...mac, graphics: 'Apple M1' }, 'fast', 'fast'],
    ['a Mac with Intel', { ...mac, system: 'macIntel' }, 'intelMac', undefined],
    ['a phone', { ...windows, system: 'mobile' }, 'phone', undefined],
    ['Linux', { ...windows, system: 'other' }, 'unsupported', undefined],
    ['an unknown system', { ...windows, system: 'unknown' }, 'unrecognized', undefined],
  ])('for %s is %s, and the suggested mode is %s', (_name, machine, expected, mode) => {
    const { verdict } = checkMachine(machine, requirements)
    expect(verdict).toBe(expected)
    expect(startingMode[verdict]).toBe(mode)
  })
})
