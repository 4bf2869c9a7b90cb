import { formatDay, formatMoney } from '../content/formats'
import { formatBytes } from '../lib/formats'
import { proseTree } from '../content/prose'
import type { Locale } from '../site/locales'
import type { PreviousRelease, ReleaseFile } from '../site/releases'
import { isSystem, mainFiles, tools } from '../site/systems'
import { releaseTime } from './gitHistory'
import type { Context } from './nodeModel'

interface Arguments {
  readonly language: Locale
}

type Release = ReleaseFile | PreviousRelease

function formatted<Source>(resolve: (source: Source, args: Arguments) => string | null) {
  return { type: 'String', args: { language: 'String!' }, resolve }
}

const releaseFields = {
  size: formatted(({ bytes }: Release, { language }) =>
    bytes === null ? null : formatBytes(bytes, language),
  ),
  day: formatted(
    ({ released }: Release, { language }) => released && formatDay(released, language),
  ),
  news: {
    type: 'JSON',
    args: { language: 'String!' },
    resolve: ({ notes }: Release, { language }: Arguments) =>
      notes && proseTree(String(notes[language])),
  },
}

const times = new Map<string, string | undefined>()

/** Returns when a release was published. Reads Git's history once per file, because every page needs the time. */
function updatedTime(file: ReleaseFile): string | undefined {
  const key = `${file.fileName} ${file.released ?? ''}`
  if (!times.has(key)) times.set(key, releaseTime(process.cwd(), file))
  return times.get(key)
}

type Packages = Queries.ReleasesPackages

/** Creates a release file's GraphQL field from `packages` in content/site/releases.json; null if unknown. */
function packageField(select: (packages: Packages, file: ReleaseFile) => string | null) {
  return {
    type: 'String',
    resolve: async (file: ReleaseFile, _: unknown, { nodeModel }: Context) => {
      const releases = await nodeModel.findOne<{ packages: Packages }>({ type: 'Releases' })
      return releases && select(releases.packages, file)
    },
  }
}

function packageCommand(packages: Packages, { key, platform }: ReleaseFile) {
  const isMain = isSystem(platform) && key === mainFiles[platform]
  return isMain ? tools[platform].packageCommand(packages) : null
}

/**
 * The GraphQL fields with facts that are formatted at build time, because the first use of `Intl` would block a phone's
 * main thread for 0.1 s.
 */
export const formattedFields = {
  Releases: {
    updated: formatted(({ files }: { files: readonly ReleaseFile[] }, { language }) => {
      const times = files.map((file) => updatedTime(file) ?? '')
      const newest = times.sort().at(-1)
      return newest ? formatDay(newest.slice(0, 10), language) : null
    }),
  },
  ReleasesFiles: {
    ...releaseFields,
    updated: { type: 'String', resolve: updatedTime },
    publisher: packageField((packages, { platform }) =>
      isSystem(platform) ? tools[platform].signer(packages) : null,
    ),
    signingKey: packageField(({ signingKey }) => signingKey),
    packageCommand: packageField(packageCommand),
  },
  ReleasesFilesPrevious: releaseFields,
  PlansPlans: {
    priceText: formatted(
      ({ price }: Queries.PlansPlans, { language }) => price && formatMoney(price, language),
    ),
  },
}
