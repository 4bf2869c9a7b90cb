import sharp from 'sharp'
import { contentOf } from './contentOf.fixture'
import { decodingErrors } from './decodeImages'

const photo = sharp({
  create: {
    width: 800,
    height: 500,
    channels: 3,
    background: 'red',
    noise: { type: 'gaussian', mean: 128, sigma: 50 },
  },
})

/** Returns the start of a file, followed by its last bytes, which mark its end. */
const withoutMiddle = (bytes: Buffer) =>
  Buffer.concat([bytes.subarray(0, bytes.length / 2), bytes.subarray(-12)])

const errorsIn = (name: string, bytes: Uint8Array) =>
  decodingErrors(contentOf({ [`images/captures/${name}`]: bytes }))

test.each(['png', 'jpeg'] as const)('reports a %s file that lacks its middle', async (kind) => {
  const bytes = await photo.clone().toFormat(kind).toBuffer()

  expect(await errorsIn(`a.${kind}`, withoutMiddle(bytes))).toEqual([
    expect.objectContaining({
      file: `content/images/captures/a.${kind}`,
      message: 'this image is damaged or has too many pixels, export it again',
    }),
  ])
})

test.each(['png', 'jpeg', 'webp', 'avif'] as const)('accepts a complete %s file', async (kind) => {
  const bytes = await photo.clone().toFormat(kind).toBuffer()

  expect(await errorsIn(`a.${kind}`, bytes)).toEqual([])
})
