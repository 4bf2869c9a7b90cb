import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ParentSpanPluginArgs } from 'gatsby'
import sharp, { type Sharp } from 'sharp'
import { encodePictures } from './pictures'

const root = process.cwd()
const skin = { r: 198, g: 134, b: 96 }

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
  const photo = sharp({ create: { width: 400, height: 200, channels: 3, background: skin } })

  await change(photo).png().toFile('photo.png')

  const file = {
    name: 'photo',
    sourceInstanceName: 'images',
    absolutePath: join(process.cwd(), 'photo.png'),
    internal: { contentDigest: 'digest' },
  }

  await encodePictures({ getNodesByType: () => [file] } as unknown as ParentSpanPluginArgs)

  const versions = readdirSync('public/static/digest')
  const differences = await Promise.all(versions.map(differenceFromSkin))

  expect(versions.length).toBeGreaterThan(2)
  expect(Math.max(...differences)).toBeLessThan(5)
})

/** The largest difference of a channel, as a browser reads the numbers of a file without a profile. */
async function differenceFromSkin(version: string): Promise<number> {
  const picture = sharp(join('public/static/digest', version), { ignoreIcc: true })
  const { channels } = await picture.stats()
  const means = channels.map(({ mean }) => mean)

  return Math.max(
    ...Object.values(skin).map((value, channel) => Math.abs(value - (means[channel] ?? Infinity))),
  )
}
