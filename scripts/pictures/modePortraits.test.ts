import { tracePixels } from './modePortraits'

describe('tracePixels', () => {
  const dark = [20, 20, 20, 255]
  const bright = [90, 210, 160, 255]
  const faint = [20, 20, 20, 40]

  it('draws dark pixels in ink and bright ones in the inherited colour, and leaves out faint ones', () => {
    const pixels = Uint8Array.from([...dark, ...bright, ...faint, ...faint])
    expect(tracePixels(pixels, 2, 10)).toBe(
      '<path d="M-50 20h11v11h-11z"/><path fill="currentColor" d="M-60 20h11v11h-11z"/>',
    )
  })
})
