import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../../src/content/filesBelow'
import { createIcon } from './brand'
import { drawBrand, drawCast } from './draw'
import { palette } from './palette'

const root = join(__dirname, '../..')

test('the committed portraits are those that the code generates', () => {
  for (const [path, svg] of drawCast()) expect(readFileSync(join(root, path), 'utf8')).toBe(svg)
})

test('the committed logos are those that the code generates', async () => {
  const logos = (await drawBrand()).filter(([path]) => path.endsWith('.svg'))
  for (const [path, svg] of logos) expect(readFileSync(join(root, path), 'utf8')).toBe(svg)
})

test('the scenes use only colours in the palette', () => {
  const scenes = filesBelow(join(__dirname, 'scenes'))
  const svgs = scenes.map((name) => readFileSync(join(__dirname, 'scenes', name), 'utf8'))
  const colours = new Set(svgs.join('').match(/#[\da-f]{3,8}\b/gi))
  expect([...colours].sort()).toEqual(Object.values(palette).sort())
})

test('an ICO file contains the width, length and offset of each image', () => {
  const icon = createIcon([
    { side: 16, png: Buffer.from('small') },
    { side: 256, png: Buffer.from('larger') },
  ])

  expect([0, 2, 4].map((at) => icon.readUInt16LE(at))).toEqual([0, 1, 2])
  // The ICO format stores a width of 256 as 0.
  expect([icon.readUInt8(6), icon.readUInt8(22)]).toEqual([16, 0])
  const images = [6, 22].map((entry) => {
    const offset = icon.readUInt32LE(entry + 12)
    return icon.subarray(offset, offset + icon.readUInt32LE(entry + 8)).toString()
  })

  expect(images).toEqual(['small', 'larger'])
})
