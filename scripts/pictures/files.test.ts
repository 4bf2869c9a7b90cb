import { readFile } from 'node:fs/promises'
import { faviconFile, markFile } from './mark'
import { members } from './members'
import { palette } from './palette'
import { portraitFile, swapFragments } from './portrait'
import { shrink } from './shrink'

const readStatic = (name: string): Promise<string> => readFile(`static/${name}`, 'utf8')

describe('the pictures in static/', () => {
  it('are the cast that the script draws', async () => {
    const swap = portraitFile(swapFragments(members.cleo, members.ben))
    expect(await readStatic('cast/cleo-ben.svg')).toBe(shrink(swap, 0))
  })

  it('are the marks that the script draws', async () => {
    expect(await readStatic('mark.svg')).toBe(shrink(markFile(palette.ink), 1))
    expect(await readStatic('mark-on-dark.svg')).toBe(shrink(markFile(palette.paper), 1))
    expect(await readStatic('favicon.svg')).toBe(shrink(faviconFile(), 1))
  })
})
