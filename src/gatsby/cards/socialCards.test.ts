import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { temporaryFolder } from '../../../scripts/lib/temporaryFolder.fixture'
import type { Card } from './drawCard'
import { writeCards } from './socialCards'

const card = (heading: string): Card => ({
  path: '/cards/about-en.png',
  locale: 'en',
  scene: { head: 'ada', face: 'ben', ground: 'mint' },
  brand: 'Alpha',
  heading,
  lead: '',
  url: 'a.example/about/',
})

const folder = temporaryFolder()
const digests = join(folder, 'digests.json')

test('renders a card again only if its content has changed', async () => {
  expect(await writeCards([card('First')], folder, digests)).toBe(1)
  const file = join(folder, 'cards/about-en.png')
  const first = readFileSync(file)
  expect(await sharp(first).metadata()).toMatchObject({ width: 1200, height: 630 })
  expect(await writeCards([card('First')], folder, digests)).toBe(0)
  expect(await writeCards([card('Second')], folder, digests)).toBe(1)
  expect(readFileSync(file).equals(first)).toBe(false)
})

test('throws if a heading does not fit at any font size', async () => {
  const heading = 'Incomprehensibilities of unconstitutionality '.repeat(5)
  await expect(writeCards([card(heading)], folder, digests)).rejects.toThrow('too long')
})
