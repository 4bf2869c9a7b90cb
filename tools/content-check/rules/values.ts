import { defaultLocale } from '../../../src/site/locales'
import type { Release, ReleaseFile } from '../../../src/site/releases'
import { languageProblem } from '../characters'
import { documentsIn, textsOf, type Content, type Diagnostics, type Rule } from '../content'
import { isObject, itemsAt, leavesOf, valueAt, valuesIn, type Path } from '../data'
import type { Diagnostic } from '../diagnostic'
import { textsIn, type ContentDocument, type ContentText } from '../document'

export const valuesRules: readonly Rule[] = [
  numbers,
  models,
  dates,
  prevailingLanguage,
  releases,
  factTexts,
  captureSources,
  releaseNames,
]

/** Reports minimums above the maximum or recommended value. */
function* numbers(content: Content): Diagnostics {
  for (const document of documentsIn(content, ['site'])) {
    const leaves = leavesOf(document.value)
    const valueOf = new Map(leaves.map(({ path, value }) => [path.join('.'), value]))

    for (const { path, value } of leaves) {
      const name = path.join('.')
      const maxName = name
        .replace('.minimum.', '.recommended.')
        .replace(/\bmin(?=[A-Z])/, 'max')
        .replace(/Min(?=[A-Z]|$)/, 'Max')
      const max = valueOf.get(maxName)
      if (typeof value === 'number' && typeof max === 'number' && value > max)
        yield document.diagnostic(path, `this is above "${maxName}", expected at most ${max}`)
    }
  }
}

/** Reports recommended models that come before the minimum of the same series, such as Apple M1 before Apple M3. */
function* models(content: Content): Diagnostics {
  for (const document of documentsIn(content, ['site'])) {
    const texts = textsIn(document)
    const valueOf = new Map(texts.map(({ path, value }) => [path.join('.'), value]))

    for (const { path, value, diagnostic } of texts) {
      const minimum = valueOf.get(path.join('.').replace('.recommended.', '.minimum.'))

      if (minimum && seriesOf(minimum) === seriesOf(value) && modelOf(value) < modelOf(minimum))
        yield diagnostic(`this is below the minimum, expected ${minimum} or a later model`)
    }
  }
}

/** Returns the name of a product without its numbers: "Core i" for "Core i5 9400". */
function seriesOf(product: string): string {
  return product.replace(/[\d ]+/g, ' ')
}

/** Returns the last number in the name of a product: 9400 for "Core i5 9400". */
function modelOf(product: string): number {
  return Number(/\d+(?=\D*$)/.exec(product)?.[0])
}

function* dates(content: Content): Diagnostics {
  const { today } = content.site
  for (const { value, diagnostic } of textsOf(content, ['site', 'root'])) {
    // Some legal texts have only a year, or an ambiguous date such as 09/04/2021, of which only the year is compared.
    const date = /^(?:\d\d\/\d\d\/)?(\d{4}(?:-\d\d-\d\d)?)$/.exec(value)?.[1]
    if (date && date > today.slice(0, date.length))
      yield diagnostic(`${value} is in the future, expected at most ${today}`)
  }
}

/** Warns of a company on one line, because the page shows the lines of the postal address as they are. */
export function* valueWarnings({ validDocument }: Content): Diagnostics {
  const brand = validDocument('content/site/brand.yaml')
  for (const { path, value, diagnostic } of brand ? textsIn(brand) : [])
    if (path[0] === 'company' && !value.trim().includes('\n'))
      yield diagnostic(
        'the name and the address are on one line, expected "|-" after the colon and each line below it',
      )
}

/** Reports a `prevailingLanguage` of legal texts if the site is not available in that language. */
function* prevailingLanguage(content: Content): Diagnostics {
  const { locales } = content.site
  for (const { path, value, diagnostic } of textsOf(content, ['site']))
    if (path.at(-1) === 'prevailingLanguage' && !Object.hasOwn(locales, value))
      yield diagnostic(`expected a language of the site: ${Object.keys(locales).join(', ')}`)
}

const releasesFile = 'content/site/releases.json'

type ListedRelease = Release & Partial<ReleaseFile>

/** Reports inconsistent versions, dates, hashes and notes in releases.json. */
function* releases({ validDocument }: Content): Diagnostics {
  const document = validDocument(releasesFile)
  if (!document) return
  const all = listedReleases(document.value as { files: readonly ListedRelease[] })
  const hashes = all.map(({ release }) => release.sha256)
  const noted = all.map(({ release }) => release.notes && release.version)

  for (const [index, { release, older, path }] of all.entries()) {
    const { version, sha256, notes } = release
    const report: Report = (key, message) => document.diagnostic([...path, key], message)

    if (older) yield* orderErrors(release, older, report)
    if (sha256 && hashes.indexOf(sha256) !== index)
      yield report('sha256', 'another file has the same hash, measure both again')
    if (notes && version && noted.indexOf(version) !== index)
      yield report('notes', 'another file has notes of this version, one is enough')
  }
}

/** Creates a diagnostic about a field of a release. */
type Report = (key: keyof Release, message: string) => Diagnostic

