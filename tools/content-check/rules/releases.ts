import type { Release, ReleaseFile } from '../../../src/site/releases'
import type { Content, Diagnostics, Rule } from '../content'
import { valueAt } from '../data'
import type { Diagnostic } from '../diagnostic'
import { textsIn, type ContentText } from '../document'

/** Rules for the versions, dates, hashes, notes and names of files in releases.json. */
export const releasesRules: readonly Rule[] = [releases, releaseNames]

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
