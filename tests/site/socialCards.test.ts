import { hash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { builtPath, readPage } from '../support/builtSite'
import { expectNoFaults } from '../support/faults'
import { builtOrigin } from '../support/links'
import { sitePages, swapPages } from '../support/sitePages'

/** The greatest size of a card in bytes, so that chats show it at once. */
const mostBytes = 150_000

/** The pages, each with the URL and the file of its card. */
const cards = [...sitePages, ...swapPages].map(({ path }) => {
  const url = readPage(path)('meta[property="og:image"]').attr('content') ?? ''

  return { path, url, file: builtPath(new URL(url, builtOrigin).pathname) }
})

test('every page names its social card by an absolute URL', () => {
  expectNoFaults(
    cards
      .filter(({ url }) => !url.startsWith(`${builtOrigin}/`))
      .map(({ path, url }) => `${path}: ${url}`),
  )
})

test('every social card is a PNG image of 1200 × 630 pixels', async () => {
  const found = await Promise.all(
    cards.map(async ({ path, file }) => {
      const { format, width, height } = await sharp(file).metadata()

      return `${path}: ${format} ${width} × ${height}`
    }),
  )

  expectNoFaults(found.filter((card) => !card.endsWith(': png 1200 × 630')))
})

test('every social card is small', () => {
  const sizes = cards.map(({ path, file }) => ({ path, bytes: statSync(file).size }))

  expectNoFaults(
    sizes
      .filter(({ bytes }) => bytes >= mostBytes)
      .map(({ path, bytes }) => `${path}: the card has ${bytes} bytes`),
  )
})

test('no two pages have the same social card', () => {
  const owners = new Map<string, string>()
  const faults: string[] = []

  for (const { path, file } of cards) {
    const digest = hash('sha256', readFileSync(file))
    const owner = owners.get(digest)

    if (owner) faults.push(`${path}: has the card of ${owner}`)
    owners.set(digest, path)
  }

  expectNoFaults(faults)
})
