import { pageFile } from '../../src/lib/pageFiles'
import { pathFor } from '../../src/lib/paths'
import { defaultLocale, localeCodes, type Locale } from '../../src/site/locales'
import { routeNames, type Route } from '../../src/site/routes'

/** Chooses the files that can have a fault, as paths relative to the project. */
export type ChooseFiles = (files: readonly string[]) => readonly string[]

const matching =
  (pattern: RegExp): ChooseFiles =>
  (files) =>
    files.filter((file) => pattern.test(file))

/** The built pages of routes in all languages. */
export const pages = matching(/^public\/(?:[a-z]{2}\/)?(?:\w+\/)?index\.html$/)

/** Built files that programs read. */
export const machineFiles = matching(
  /^public\/(?:llms\.txt|releases\.(?:json|atom)|sitemap-0\.xml)$/,
)

export const releasesJson = matching(/^public\/releases\.json$/)
export const hostFiles = matching(/^public\/_(?:headers|redirects)$/)
export const styleSheets = matching(/^public\/styles\.\w+\.css$/)

/** The strings of translations, without those of units, which are the same in many languages. */
export const translations = matching(/^content\/locales\/(?!en\/)\w+\/(?!units)\w+\.json$/)

/** Modules that have tests of their own. The others are seen only by tests of the built site. */
export const testedModules: ChooseFiles = (files) => {
  const tests = new Set(matching(/^(?:src|scripts|tools)\/.*\.test\.tsx?$/)(files))

  return files.filter((file) => tests.has(testOf(file)))
}

/** Returns the file with the tests of a module. */
export const testOf = (module: string): string => module.replace(/\.tsx?$/, '.test$&')

const builtPage = (route: Route, locale: Locale) => `public/${pageFile(pathFor(route, locale))}`

export const englishPages: readonly string[] = routeNames.map((route) =>
  builtPage(route, defaultLocale),
)

/** Returns the built translations of an English page. */
export function translationsOf(englishPage: string): readonly string[] {
  const route = routeNames[englishPages.indexOf(englishPage)]
  const others = localeCodes.filter((locale) => locale !== defaultLocale)

  return route ? others.map((locale) => builtPage(route, locale)) : []
}

/** The route of a built page, also if the page is a translation. */
export const routeOf = (page: string): string => /([a-z]{3,}\/)?index\.html$/.exec(page)?.[1] ?? ''
