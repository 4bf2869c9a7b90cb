import { members, memberNames } from './members'
import { drawLayers, portraitFile, swapFragments } from './portrait'

describe('drawLayers', () => {
  it.each(memberNames)('draws all layers of %s in inherited colours', (name) => {
    const { head, face, hair } = drawLayers(members[name])
    for (const layer of [head, face, hair]) expect(layer).toContain('<path')
    expect(head + face + hair).not.toMatch(/#0000|fill="#000"/)
  })

  it('is the same each time', () => {
    expect(drawLayers(members.ada)).toEqual(drawLayers(members.ada))
  })

  it('gives a bearded face no cheeks', () => {
    expect(drawLayers(members.ben).face).not.toContain('<ellipse')
    expect(drawLayers(members.ada).face).toContain('<ellipse')
  })
})

describe('swapFragments', () => {
  it('keeps the head and takes the face', () => {
    const swap = swapFragments(members.cleo, members.dai)
    expect(swap).toContain(drawLayers(members.cleo).head)
    expect(swap).toContain(drawLayers(members.cleo).hair)
    expect(swap).toContain(drawLayers(members.dai).face)
    expect(swap).not.toContain(drawLayers(members.cleo).face)
  })
})

describe('portraitFile', () => {
  it('has no style and no script', () => {
    expect(portraitFile(swapFragments(members.ada, members.eva))).not.toMatch(/style|script/)
  })
})
