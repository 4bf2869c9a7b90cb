import { collectFacts, factFiles, type Facts } from '../../src/content/facts'
import { fileOfSchema } from './contentPath'
import type { Content } from './content'
import { isObject, memoize } from './data'

export interface ContentFacts {
  readonly facts: Facts
  readonly unsound: readonly string[]
  /** The dotted paths of all facts, such as `media.image.maxMegabytes`, including parents such as `media.image`. */
  readonly names: readonly string[]
}

export const contentFacts = memoize(({ sound }: Content): ContentFacts => {
  const entries = factFiles.map((name) => [name, sound(fileOfSchema(name) ?? '')] as const)
  const known = Object.fromEntries(entries.filter(([, value]) => isObject(value)))
  const facts = collectFacts({ releases: { files: [] }, ...known })
  const unsound = entries.filter(([, value]) => !isObject(value)).map(([name]) => name)
  return { facts, unsound, names: namesIn(facts, '') }
})

function namesIn(value: unknown, prefix: string): string[] {
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, item]) => [
    `${prefix}${key}`,
    ...namesIn(item, `${prefix}${key}.`),
  ])
}
