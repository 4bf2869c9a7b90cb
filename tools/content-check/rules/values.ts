import { defaultLocale } from '../../../src/site/locales'
import { languageProblem } from '../characters'
import { documentsIn, textsOf, type Content, type Diagnostics, type Rule } from '../content'
import { isObject, itemsAt, leavesOf, valueAt, valuesIn } from '../data'
import { textsIn } from '../document'
import type { Release, ReleaseFile } from '../../../src/site/releases'

export const valuesRules: readonly Rule[] = [
  numbers,
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

/** Reports inconsistent versions, dates, hashes and notes in releases.json. */
function* releases({ validDocument }: Content): Diagnostics {
  const document = validDocument(releasesFile)
  if (!document) return
  const { files } = document.value as { files: readonly (Release & Partial<ReleaseFile>)[] }
  const all = files.flatMap((file, index) => {
    const { previous = [] } = file
    return [file, ...previous].map((release, age) => {
      const path = ['files', index, ...(age > 0 ? ['previous', age - 1] : [])]

      return { release, older: previous[age], path }
    })
  })
  const hashes = all.map(({ release }) => release.sha256)
  const noted = all.map(({ release }) => release.notes && release.version)

  for (const [index, { release, older, path }] of all.entries()) {
    const { version, released, sha256, notes } = release
    const report = (key: string, message: string) => document.diagnostic([...path, key], message)
    if (version && older?.version && compareVersions(version, older.version) <= 0)
      yield report('version', `expected a version that is newer than ${older.version}`)
    if (released && older?.released && released < older.released) {
      const reason = 'because the older version is of that day'

      yield report('released', `expected ${older.released} or later, ${reason}`)
    }

    if (sha256 && hashes.indexOf(sha256) !== index)
      yield report('sha256', 'another file has the same hash, measure both again')
    if (notes && version && noted.indexOf(version) !== index)
      yield report('notes', 'another file has notes of this version, one is enough')
  }
}

/** The facts that are texts, by language. */
const textFacts = ['notes', 'alt', 'caption']

/** Reports texts in content/site/ that are missing in a language, not translated, or in an unknown language. */
function* factTexts(content: Content): Diagnostics {
  const { locales } = content.site

  for (const { file } of documentsIn(content, ['site'])) {
    const document = content.validDocument(file)

    for (const { path, value: texts } of valuesIn(document?.value)) {
      const fact = String(path.at(-1))
      if (!document || !textFacts.includes(fact) || !isObject(texts)) continue
      for (const [language, { intl }] of Object.entries(locales)) {
        const text = texts[language]
        const isCopy = text === texts[defaultLocale] && /\p{L}{2}/u.test(String(text))
        if (typeof text !== 'string')
          yield document.diagnostic(path, `"${language}" is missing, add the ${fact} in it`)
        else if (language !== defaultLocale) {
          const same = 'this is the same as in English, translate it'
          const problem = isCopy ? same : languageProblem(text, intl)
          if (problem) yield document.diagnostic([...path, language], problem)
        }
      }

      for (const key of Object.keys(texts))
        if (!Object.hasOwn(locales, key))
          yield document.keyDiagnostic([...path, key], `"${key}" is not a language of the site`)
    }
  }
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

  for (const { path, value, diagnostic } of document ? textsIn(document) : []) {
    const depth = path.includes('previous') ? 4 : 2
    if (path[0] !== 'files' || !/^(fileName|channels|signature|url)$/.test(String(path[depth])))
      continue
    const { version, fileName } = valueAt(document?.value, path.slice(0, depth)) as Release
    const versions = value.match(/\d+\.\d+\.\d+/g) ?? []
    const part = versions.find((one) => !version?.startsWith(one) || !value.includes(version))
    // The URL of a mirror may lead to a download page instead of a file.
    const isFile = URL.canParse(value) && path.at(-1) !== 'mirror'
    const ending = path[depth] === 'signature' ? /\.\w+$/ : ''
    if (version !== null && part !== undefined)
      yield diagnostic(`this is version ${part}, expected ${version} as in "version"`, part)
    else if (isFile && !new URL(value).pathname.replace(ending, '').endsWith(`/${fileName}`))
      yield diagnostic(`expected a URL that ends with /${fileName}`)
  }
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
