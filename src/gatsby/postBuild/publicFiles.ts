import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow } from '../../lib/filesBelow'
import { digestLength } from '../../site/headers'

/** What Gatsby leaves in the folder for itself, and no visitor asks for. */
const leftovers = ['webpack.stats.json', 'chunk-map.json', '~partytown']

/** The home page of each language leads to its styles, the scripts to those of all other pages. */
const leading = /^[^/]+\.(?:html|js|css)$|^[^/]+\/index\.html$/

/** Removes from a built site what is not for visitors: Gatsby's notes to itself, source maps, files of earlier builds. */
export async function removeUnpublished(folder: string): Promise<void> {
  await Promise.all(leftovers.map((name) => remove(folder, name)))
  const files = filesBelow(folder)
  const texts = new Map<string, string>()
  for (const file of files.filter((name) => leading.test(name))) {
    texts.set(file, await readFile(join(folder, file), 'utf8'))
  }
  const unwanted = [...files.filter((file) => file.endsWith('.map')), ...staleFiles(texts)]
  const compressed = unwanted.flatMap((file) => [`${file}.br`, `${file}.gz`])
  await Promise.all([...unwanted, ...compressed].map((file) => remove(folder, file)))
}

/**
 * Of the files named by their digest, those that no page of this build leads to: takes the texts of scripts,
 * style sheets and home pages by file, and follows from the pages each digest that a text names.
 */
export function staleFiles(texts: ReadonlyMap<string, string>): string[] {
  const named = new RegExp(String.raw`[-.](?<digest>[0-9a-f]{${digestLength}})\.`)
  const digestOf = (file: string) => named.exec(file)?.groups?.digest
  const waiting = [...texts.keys()].filter((file) => digestOf(file) !== undefined)
  const read = [...texts].filter(([file]) => !digestOf(file)).map(([, text]) => text)
  for (const text of read) {
    for (const file of waiting.filter((name) => text.includes(digestOf(name) ?? ''))) {
      waiting.splice(waiting.indexOf(file), 1)
      read.push(texts.get(file) ?? '')
    }
  }
  return waiting.sort()
}

async function remove(folder: string, path: string): Promise<void> {
  await rm(join(folder, path), { recursive: true, force: true })
}
