import { formatDay, formatMoney } from '../content/datesAndMoney'
import { releaseTime } from '../content/gitHistory'
import { proseTree } from '../content/prose'
import { formatBytes } from '../lib/measures'
import { shellCommands, signers } from '../lib/shellCommands'
import type { Locale } from '../site/locales'
import type { Release, ReleaseFile } from '../site/releases'
import { isSystem, mainFiles } from '../site/systems'
import type { Context } from './messages'

/** Creates a field that is formatted in the language of the argument; null if `format` returns nothing. */
export function formatted<Source>(
  format: (source: Source, language: Locale) => string | object | null | undefined,
  type: 'String' | 'String!' | 'JSON' = 'String',
) {
  const resolve = (source: Source, { language }: { readonly language: Locale }) =>
    format(source, language)
  return { type, args: { language: 'String!' }, resolve }
}

const releaseFields = {
  size: formatted(({ bytes }: Release, language) =>
    bytes === null ? null : formatBytes(bytes, language),
  ),
  day: formatted(({ released }: Release, language) => released && formatDay(released, language)),
  news: formatted(
    ({ notes }: Release, language) => notes && proseTree(String(notes[language])),
    'JSON',
  ),
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

/** The fields that are formatted at build time. The first use of `Intl` would block a phone's main thread for 0.1 s. */
export const formattedFields = {
  Releases: {
    updated: formatted(({ files }: { files: readonly ReleaseFile[] }, language) => {
      const newest = files
        .flatMap((file) => releaseTime(file) ?? [])
        .sort()
        .at(-1)
      return newest && formatDay(newest.slice(0, 10), language)
    }),
  },
  ReleasesFiles: {
    ...releaseFields,
    updated: { type: 'String', resolve: releaseTime },
    publisher: packageField((packages, { platform }) =>
      isSystem(platform) ? signers[platform](packages) : null,
    ),
    signingKey: packageField(({ signingKey }) => signingKey),
    packageCommand: packageField((packages, { key, platform }) =>
      isSystem(platform) && key === mainFiles[platform]
        ? shellCommands[platform].install(packages)
        : null,
    ),
  },
  ReleasesFilesPrevious: releaseFields,
  PlansPlans: {
    priceText: formatted(
      ({ price }: Queries.PlansPlans, language) => price && formatMoney(price, language),
    ),
  },
}
