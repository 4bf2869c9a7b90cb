import { defaultLocale } from '../../../site/locales'
import { documentsIn, type Content } from '../content'
import { didYouMean } from '../didYouMean'
import type { Mistake } from '../mistake'
import { placeOf, proseNames, fileOfSchema } from '../place'

/** Every file that the site reads is there, in every language, and nothing else lies about. */
export function files(content: Content): Mistake[] {
  const expected = expectedPaths(content)
  const missing = expected.filter((path) => !content.paths.includes(path))
  const strange = content.paths.filter((path) => {
    const place = placeOf(path)
    return place === undefined || (place.schema !== undefined && !expected.includes(path))
  })
  return [
    ...strange.map((path) => {
      const hint = didYouMean(path, missing) || ', expected another name or place'
      return mistake(path, `nothing reads a file that is called so and lies here${hint}`)
    }),
    ...withoutEmptyFolders(missing, content).map((path) => mistake(path, 'this is missing')),
  ]
}

function expectedPaths(content: Content): string[] {
  const schemas = content.paths.map(placeOf).filter((place) => place?.room === 'schemas')
  const namespaces = documentsIn(content, 'locales', defaultLocale).map(({ file }) => placeOf(file))
  return [
    ...schemas.flatMap((schema) => fileOfSchema(schema?.name ?? '') ?? []),
    ...Object.keys(content.site.locales).flatMap((language) => [
      ...namespaces.map((place) => `content/locales/${language}/${place?.name ?? ''}.json`),
      ...proseNames.map((name) => `content/prose/${language}/${name}.yaml`),
    ]),
  ]
}

/** A language that has nothing yet is one mistake, not one for each of its files. */
function withoutEmptyFolders(missing: readonly string[], { paths }: Content): string[] {
  const folders = missing.map((path) => {
    const folder = path.replace(/[^/]+$/, '')
    if (placeOf(path)?.language === undefined) return path
    return paths.some((one) => one.startsWith(folder)) ? path : folder
  })
  return [...new Set(folders)]
}

function mistake(file: string, message: string): Mistake {
  return { file, line: 1, column: 1, path: '', message }
}
