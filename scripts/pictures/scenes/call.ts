import { palette } from '../palette'
import { appWindow } from './appWindow'
import { camera, hangUp, microphone } from './icons'
import { bar, box, disc, scene, tile, programWindow } from './kit'

const { ink, paper, mint, coral, sky, amber } = palette

/** A video call: the others see the borrowed face, and the program that lends it lies over the call. */
export const call = (): string => {
  const others = (['ada', 'dai', 'eva'] as const).map((name, index) =>
    tile(box(1268, 150 + index * 198, 236, 180), name, name, 14),
  )
  return scene(
    1600,
    1000,
    sky,
    programWindow(box(400, 60, 1136, 800), ink, paper, amber) +
      bar(436, 81, 200) +
      tile(box(432, 150, 812, 576), 'cleo', 'ben', 16, { size: 1.02, shift: 150 }) +
      others.join('') +
      disc(868, 792, 38, mint) +
      microphone(868, 790) +
      disc(972, 792, 38, mint) +
      camera(974, 792) +
      disc(1076, 792, 38, coral) +
      hangUp(1076, 792) +
      appWindow(64, 300, 'cleo', 'ben'),
  )
}
