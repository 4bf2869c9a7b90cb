import { collectFacts, factFiles, type FactFile, type Facts } from '../words/facts'
import type { Content } from './content'
import { isGroup } from './data'
import { oncePer } from './oncePer'
import { fileOfSchema } from './place'

/** The facts of the files that have no mistakes, and the names of the files that have. */
export interface ContentFacts {
  readonly facts: Facts
  readonly unsound: readonly string[]
}

/** Collects the facts that sentences may ask for; a file with mistakes gives none and is named instead. */
export const contentFacts = oncePer(({ sound }: Content): ContentFacts => {
  const values = factFiles.map((name) => [name, sound(fileOfSchema(name) ?? '')] as const)
  const known = Object.fromEntries(values.filter(([, value]) => isGroup(value)))
  const unsound = values.filter(([, value]) => !isGroup(value)).map(([name]) => name)
  return { facts: factsFrom(known), unsound }
})

let last = { files: {} as Record<string, unknown>, facts: {} as Facts }

/** After an edit of words the files of facts are the same, and so are the facts that rules remember by. */
function factsFrom(known: Record<string, unknown>): Facts {
  const isSame = factFiles.every((name) => known[name] === last.files[name])
  if (!isSame || Object.keys(last.facts).length === 0) {
    const files = { releases: { files: [] }, ...known } as unknown as Record<FactFile, unknown>
    last = { files: known, facts: collectFacts(files) }
  }
  return last.facts
}

/** The names of all facts, such as `media.image.maxMegabytes`, groups and lists included. */
export const factNames = oncePer((facts: Facts): string[] => namesIn(facts, ''))

function namesIn(value: unknown, prefix: string): string[] {
  if (!isGroup(value)) return []
  return Object.entries(value).flatMap(([key, item]) => [
    `${prefix}${key}`,
    ...namesIn(item, `${prefix}${key}.`),
  ])
}
