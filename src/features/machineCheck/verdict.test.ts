import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

import {
  answerOf,
  checkMachine,
  startingMode,
  type Levels,
  type Machine,
  type Requirements,
} from './verdict'

const file = join(__dirname, '../../../content/site/requirements.yaml')
const requirements = parse(readFileSync(file, 'utf8')) as Requirements

const windows: Machine = {
  system: 'windows',
  version: 15,
  memoryGigabytes: 16,
  card: 'NVIDIA GeForce RTX 3070',
  processor: 'recommended',
}

const mac: Machine = { system: 'mac', version: 14, card: 'Apple M3' }

const levelOf = (machine: Machine, name: keyof Levels) =>
  checkMachine(machine, requirements).levels[name]

describe('the requirements', () => {
  it('contain operating systems that the check can compare', () => {
    expect(levelOf(windows, 'system')).not.toBe('unknown')
    expect(levelOf(mac, 'system')).not.toBe('unknown')
  })
})

describe('the comparison for Windows', () => {
  it.each([
    [15, 'recommended'],
    [3, 'recommended'],
    [2, 'below'],
    [0.1, 'below'],
    [undefined, 'unknown'],
  ])('system %s is %s', (version, level) => {
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

  it('does not rate the graphics card', () => {
    expect(levelOf(windows, 'graphics')).toBe('unknown')
  })

  it.each([
    [undefined, 'unknown'],
    ['older', 'below'],
    ['minimum', 'enough'],
    ['recommended', 'recommended'],
    ['unsure', 'unknown'],
  ] as const)('processor chosen as %s is %s', (processor, level) => {
    expect(levelOf({ ...windows, processor }, 'processor')).toBe(level)
  })
})

describe('the comparison for a Mac', () => {
  it.each([
    [15, 'recommended'],
    [13, 'recommended'],
    [12, 'below'],
    [10, 'below'],
    [undefined, 'unknown'],
  ])('system %s is %s', (version, level) => {
    expect(levelOf({ ...mac, version }, 'system')).toBe(level)
  })

  it.each([
    ['mac', 'Apple M1', undefined, 'enough'],
    ['mac', 'Apple M2 Max', undefined, 'enough'],
    ['mac', 'Apple M3 Pro', undefined, 'recommended'],
    ['mac', 'Apple M4', 'minimum', 'recommended'],
    ['mac', undefined, undefined, 'unknown'],
    ['mac', undefined, 'recommended', 'recommended'],
    ['mac', 'Apple GPU', undefined, 'unknown'],
    ['mac', 'Apple GPU', 'older', 'below'],
    ['macIntel', 'AMD Radeon Pro 5300M OpenGL Engine', undefined, 'below'],
    ['macIntel', 'AMD Radeon Pro 5300M OpenGL Engine', 'recommended', 'below'],
  ] as const)('%s with %s, chosen as %s, is %s', (system, card, processor, level) => {
    expect(levelOf({ ...mac, system, card, processor }, 'processor')).toBe(level)
  })
})

describe('the verdict', () => {
  it.each<[string, Machine, string, string | undefined]>([
    ['a Windows computer that meets the requirements', windows, 'unknown', 'fast'],
    ['too little memory', { ...windows, memoryGigabytes: 4 }, 'below', 'fast'],
    ['an old processor', { ...windows, processor: 'older' }, 'below', 'fast'],
    ['a Mac with an unknown chip', { ...mac, card: undefined }, 'unknown', 'fast'],
    ['a Mac with M3', mac, 'well', 'pro'],
    ['a Mac with M1', { ...mac, card: 'Apple M1' }, 'fast', 'fast'],
    ['a Mac with Intel', { ...mac, system: 'macIntel' }, 'intelMac', undefined],
    ['a phone', { ...windows, system: 'mobile' }, 'phone', undefined],
    ['Linux', { ...windows, system: 'other' }, 'unsupported', undefined],
  ])('for %s is %s, and the suggested mode is %s', (_name, machine, expected, mode) => {
    const { verdict } = checkMachine(machine, requirements)
    expect(verdict).toBe(expected)
    expect(startingMode(verdict)).toBe(mode)
  })
})

describe('answerOf', () => {
  it.each([
    ['recommended', 'yes'],
    ['enough', 'yes'],
    ['below', 'no'],
    ['unknown', 'unknown'],
  ] as const)('%s is %s', (level, answer) => {
    expect(answerOf(level)).toBe(answer)
  })
})
