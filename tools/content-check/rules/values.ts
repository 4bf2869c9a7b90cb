import { defaultLocale } from '../../../src/site/locales'
import { languageProblem } from '../characters'
import { checkTexts, documentsIn, type Content, type Site, type Rule } from '../content'
import { leavesOf, type Path } from '../data'
import type { Diagnostic } from '../diagnostic'
import type { ContentDocument } from '../document'
import type { PreviousRelease, Release, ReleaseFile } from '../../../src/site/releases'

export const valuesRules: readonly Rule[] = [numbers, dates, prevailingLanguage, releases]

/** Reports minimums above the maximum or recommended value. */
function numbers(content: Content): Diagnostic[] {
  return documentsIn(content, ['site']).flatMap((document) => {
    const leaves = leavesOf(document.value)
    const valueOf = new Map(leaves.map(({ path, value }) => [path.join('.'), value]))
    return leaves.flatMap(({ path, value }) => {
      if (typeof value !== 'number') return []
      const name = path.join('.')
      const maxName = name
        .replace('.minimum.', '.recommended.')
        .replace(/\bmin(?=[A-Z])/, 'max')
        .replace(/Min(?=[A-Z]|$)/, 'Max')
      const max = valueOf.get(maxName)
      if (typeof max !== 'number' || value <= max) return []
      return [document.diagnostic(path, `this is above "${maxName}", expected at most ${max}`)]
    })
  })
}

function dates(content: Content): Diagnostic[] {
  return checkTexts(documentsIn(content, ['site', 'root']), ({ value }) => {
    // Some legal texts have only a year, or an ambiguous date such as 09/04/2021, of which only the year is compared.
    const date = /^(?:\d\d\/\d\d\/)?(\d{4}(?:-\d\d-\d\d)?)$/.exec(value)?.[1]
    if (date === undefined || date <= content.site.today.slice(0, date.length)) return []
    return [{ message: `${value} is in the future, expected at most ${content.site.today}` }]
  })
}

/** Warns of a company on one line, because the page shows the lines of the postal address as they are. */
export function valueWarnings({ sound, documents }: Content): Diagnostic[] {
  const file = 'content/site/brand.yaml'
  const { company } = (sound(file) ?? {}) as { company?: string | null }
  if (!company || company.trim().includes('\n')) return []
  const message =
    'the name and the address are on one line, expected "|-" after the colon and each line below it'
  const warning = documents.get(file)?.diagnostic(['company'], message)
  return warning ? [warning] : []
}

/** Reports a `prevailingLanguage` of legal texts if the site is not available in that language. */
function prevailingLanguage(content: Content): Diagnostic[] {
  const { locales } = content.site
  return checkTexts(documentsIn(content, ['site']), ({ path, value }) => {
    if (path.at(-1) !== 'prevailingLanguage' || Object.hasOwn(locales, value)) return []
    return [{ message: `expected a language of the site: ${Object.keys(locales).join(', ')}` }]
  })
}

type AnyRelease = Release &
  Partial<Pick<ReleaseFile, 'signature' | 'channels' | 'previous'>> &
  Partial<Pick<PreviousRelease, 'url'>>

/** Reports inconsistent versions, dates, hashes, file names, URLs and notes in releases.json. */
function releases({ documents, sound, site }: Content): Diagnostic[] {
  const document = documents.get('content/site/releases.json')
  const data = sound('content/site/releases.json') as { files: readonly AnyRelease[] } | undefined
  if (!document || !data) return []
  const all = data.files.flatMap((release, index) => {
    const path: Path = ['files', index]
    const earlier = release.previous ?? []
    return [release, ...earlier].map((one, place) => ({
      release: one,
      older: earlier[place],
      path: place === 0 ? path : [...path, 'previous', place - 1],
    }))
  })
  const hashes = all.map(({ release }) => release.sha256)
  const noted = all.map(({ release }) => release.notes && release.version)
  return all.flatMap(({ release, older, path }, index) => {
    const { version, released, sha256 } = release
    const at = (key: string, message: string) => document.diagnostic([...path, key], message)
    const isOld = version && older?.version && compareVersions(version, older.version) <= 0
    const isEarly = released && older?.released && released < older.released
    const isRepeated = sha256 !== null && hashes.indexOf(sha256) !== index
    const isNoted = noted[index] && noted.indexOf(noted[index]) !== index
    return [
      ...(isOld ? [at('version', `expected a version that is newer than ${older.version}`)] : []),
      ...(isEarly
        ? [
            at(
              'released',
              `expected ${older.released} or later, because the older version is of that day`,
            ),
          ]
        : []),
      ...(isRepeated ? [at('sha256', 'another file has the same hash, measure both again')] : []),
      ...(isNoted ? [at('notes', 'another file has notes of this version, one is enough')] : []),
      ...noteErrors(document, [...path, 'notes'], release, site.locales),
      ...nameErrors(document, path, release),
    ]
  })
}

/** Reports release notes that are missing in a language, not translated, or in an unknown language. */
function noteErrors(
  document: ContentDocument,
  path: Path,
  { notes }: Release,
  locales: Site['locales'],
): Diagnostic[] {
  if (!notes) return []
  const extra = Object.keys(notes).filter((language) => !Object.hasOwn(locales, language))
  return [
    ...Object.entries(locales).flatMap(([language, { intl }]) => {
      const note = notes[language]
      if (typeof note !== 'string')
        return [document.diagnostic(path, `"${language}" is missing, add the notes in it`)]
      const isCopy = note === notes[defaultLocale] && /\p{L}{2}/u.test(note)
      const problem = isCopy ? 'this is the same as in English' : languageProblem(note, intl)
      if (language === defaultLocale || !problem) return []
      return [document.diagnostic([...path, language], `${problem}, translate it`)]
    }),
    ...extra.map((key) =>
      document.diagnostic(path, `"${key}" is not a language of the site`, { key }),
    ),
  ]
}

/**
 * Reports file names and URLs that contain a different version from `version`, and URLs that do not end with the file
 * name.
 */
function nameErrors(document: ContentDocument, path: Path, release: AnyRelease): Diagnostic[] {
  const { version, fileName, channels, signature, url } = release
  return leavesOf({ fileName, channels, signature, url }).flatMap(({ path: rest, value }) => {
    if (typeof value !== 'string') return []
    const place = [...path, ...rest]
    const found = value.match(/\d+\.\d+\.\d+/g) ?? []
    const part = found.find((one) => !version?.startsWith(one) || !value.includes(version))
    if (version !== null && part !== undefined) {
      const message = `this is version ${part}, expected ${version} as in "version"`
      return [document.diagnostic(place, message, { part })]
    }
    // The URL of a mirror may lead to a download page instead of a file.
    const ending = rest[0] === 'signature' ? /\.\w+$/ : ''
    const isFile =
      !URL.canParse(value) ||
      rest.at(-1) === 'mirror' ||
      new URL(value).pathname.replace(ending, '').endsWith(`/${fileName}`)
    return isFile ? [] : [document.diagnostic(place, `expected a URL that ends with /${fileName}`)]
  })
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
