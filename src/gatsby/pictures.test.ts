import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ParentSpanPluginArgs } from 'gatsby'
import sharp, { type Sharp } from 'sharp'
import { encodePictures } from './pictures'

const root = process.cwd()
const encoded = 'public/static/digest'
const skin = { r: 198, g: 134, b: 96 }

const photo = sharp({ create: { width: 400, height: 200, channels: 3, background: skin } })

beforeEach(() => {
  process.chdir(mkdtempSync(join(tmpdir(), 'pictures-')))
})

afterEach(() => {
  const folder = process.cwd()

  process.chdir(root)
  rmSync(folder, { recursive: true })
})

it.each([
  ['8 bits', (photo: Sharp) => photo],
  ['8 bits with a profile', (photo: Sharp) => photo.withIccProfile('srgb')],
  ['8 bits in Display P3', (photo: Sharp) => photo.withIccProfile('p3')],
  ['16 bits', (photo: Sharp) => photo.toColourspace('rgb16')],
  ['16 bits with a profile', (photo: Sharp) => photo.withIccProfile('srgb').toColourspace('rgb16')],
])('keeps the colours of a photo with %s', async (_, change) => {
  await change(photo.clone()).png().toFile('photo.png')

  const versions = await versionsOf('photo.png')
  const differences = await Promise.all(versions.map(differenceFromSkin))

  expect(versions.length).toBeGreaterThan(2)
  expect(Math.max(...differences)).toBeLessThan(5)
})

it.each(['jpeg', 'png', 'webp'] as const)(
  'shows a photo upright that only the EXIF data of a %s file turn',
  async (format) => {
    await photo.clone().withMetadata({ orientation: 6 }).toFormat(format).toFile('photo')

    const versions = await versionsOf('photo')
    const sizes = await Promise.all(
      versions.map((version) => sharp(join(encoded, version)).metadata()),
    )

    expect(sizes.length).toBeGreaterThan(2)
    for (const { width, height } of sizes) expect(height).toBe(2 * width)
  },
)

/** Encodes a file in the current folder. Returns the names of the files that pages can show. */
async function versionsOf(name: string): Promise<string[]> {
  const file = {
    name: 'photo',
    sourceInstanceName: 'images',
    absolutePath: join(process.cwd(), name),
    internal: { contentDigest: 'digest' },
  }

  await encodePictures({ getNodesByType: () => [file] } as unknown as ParentSpanPluginArgs)

  return readdirSync(encoded)
}

/** The largest difference of a channel, as a browser reads the numbers of a file without a profile. */
async function differenceFromSkin(version: string): Promise<number> {
  const picture = sharp(join(encoded, version), { ignoreIcc: true })
  const { channels } = await picture.stats()
  const means = channels.map(({ mean }) => mean)

  return Math.max(
    ...Object.values(skin).map((value, channel) => Math.abs(value - (means[channel] ?? Infinity))),
  )
}
