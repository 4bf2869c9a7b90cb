import { joinData, sharedDataPath, type QueryData, type SharedFile } from '../lib/sharedData'
import type { Locale } from '../site/locales'

let shared: SharedFile | undefined

/** Fetches what the pages of this language share, and notes their build; rejects, as Gatsby does for a missing file, where it does not arrive. */
export async function fetchSharedData(): Promise<void> {
  const page = document.documentElement
  const path = sharedDataPath(page.lang as Locale)
  const answer = await fetch(path).catch(() => undefined)
  if (!answer?.ok) throw new Error(`page resources: ${path} did not arrive`)
  shared = (await answer.json()) as SharedFile
  page.dataset.build = shared.build
}

/** A page's data with what it shares; while the site is built or written, pages carry everything themselves. */
export function withSharedData<Data extends QueryData>(data: Data): Data {
  return shared ? joinData(data, shared) : data
}
