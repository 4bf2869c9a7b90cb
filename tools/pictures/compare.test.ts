import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { comparePictures } from './compare'

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
const [before, after, output] = ['before', 'after', 'output'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
]
for (const path of [before, after, output]) mkdirSync(path)
afterAll(() => rmSync(folder, { recursive: true }))

/** Writes a white picture with black lines of 30 pixels at the given rows. */
async function writePicture(file: string, rows: readonly number[], height = 300) {
  const create = { width: 40, height, channels: 3, background: '#fff' } as const
  const line = { create: { width: 30, height: 1, channels: 3, background: '#000' } } as const
  await sharp({ create })
    .composite(rows.map((top) => ({ input: line, left: 5, top })))
    .toFile(file)
}

test('reports the rows at which pictures differ, and pictures in one folder only', async () => {
  await writePicture(join(before, 'same.png'), [10])
  await writePicture(join(after, 'same.png'), [10])
  await writePicture(join(before, 'moved.png'), [10, 100])
  await writePicture(join(after, 'moved.png'), [15, 100, 250])
  await writePicture(join(after, 'added.png'), [], 2)
  expect(await comparePictures(before, after, output)).toEqual([
    { name: 'moved', pixels: 90, rows: [[10, 15], [250, 250]] }, // prettier-ignore
    { name: 'added', pixels: 80, rows: [[0, 1]] },
  ])
  // Three columns of 40 pixels, with a gap of 20 pixels between them.
  expect(await sharp(join(output, 'moved.png')).metadata()).toMatchObject({ width: 160 })
})
