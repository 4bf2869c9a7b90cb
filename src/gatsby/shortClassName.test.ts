import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cssModulesBelow, moduleLetters, shortClassName } from './shortClassName'

const folder = mkdtempSync(join(tmpdir(), 'site-classes-'))
const card = join(folder, 'Card/Card.module.css')
const menu = join(folder, 'Menu/Menu.module.css')
afterAll(() => rmSync(folder, { recursive: true }))

for (const path of [card, menu]) mkdirSync(join(path, '..'))
writeFileSync(
  menu,
  '.open { margin: .5rem } .open .item, .open:hover .itemOfIt { inset: 0 } @keyframes grow {}',
)
writeFileSync(card, '.card { margin: 0 }')
writeFileSync(join(folder, 'base.css'), '.visuallyHidden { position: absolute }')

it('finds the modules in every folder, always in the same order', () => {
  expect(cssModulesBelow(folder)).toEqual([card, menu])
})

it.each([
  [card, 'card', 'b0'],
  [menu, 'open', 'c0'],
  [menu, 'item', 'c1'],
  [menu, 'itemOfIt', 'c2'],
  [menu, 'grow', 'c3'],
])('in %s calls %s %s', (file, name, expected) => {
  expect(shortClassName([card, menu], file, name)).toBe(expected)
})

it.each([
  [24, 'z0'],
  [25, 'bb0'],
  [49, 'bz0'],
  [50, 'cb0'],
])('file %i begins with letters of its own', (place, expected) => {
  const modules = Array.from({ length: place }, (_, index) => `${index}.module.css`)
  expect(shortClassName([...modules, card], card, 'card')).toBe(expected)
})

it.each([
  ['b0', 'b'],
  ['bz12', 'bz'],
  ['visuallyHidden', undefined],
  ['ad1', undefined],
  ['grow', undefined],
])('of %s reads the letters %s', (name, expected) => {
  expect(moduleLetters(name)).toBe(expected)
})

it.each([
  [card, 'gone'],
  [join(folder, 'base.css'), 'visuallyHidden'],
])('of %s says that it has no %s', (file, name) => {
  expect(() => shortClassName([card, menu], file, name)).toThrow(`There is no ${name} in`)
})
