import { localeCookieDays } from '../site/localeCookie'

/** A value that placeholders can insert, or a group of such values. */
export type Fact = string | number | boolean | null | Fact[] | { [name: string]: Fact }

export type Facts = Record<string, Fact>

/** The files in content/site/ whose values placeholders can insert, without file extension. */
export const factFiles = [
  'brand',
  'contact',
  'requirements',
  'media',
  'business',
  'legal',
  'releases',
]

/** Collects the facts of the parsed content files, with releases by key, and the language cookie's lifetime as `site`. */
export function collectFacts(files: Readonly<Record<string, unknown>>): Facts {
  const releases = (files.releases as { files: readonly { key: string }[] }).files
  return {
    ...(files as Facts),
    releases: Object.fromEntries(releases.map((file) => [file.key, file as unknown as Fact])),
    site: { localeCookieDays },
  }
}
