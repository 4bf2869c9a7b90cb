import { collectFacts, factFiles, type FactFile, type Facts } from '../messages/facts'
import type { Content } from './content'
import { isGroup } from './data'
import { oncePer } from './oncePer'
import { oncePerList } from './oncePerList'
import { fileOfSchema } from './place'

/** The facts of the files that have no mistakes, and the names of the files that have. */
export interface ContentFacts {
  readonly facts: Facts
  readonly unsound: readonly string[]
}

/** Stands for the data of a file that has mistakes. */
const nothing = {}

/** Collects the facts that sentences may ask for; a file with mistakes gives none and is named instead. */
export const contentFacts = oncePer(({ sound }: Content): ContentFacts => {
  const values = factFiles.map((name) => {
    const value = sound(fileOfSchema(name) ?? '')
    return isGroup(value) ? value : nothing
  })
  const unsound = factFiles.filter((_, index) => values[index] === nothing)
  return { facts: factsOf(values), unsound }
})

/** After an edit of words the files of facts are the same, and so are the facts that rules remember by. */
const factsOf = oncePerList((values: readonly object[]): Facts => {
  const entries = factFiles.map((name, index) => [name, values[index]] as const)
  const known = Object.fromEntries(entries.filter(([, value]) => value !== nothing))
  const files = { releases: { files: [] }, ...known } as unknown as Record<FactFile, unknown>
  return collectFacts(files)
})

/** The names of all facts, such as `media.image.maxMegabytes`, groups and lists included. */
export const factNames = oncePer((facts: Facts): string[] => namesIn(facts, ''))

function namesIn(value: unknown, prefix: string): string[] {
  if (!isGroup(value)) return []
  return Object.entries(value).flatMap(([key, item]) => [
    `${prefix}${key}`,
    ...namesIn(item, `${prefix}${key}.`),
  ])
}
