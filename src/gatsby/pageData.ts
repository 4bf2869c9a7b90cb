import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pageDataFile } from '../lib/pageFiles'
import {
  mergeShared,
  sharedDataPath,
  splitData,
  type QueryData,
  type SharedData,
  type SharedFile,
} from '../lib/sharedData'
import type { Locale } from '../site/locales'
import { digestOf } from './postBuild/buildManifest'
import type { BuiltPage } from './postBuild/builtPage'

interface PageData {
  readonly result: { readonly data: QueryData; readonly pageContext: { readonly locale?: Locale } }
}

/** The digest of every page's file, by path below the folder of the site, and what the pages of each language share. */
interface SplitData {
  readonly data: ReadonlyMap<string, string>
  readonly shared: ReadonlyMap<Locale, SharedData>
}

/** Takes what the pages of a language share out of their files of data; throws where one is missing. */
export async function splitPageData(
  folder: string,
  pages: readonly BuiltPage[],
): Promise<SplitData> {
  const data = new Map<string, string>()
  const shared = new Map<Locale, SharedData>()
  for (const { path } of pages) {
    const file = pageDataFile(path)
    const page = JSON.parse(await readFile(join(folder, file), 'utf8')) as PageData
    const { locale } = page.result.pageContext
    if (!locale) continue
    const { own, taken } = splitData(page.result.data)
    const text = JSON.stringify({ ...page, result: { ...page.result, data: own } })
    await writeFile(join(folder, file), text)
    data.set(file, digestOf(text))
    shared.set(locale, mergeShared(shared.get(locale) ?? { words: {}, facts: {} }, taken))
  }
  return { data, shared }
}

/** The files of what the pages of each language share, by path: each also says to which build the pages belong. */
export function sharedFiles(shared: SplitData['shared'], build: string): Map<string, string> {
  const files = [...shared].map(([locale, { words, facts }]) => {
    const file: SharedFile = { build, words: sorted(words), facts: sorted(facts) }
    return [sharedDataPath(locale).slice(1), JSON.stringify(file)] as const
  })
  return new Map(files)
}

/** Copies the whole data of the pages below `folder` into the folder `kept`, before the parts take its place. */
export async function keepPageData(
  folder: string,
  kept: string,
  pages: readonly BuiltPage[],
): Promise<void> {
  await rm(kept, { recursive: true, force: true })
  await Promise.all(
    pages.map(async ({ path }) => {
      const file = pageDataFile(path)
      await mkdir(dirname(join(kept, file)), { recursive: true })
      await copyFile(join(folder, file), join(kept, file))
    }),
  )
}

/**
 * Gives pages their whole data back before the next build: from it, Gatsby makes the pages whose queries answer as
 * before. What it has written anew since, while a page was being developed, stays.
 */
export async function restorePageData(folder: string, kept: string): Promise<void> {
  const entries = await readdir(kept, { recursive: true }).catch(() => [])
  await Promise.all(
    entries
      .filter((name) => name.endsWith('.json'))
      .map(async (file) => {
        const target = join(folder, file)
        const now = await readFile(target, 'utf8').catch(() => undefined)
        if (now !== undefined && !isPart(now)) return
        await mkdir(dirname(target), { recursive: true })
        await copyFile(join(kept, file), target)
      }),
  )
}

/** Whether a text is a page's own part of its data, or what a build that was killed in the middle of a file left. */
function isPart(text: string): boolean {
  const page = parsed(text)
  return !page || Object.keys(splitData(page.result.data).taken.words).length === 0
}

function parsed(text: string): PageData | undefined {
  try {
    return JSON.parse(text) as PageData
  } catch {
    return undefined
  }
}

/** The order in which pages were read must not make another build of the same content. */
function sorted(parts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parts).sort(([a], [b]) => (a < b ? -1 : 1)))
}
