import { characters } from '../../src/site/palette'
import { cast } from './cast'
import { drawLayers, portraitFile, swapFragments } from './portrait'

describe('drawLayers', () => {
  it.each(characters)('draws all layers of %s with inherited colours', (name) => {
    const { head, face, hair } = drawLayers(cast[name])
    for (const layer of [head, face, hair]) expect(layer).toContain('<path')
    expect(head + face + hair).not.toMatch(/#0000|fill="#000"/)
  })

  it('returns the same drawing each time', () => {
    expect(drawLayers(cast.ada)).toEqual(drawLayers(cast.ada))
  })

  it('draws no cheeks on a bearded face', () => {
    expect(drawLayers(cast.ben).face).not.toContain('<ellipse')
    expect(drawLayers(cast.ada).face).toContain('<ellipse')
  })
})

describe('swapFragments', () => {
  it('combines the head of one person with the face of another', () => {
    const swap = swapFragments(cast.cleo, cast.dai)
    expect(swap).toContain(drawLayers(cast.cleo).head)
    expect(swap).toContain(drawLayers(cast.cleo).hair)
    expect(swap).toContain(drawLayers(cast.dai).face)
    expect(swap).not.toContain(drawLayers(cast.cleo).face)
  })
})

describe('portraitFile', () => {
  it('contains no styles or scripts', () => {
    expect(portraitFile(swapFragments(cast.ada, cast.eva))).not.toMatch(/style|script/)
  })
})