/** Returns the current and the previous releases of all files, each with its path and the release before it. */
function listedReleases({ files }: { readonly files: readonly ListedRelease[] }) {
  return files.flatMap((file, index) => {
    const { previous = [] } = file

    return [file, ...previous].map((release, age) => {
      const path = ['files', index, ...(age > 0 ? ['previous', age - 1] : [])]

      return { release, older: previous[age], path }
    })
  })
}

/** Reports a release that is not newer than the one before it. */
function* orderErrors(release: Release, older: Release, report: Report): Diagnostics {
  const { version, released } = release
  if (version && older.version && compareVersions(version, older.version) <= 0)
    yield report('version', `expected a version that is newer than ${older.version}`)
  if (released && older.released && released < older.released) {
    const reason = 'because the older version is of that day'

    yield report('released', `expected ${older.released} or later, ${reason}`)
  }
}

/** The facts that are texts, by language. */
const textFacts = ['notes', 'alt', 'caption']

/** Reports texts in content/site/ that are missing in a language, not translated, or in an unknown language. */
function* factTexts(content: Content): Diagnostics {
  const { locales } = content.site

  for (const { file } of documentsIn(content, ['site'])) {
    const document = content.validDocument(file)
    if (!document) continue

    for (const { path, value: texts } of valuesIn(document.value)) {
      if (!textFacts.includes(String(path.at(-1))) || !isObject(texts)) continue

      for (const [language, { intl }] of Object.entries(locales))
        yield* factTextErrors(document, path, { language, intl, texts })
      for (const key of Object.keys(texts))
        if (!Object.hasOwn(locales, key))
          yield document.keyDiagnostic([...path, key], `"${key}" is not a language of the site`)
    }
  }
}

/** Reports a fact's text that is missing in a language, or in another language. `texts` are the fact's texts. */
function* factTextErrors(
  document: ContentDocument,
  path: Path,
  { language, intl, texts }: { language: string; intl: string; texts: Record<string, unknown> },
): Diagnostics {
  const text = texts[language]
  if (typeof text !== 'string') {
    const name = String(path.at(-1))

    yield document.diagnostic(path, `"${language}" is missing, add the ${name} in it`)

    return
  }

  if (language === defaultLocale) return

  const isCopy = text === texts[defaultLocale] && /\p{L}{2}/u.test(text)
  const same = 'this is the same as in English, translate it'
  const problem = isCopy ? same : languageProblem(text, intl)
  if (problem) yield document.diagnostic([...path, language], problem)
}

/** Reports recordings without the URL of their video, and screenshots with one. */
function* captureSources({ validDocument }: Content): Diagnostics {
  const document = validDocument('content/site/captures.yaml')
  if (!document) return

  for (const [index, item] of itemsAt(document.value, 'captures').entries()) {
    const { kind, source } = item as { kind: string; source: string | null }
    const path = ['captures', index, 'source']

    if (kind === 'recording' && source === null)
      yield document.diagnostic(path, 'a recording needs the URL of its video')
    if (kind === 'screenshot' && source !== null)
      yield document.diagnostic(path, 'a screenshot has no video, expected null')
  }
}

/** Reports file names and URLs with another version than `version`, and URLs that do not end with the file name. */
function* releaseNames({ validDocument }: Content): Diagnostics {
  const document = validDocument(releasesFile)
  if (!document) return

  for (const text of textsIn(document)) {
    const { path, diagnostic } = text
    const depth = path.includes('previous') ? 4 : 2
    if (path[0] !== 'files' || !/^(fileName|channels|signature|url)$/.test(String(path[depth])))
      continue
    const { version, fileName } = valueAt(document.value, path.slice(0, depth)) as Release
    const part = otherVersion(text.value, version)
    if (version !== null && part !== undefined)
      yield diagnostic(`this is version ${part}, expected ${version} as in "version"`, part)
    else if (!leadsTo(fileName, text, path[depth] === 'signature'))
      yield diagnostic(`expected a URL that ends with /${fileName}`)
  }
}

/** Returns the first version in a file name or URL that is not the expected one, which may have a suffix. */
function otherVersion(name: string, expected: string | null): string | undefined {
  const versions = name.match(/\d+\.\d+\.\d+/g) ?? []

  return versions.find((one) => !expected?.startsWith(one) || !name.includes(expected))
}

/** Returns whether a URL ends with a file name. The name of a signature has another extension in addition. */
function leadsTo(fileName: string, { path, value }: ContentText, isSignature: boolean): boolean {
  // The URL of a mirror may lead to a download page instead of a file.
  if (!URL.canParse(value) || path.at(-1) === 'mirror') return true
  const { pathname } = new URL(value)

  return (isSignature ? pathname.replace(/\.\w+$/, '') : pathname).endsWith(`/${fileName}`)
}

/** Compares versions. Returns a negative number if the first is older. A pre-release is older than its release. */
function compareVersions(first: string, second: string): number {
  const numeric = new Intl.Collator('en', { numeric: true })
  const core = (version: string) => version.replace(/-.*/, '')
  const isRelease = (version: string) => Number(!version.includes('-'))

  return (
    numeric.compare(core(first), core(second)) ||
    isRelease(first) - isRelease(second) ||
    numeric.compare(first, second)
  )
}
