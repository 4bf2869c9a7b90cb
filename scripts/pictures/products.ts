import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { root } from '../lib/run.mjs'
import { call } from './scenes/call'
import { image } from './scenes/image'
import { mode } from './scenes/modes'
import { stream } from './scenes/stream'
import { enterCode, install, invitation, logIn, openDownloader, register } from './scenes/tutorial'
import { video } from './scenes/video'

const directory = path.join(root, 'content/images')

/** Every drawn scene by its path under `content/images/`, without the ending. */
export const scenes: Readonly<Record<string, () => string | Promise<string>>> = {
  'product/call': call,
  'product/stream': stream,
  'product/image': image,
  'product/video': video,
  'product/mode-fast': () => mode('fast'),
  'product/mode-pro': () => mode('pro'),
  'product/mode-expert': () => mode('expert'),
  'tutorial/open': openDownloader,
  'tutorial/install': install,
  'tutorial/register': register,
  'tutorial/code': enterCode,
  'tutorial/invitation': invitation,
  'tutorial/log-in': logIn,
}

/** Turns a scene into a PNG of few colours, as flat drawings need no more. */
export function toPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .png({ palette: true, colours: 64, dither: 0, compressionLevel: 9, effort: 10 })
    .toBuffer()
}

/** Writes the product and tutorial pictures into `content/images/`. */
export async function writeProducts(): Promise<void> {
  for (const [name, draw] of Object.entries(scenes)) {
    const file = path.join(directory, `${name}.png`)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, await toPng(await draw()))
  }
}
