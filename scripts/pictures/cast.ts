import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../lib/run.mjs'
import { memberNames, members } from './members'
import { portraitFile, swapFragments } from './portrait'
import { shrink } from './shrink'

const directory = path.join(root, 'static/cast')

/** Every portrait and swap of the cast by its file name, `<head>-<face>.svg`. */
function castFiles(): Map<string, string> {
  const files = new Map<string, string>()
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
  for (const [name, svg] of castFiles()) await writeFile(path.join(directory, name), svg)
}
