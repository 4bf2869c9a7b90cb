import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Card } from './card'
import { makeCards } from './makeCards'

const card = (heading: string): Card => ({
  locale: 'en',
  route: 'about',
  brand: 'Alpha',
  heading,
  lead: '',
  address: 'a.example/about/',
})

const folder = mkdtempSync(join(tmpdir(), 'cards-'))
const places = {
  project: process.cwd(),
  cache: join(folder, 'cache'),
  into: join(folder, 'public'),
}

afterAll(() => {
  rmSync(folder, { recursive: true })
})

test('a card is drawn once, drawn anew when its words change, and the old one thrown away', async () => {
  expect(await makeCards([card('First')], places)).toBe(1)
  const file = join(places.into, 'cards/about-en.png')
  const first = readFileSync(file)
  expect(await sharp(first).metadata()).toMatchObject({ width: 1200, height: 630 })
  expect(await makeCards([card('First')], places)).toBe(0)
  expect(await makeCards([card('Second')], places)).toBe(1)
  expect(readFileSync(file).equals(first)).toBe(false)
  expect(readdirSync(places.cache)).toHaveLength(1)
})

test('a heading that fits at no size is told', async () => {
  const heading = 'Incomprehensibilities of unconstitutionality '.repeat(9)
  await expect(makeCards([card(heading)], places)).rejects.toThrow('too long')
})
