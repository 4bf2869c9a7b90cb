import { cp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  mergeShared,
  sharedDataPath,
  splitData,
  type QueryData,
  type SharedData,
} from '../lib/sharedData'
import type { Locale } from '../site/locales'
import { pageDataFile, type BuiltPage } from './postBuild/builtPage'

interface PageData {
  readonly result: { readonly data: QueryData; readonly pageContext: { readonly locale?: Locale } }
}

/**
 * Takes what the pages of a language share out of their data. Gives the text of every page's file and of one more for
 * each language, by path below `folder`; throws where a page's file is missing.
 */
export async function splitPageData(
  folder: string,
  pages: readonly BuiltPage[],
): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  const shared = new Map<Locale, SharedData>()
  for (const { path } of pages) {
    const file = pageDataFile(path)
    const page = JSON.parse(await readFile(join(folder, file), 'utf8')) as PageData
    const { locale } = page.result.pageContext
    if (!locale) continue
    const { own, taken } = splitData(page.result.data)
    files.set(file, JSON.stringify({ ...page, result: { ...page.result, data: own } }))
    shared.set(locale, mergeShared(shared.get(locale) ?? { words: {}, facts: {} }, taken))
  }
  for (const [locale, { words, facts }] of shared) {
    const parts = { words: sorted(words), facts: sorted(facts) }
    files.set(sharedDataPath(locale).slice(1), JSON.stringify(parts))
  }
  return files
}

/** Copies the whole data of the pages below `folder` into the folder `kept`, before the parts take its place. */
export async function keepPageData(
  folder: string,
  kept: string,
  pages: readonly BuiltPage[],
): Promise<void> {
  await rm(kept, { recursive: true, force: true })
  for (const { path } of pages) {
    const file = pageDataFile(path)
    await cp(join(folder, file), join(kept, file))
  }
}

/**
 * Gives pages their whole data back before the next build: from it, Gatsby makes the pages whose queries answer as
 * before. What it has written anew since, while a page was being developed, stays.
 */
export async function restorePageData(folder: string, kept: string): Promise<void> {
  const entries = await readdir(kept, { recursive: true }).catch(() => [])
  for (const file of entries.filter((name) => name.endsWith('.json'))) {
    const now = await readFile(join(folder, file), 'utf8').catch(() => undefined)
    if (now === undefined || isPart(now)) await cp(join(kept, file), join(folder, file))
  }
}

function isPart(text: string): boolean {
  const { result } = JSON.parse(text) as PageData
  return Object.keys(splitData(result.data).taken.words).length === 0
}

/** The order in which pages were read must not make another build of the same content. */
function sorted(parts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parts).sort(([a], [b]) => (a < b ? -1 : 1)))
}
