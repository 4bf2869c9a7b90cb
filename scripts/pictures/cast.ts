import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { memberNames, members } from './members'
import { drawModePortraits } from './modePortraits'
import { composeSprite, portraitFile, swapFragments } from './portrait'
import { shrink } from './shrink'

const directory = path.resolve('static/cast')

/**
 * Every picture of the cast by file name: the portraits and swaps `<head>-<face>.svg`, all layers in `sprite.svg`,
 * and the swap `dai-cleo` as the quickest and the best mode make it.
 */
export async function castFiles(): Promise<Map<string, string>> {
  const { fast, expert } = await drawModePortraits(members.dai, members.cleo)
  const files = new Map([
    ['sprite.svg', shrink(composeSprite(members), 0)],
    ['dai-cleo-fast.svg', shrink(portraitFile(fast), 0)],
    ['dai-cleo-expert.svg', shrink(portraitFile(expert), 0)],
  ])
  for (const head of memberNames) {
    for (const face of memberNames) {
      const portrait = portraitFile(swapFragments(members[head], members[face]))
      files.set(`${head}-${face}.svg`, shrink(portrait, 0))
    }
  }
  return files
}

/** Writes the cast into `static/cast/`. */
export async function writeCast(): Promise<void> {
  await mkdir(directory, { recursive: true })
  for (const [name, svg] of await castFiles()) await writeFile(path.join(directory, name), svg)
}
