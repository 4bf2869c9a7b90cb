import sharp from 'sharp'
import { contentErrors } from '../checkContent'
import { contentOf } from '../contentOf.fixture'

/** Creates an image of a size in pixels. */
const imageOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })

/** Returns the messages of the errors in an image. `path` is relative to content/images/. */
const messagesFor = (path: string, bytes: Uint8Array) =>
  contentErrors(contentOf({ [`images/${path}`]: bytes }))
    .filter(({ file }) => file.endsWith(path))
    .map(({ message }) => message)

describe.each(['png', 'jpeg', 'webp', 'avif'] as const)('a product picture as %s', (kind) => {
  const path = `product/stream.${kind}`
  const complete = imageOf(800, 500).toFormat(kind).toBuffer()

  test('may be complete and of the expected size', async () => {
    expect(messagesFor(path, await complete)).toEqual([])
  })

  test('is reported if it is cut', async () => {
    const bytes = await complete
    const half = bytes.subarray(0, bytes.length / 2)
    // Some programs reserve space for a file before they download it, so an incomplete file ends with zeros.
    const reserved = Buffer.concat([half, Buffer.alloc(bytes.length)])

    for (const part of [half, bytes.subarray(0, -1), reserved, Buffer.of()])
      expect(messagesFor(path, part)).toEqual([
        expect.stringContaining(`this is not a complete ${kind.replace('jpeg', 'jpg')} image`),
      ])
  })

  test.each([
    [40, 25],
    [800, 600],
  ])('is reported if it has %d × %d pixels', async (width, height) => {
    const bytes = await imageOf(width, height).toFormat(kind).toBuffer()

    expect(messagesFor(path, bytes)).toEqual([
      `this image has ${width} × ${height} pixels, expected 800 × 500 or a multiple`,
    ])
  })
})

test('accepts a photo of the expected shape that only its EXIF data turn', async () => {
  const bytes = await imageOf(500, 800).jpeg().withMetadata({ orientation: 6 }).toBuffer()

  expect(messagesFor('product/stream.jpeg', bytes)).toEqual([])
})

test('reports a poster that is too small', async () => {
  const bytes = await imageOf(799, 500).png().toBuffer()

  expect(messagesFor('posters/a.png', bytes)).toEqual([
    'this image has 799 × 500 pixels, expected at least 800 across',
  ])
})

test('accepts a poster of every shape', async () => {
  const bytes = await imageOf(800, 1400).png().toBuffer()

  expect(messagesFor('posters/a.png', bytes)).toEqual([])
})

test('reports a screenshot that is too long', async () => {
  const bytes = await imageOf(800, 8001).png().toBuffer()

  expect(messagesFor('captures/a.png', bytes)).toEqual([
    'this image has 800 × 8001 pixels, expected at most 10 times as many down as across',
  ])
})
