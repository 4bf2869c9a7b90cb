import { checkTexts, documentsIn, type Content } from '../content'
import { isObject, keyOf, leavesOf, type Path } from '../data'
import type { Diagnostic } from '../diagnostic'
import type { ContentDocument } from '../document'

/** No list has a key or a value twice. */
export function duplicateItems({ documents }: Content): Diagnostic[] {
  return [...documents.values()].flatMap((document) =>
    listsIn(document.value, []).flatMap(({ path, items }) => {
      const names = items.map((item) => (isObject(item) ? keyOf(item) : JSON.stringify(item)))
      return names.flatMap((name, index) => {
        if (name === undefined || names.indexOf(name) === index) return []
        const target = isObject(items[index]) ? { key: 'key' } : {}
        return [document.diagnostic([...path, index], `${name} is twice in this list`, target)]
      })
    }),
  )
}

function listsIn(value: unknown, path: Path): { path: Path; items: unknown[] }[] {
  if (Array.isArray(value)) {
    const inner = value.flatMap((item, index) => listsIn(item, [...path, index]))
    return [{ path, items: value as unknown[] }, ...inner]
  }
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, item]) => listsIn(item, [...path, key]))
}

/** A minimum is not above its maximum, and no number is too large to be exact. */
export function numbers(content: Content): Diagnostic[] {
  return documentsIn(content, ['site']).flatMap((document) => {
    const leaves = leavesOf(document.value)
    const valueOf = new Map(leaves.map(({ path, value }) => [path.join('.'), value]))
    return leaves.flatMap(({ path, value }) => {
      if (typeof value !== 'number') return []
      if (!Number.isSafeInteger(Math.trunc(value)))
        return [document.diagnostic(path, 'this number is too large')]
      const key = String(path.at(-1))
      const maxKey = key.replace(/^min(?=[A-Z])/, 'max').replace(/Min(?=[A-Z]|$)/, 'Max')
      const max = valueOf.get([...path.slice(0, -1), maxKey].join('.'))
      if (typeof max !== 'number' || value <= max) return []
      return [document.diagnostic(path, `this is above "${maxKey}", expected at most ${max}`)]
    })
  })
}

/** No date of a release, a legal text or a decision is in the future. */
export function dates(content: Content): Diagnostic[] {
  return checkTexts(documentsIn(content, ['site', 'root']), ({ value }) => {
    if (!/^\d{4}-\d\d-\d\d$/.test(value) || value <= content.site.today) return []
    return [{ message: `${value} is in the future, expected at most ${content.site.today}` }]
  })
}

/** Every currency is one of ISO 4217. */
export function currencies(content: Content): Diagnostic[] {
  const known = Intl.supportedValuesOf('currency')
  return checkTexts(documentsIn(content, ['site']), ({ path, value }) => {
    if (path.at(-1) !== 'currency' || known.includes(value)) return []
    return [{ message: `"${value}" is not a currency of ISO 4217, expected one such as USD` }]
  })
}

/** One version of a file in releases.json. */
interface Release {
  readonly version: string | null
  readonly fileName: string
  readonly bytes: number | null
  readonly sha256: string | null
  readonly channels?: Readonly<Record<string, string | null>>
  readonly address?: string | null
  readonly previous?: readonly Release[]
}

const minimumBytes = 1_000_000

/** Versions, sizes, hashes and names of releases agree with each other. */
export function releases({ documents, sound }: Content): Diagnostic[] {
  const document = documents.get('content/site/releases.json')
  const data = sound('content/site/releases.json') as { files: readonly Release[] } | undefined
  if (!document || !data) return []
  const all = data.files.flatMap((release, index) => [
    { release, path: ['files', index] as Path },
    ...(release.previous ?? []).map((earlier, place) => ({
      release: earlier,
      path: ['files', index, 'previous', place] as Path,
    })),
  ])
  const hashes = all.map(({ release }) => release.sha256)
  return all.flatMap(({ release, path }, index) => {
    const at = (key: string, message: string) => document.diagnostic([...path, key], message)
    const newest = release.previous?.[0]?.version
    const isOld = release.version && newest && compareVersions(release.version, newest) <= 0
    const isSmall = release.bytes !== null && release.bytes < minimumBytes
    const isRepeated = release.sha256 !== null && hashes.indexOf(release.sha256) !== index
    return [
      ...(isOld ? [at('version', `expected a version that is newer than ${newest}`)] : []),
      ...(isSmall ? [at('bytes', 'the file is smaller than 1 MB, measure it again')] : []),
      ...(isRepeated ? [at('sha256', 'another file has the same hash, measure both again')] : []),
      ...otherVersions(document, path, release),
    ]
  })
}

/** A file name or URL that contains a version contains the version of its release. */
function otherVersions(document: ContentDocument, path: Path, release: Release): Diagnostic[] {
  const { version, fileName, channels, address } = release
  if (version === null) return []
  return leavesOf({ fileName, channels, address }).flatMap(({ path: rest, value }) => {
    const found = typeof value === 'string' ? /\d+\.\d+\.\d+/.exec(value)?.[0] : undefined
    if (found === undefined || String(value).includes(version)) return []
    const message = `this is version ${found}, expected ${version} as in "version"`
    return [document.diagnostic([...path, ...rest], message, { part: found })]
  })
}

/** Negative if the first version is older; a pre-release is older than its release. */
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
