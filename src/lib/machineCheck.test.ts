import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

import {
  checkMachine,
  compareProcessor,
  type LineName,
  type Machine,
  type Requirements,
} from './machineCheck'

const file = join(__dirname, '../../content/site/requirements.yaml')
const requirements = parse(readFileSync(file, 'utf8')) as Requirements

const windows: Machine = {
  system: 'windows',
  systemVersion: 15,
  memoryGigabytes: 16,
  card: 'NVIDIA GeForce RTX 3070',
  processor: 'recommended',
}

const mac: Machine = { system: 'macAppleSilicon', systemVersion: 14, card: 'Apple M3' }

const levelOf = (machine: Machine, name: LineName) =>
  checkMachine(machine, requirements).lines.find((line) => line.name === name)?.level

describe('the requirements', () => {
  it('name systems that can be compared', () => {
    expect(levelOf(windows, 'system')).not.toBe('unknown')
    expect(levelOf(mac, 'system')).not.toBe('unknown')
  })
})

describe('the lines for Windows', () => {
  it.each([
    [15, 'recommended'],
    [3, 'recommended'],
    [2, 'below'],
    [0.1, 'below'],
    [undefined, 'unknown'],
  ])('system %s is %s', (systemVersion, level) => {
    expect(levelOf({ ...windows, systemVersion }, 'system')).toBe(level)
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

  it('leaves the graphics card to the visitor', () => {
    expect(levelOf(windows, 'graphics')).toBe('unknown')
  })

  it.each([
    [undefined, 'ask'],
    ['older', 'below'],
    ['minimum', 'enough'],
    ['recommended', 'recommended'],
    ['unsure', 'unknown'],
  ] as const)('processor chosen as %s is %s', (processor, level) => {
    expect(levelOf({ ...windows, processor }, 'processor')).toBe(level)
  })
})

describe('the lines for a Mac', () => {
  it.each([
    [15, 'recommended'],
    [13, 'recommended'],
    [12, 'below'],
    [10, 'below'],
    [undefined, 'unknown'],
  ])('system %s is %s', (systemVersion, level) => {
    expect(levelOf({ ...mac, systemVersion }, 'system')).toBe(level)
  })

  it.each([
    ['macAppleSilicon', 'Apple M1', undefined, 'enough'],
    ['macAppleSilicon', 'Apple M2 Max', undefined, 'enough'],
    ['macAppleSilicon', 'Apple M3 Pro', undefined, 'recommended'],
    ['macAppleSilicon', 'Apple M4', 'minimum', 'recommended'],
    ['macAppleSilicon', undefined, undefined, 'ask'],
    ['macAppleSilicon', undefined, 'recommended', 'recommended'],
    ['macUnknown', 'Apple GPU', undefined, 'ask'],
    ['macUnknown', 'Apple GPU', 'older', 'below'],
    ['macIntel', 'AMD Radeon Pro 5300M OpenGL Engine', undefined, 'below'],
    ['macIntel', 'AMD Radeon Pro 5300M OpenGL Engine', 'recommended', 'below'],
  ] as const)('%s with %s, chosen as %s, is %s', (system, card, processor, level) => {
    expect(levelOf({ ...mac, system, card, processor }, 'processor')).toBe(level)
  })
})

describe('the verdict', () => {
  it.each<[string, Machine, string]>([
    ['a Windows machine with everything that can be compared', windows, 'undecided'],
    ['too little memory', { ...windows, memoryGigabytes: 4 }, 'below'],
    ['an old processor', { ...windows, processor: 'older' }, 'below'],
    ['a Mac whose chip is not known', { ...mac, card: undefined }, 'undecided'],
    ['a Mac with M3', mac, 'recommended'],
    ['a Mac with M1', { ...mac, card: 'Apple M1' }, 'enough'],
    ['a Mac with Intel', { ...mac, system: 'macIntel' }, 'below'],
    ['a phone', { ...windows, system: 'mobile' }, 'unsupported'],
    ['Linux', { ...windows, system: 'other' }, 'unsupported'],
  ])('%s', (_name, machine, verdict) => {
    expect(checkMachine(machine, requirements).verdict).toBe(verdict)
  })
})

describe('compareProcessor', () => {
  it.each([
    ['older', 'below'],
    ['minimum', 'enough'],
    ['recommended', 'recommended'],
    ['unsure', 'unknown'],
  ] as const)('of %s is %s', (choice, level) => {
    expect(compareProcessor(choice)).toBe(level)
  })
})
