import * as constants from '../../site/constants'

/** A value that a sentence may ask for: a leaf or a branch of the facts. */
export type Fact = string | number | boolean | null | Fact[] | { [name: string]: Fact }

/** Every fact of the site, by the name of the file it stands in and its path in that file. */
export type Facts = Record<string, Fact>

/** The files of content/site/ whose values sentences may ask for, by file name without ending. */
export const factFiles = [
  'brand',
  'contact',
  'requirements',
  'media',
  'business',
  'legal',
  'releases',
] as const

export type FactFile = (typeof factFiles)[number]

/**
 * Makes the facts from the parsed content files: `{ brand: { name: "…" }, … }` goes in, and comes out
 * with the constants of the site under `site` and each release under its key.
 */
export function collectFacts(files: Readonly<Record<FactFile, unknown>>): Facts {
  const releases = (files.releases as Queries.Releases).files
  return {
    ...(files as Facts),
    releases: Object.fromEntries(releases.map((file) => [file.key, file as unknown as Fact])),
    site: { ...constants },
  }
}
