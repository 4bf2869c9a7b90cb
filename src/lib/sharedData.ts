import type { Locale } from '../site/locales'

/** What many pages of a language say alike, and one file for all of them carries: words by namespace, and facts. */
export interface SharedData {
  readonly words: Readonly<Record<string, unknown>>
  readonly facts: Readonly<Record<string, unknown>>
}

/** That file: it also names the build that it and the pages belong to. */
export interface SharedFile extends SharedData {
  readonly build: string
}

/** What a page's query answers, as far as it matters here. */
export interface QueryData {
  readonly words: readonly { readonly ns: string; readonly words: unknown }[]
}

/** What every page has, and what the pages say that every header leads to. */
const shared = {
  words: ['common', 'downloads', 'requirements'],
  facts: ['contact', 'navigation', 'releases', 'requirements'],
}

/** The path of the file that holds what the pages of a language share. */
export function sharedDataPath(locale: Locale): string {
  return `/page-data/shared/${locale}.json`
}

/** Takes what pages share out of the answer to a page's query: gives what is left, and what was taken. */
export function splitData(data: QueryData): {
  readonly own: QueryData
  readonly taken: SharedData
} {
  const isShared = ({ ns }: { readonly ns: string }) => shared.words.includes(ns)
  const { words, ...others } = data
  const parts = Object.entries<unknown>(others)
  const own = parts.filter(([name]) => !shared.facts.includes(name))
  const facts = parts.filter(([name]) => shared.facts.includes(name))
  const texts = words.filter(isShared).map(({ ns, words: text }) => [ns, text] as const)
  return {
    own: { ...Object.fromEntries(own), words: words.filter((one) => !isShared(one)) },
    taken: { words: Object.fromEntries(texts), facts: Object.fromEntries(facts) },
  }
}

/** Gives a page back what it shares with others. */
export function joinData<Data extends QueryData>(own: Data, { words, facts }: SharedData): Data {
  const common = Object.entries(words).map(([ns, texts]) => ({ ns, words: texts }))
  return { ...own, ...facts, words: [...own.words, ...common] }
}

/** Adds what one page shared to what others did; throws when it says something else under a name that they have. */
export function mergeShared(all: SharedData, one: SharedData): SharedData {
  return { words: merge(all.words, one.words), facts: merge(all.facts, one.facts) }
}

type Parts = SharedData['facts']

function merge(all: Parts, one: Parts): Parts {
  for (const [name, part] of Object.entries(one)) {
    if (name in all && JSON.stringify(all[name]) !== JSON.stringify(part))
      throw new Error(`Pages ask for different fields of "${name}": they must ask for the same`)
  }
  return { ...all, ...one }
}
