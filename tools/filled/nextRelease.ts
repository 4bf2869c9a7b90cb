import { localeCodes, locales } from '../../src/site/locales'

/** An entry of releases.json. A file without a version is not published yet. */
export interface ReleaseEntry {
  version: string | null
  fileName: string
  channels: Record<string, string | null>
}

/** Short notes about a version in every language, with emphasis and a link. */
const notes = Object.fromEntries(
  localeCodes.map((locale) => [locale, `- **${locales[locale].name}** [3.0](/tutorial/)`]),
)

const bytes = 12_345_678

/** Returns the entry for the next version of a file, with all facts. `index` gives each file hashes of its own. */
export function nextRelease(entry: ReleaseEntry, index: number): ReleaseEntry {
  const { version } = entry
  const next = version && nextVersion(version)
  const renewed = next ? withVersion(entry, next) : entry
  const { preferred } = renewed.channels

  return {
    ...renewed,
    bytes,
    sha256: `a${index}`.repeat(32),
    signature: preferred && `${preferred}.asc`,
    released: '2026-01-15',
    notes: next && notes,
    previous: version ? [version, firstVersion(version)].map(olderFile) : [],
  } as ReleaseEntry

  function olderFile(older: string, age: number) {
    const { fileName, channels } = withVersion(entry, older)
    const sha256 = `${index}${age}ab`.repeat(16)

    return {
      version: older,
      fileName,
      bytes,
      sha256,
      released: null,
      notes,
      url: channels.preferred,
    }
  }
}

/** Returns an entry with another version, also in the names of its file and in its URLs. */
function withVersion(entry: ReleaseEntry, version: string): ReleaseEntry {
  const renamed = (text: string) => text.replaceAll(entry.version ?? version, version)
  const channels = Object.entries(entry.channels).map(([name, url]) => [name, url && renamed(url)])

  return {
    ...entry,
    version,
    fileName: renamed(entry.fileName),
    channels: Object.fromEntries(channels) as ReleaseEntry['channels'],
  }
}

/** Returns `3.0.4` for `3.0.3`. */
function nextVersion(version: string): string {
  return version.replace(/\d+$/, (last) => String(Number(last) + 1))
}

/** Returns `3.0.0` for `3.0.3`. */
function firstVersion(version: string): string {
  return version.replace(/\d+\.\d+$/, '0.0')
}
