import { packIcon } from './ico'

describe('packIcon', () => {
  const pictures = [
    { side: 16, png: Buffer.from('small') },
    { side: 256, png: Buffer.from('larger') },
  ]
  const icon = packIcon(pictures)

  it('says that it is an icon of two pictures', () => {
    expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 2])
  })

  it('writes a side of 256 as 0', () => {
    expect([icon.readUInt8(6), icon.readUInt8(22)]).toEqual([16, 0])
  })

  it('says where each picture lies', () => {
    const found = [6, 22].map((entry) => {
      const length = icon.readUInt32LE(entry + 8)
      const offset = icon.readUInt32LE(entry + 12)
      return icon.subarray(offset, offset + length).toString()
    })
    expect(found).toEqual(['small', 'larger'])
  })
})
